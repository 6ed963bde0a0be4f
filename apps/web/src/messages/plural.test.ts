import { expect, test } from 'vitest';
import { LANGUAGES } from './messages.ts';
import { oneIn } from './plural.ts';

test.each(LANGUAGES)('%s counts as Intl says', (language) => {
  const one = oneIn(language);
  const rules = new Intl.PluralRules(language);
  for (const count of [...Array(200).keys(), 0.5, 1.5, 1_000_000])
    expect(one(count), String(count)).toBe(rules.select(count) === 'one');
});
