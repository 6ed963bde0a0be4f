/** A small generator of its own, so that the same question always has the same answer: xorshift of 32 bits. */
export class Chance {
  private state: number;

  /** `seed` is any whole number. */
  constructor(seed: number) {
    this.state = seed | 0 || 1;
  }

  /** A whole number of `bits` bits, 1 to 24. */
  bits(bits: number): number {
    let state = this.state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.state = state;
    return state >>> (32 - bits);
  }
}
