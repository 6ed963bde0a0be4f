import { parseCard } from '@geduld/notation';
import type { Messages } from '../messages/messages.ts';

/** Cards stand in a note as `{7H}`: each language names them as everywhere else. A sentence begins with a capital. */
export const withCardNames = (note: string, card: Messages['card']): string => {
  const named = note.replace(/\{(\w+)\}/g, (whole, text: string) => {
    const read = parseCard(text);
    return read.ok ? card(read.value) : whole;
  });
  return named.replace(/^\p{Ll}|(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
};
