import { invariant, type Position, type RuleSpec } from '@geduld/core';
import { AT_HEAD, DEALT, type Relations, relationsOf } from './relations.ts';

/** Nothing there: no card below, none above, no end card. */
export const NONE = -1;
/** Places a card can go to besides another card: the head of an empty column, and its foundation. */
export const TO_HEAD = 62;
export const TO_HOME = 63;

/** Numbers of one entry of the log. */
const ENTRY = 6;

/**
 * The cards on the table, changed in place. Each card knows the one below, the one above and its column.
 *
 * The key holds one digit a card: where it lies. Digit 0 means: where the deal put it, on the same card as at the
 * start, which it does not build on or which lies face down; or, for other cards than kings, at the head of the
 * same column. Such a link cannot be made again once it is broken. All other digits name a parent, the head of a
 * column or the foundation. So the key tells which cards lie on which and, with the deal, which lie face down: a
 * card does so as long as the card dealt on it has digit 0. (A card face up under its own dealt child has a child with
 * the digit of a parent.) It does not tell which column stands where. Columns are exchangeable: no rule names one, so
 * positions that differ in their order have the same moves and the same truth, and any arrangement stands for all.
 */
export class Layout {
  readonly relations: Relations;
  readonly groupLimit: number;
  readonly columns: number;
  readonly below = new Int8Array(64);
  readonly above = new Int8Array(64);
  readonly column = new Int8Array(64);
  readonly down = new Uint8Array(64);
  readonly place = new Uint8Array(64);
  /** The end card of each column. */
  readonly ends: Int8Array;
  /** Cards in each column. */
  private readonly sizes: Uint8Array;
  /** Cards on each foundation. */
  readonly heights = new Uint8Array(4);
  readonly key: Int32Array;
  /** Cards with digit 0: what is left to undo of the deal. */
  dealtLeft = 0;
  cardsHome = 0;
  /** What was done, for undoing and for telling: card, card below, digit, column, turned up, target. */
  private readonly log: number[] = [];
  /** Numbers of the log that count; the array itself is never cut, for that costs time. */
  logLength = 0;

  constructor(spec: RuleSpec) {
    this.relations = relationsOf(spec);
    this.groupLimit = spec.groupLimit === 'none' ? 64 : spec.groupLimit;
    this.columns = spec.columns.length;
    this.ends = new Int8Array(this.columns);
    this.sizes = new Uint8Array(this.columns);
    this.key = new Int32Array(this.relations.words);
  }

  /** Lays out a position and forgets all before it. */
  load(position: Position): void {
    const { relations, below, above, place } = this;
    above.fill(NONE);
    below.fill(NONE);
    place.fill(relations.home);
    this.down.fill(0);
    this.key.fill(0);
    this.logLength = 0;
    this.dealtLeft = 0;
    this.cardsHome = 0;
    for (let suit = 0; suit < 4; suit++) {
      const height = position.foundations[suit] as number;
      this.heights[suit] = height;
      this.cardsHome += height;
    }
    for (let at = 0; at < this.columns; at++) {
      const { cards, down } = position.columns[at]!;
      let under = NONE;
      for (let n = 0; n < cards.length; n++) {
        const card = cards[n] as number;
        below[card] = under;
        if (under !== NONE) above[under] = card;
        this.column[card] = at;
        if (n < down) this.down[card] = 1;
        place[card] = this.digitAt(card, under);
        if (place[card] === DEALT) this.dealtLeft++;
        under = card;
      }
      this.ends[at] = under;
      this.sizes[at] = cards.length;
    }
    for (let card = 0; card < relations.cards; card++) this.writeDigit(card, place[card]!);
  }

  private digitAt(card: number, under: number): number {
    if (under === NONE) return card >= this.relations.kings ? AT_HEAD : DEALT;
    return this.down[under] === 1 ? DEALT : this.relations.digitOn[64 * card + under]!;
  }

  private writeDigit(card: number, change: number): void {
    const { relations, key } = this;
    const word = relations.wordOf[card]!;
    key[word] = key[word]! ^ (change << relations.shiftOf[card]!);
  }

  private setPlace(card: number, digit: number): void {
    this.writeDigit(card, this.place[card]! ^ digit);
    this.place[card] = digit;
  }

