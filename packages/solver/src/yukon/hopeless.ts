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
  private readonly layout: Layout;
  private readonly facts = new Uint8Array(64);
  /** Cards above each card in its column. */
  private readonly covers = new Uint8Array(64);
  /** The cards that are to be looked at (again), the next one last, and whether a card is among them. */
  private readonly queue = new Uint8Array(64);
  private readonly queued = new Uint8Array(64);
  private inQueue = 0;
  /** Cards that could be carried if they were parted from their parent. */
  private readonly unparted: number[] = [];
  private vacancy = false;
  private missing = 0;

  constructor(layout: Layout) {
    this.layout = layout;
  }

  /** The answer for the layout as it lies now. A few microseconds. */
  isHopeless(): boolean {
    const { queue, queued } = this;
    this.begin();
    while (this.inQueue > 0 && this.missing > 0) {
      const card = queue[--this.inQueue]!;
      queued[card] = 0;
      this.lookAt(card);
    }
    return this.missing > 0;
  }

  /** Begins with the cards that are home; all others are to be looked at, the low ones first. */
  private begin(): void {
    const { layout, facts, covers, queued } = this;
    facts.fill(HOME);
    queued.fill(0);
    this.unparted.length = 0;
    this.inQueue = 0;
    this.vacancy = false;
    for (let at = 0; at < layout.columns; at++) {
      if (layout.ends[at] === NONE) this.vacancy = true;
      let above = 0;
      for (let card = layout.ends[at]!; card !== NONE; card = layout.below[card]!) {
        covers[card] = above++;
        facts[card] = 0;
      }
    }
    for (let card = layout.relations.cards - 1; card >= 0; card--) if (facts[card] === 0) this.enqueue(card);
    this.missing = this.inQueue;
  }

  private enqueue(card: number): void {
    if (this.queued[card] === 1 || this.facts[card] === (CARRIED | HOME)) return;
    this.queued[card] = 1;
    this.queue[this.inQueue++] = card;
  }

  private lookAt(card: number): void {
    const before = this.facts[card]!;
    const now = before | this.newFacts(card, before);
    if (now === before) return;
    this.facts[card] = now;
    if (before === 0) this.hasLeft(card);
    if ((now & ~before & HOME) !== 0) {
      this.missing--;
      if (card < this.layout.relations.kings && this.layout.place[card + 4] !== this.layout.relations.home)
        this.enqueue(card + 4);
    }
    if (this.unparted.length > 0) {
      for (const waiting of this.unparted) this.enqueue(waiting);
      this.unparted.length = 0;
    }
  }

  /** Looks again at what may follow when a card can leave what it lies on now. */
  private hasLeft(card: number): void {
    const { layout, facts } = this;
    const { children, kings, cards, home } = layout.relations;
    const bared = layout.below[card]!;
    if (bared !== NONE) {
      this.enqueue(bared);
      const list = children[bared]!;
      for (let n = 0; n < list.length; n++)
        if (layout.place[list[n]!] !== home && (facts[list[n]!]! & CARRIED) === 0) this.enqueue(list[n]!);
    } else if (!this.vacancy) {
      this.vacancy = true;
      for (let king = kings; king < cards; king++) if (layout.place[king] !== home) this.enqueue(king);
    }
  }

  private newFacts(card: number, known: number): number {
    const { layout, facts } = this;
    const clear = this.canBeClear(card);
    if (!clear && layout.down[card] === 1) return 0;
    let found = 0;
    if ((known & CARRIED) === 0) {
      const can = card >= layout.relations.kings ? this.kingCanMove(card) : this.canBeCarried(card);
      if (can) found = CARRIED;
    }
    if (clear && (known & HOME) === 0 && (card < 4 || (facts[card - 4]! & HOME) !== 0)) found |= HOME;
    return found;
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
      if (layout.below[card] === parent || !this.canBeClear(parent)) continue;
      if (this.canPart(card, parent)) return true;
      this.unparted.push(card);
    }
    return false;
  }

  /** Can a card be parted from one that it wants to go to? Yes when that one lies elsewhere or below it. */
  private canPart(card: number, parent: number): boolean {
    const { layout, covers, facts } = this;
    if (layout.column[card] !== layout.column[parent] || covers[parent]! > covers[card]!) return true;
    if ((facts[parent]! & HOME) !== 0) return true;
    for (let at = parent; at !== card; at = layout.below[at]!) if ((facts[at]! & CARRIED) !== 0) return true;
    return false;
  }
}
