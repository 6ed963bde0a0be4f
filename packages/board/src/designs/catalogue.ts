/** What is known of a design before it is fetched. */
export type Entry = { readonly free?: true };

/** All tables by id, in the order in which they are offered; the first is the default. */
export const TABLES = {
  classicGreen: { free: true },
  blueFelt: {},
  burgundy: {},
  slate: {},
  walnut: {},
  oak: {},
  linen: {},
  sand: {},
  night: {},
  contrast: {},
} as const satisfies Readonly<Record<string, Entry>>;
export type TableId = keyof typeof TABLES;

/** All backs by id, as `TABLES`. */
export const BACKS = {
  crimson: { free: true },
  guilloche: {},
  emerald: {},
  fans: {},
  stars: {},
  monogram: {},
} as const satisfies Readonly<Record<string, Entry>>;
export type BackId = keyof typeof BACKS;

/** All designs of faces by id, as `TABLES`. */
export const FACES = {
  standard: { free: true },
  largeIndex: {},
  fourColor: {},
  minimal: {},
  engraved: {},
  deco: {},
  night: {},
  contrast: {},
  jumbo: {},
} as const satisfies Readonly<Record<string, Entry>>;
export type FaceId = keyof typeof FACES;
