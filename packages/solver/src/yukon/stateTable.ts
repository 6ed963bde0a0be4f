/** What the table says to a state that is shown to it. */
export type Shown = 'new' | 'known' | 'full';

const EMPTY = 0;
/** Was on the path of a try that was cut: not seen. */
const WITHDRAWN = 1;
/** Exhausted in a search that was finished: dead for good. */
const DEAD = 2;
/** From here on: seen in the search of that number. In the one that runs: exhausted, or on the present path. */
const FIRST_SEARCH = 3;
const LAST_SEARCH = 255;

const FIRST_SLOTS = 1 << 10;
/** States above which one segment becomes many, so that no single growing takes long. */
const SPLIT_AT = 1 << 14;
const SEGMENT_BITS = 6;

interface Segment {
  keys: Int32Array;
  status: Uint8Array;
  mask: number;
  used: number;
}

const segmentOf = (words: number, slots: number): Segment => ({
  keys: new Int32Array(words * slots),
  status: new Uint8Array(slots),
  mask: slots - 1,
  used: 0,
});

/** For so few words quicker than a view and `set`. */
const write = (to: Int32Array, at: number, from: Int32Array, start: number, words: number): void => {
  for (let n = 0; n < words; n++) to[at + n] = from[start + n]!;
};

const hashOf = (keys: Int32Array, at: number, words: number): number => {
  let hash = 0;
  for (let n = 0; n < words; n++) {
    hash = Math.imul(hash ^ keys[at + n]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0x85ebca6b);
  return hash ^ (hash >>> 13);
};

/**
 * The states of one game that need not be looked at again, by their full keys: open addressing with linear steps in
 * typed arrays. The whole key is compared, so no two states are ever taken for one. Split in segments that grow one at
 * a time: a search is never held up for more than a few milliseconds.
 */
export class StateTable {
  private readonly words: number;
  private segments: Segment[] = [];
  private held = 0;
  private search = FIRST_SEARCH;

  constructor(words: number) {
    this.words = words;
  }

  /** Bytes that the table takes. */
  get bytes(): number {
    return this.held;
  }

  /** Shows a state. A new one is kept as seen, unless that would take the table over `limit` bytes. */
  show(key: Int32Array, limit: number): Shown {
    let segment = this.segmentFor(key, 0);
    let slot = this.find(segment, key, 0);
    const status = segment.status[slot]!;
    if (status === this.search || status === DEAD) return 'known';
    if (status === EMPTY) {
      if (10 * segment.used >= 7 * segment.mask) {
        if (this.makeRoom(segment, limit)) {
          segment = this.segmentFor(key, 0);
          slot = this.find(segment, key, 0);
        } else if (20 * segment.used >= 19 * segment.mask) return 'full';
      }
      write(segment.keys, slot * this.words, key, 0, this.words);
      segment.used++;
    }
    segment.status[slot] = this.search;
    return 'new';
  }

  /** Takes back that a state was seen. */
  withdraw(key: Int32Array): void {
    const segment = this.segmentFor(key, 0);
    segment.status[this.find(segment, key, 0)] = WITHDRAWN;
  }

  /** The search ended without a win: all that it saw is dead for good. */
  settle(): void {
    for (const { status } of this.segments)
      for (let slot = 0; slot < status.length; slot++) if (status[slot] === this.search) status[slot] = DEAD;
  }

  /**
   * A new search: of what earlier ones saw, only the dead count. The rest goes when it takes too much of the room, of
   * which there are `limit` bytes.
   */
  begin(limit: number): void {
    this.search++;
    if (this.segments.length > 0 && this.search <= LAST_SEARCH && 4 * this.held <= limit) return;
    this.search = FIRST_SEARCH;
    const old = this.segments;
    this.segments = [segmentOf(this.words, FIRST_SLOTS)];
    this.held = this.bytesOf(FIRST_SLOTS);
    for (const segment of old) this.copy(segment, (status) => status === DEAD);
  }

  /** States known to be dead for good. Looks at the whole table. */
  countDead(): number {
    let count = 0;
    for (const { status } of this.segments) for (const one of status) if (one === DEAD) count++;
    return count;
  }

  private bytesOf(slots: number): number {
    return slots * (4 * this.words + 1);
  }

  private segmentFor(keys: Int32Array, at: number): Segment {
    if (this.segments.length === 1) return this.segments[0]!;
    return this.segments[hashOf(keys, at, this.words) >>> (32 - SEGMENT_BITS)]!;
  }

  /** The slot of the key that stands in `keys` at `at`, or the empty one where it would go. */
  private find(segment: Segment, keys: Int32Array, at: number): number {
    const { words } = this;
    const own = segment.keys;
    let slot = hashOf(keys, at, words) & segment.mask;
    for (;;) {
      if (segment.status[slot] === EMPTY) return slot;
      const start = slot * words;
      let n = 0;
      while (n < words && own[start + n] === keys[at + n]) n++;
      if (n === words) return slot;
      slot = (slot + 1) & segment.mask;
    }
  }

  private makeRoom(segment: Segment, limit: number): boolean {
    const split = this.segments.length === 1 && segment.used >= SPLIT_AT;
    const slots = 2 * (segment.mask + 1);
    if (this.held + this.bytesOf(slots / 2) > limit) return false;
    this.held += this.bytesOf(slots / 2);
    if (split) {
      const each = slots >> SEGMENT_BITS;
      this.segments = Array.from({ length: 1 << SEGMENT_BITS }, () => segmentOf(this.words, each));
    } else {
      const wider = segmentOf(this.words, slots);
      this.segments[this.segments.indexOf(segment)] = wider;
    }
    this.copy(segment, (status) => status !== EMPTY);
    return true;
  }

  private copy(from: Segment, wanted: (status: number) => boolean): void {
    const { words } = this;
    for (let slot = 0; slot <= from.mask; slot++) {
      const status = from.status[slot]!;
      if (!wanted(status)) continue;
      const at = slot * words;
      let segment = this.segmentFor(from.keys, at);
      if (10 * segment.used >= 9 * segment.mask && this.makeRoom(segment, Number.MAX_SAFE_INTEGER))
        segment = this.segmentFor(from.keys, at);
      const to = this.find(segment, from.keys, at);
      write(segment.keys, to * words, from.keys, at, words);
      segment.status[to] = status;
      segment.used++;
    }
  }
}
