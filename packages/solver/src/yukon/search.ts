import type { Budget, Verdict } from '../verdict.ts';
import { HopelessTest } from './hopeless.ts';
import type { Layout } from './layout.ts';
import { cardOfMove, ORDER, type Order, targetOfMove, writeMoves } from './moveOrder.ts';
import type { Prunings } from './prunings.ts';
import { Chance } from './random.ts';
import { DEALT } from './relations.ts';
import { mayTakeBack, sendHome } from './safe.ts';
import type { StateTable } from './stateTable.ts';

/** How the search spends its visits; no verdict depends on it. */
export interface Manner {
  readonly order: Order;
  /** Visits of the first try, and by what share each next try is longer. */
  readonly firstTry: number;
  readonly growth: number;
  readonly seed: number;
}

/**
 * What every search outside tests uses. About one way down and little more for the first try: on 600 Yukon deals, 1,000
 * visits took 2.5 times as many to the wins and left 10 more open after 20,000.
 */
export const MANNER: Manner = { order: ORDER, firstTry: 100, growth: 0.01, seed: 20_26 };

/** Steps between two questions whether to stop: about half a millisecond. */
const ASK_EVERY = 128;

type Outcome = 'won' | 'exhausted' | 'cut' | 'visits' | 'table' | 'cancelled';
type Entered = 'won' | 'seen' | 'open' | 'table';
export type Found =
  | { readonly kind: 'won'; readonly moves: readonly number[]; readonly visited: number }
  | Exclude<Verdict, { readonly kind: 'win' }>;

/**
 * Depth first, in many tries in random order with one table. A try that has used up its visits is cut, and the states on its
 * path are withdrawn; all others in the table had every move tried.
 *
 * Why an exhausted try proves death although it skips states of earlier tries that were cut: at its end, all successors
 * of each state in the table are in the table (hopeless states apart, which are dead by themselves). For when a state was
 * finished, each successor was in the table or on the path, and of these only the path of a cut try was withdrawn. That path
 * began at the root, which the last try entered again; so the second state of the path, a successor of the root, is in
 * the table at the end, then the third, and so on (for the last cut try first, then for the one before it). A table that holds the root, is closed under moves and has no won
 * state: all of it is dead. Until then it proves nothing, which is why what a search saw is forgotten when it ends otherwise.
 */
export class Search {
  private readonly layout: Layout;
  private readonly table: StateTable;
  private readonly prunings: Prunings;
  private readonly manner: Manner;
  private readonly test: HopelessTest;
  private readonly takeBack: boolean;
  private readonly testsStates: boolean;
  private chance = new Chance(1);
  private budget: Budget = { visits: 0, tableBytes: 0, cancelled: () => true };
  private visited = 0;
  private steps = 0;
  private tryEnds = 0;
  /** The moves of all states on the path, one list after the other. */
  private readonly moves: number[] = [];
  /** For each state on the path: its next move, the end of its moves, and the length of the log. */
  private readonly next: number[] = [];
  private readonly last: number[] = [];
  private readonly logged: number[] = [];
  private depth = 0;
  /** The key of the state that the last search began with, when it stayed open. */
  private unfinished: Int32Array | undefined;

  constructor(layout: Layout, table: StateTable, prunings: Prunings, manner: Manner = MANNER) {
    this.layout = layout;
    this.table = table;
    this.prunings = prunings;
    this.manner = manner;
    this.test = new HopelessTest(layout);
    this.takeBack = mayTakeBack(layout, prunings.noTakeBack);
    this.testsStates = prunings.hopeless && layout.relations.building !== 'sameSuit';
  }

  /** Searches from the layout as it lies; afterwards it lies as before. */
  run(budget: Budget): Found {
    const { manner, table } = this;
    this.budget = budget;
    this.visited = 0;
    const start = this.layout.logLength;
    if (this.prunings.hopeless && this.test.isHopeless()) return { kind: 'dead', visited: 1 };
    // Asked again about the position that it was stopped at, it goes on: one more cut between two tries.
    const from = this.layout.key.slice();
    const goesOn = this.unfinished?.every((word, n) => word === from[n]) === true;
    if (!goesOn) {
      this.chance = new Chance(manner.seed);
      table.begin(budget.tableBytes);
    }
    this.unfinished = undefined;
    let length = manner.firstTry;
    let outcome: Outcome = 'cut';
    while (outcome === 'cut') {
      this.tryEnds = this.visited + length;
      outcome = this.tryOnce();
      length += Math.ceil(length * manner.growth);
    }
    const { visited } = this;
    if (outcome === 'exhausted') {
      table.settle();
      return { kind: 'dead', visited };
    }
    if (outcome !== 'won') {
      this.unfinished = from;
      return { kind: 'open', because: outcome, visited };
    }
    const moves = this.layout.movesSince(start);
    this.layout.undoTo(start);
    return { kind: 'won', moves, visited };
  }

  private tryOnce(): Outcome {
    const { layout, next, last, logged, moves } = this;
    const start = layout.logLength;
    this.depth = 0;
    let outcome = this.outcomeOf(this.enter(false));
    while (outcome === undefined && this.depth > 0) {
      const top = this.depth - 1;
      layout.undoTo(logged[top]!);
      const at = next[top]!;
      if (at === last[top]) {
        this.depth--;
        continue;
      }
      next[top] = at + 1;
      const move = moves[at]!;
      const card = cardOfMove(move);
      const breaks = layout.place[card] === DEALT;
      layout.move(card, targetOfMove(move));
      outcome = this.outcomeOf(this.enter(breaks)) ?? this.whyStop();
    }
    if (outcome === 'won') return outcome;
    if (outcome !== undefined) this.withdrawPath();
    layout.undoTo(start);
    return outcome ?? 'exhausted';
  }

  private outcomeOf(entered: Entered): Outcome | undefined {
    return entered === 'won' || entered === 'table' ? entered : undefined;
  }

  private whyStop(): Outcome | undefined {
    if (this.visited >= this.budget.visits) return 'visits';
    if (this.visited >= this.tryEnds) return 'cut';
    return ++this.steps % ASK_EVERY === 0 && this.budget.cancelled() ? 'cancelled' : undefined;
  }

  /** Goes into the state that lies there, after a move that broke a link of the deal or not. */
  private enter(brokeLink: boolean): Entered {
    const { layout, prunings, depth } = this;
    if (prunings.safeHome) sendHome(layout, true);
    // Nothing is left of the deal: every column is in order, and all that can go home wins.
    if (layout.dealtLeft === 0) sendHome(layout, false);
    if (layout.cardsHome === layout.relations.cards) return 'won';
    const shown = this.table.show(layout.key, this.budget.tableBytes);
    if (shown === 'full') return 'table';
    if (shown === 'known') return 'seen';
    this.visited++;
    const from = depth === 0 ? 0 : this.last[depth - 1]!;
    this.next[depth] = from;
    this.logged[depth] = layout.logLength;
    // A rearrangement rarely changes the answer; and in suit, visits cost less than the tests that would save them.
    const hopeless = brokeLink && this.testsStates && this.test.isHopeless();
    this.last[depth] = hopeless
      ? from
      : writeMoves(layout, this.takeBack, this.manner.order, this.chance, this.moves, from);
    this.depth++;
    return 'open';
  }

  private withdrawPath(): void {
    for (let at = this.depth - 1; at >= 0; at--) {
      this.layout.undoTo(this.logged[at]!);
      this.table.withdraw(this.layout.key);
    }
  }
}
