import { type Layout, NONE } from './layout.ts';
import { AT_HEAD } from './relations.ts';

/** Facts about a card: it may be carried away from what it lies on now; it may come home. */
const CARRIED = 1;
const HOME = 2;

/**
 * Is there a card that can never come home? Then the position is dead.
 *
 * Collects what play could at most bring about, as facts that only ever become true, until nothing new follows:
 *
 * - A card can be *clear* when nothing lies on it, or what lies on it now can leave: is carried, or comes home.
 * - It can be *carried* from what it lies on now when it lies open or can be clear (then it turns up), and a card that it
 *   builds on and does not lie on can be clear, or lies at home (and might be taken back). If that parent lies above
 *   it in its own column, the two must be parted first: one of the cards above it up to the parent must be carried
 *   (one that goes home parts nothing, unless it is the parent itself, which might come back elsewhere).
 *   A king needs an empty column: there is one, or the lowest card of one can leave.
 * - It can come *home* when it can be clear and the next lower card of its suit can come home or is there.
 *
 * Proof that nothing possible is missed: take any line of play, and the first move at which something happens that is
 * not among the facts: a card leaves what it lies on at the start of the line, or goes home. Whatever that
 * move needs (a card above that has left, a target that was cleared, a parent that was parted, a base that has left, a lower
 * card that is home) has come about earlier, so it is among the facts, and by the rules above so is the move itself.
 * The group limit, and that two cards may want one place, are left out: the facts are at most too many.
 */
export class HopelessTest {
  private readonly facts = new Uint8Array(64);
  private vacancy = false;
  private readonly layout: Layout;

  constructor(layout: Layout) {
    this.layout = layout;
  }

  /** The answer for the layout as it lies now. A few microseconds. */
  isHopeless(): boolean {
    const { layout, facts } = this;
    const { cards, kings, home } = layout.relations;
    this.vacancy = false;
    for (let at = 0; at < layout.columns; at++) if (layout.ends[at] === NONE) this.vacancy = true;
    let missing = 0;
    for (let card = 0; card < cards; card++) {
      const isHome = layout.place[card] === home;
      facts[card] = isHome ? HOME : 0;
      if (!isHome) missing++;
    }
    for (let found = true; found && missing > 0; ) {
      found = false;
      for (let card = 0; card < cards; card++) {
        const before = facts[card]!;
        if (layout.place[card] === home || before === (CARRIED | HOME)) continue;
        const clear = this.canBeClear(card);
        let now = before;
        if ((now & CARRIED) === 0 && (clear || layout.down[card] === 0))
          if (card >= kings ? this.kingCanMove(card) : this.canBeCarried(card)) now |= CARRIED;
        if ((now & HOME) === 0 && clear && (card < 4 || (facts[card - 4]! & HOME) !== 0)) {
          now |= HOME;
          missing--;
        }
        if (now === before) continue;
        facts[card] = now;
        found = true;
        if (layout.below[card] === NONE) this.vacancy = true;
      }
    }
    return missing > 0;
  }

  private canBeClear(card: number): boolean {
    const above = this.layout.above[card]!;
    return above === NONE || this.facts[above] !== 0;
  }

  private kingCanMove(king: number): boolean {
    return this.vacancy && this.layout.place[king] !== AT_HEAD;
  }

  private canBeCarried(card: number): boolean {
    const { layout } = this;
    const { parents, home } = layout.relations;
    const list = parents[card]!;
    for (let n = 0; n < list.length; n++) {
      const parent = list[n]!;
      if (layout.place[parent] === home) return true;
      if (layout.below[card] === parent) continue;
      if (
        this.canBeClear(parent) &&
        (layout.column[parent] !== layout.column[card] || this.canPart(card, parent))
      )
        return true;
    }
    return false;
  }

  /** Can a card be parted from one in its column that it wants to go to? Yes when that one lies below it. */
  private canPart(card: number, parent: number): boolean {
    const { above } = this.layout;
    let parted = (this.facts[parent]! & HOME) !== 0;
    for (let at = above[card]!; at !== NONE; at = above[at]!) {
      if ((this.facts[at]! & CARRIED) !== 0) parted = true;
      if (at === parent) return parted;
    }
    return true;
  }
}
