/**
 * Does a language speak of so many things as of one? In all languages of ours one thing is one and two are not; about
 * nothing they differ. The rules are made only when that is asked: it takes tens of milliseconds on a slow phone,
 * and the cards' names are counted before the first of them is painted.
 */
export const oneIn = (language: string): ((count: number) => boolean) => {
  let rules: Intl.PluralRules | undefined;
  return (count) => {
    if (count >= 1 && Number.isInteger(count)) return count === 1;
    rules ??= new Intl.PluralRules(language);
    return rules.select(count) === 'one';
  };
};

/**
 * The form of a word that goes with so many things, in a language that has more than two. `Form` are the forms that whole
 * numbers take there, so that a word without one of them does not compile; `rest` is the one for every other number.
 */
export const formIn = <Form extends Intl.LDMLPluralRule>(language: string, rest: Form) => {
  let rules: Intl.PluralRules | undefined;
  return (count: number, forms: Readonly<Record<Form, string>>): string => {
    rules ??= new Intl.PluralRules(language);
    const form = rules.select(count);
    return form in forms ? forms[form as Form] : forms[rest];
  };
};
