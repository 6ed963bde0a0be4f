/** A row of a list, by what orders it. */
export interface PlaceKey {
  readonly value: number;
  readonly reached: number;
  readonly person: string;
}

/** Where a page begins: after a row, or before one. */
export interface Cursor {
  readonly side: 'after' | 'before';
  readonly key: PlaceKey;
}

/** A cursor as text that a path can hold. The inverse of `readCursor`. It names the row and no place, so that it never ages. */
export const cursorText = ({ side, key: { value, reached, person } }: Cursor): string =>
  Buffer.from([side, value, reached, person].join(' ')).toString('base64url');

/** Reads what `cursorText` writes; `undefined` for anything else. */
export const readCursor = (text: string): Cursor | undefined => {
  const parts = /^(after|before) (-?\d{1,15}) (\d{1,15}) ([\w-]{22})$/.exec(
    Buffer.from(text, 'base64url').toString(),
  );
  const [, side, value, reached, person] = parts ?? [];
  if (side === undefined || person === undefined) return undefined;
  return {
    side: side === 'after' ? 'after' : 'before',
    key: { value: Number(value), reached: Number(reached), person },
  };
};
