import type { Result } from '@geduld/core';
import { type CodeFault, type DealCode, readCode } from '@geduld/notation';

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

/** The deal that the address of the page names; none when its code cannot be read, which `takeLink` will say. */
export const linkedDeal = (): DealCode | undefined => {
  const text = linkText(location);
  const read = text === undefined ? undefined : readCode(text);
  return read?.ok ? read.value : undefined;
};

/** Takes the link off the address, so that a reload goes on with the game and not back to the deal. */
export const takeLink = (): Result<DealCode, CodeFault> | undefined => {
  const text = linkText(location);
  if (text === undefined) return undefined;
  history.replaceState(null, '', location.pathname);
  return readCode(text);
};

/** The address under which a deal can be opened by others. */
export const linkTo = (code: string): string => new URL(`#${code}`, location.href.split('#')[0]).href;
