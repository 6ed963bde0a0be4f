/*
 * Where everything lies in the memory of the kernel, in bytes. The solver writes the tables of a game to these places
 * and reads the path from them; a test holds its own copy of this map against these numbers.
 */

/** Tables of a game, as in the solver's `compile.ts`, 32-bit words. */
export const NEXT0: i32 = 1024;
export const NEXT1: i32 = 1280;
export const NEXT_IN_STOCK: i32 = 1536;
export const SUIT_AT: i32 = 1792;
export const COLUMN_OF: i32 = 2048;
export const BARED0: i32 = 2304;
export const BARED1: i32 = 2752;
export const FIXED_IN0: i32 = 3200;
export const FIXED_IN1: i32 = 3648;
export const WEIGHT: i32 = 4096;
export const STOCK_CHAIN: i32 = 4128;
export const STOCK_BIT: i32 = 4224;
export const STOCK_SUIT: i32 = 4320;
export const STOCK_BITS0: i32 = 4608;
export const STOCK_BITS1: i32 = 7680;
/** Ranks, draw, unlimited, any vacancy, bits of kings, kings in stock, prunings, scores (6), width. */
export const PARAMETERS: i32 = 10752;
/** First free block of the table for each power of two bytes. */
export const FREE_BLOCKS: i32 = 11008;
/** For a residue and a byte: which bits are every third, and the residue after them (bytes). */
export const THIRD: i32 = 11264;
export const RESIDUE: i32 = 12032;
/** The path: where the node of each depth lies, and its children from and to. */
export const NODE_AT: i32 = 12800;
export const CHILDREN_FROM: i32 = 13312;
export const CHILDREN_TO: i32 = 13824;
/** Marks of the heights seen in a node. */
export const SEEN: i32 = 16384;
/** The states of one node. */
export const MEMBER_HEIGHTS: i32 = 278528;
export const MEMBER_OPEN0: i32 = 438528;
export const MEMBER_OPEN1: i32 = 598528;
export const MEMBER_UNAIDED: i32 = 758528;
/** Children of the nodes of the path; the first state lies at the beginning. */
export const BROOD: i32 = 1048576;
export const BROOD_END: i32 = 6291456;
/** The table of nodes that are proven dead, to the end of the memory. */
export const TABLE: i32 = 6291456;

/** Places in a state and in a child, in bytes: the words of the solver's `state.ts` and `children.ts`. */
export const HEIGHTS: i32 = 0;
export const OPEN0: i32 = 4;
export const OPEN1: i32 = 8;
export const FIXED0: i32 = 12;
export const FIXED1: i32 = 16;
export const UNITS: i32 = 20;
export const UNIT_INDEX: i32 = 24;
export const BARE_COLUMNS: i32 = 28;
export const STOCK: i32 = 32;
export const GAP: i32 = 36;
export const REDEALS: i32 = 40;
export const TAKEN: i32 = 44;
export const STATE_BYTES: i32 = 48;
export const LOW: i32 = 48;
export const HIGH: i32 = 52;
export const MOVE: i32 = 56;
export const WHERE: i32 = 60;
export const SCORE: i32 = 64;
export const CHILD_BYTES: i32 = 68;
