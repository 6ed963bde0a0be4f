import type { RuleSpec } from '@geduld/core';

/*
 * What the search leaves out, by name, each with its argument and its switch. Verdicts do not depend on the switches;
 * the tests turn each of them off.
 *
 * **The state (`bareness`).** Every open card that does not lie where it was dealt lies on a parent (one rank higher,
 * other colour), or, a king, at the bottom of a column. So a full position is described, up to where runs lie, by: the
 * heights of the foundations, how many dealt units each column still has, the cards left in the stock, and how far the
 * pass has gone. A *unit* is what was dealt and can only be left from the top: a face-down card, or a maximal run of
 * cards that were dealt open in order (Thoughtful); its lowest card is *fixed*. Two positions with one description can
 * be won or lost alike: whatever a move needs can be arranged in each of them. To take card x of a rank and colour of
 * which more cards lie open than have a child: if x itself is covered, its twin is not, and the run on x is carried to
 * the twin, which cannot be in that run. A card that wants a parent takes whichever twin is bare; a king wants a column
 * without cards, and there is one exactly when fewer kings stand at the bottom of columns than columns have no unit
 * left. And every move of a position is either such a move or changes nothing in the description. That is a proof, not
 * a heuristic, and it needs `group: 'run'`, `alternateColor` and no limit of the group.
 * With `vacancy: 'any'` every open card that is not fixed may stand at the head of a column. Heads are needed only for
 * children for whom no parent lies open; any others can be joined to a bare parent, which is always legal. If then a
 * column is left, every open card can be bared (its run goes there) and every card has a place; if none is left,
 * every arrangement is a joined one and the counting above holds as it stands.
 *
 * **The level.** Sending an open card that is not fixed home can always be taken back at once: its parent, or its column,
 * has just become free. So the states of one level (same units, same stock) that such moves connect can be won or lost
 * alike, and the search treats them as one node. Nodes form no cycle: every other move uses up a unit or a stock card.
 *
 * Below, D(s) is the least number of those other moves with which s can be won.
 */