  /** Is the group of a card, itself and all on it, small enough to be carried at once? */
  fitsLimit(card: number): boolean {
    const { groupLimit } = this;
    if (this.sizes[this.column[card]!]! <= groupLimit) return true;
    let size = 0;
    for (let at = card; at !== NONE; at = this.above[at]!) size++;
    return size <= groupLimit;
  }

  /**
   * Plays a move: a card and all on it to another end card (its number), to the head of an empty column or home. A
   * card that lies at home is taken back. The move must be legal.
   */
  move(card: number, target: number): void {
    const { below, place, ends, relations } = this;
    const wasOn = below[card]!;
    const digit = place[card]!;
    const from = this.column[card]!;
    let turned = 0;
    let end = card;
    const { sizes } = this;
    if (digit === relations.home) {
      this.heights[card & 3]!--;
      this.cardsHome--;
    } else {
      end = ends[from]!;
      ends[from] = wasOn;
      if (wasOn !== NONE) {
        this.above[wasOn] = NONE;
        turned = this.down[wasOn]!;
        this.down[wasOn] = 0;
      }
    }
    if (target === TO_HOME) {
      this.heights[card & 3]!++;
      this.cardsHome++;
      below[card] = NONE;
      sizes[from] = sizes[from]! - 1;
      this.setPlace(card, relations.home);
    } else {
      const size = this.put(card, target, end);
      if (digit !== relations.home) sizes[from] = sizes[from]! - size;
    }
    if (digit === DEALT) this.dealtLeft--;
    this.note(card, wasOn, digit, from, turned, target);
  }

  private note(
    card: number,
    wasOn: number,
    digit: number,
    from: number,
    turned: number,
    target: number,
  ): void {
    const { log, logLength: at } = this;
    log[at] = card;
    log[at + 1] = wasOn;
    log[at + 2] = digit;
    log[at + 3] = from;
    log[at + 4] = turned;
    log[at + 5] = target;
    this.logLength = at + ENTRY;
  }

  /** Puts a group down, and returns how many cards it has. */
  private put(card: number, target: number, end: number): number {
    let to = 0;
    if (target === TO_HEAD) {
      while (this.ends[to] !== NONE) to++;
      this.below[card] = NONE;
      this.setPlace(card, AT_HEAD);
    } else {
      to = this.column[target]!;
      this.above[target] = card;
      this.below[card] = target;
      this.setPlace(card, this.relations.digitOn[64 * card + target]!);
    }
    const size = this.intoColumn(card, to);
    this.sizes[to] = this.sizes[to]! + size;
    this.ends[to] = end;
    return size;
  }

  private intoColumn(card: number, to: number): number {
    let size = 0;
    for (let at = card; at !== NONE; at = this.above[at]!) {
      this.column[at] = to;
      size++;
    }
    return size;
  }

  /** Takes moves back until `length` numbers of the log are left. */
  undoTo(length: number): void {
    while (this.logLength > length) this.undo();
  }

  private undo(): void {
    const { log, below, above, ends, relations } = this;
    const at = this.logLength - ENTRY;
    const card = log[at]!;
    const wasOn = log[at + 1]!;
    const digit = log[at + 2]!;
    const from = log[at + 3]!;
    let end = card;
    const now = this.column[card]!;
    const size = this.intoColumn(card, from);
    if (log[at + 5] === TO_HOME) {
      this.heights[card & 3]!--;
      this.cardsHome--;
    } else {
      this.sizes[now] = this.sizes[now]! - size;
      const under = below[card]!;
      end = ends[now]!;
      ends[now] = under;
      if (under !== NONE) above[under] = NONE;
    }
    below[card] = wasOn;
    if (digit === relations.home) {
      this.heights[card & 3]!++;
      this.cardsHome++;
    } else {
      this.sizes[from] = this.sizes[from]! + size;
      ends[from] = end;
      if (wasOn !== NONE) {
        above[wasOn] = card;
        this.down[wasOn] = log[at + 4]!;
      }
    }
    if (digit === DEALT) this.dealtLeft++;
    this.setPlace(card, digit);
    this.logLength = at;
  }

  /** The moves of the log from `length` on, as card and target in turn. */
  movesSince(length: number): readonly number[] {
    invariant(length % ENTRY === 0, 'a log is read from an entry on');
    const moves: number[] = [];
    for (let at = length; at < this.logLength; at += ENTRY) moves.push(this.log[at]!, this.log[at + 5]!);
    return moves;
  }
}
