/** An expected answer: either a value or the facts of why there is none. Sentences are made at the edge. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** The good answer. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** The other answer, with its facts. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Throws when `holds` is false: a bug in this program, never a fault of a player or of data. */
export function invariant(holds: boolean, says: string): asserts holds {
  if (!holds) throw new Error(`Invariant broken: ${says}`);
}

/** Ends a switch over a closed union: an arm that was forgotten does not compile. */
export const assertNever = (value: never): never => {
  throw new Error(`Not one of the known kinds: ${JSON.stringify(value)}`);
};
