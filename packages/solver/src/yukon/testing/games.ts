import type { Building, RuleSpec } from '@geduld/core';

const russian = (id: string, building: Building): RuleSpec => ({
  id,
  ranks: 13,
  columns: [{ down: 0, up: 1 }, ...Array.from({ length: 6 }, (_, n) => ({ down: n + 1, up: 5 }))],
  building,
  group: 'any',
  groupLimit: 20,
  vacancy: 'king',
  stock: 'none',
});

/** The three games of the family, by the names of their golden files. */
export const FAMILY = {
  russian: russian('RU C', 'sameSuit'),
  'russian-relaxed': russian('RU R', 'anySuit'),
  yukon: { ...russian('YU C', 'alternateColor'), groupLimit: 'none' },
} as const satisfies Record<string, RuleSpec>;

/** A name of a game of the family. */
export type FamilyName = keyof typeof FAMILY;
export const FAMILY_NAMES = Object.keys(FAMILY) as readonly FamilyName[];
