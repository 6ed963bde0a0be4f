import { legalMoves } from './legal.ts';
import { playLegal } from './play.ts';
import { type Position, positionKey } from './position.ts';
import type { RuleSpec } from './spec.ts';

/** What lies `depth` moves from a start. */
export interface Count {
  readonly depth: number;
  /** Move sequences of exactly this length. Exact up to 2^53. */
  readonly sequences: number;
  /** Different positions at the end of those sequences. */
  readonly positions: number;
}

/**
 * Counts move sequences and distinct positions at each depth from 0 to `depth`, one depth at a time. Sequences are
 * carried along with the positions, so the cost is that of the positions. `cancelled` is asked at every position
 * and told how many are held in memory at that moment; once it says yes, no further depth is given.
 */
export function* countFrom(
  spec: RuleSpec,
  start: Position,
  depth: number,
  cancelled: (held: number) => boolean = () => false,
): Generator<Count, void, undefined> {
  let layer = new Map([[positionKey(spec, start), { position: start, paths: 1 }]]);
  for (let at = 0; ; at++) {
    let sequences = 0;
    for (const { paths } of layer.values()) sequences += paths;
    yield { depth: at, sequences, positions: layer.size };
    if (at === depth) return;
    const next = nextLayer(spec, layer, cancelled);
    if (next === undefined) return;
    layer = next;
  }
}

type Layer = Map<string, { readonly position: Position; paths: number }>;

const nextLayer = (spec: RuleSpec, layer: Layer, cancelled: (held: number) => boolean): Layer | undefined => {
  const next: Layer = new Map();
  for (const { position, paths } of layer.values()) {
    if (cancelled(layer.size + next.size)) return undefined;
    for (const move of legalMoves(spec, position)) {
      const reached = playLegal(spec, position, move).position;
      const key = positionKey(spec, reached);
      const known = next.get(key);
      if (known) known.paths += paths;
      else next.set(key, { position: reached, paths });
    }
  }
  return next;
};
