import { type Move, type Position, positionKey, type RuleSpec } from '@geduld/core';
import type { Line } from './protocol.ts';

/** Winning lines that were proven, to be followed for nothing. */
export interface Book {
  readonly add: (line: Line) => void;
  /** The rest of a proven line from a position on; `undefined` where none is known. */
  readonly from: (spec: RuleSpec, position: Position) => readonly Move[] | undefined;
  readonly clear: () => void;
}

/** An empty book. A later line takes the place of an earlier one where they meet, so that no two are mixed. */
export const createBook = (): Book => {
  const places = new Map<string, { readonly line: Line; readonly at: number }>();
  return {
    add: (line) => {
      for (const [at, key] of line.keys.entries()) places.set(key, { line, at });
    },
    from: (spec, position) => {
      const place = places.get(positionKey(spec, position));
      return place?.line.moves.slice(place.at);
    },
    clear: () => places.clear(),
  };
};
