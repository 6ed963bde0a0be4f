import { type Layout, NONE, TO_HOME } from './layout.ts';

/**
 * Is nothing lost by sending `card`, an end card that its foundation takes, home at once?
 *
 * Take a set of cards that holds with a card all lower ones of its suit, and with a card all cards that build on it.
 * Claim: when `card` is of the set and all others of the set are home, every winning line P that starts before has a
 * winning line P' that starts after. P' keeps the table of P but for some *extra* cards: cards of the set that are home in P'
 * and not in P. On an extra card lie extra cards only: what can be put on it is in the set, so it is home in P', and at
 * the start nothing lies on it. So the extra cards are the ends of their columns, and P' can follow P:
 * - P moves an extra card (with extra cards on it), or sends one home: P' does nothing.
 * - P carries another card: its target is clear in P' too, for if it were extra, the carried card would be. The
 *   group is the same or smaller, so the group limit allows it. What P bares or empties is bared or empty in P'.
 * - P sends another card home: the cards below it are home in P, so in P'. It is home in P' already, or goes home.
 * - P takes a card back. If it is in the set, P' does nothing, and the card is extra. If not, no card of its suit is extra
 *   (with an extra card all lower ones are in the set), so it is the top in P' too and its target is clear as above.
 * At the end all cards are home in P, so in P'.
 *
 * The sets. Same suit: the card and the lower ones, which are home since it is the next: always safe. Any suit: all cards
 * of lower rank too. Alternating colours: of the other colour the ranks below, of the twin suit the ranks two below.
 * So an ace is always safe. (A two is not: an ace that carries other cards may want to lie on it.)
 */
const isSafe = (layout: Layout, card: number): boolean => {
  const rank = card >> 2;
  if (rank === 0) return true;
  const { heights } = layout;
  const spades = heights[0]!;
  const hearts = heights[1]!;
  const diamonds = heights[2]!;
  const clubs = heights[3]!;
  switch (layout.relations.building) {
    case 'sameSuit':
      return true;
    case 'anySuit':
      return spades >= rank && hearts >= rank && diamonds >= rank && clubs >= rank;
    default: {
      const suit = card & 3;
      const red = suit === 1 || suit === 2;
      const twin = heights[3 - suit]!;
      return twin >= rank - 1 && (red ? spades >= rank && clubs >= rank : hearts >= rank && diamonds >= rank);
    }
  }
};

/**
 * May cards be taken back? In a game that builds in suit none needs to be: the cards of a suit that are home are such a
 * set as above. Let P' leave out the first taking back: the card is extra from then on, and the rest of the proof holds.
 */
export const mayTakeBack = (layout: Layout, noTakeBack: boolean): boolean =>
  !(noTakeBack && layout.relations.building === 'sameSuit');

/** Is the card the next one that its foundation takes? */
export const isNextHome = (layout: Layout, card: number): boolean => card >> 2 === layout.heights[card & 3];

/** Sends home all cards that can go and are `safe`, or all that can go, until none is left. */
export const sendHome = (layout: Layout, onlySafe: boolean): void => {
  for (let sent = true; sent; ) {
    sent = false;
    for (let at = 0; at < layout.columns; at++) {
      const end = layout.ends[at]!;
      if (end === NONE || !isNextHome(layout, end) || (onlySafe && !isSafe(layout, end))) continue;
      layout.move(end, TO_HOME);
      sent = true;
    }
  }
};