/** Which prunings a search uses. */
export interface Prunings {
  /**
   * A card that goes home at once and for good when both foundations of the other colour are at most one rank lower
   * and the one of its own colour at most two (Keller's rule, for games with taking back). Let F be that card and all
   * cards of rank and suit up to these heights; all of them are home then. Only cards of F can lie on cards of F. Take
   * any way to win; leave out all moves of cards of F after this one. What remains is legal: no other card lies on one
   * of F, columns hold at most what they held, foundations are at least as high where it counts. So D does not grow.
   * Holds for cards in columns, of any kind of vacancy, any draw, any passes.
   */
  readonly safeHome: boolean;
  /** A card of such an F is never taken back: the same argument, from the shortest way to win. */
  readonly safeStays: boolean;
  /**
   * The same for the stock: any card in draw 1 with unlimited passes (a reserve: leaving it changes nothing else); in
   * draw 3 the last card, when the pass is at a place that going round leads back to. Then every card that could be
   * reached still can be: places counted from the front do not move, and the new last card can be reached besides.
   */
  readonly safeStock: boolean;
  /**
   * A move that uses up a unit or a stock card is made only where it needs every open card that could go home and is
   * not fixed. Otherwise send home one that it does not need: the move is legal there too and leads to the same node.
   * A move needs such a card x as a parent when nothing else of x's rank and colour is bare, or when x's going home
   * would leave its twin covered. Of all states of the node in which the move of the best line is possible, take one
   * with most cards home: there, the move is made. Kings' columns do not matter for `vacancy: 'king'`; off for `any`.
   */
  readonly homeFirst: boolean;
  /**
   * Cards are taken back only as far as that can help. All that a card taken back adds is something bare of its rank and
   * colour. That helps to carry a fixed card, to put a stock card, to take another card back onto it, or to bare its
   * twin so that this goes home, now or after others of its suit that lie open. And to take a card back, those above it
   * on the foundation must be. From these wants it follows how low each foundation can usefully be brought; all the
   * above is counted whether or not it is possible. (`king` only: joining heads would be one more want.)
   */
  readonly backWanted: boolean;
  /**
   * A card that can go home is not put on a column from the stock, nor a fixed one carried, when it could go home from
   * there: putting it and sending it home leads to the same node. A king that another card is carried onto by the same
   * step cannot go home from there, and is carried. (`any`: only for the stock.)
   */
  readonly homeInstead: boolean;
  /**
   * A column is emptied by carrying its last fixed card away only if no column is empty, and together with the king that
   * fills it, from the stock or from a column. What an empty column is for is a king. Until one comes, the fixed card
   * serves as parent just as well where it is, its new parent stays free, and carrying it later is still legal. Where
   * kings can be taken back, several could want columns within one node; there the rule rests. (`king` only.)
   */
  readonly emptyForKing: boolean;
  /**
   * In draw 1 with unlimited passes: after a card is taken from the stock, the next move that uses up something must need
   * that card, or come from the stock too. Any other could have been made before it, and in the line in which stock moves
   * come as late as possible it was. Taking from the stock commutes too: of two stock moves that do not need each other both
   * are left to stand only if one move could need both (`joint.ts`), and then in one order. The table keeps such restricted
   * nodes apart from whole ones (the card taken last is part of the key), so a node is never taken for searched by what
   * another way to it left out. It is not true that each card taken must be needed by the very next move: a fixed card may
   * go home only after one card of the stock has gone home below it and another has taken what lies on it, and either may
   * be the first. Nor may the rule ask for an earlier move that another rule left out then: before a king went home,
   * `emptyForKing` did not let a column be emptied, so after it that is free. In draw 3 and with limited passes all stock
   * moves would have to stand, and keeping the restricted nodes apart costs more than is saved: 40 % more visits. (`king`
   * only.)
   */
  readonly stockLate: boolean;
  /**
   * In draw 1 with unlimited passes a card is put on a column only while its twin is not bare: what wants to lie on it
   * can lie on the twin, and it can be put later, when the twin is taken or is to leave. Two such places are wanted at
   * once only where a move may need two chains of cards in the columns (`deep` in `joint.ts`), and when both cards that
   * fit could be taken back or come from the stock; then the rule rests. (`king` only.)
   */
  readonly stockWanted: boolean;
  /**
   * In draw 3 or with limited passes: dead is also what cannot be won with a free choice of the stock (draw 1, unlimited
   * passes). Every line of the game is a line of the freer one too: whatever card it plays from the waste can be made
   * the top of the waste there by drawing and redealing, and no other move looks at stock, waste or passes. So a position
   * from which all of the freer game is exhausted is dead; that it can be won there says nothing. See `freer.ts`.
   */
  readonly freeStock: boolean;
  /**
   * In draw 1 with unlimited passes: a node is dead if one from which a card of the stock can be taken to come to it is dead, by
   * whatever way it was reached itself. That is what dead means; how it is found, and in what cases, is told in
   * `deadBefore.ts`.
   */
  readonly deadBefore: boolean;
}

/** All prunings that hold for a game. */
export const ALL_PRUNINGS: Prunings = {
  safeHome: true,
  safeStays: true,
  safeStock: true,
  homeFirst: true,
  backWanted: true,
  homeInstead: true,
  emptyForKing: true,
  stockLate: true,
  stockWanted: true,
  freeStock: true,
  deadBefore: true,
};

/** No pruning: every node that play can reach, the safe moves included. */
export const NO_PRUNINGS: Prunings = {
  safeHome: false,
  safeStays: false,
  safeStock: false,
  homeFirst: false,
  backWanted: false,
  homeInstead: false,
  emptyForKing: false,
  stockLate: false,
  stockWanted: false,
  freeStock: false,
  deadBefore: false,
};

/** The prunings among `wanted` whose arguments hold for a game. */
export const validPrunings = (spec: RuleSpec, wanted: Prunings): Prunings => {
  const kings = spec.vacancy === 'king';
  const unlimited = spec.stock !== 'none' && spec.stock.passes === 'unlimited';
  const isReserve = unlimited && spec.stock.draw === 1;
  const stockLate = wanted.stockLate && kings && isReserve && wanted.homeInstead;
  return {
    safeHome: wanted.safeHome,
    safeStays: wanted.safeStays,
    safeStock: wanted.safeStock && unlimited && wanted.safeHome && wanted.safeStays,
    homeFirst: wanted.homeFirst && kings,
    backWanted: wanted.backWanted && kings,
    homeInstead: wanted.homeInstead,
    emptyForKing: wanted.emptyForKing && kings,
    stockLate,
    stockWanted: wanted.stockWanted && stockLate,
    freeStock: wanted.freeStock,
    deadBefore: wanted.deadBefore && isReserve,
  };
};
