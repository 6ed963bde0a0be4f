import { draw, unlimited } from './game';
import { FREE_BLOCKS, TABLE } from './map';

/*
 * The set of nodes that are proven dead. A node's children mostly differ from it in the stock alone, so the set is kept
 * as one small table of first words for each second word (heights and units): what is asked together lies together, and
 * an entry takes four bytes. A directory of second words finds the small tables. All are blocks of a power of two bytes,
 * taken from the end of the memory or from those given back.
 *
 * An entry is the complement of a first word: never 0, since no first word has all bits set. In draw 3 with unlimited
 * passes one entry is all that is known of a stock (`deadNodes.ts` of the solver): that a pure place is dead, and in the
 * upper byte for each remainder of the cards in the waste by three, how many places of it are, counted from the last.
 */

const PAGE: u32 = 65536;
/** A row of the directory: second word, block (0: an empty row), places in it, places used. */
const ROW: u32 = 16;
const BLOCK: u32 = 4;
const PLACES: u32 = 8;
const USED: u32 = 12;
const FIRST_ROWS: u32 = 256;
const SMALLEST_BLOCK: u32 = 16;

let directory: u32 = TABLE;
let rows: u32 = 0;
let groups: u32 = 0;
let end: u32 = TABLE;
let entries: u32 = 0;
let limit: u32 = 0;
let lastHigh: i32 = 0;
let lastRow: u32 = 0;

/** An empty set. */
export function clearTable(): void {
  for (let size: u32 = 0; size < 32; size++) store<u32>(FREE_BLOCKS + (size << 2), 0);
  end = TABLE;
  groups = 0;
  entries = 0;
  lastRow = 0;
  rows = FIRST_ROWS;
  told = unlimited && draw !== 1 ? CARDS : u32.MAX_VALUE;
  placed = unlimited ? CARDS : u32.MAX_VALUE;
  limit = u32.MAX_VALUE;
  directory = take(FIRST_ROWS * ROW);
}

/** From now on the set may take so many bytes. */
export function limitTable(bytes: u32): void {
  limit = bytes;
}

export function tableSize(): u32 {
  return entries;
}

export function tableBytes(): u32 {
  return end - TABLE;
}

/** A block of zeros, or 0 when the limit or the memory does not allow it. */
function take(bytes: u32): u32 {
  const list = FREE_BLOCKS + (ctz<u32>(bytes) << 2);
  let block = load<u32>(list);
  if (block !== 0) store<u32>(list, load<u32>(block));
  else {
    if (end - TABLE + bytes > limit || end + bytes < end) return 0;
    const pages = (end + bytes + PAGE - 1) / PAGE;
    const have = memory.size() as u32;
    if (pages > have) {
      const more = pages - have;
      if (memory.grow(more | 63) < 0 && memory.grow(more) < 0) return 0;
    }
    block = end;
    end += bytes;
  }
  memory.fill(block as usize, 0, bytes as usize);
  return block;
}

function giveBack(block: u32, bytes: u32): void {
  const list = FREE_BLOCKS + (ctz<u32>(bytes) << 2);
  store<u32>(block, load<u32>(list));
  store<u32>(list, block);
}

/** The row of a second word, or the empty row where it would be. */
function rowOf(high: i32): u32 {
  if (lastRow !== 0 && high === lastHigh) return lastRow;
  const mask = rows - 1;
  let mixed = (high as u32) * 0x9e3779b1;
  mixed ^= mixed >>> 15;
  while (true) {
    const row = directory + (mixed & mask) * ROW;
    if (load<u32>(row + BLOCK) === 0) return row;
    if (load<i32>(row) === high) {
      lastHigh = high;
      lastRow = row;
      return row;
    }
    mixed++;
  }
}

/** Cards of a stock in a word. */
const CARDS: u32 = 0xffffff;
/** Places of a remainder in a pass of 24 cards. */
const MOST: u32 = 8;

/** The bits of an entry that tell it from others, and those that its place follows from. */
let told: u32 = u32.MAX_VALUE;
let placed: u32 = u32.MAX_VALUE;

function firstPlace(places: u32, entry: u32): u32 {
  return ((entry & placed) * 0x9e3779b1) >>> (32 - ctz<u32>(places));
}

