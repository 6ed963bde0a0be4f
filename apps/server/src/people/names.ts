import { ok, type Result } from '@geduld/core';
import type { Handler } from '../http/handlers.ts';
import { type Refused, refused } from '../http/problems.ts';
import { tellMe } from './devices.ts';

/** Signs of a shown name, as a person counts them. */
const LEAST = 2;
const MOST = 20;
/** The same in code points, so that no sign is a tower of marks. */
const MOST_POINTS = 40;
const EXPECTED = `${LEAST} to ${MOST} letters, digits, spaces and . - _ '`;

const ALLOWED = /^[\p{L}\p{M}\p{N} .\-_']*$/u;
/** What shows nothing, some letters among it. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const SPEAKS = /[\p{L}\p{N}]/u;
/** Marks over marks, as nobody's writing has them. */
const TOWER = /\p{M}{3}/u;
const SIGNS = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Letters and digits that are taken for a Latin letter, by that letter. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  a: '4аα',
  c: 'сϲ',
  d: 'ԁ',
  e: '3еє',
  g: '9ց',
  i: '1!іιıl|',
  m: 'м',
  n: 'п',
  o: '0оοօ',
  p: 'рρ',
  r: 'г',
  s: '5ѕ',
  t: '7т',
  u: 'υս',
};
const LATIN = new Map(
  Object.entries(TAKEN_FOR).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/**
 * Words that would speak for the house: this one anywhere, these at the beginning of a name or as a word of it, those as all of
 * it. `l` is read as `i`, see above.
 */
const OURS = 'geduid';
const HOUSE = ['admin', 'administrator', 'moderator', 'officiai'];
const OFFICES = ['mod', 'root', 'staff', 'support', 'system', 'server', 'team'];

/** A name as it looks at a glance: without marks and gaps, look-alikes as the letters that they look like. */
const glanceOf = (name: string): string =>
  [
    ...name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .map((sign) => LATIN.get(sign) ?? sign)
    .join('');

const speaksForTheHouse = (name: string): boolean => {
  const glance = glanceOf(name);
  const words = name.split(/[ .\-_']+/).map(glanceOf);
  return (
    glance.includes(OURS) ||
    HOUSE.some((word) => glance.startsWith(word) || words.includes(word)) ||
    OFFICES.includes(glance)
  );
};

/** A name as it is kept: one form for all ways to write it, no gaps at its ends. Refused with what is wrong. */
export const readName = (text: string): Result<string, Refused> => {
  const name = text.normalize('NFKC').trim();
  const wrong = (says: string) =>
    refused('name', says, { place: 'name', found: name.slice(0, 80), expected: EXPECTED });
  if (!ALLOWED.test(name) || UNSEEN.test(name))
    return wrong('The name holds a character that names do not have here.');
  const length = [...SIGNS.segment(name)].length;
  if (length < LEAST) return wrong('The name is too short.');
  if (length > MOST || [...name].length > MOST_POINTS) return wrong('The name is too long.');
  if (!SPEAKS.test(name) || TOWER.test(name) || name.includes('  '))
    return wrong('The name cannot be read well: letters are missing, or gaps and marks are piled up.');
  if (speaksForTheHouse(name)) return wrong('The name would speak for those who run this server.');
  return ok(name);
};

/** Gives or takes away the shown name. */
export const rename: Handler<'rename'> = async ({ body, write }) => {
  const name = body.name === null ? ok(null) : readName(body.name);
  if (!name.ok) return name;
  return write(async (tx, asker) => {
    await tx.updateTable('person').set({ name: name.value }).where('id', '=', asker.person).execute();
    return tellMe(tx, asker);
  });
};
