/** The text that an address names as a deal, `#RU1-C-AAAAABB` or `?code=…`, unread; `undefined` when there is none. */
export const linkText = ({ hash, search }: Pick<Location, 'hash' | 'search'>): string | undefined => {
  const found = new URLSearchParams(search).get('code') ?? unescaped(hash.slice(1));
  return found === '' ? undefined : found;
};

/** An address may hold a lone percent sign: then it is taken as it stands. */
const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The address under which a deal can be opened by others. */
export const linkTo = (code: string): string => new URL(`#${code}`, location.href.split('#')[0]).href;