/** The place of an entry in a block of so many places, or the empty place where it would be. */
function placeIn(block: u32, places: u32, entry: u32): u32 {
  const mask = places - 1;
  let at = firstPlace(places, entry);
  while (true) {
    const place = block + (at << 2);
    const found = load<u32>(place);
    if (((found ^ entry) & told) === 0 || found === 0) return place;
    at = (at + 1) & mask;
  }
}

/** Is an entry in a block, or that of the whole node where it is for a part of one? */
function isIn(block: u32, places: u32, entry: u32): bool {
  const mask = places - 1;
  const whole = entry | ~placed;
  let at = firstPlace(places, entry);
  while (true) {
    const found = load<u32>(block + (at << 2));
    if (found === entry || found === whole) return true;
    if (found === 0) return false;
    at = (at + 1) & mask;
  }
}

/** Where in an entry the count of a remainder stands, for so many cards in the waste. */
function shiftOf(waste: u32): u32 {
  return waste % 3 === 1 ? 24 : 28;
}

/** How many places of its remainder are dead when that with so many cards in the waste is. */
function countOf(waste: u32): u32 {
  return MOST - waste / 3;
}

export function has(low: i32, high: i32): bool {
  const row = rowOf(high);
  const block = load<u32>(row + BLOCK);
  if (block === 0) return false;
  const places = load<u32>(row + PLACES);
  if (told !== CARDS) return isIn(block, places, ~low);
  const entry = load<u32>(placeIn(block, places, ~low));
  if (entry === 0) return false;
  const waste = (low as u32) >>> 24;
  if (waste === 0) return true;
  return ((~entry >>> shiftOf(waste)) & 15) >= countOf(waste);
}

/** False when there is no room for a new node. */
export function add(low: i32, high: i32): bool {
  let row = rowOf(high);
  if (load<u32>(row + BLOCK) === 0) {
    if (groups << 1 >= rows) {
      if (!growDirectory()) return false;
      row = rowOf(high);
    }
    const block = take(SMALLEST_BLOCK);
    if (block === 0) return false;
    store<i32>(row, high);
    store<u32>(row + BLOCK, block);
    store<u32>(row + PLACES, SMALLEST_BLOCK >> 2);
    store<u32>(row + USED, 0);
    groups++;
  }
  const used = load<u32>(row + USED);
  const places = load<u32>(row + PLACES);
  let place = placeIn(load<u32>(row + BLOCK), places, ~low);
  if (load<u32>(place) === 0) {
    if (used << 2 >= places * 3) {
      if (!growBlock(row)) return false;
      place = placeIn(load<u32>(row + BLOCK), places << 1, ~low);
    }
    store<u32>(place, ~low | (told ^ u32.MAX_VALUE));
    store<u32>(row + USED, used + 1);
    entries++;
  }
  const waste = (low as u32) >>> 24;
  if (told !== CARDS || waste === 0) return true;
  const shift = shiftOf(waste);
  const word = ~load<u32>(place);
  const count = countOf(waste);
  if (((word >>> shift) & 15) < count) store<u32>(place, ~((word & ~(15 << shift)) | (count << shift)));
  return true;
}

function growBlock(row: u32): bool {
  const old = load<u32>(row + BLOCK);
  const places = load<u32>(row + PLACES);
  const larger = take(places << 3);
  if (larger === 0) return false;
  for (let place = old; place < old + (places << 2); place += 4) {
    const entry = load<u32>(place);
    if (entry !== 0) store<u32>(placeIn(larger, places << 1, entry), entry);
  }
  store<u32>(row + BLOCK, larger);
  store<u32>(row + PLACES, places << 1);
  giveBack(old, places << 2);
  return true;
}

function growDirectory(): bool {
  const old = directory;
  const bytes = rows * ROW;
  const larger = take(bytes << 1);
  if (larger === 0) return false;
  lastRow = 0;
  directory = larger;
  rows *= 2;
  for (let row = old; row < old + bytes; row += ROW) {
    if (load<u32>(row + BLOCK) === 0) continue;
    memory.copy(rowOf(load<i32>(row)) as usize, row as usize, ROW as usize);
    lastRow = 0;
  }
  giveBack(old, bytes);
  return true;
}
