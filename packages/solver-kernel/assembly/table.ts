import { TABLE } from './map';

/* The solver's `table.ts` in the memory behind everything else. A larger table is built behind the old one and moved. */

const FIRST_SLOTS: u32 = 1 << 10;
const PAGE: u32 = 65536;

let mask: u32 = FIRST_SLOTS - 1;
let used: u32 = 0;
let limit: u32 = 0;

export function slotOf(low: i32, high: i32): u32 {
  let mixed: u32 = (low * 0x9e3779b1) ^ ((high ^ ((high as u32) >>> 15)) * 0x85ebca6b);
  mixed = (mixed ^ (mixed >>> 15)) * 0x2c1b3c6d;
  return mixed ^ (mixed >>> 16);
}

function wordOf(low: i32, high: i32): u64 {
  return ((high as u32 as u64) << 32) | (low as u32 as u64);
}

function ensure(bytes: u32): bool {
  const pages = (bytes + PAGE - 1) / PAGE;
  const have = memory.size() as u32;
  return pages <= have || memory.grow(pages - have) >= 0;
}

/** An empty table that may grow to so many bytes. */
export function clearTable(): void {
  memory.fill(TABLE, 0, ((mask + 1) << 3) as usize);
  mask = FIRST_SLOTS - 1;
  used = 0;
}

export function limitTable(bytes: u32): void {
  limit = bytes;
}

export function tableSize(): u32 {
  return used;
}

export function tableBytes(): u32 {
  return (mask + 1) << 3;
}

export function touch(low: i32, high: i32): i32 {
  return load<i32>((TABLE as u32) + ((slotOf(low, high) & mask) << 3));
}

function find(base: u32, mask: u32, low: i32, high: i32, word: u64): u32 {
  let slot = slotOf(low, high) & mask;
  while (true) {
    const place = base + (slot << 3);
    const found = load<u64>(place);
    if (found === word || found === 0) return place;
    slot = (slot + 1) & mask;
  }
}

export function has(low: i32, high: i32): bool {
  return load<u64>(find(TABLE, mask, low, high, wordOf(low, high))) !== 0;
}

export function add(low: i32, high: i32): bool {
  const word = wordOf(low, high);
  let place = find(TABLE, mask, low, high, word);
  if (load<u64>(place) !== 0) return true;
  if ((used as u64) * 4 > (mask as u64) * 2) {
    if (tableBytes() <= limit >> 1 && grow()) place = find(TABLE, mask, low, high, word);
    else if ((used as u64) * 10 > (mask as u64) * 9) return false;
  }
  store<u64>(place, word);
  used++;
  return true;
}

function grow(): bool {
  const bytes = tableBytes();
  const behind = (TABLE as u32) + bytes;
  if (!ensure(behind + 2 * bytes)) return false;
  const larger = 2 * mask + 1;
  memory.fill(behind as usize, 0, (2 * bytes) as usize);
  for (let from: u32 = TABLE; from < behind; from += 8) {
    const word = load<u64>(from);
    if (word === 0) continue;
    store<u64>(find(behind, larger, word as i32, (word >>> 32) as i32, word), word);
  }
  memory.copy(TABLE as usize, behind as usize, (2 * bytes) as usize);
  mask = larger;
  return true;
}
