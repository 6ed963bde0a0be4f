import type { Looks } from '../contract.ts';
import type { FaceDesign } from '../faceDesign.ts';
import { standard } from '../faces.ts';
import { largeIndex } from '../largeIndex.ts';

import { BACK_DESIGNS } from './backs.ts';
import { BACKS, type BackId, type Entry, FACES, type FaceId, TABLES, type TableId } from './catalogue.ts';
import { letterLine, lettersOf } from './letters.ts';
import { TABLE_DESIGNS } from './tables.ts';

export { emptyPreview, facePreview, PREVIEW_WIDTH } from './preview.ts';
export { BACK_DESIGNS, BACKS, FACES, letterLine, TABLE_DESIGNS, TABLES };

/** Every design of faces; each that is not a default is a chunk of its own. */
const FACE_DESIGNS: Readonly<Record<FaceId, () => Promise<FaceDesign>>> = {
  standard: async () => standard,
  largeIndex: async () => largeIndex,
  fourColor: async () => (await import('./fourColor.ts')).fourColor,
  minimal: async () => (await import('./minimal.ts')).minimal,
  engraved: async () => (await import('./engraved.ts')).engraved,
  deco: async () => (await import('./deco.ts')).deco,
  night: async () => (await import('./night.ts')).night,
  contrast: async () => (await import('./contrast.ts')).contrast,
  jumbo: async () => (await import('./jumbo.ts')).jumbo,
};

/** The design of faces of an id. */
export const facesOf = (id: FaceId): Promise<FaceDesign> => FACE_DESIGNS[id]();

/** What was chosen, by ids as they are stored; `letters` is the language whose letters the cards bear. */
export type LooksChoice = {
  readonly table: string;
  readonly back: string;
  readonly faces: string;
  readonly letters: string | undefined;
};

const isKey = <Id extends string>(designs: Readonly<Record<Id, unknown>>, id: string): id is Id =>
  Object.hasOwn(designs, id);

const isFree = (entries: Readonly<Record<string, Entry>>, id: string): boolean => entries[id]?.free === true;

/** What the free plan has of a choice: the default stands for any other design (P2). `auto` is free. */
export const freeOf = ({ table, back, faces, letters }: LooksChoice): LooksChoice => ({
  table: isFree(TABLES, table) ? table : 'classicGreen',
  back: isFree(BACKS, back) ? back : 'crimson',
  faces: isFree(FACES, faces) ? faces : 'auto',
  letters,
});

/** The designs of a choice; an id that this version does not know stands for the default. Rejected when one cannot be fetched. */
export const looksOf = async ({ table, back, faces, letters }: LooksChoice): Promise<Looks> => ({
  table: isKey<TableId>(TABLE_DESIGNS, table) ? TABLE_DESIGNS[table] : undefined,
  back: isKey<BackId>(BACK_DESIGNS, back) ? BACK_DESIGNS[back] : undefined,
  faces: isKey<FaceId>(FACE_DESIGNS, faces) ? await facesOf(faces) : 'auto',
  letters: letters === undefined ? undefined : lettersOf(letters),
});
