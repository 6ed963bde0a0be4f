import type { Layout } from './layout.ts';
import { DEALT } from './relations.ts';

/**
 * The deal that the keys of a table refer to: which card lay on which, and which face down. Digit 0 of a key means
 * "where it lay in the deal", so keys compare only among positions that play can reach from it.
 */
export class Origin {
  private readonly below: Int8Array;
  private readonly above: Int8Array;
  private readonly down: Uint8Array;
  private readonly dealt: Uint8Array;

  /** The deal as it lies in `layout`, which may be any position. */
  constructor(layout: Layout) {
    this.below = layout.below.slice();
    this.above = layout.above.slice();
    this.down = layout.down.slice();
    this.dealt = layout.place.map((digit) => (digit === DEALT ? 1 : 0));
  }

  /**
   * Does the key of `layout` mean the same as it would if play had come there from this deal? Every card with digit 0
   * must lie where the deal put it, and exactly those cards face down that did so and still have their dealt card on them.
   */
  explains(layout: Layout): boolean {
    const { place, relations } = layout;
    for (let card = 0; card < relations.cards; card++) {
      if (place[card] === DEALT && (this.dealt[card] === 0 || layout.below[card] !== this.below[card]))
        return false;
      const stillCovered = this.down[card] === 1 && place[this.above[card]!] === DEALT;
      if ((layout.down[card] === 1) !== stillCovered) return false;
    }
    return true;
  }
}
