/**
 * A set of 64-bit keys, each given as two 32-bit words, not both 0. Open addressing with linear steps in one typed
 * array, doubled when it is more than half full, up to `limit` bytes. Keys are never taken out.
 */
export interface KeyTable {
  readonly has: (low: number, high: number) => boolean;
  /** False when the key is new and there is no room for it: the table stays as it was. */
  readonly add: (low: number, high: number) => boolean;
  /** From now on the table may grow to this many bytes; a table that is larger already stays so. */
  readonly limitTo: (bytes: number) => void;
  readonly size: () => number;
  readonly bytes: () => number;
}

const FIRST_SLOTS = 1 << 10;

const slotOf = (low: number, high: number): number => {
  let mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high ^ (high >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 16);
};

/** An empty table. */
export const keyTable = (limit: number): KeyTable => {
  let words = new Int32Array(2 * FIRST_SLOTS);
  let mask = FIRST_SLOTS - 1;
  let used = 0;
  let most = limit;

  const find = (low: number, high: number): number => {
    let slot = slotOf(low, high) & mask;
    for (;;) {
      const at = slot << 1;
      const l = words[at]!;
      const h = words[at + 1]!;
      if ((l === low && h === high) || (l | h) === 0) return at;
      slot = (slot + 1) & mask;
    }
  };

  const grow = (): void => {
    const old = words;
    words = new Int32Array(2 * old.length);
    mask = 2 * mask + 1;
    for (let at = 0; at < old.length; at += 2) {
      const low = old[at]!;
      const high = old[at + 1]!;
      if ((low | high) === 0) continue;
      const to = find(low, high);
      words[to] = low;
      words[to + 1] = high;
    }
  };

  return {
    has: (low, high) => {
      const at = find(low, high);
      return (words[at]! | words[at + 1]!) !== 0;
    },
    add: (low, high) => {
      let at = find(low, high);
      if ((words[at]! | words[at + 1]!) !== 0) return true;
      if (4 * used > 2 * mask) {
        if (words.byteLength * 2 <= most) {
          grow();
          at = find(low, high);
        } else if (10 * used > 9 * mask) return false;
      }
      words[at] = low;
      words[at + 1] = high;
      used++;
      return true;
    },
    limitTo: (bytes) => {
      most = bytes;
    },
    size: () => used,
    bytes: () => words.byteLength,
  };
};
