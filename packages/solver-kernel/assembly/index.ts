import { isDeadBefore, readStock } from './before';
import { addChildren, clearBrood, copyWords, full, setTop, top, won } from './children';
import { at, draw, parameter, readGame, unlimited, width } from './game';
import { findJoint } from './joint';
import {
  BROOD,
  CHILD_BYTES,
  CHILDREN_FROM,
  CHILDREN_TO,
  HIGH,
  LOW,
  MOVE,
  NODE_AT,
  SCORE,
  TAKEN,
} from './map';
import { count, findChances, lowestHeights, spreadFrom, startMembers } from './members';
import { highKey, isSettledWin, lowKey, settle } from './settle';
import { shownAt } from './stock';
import { add, clearTable, has } from './table';

export * from './map';
export { limitTable, tableBytes, tableSize } from './table';

/** What `begin` and `run` answer. */
export const CUT: i32 = 0;
export const WON: i32 = 1;
export const DEAD: i32 = 2;
export const TABLE_FULL: i32 = 3;
export const NO_ROOM: i32 = 4;

let chance: i32 = 1;
let visits: i32 = 0;
let depth: i32 = 0;

/** A new game lies in the tables: nothing is known of it. */
export function newGame(seed: i32): void {
  readGame();
  readStock();
  clearTable();
  chance = seed | 1;
}

/** Visits since `begin`. */
export function visited(): i32 {
  return visits;
}

/** Depth of the path; the node of each depth lies where `NODE_AT` says, the won child where `wonChild` says. */
export function pathDepth(): i32 {
  return depth;
}

export function wonChild(): i32 {
  return won;
}

/** A question: the state lies at the beginning of the brood. `CUT` means that it takes a search. */
export function begin(): i32 {
  settle(BROOD);
  visits = 0;
  const low = lowKey(BROOD);
  const high = highKey(BROOD);
  store<i32>(BROOD + LOW, low);
  store<i32>(BROOD + HIGH, high);
  clearBrood();
  depth = 0;
  if (isSettledWin(BROOD)) return WON;
  return has(low, high) ? DEAD : CUT;
}

/** Starts a try from the top. */
export function startTry(): void {
  clearBrood();
  depth = 0;
  store<i32>(NODE_AT, BROOD);
  expand();
}

/** Goes on with a try until so many visits. */
export function run(until: i32): i32 {
  while (true) {
    if (won !== 0) return WON;
    if (full) return NO_ROOM;
    if (visits >= until) return CUT;
    const child = nextChild();
    if (child === 0) {
      const node = at(NODE_AT, depth);
      if (!add(load<i32>(node + LOW), load<i32>(node + HIGH))) return TABLE_FULL;
      setTop(at(CHILDREN_FROM, depth));
      if (depth === 0) return DEAD;
      depth--;
      continue;
    }
    const low = load<i32>(child + LOW);
    const high = load<i32>(child + HIGH);
    if (has(low, high)) continue;
    if (isDeadBefore(child)) {
      if (!add(low, high)) return TABLE_FULL;
      continue;
    }
    depth++;
    store<i32>(NODE_AT + (depth << 2), child);
    expand();
  }
}

function roll(): i32 {
  chance ^= chance << 13;
  chance ^= (chance as u32) >>> 17;
  chance ^= chance << 5;
  return (chance as u32) >>> 1;
}

function expand(): void {
  const node = at(NODE_AT, depth);
  const from = top;
  const lowest = lowestHeights(node, shownAt(node));
  if (unlimited && draw === 1) findJoint(node, load<i32>(node + TAKEN) - 1);
  startMembers(node);
  for (let n = 0; n < count; n++) {
    findChances(node, n);
    spreadFrom(node, n, lowest);
    addChildren(node, n);
  }
  visits += count;
  store<i32>(CHILDREN_FROM + (depth << 2), from);
  if (won !== 0 || full) return;
  let kept = from;
  for (let child = from; child < top; child += CHILD_BYTES) {
    const low = load<i32>(child + LOW);
    const high = load<i32>(child + HIGH);
    if (has(low, high) || comesAgain(from, kept, low, high)) continue;
    if (kept !== child) copyWords(kept, child, CHILD_BYTES);
    store<i32>(kept + SCORE, parameter(7 + (load<i32>(kept + MOVE) & 7)) + (roll() % width));
    kept += CHILD_BYTES;
  }
  setTop(kept);
  store<i32>(CHILDREN_TO + (depth << 2), kept);
}

function comesAgain(from: i32, to: i32, low: i32, high: i32): bool {
  for (let child = from; child < to; child += CHILD_BYTES) {
    if (load<i32>(child + LOW) === low && load<i32>(child + HIGH) === high) return true;
  }
  return false;
}

function nextChild(): i32 {
  let best = 0;
  let score = -1;
  const to = at(CHILDREN_TO, depth);
  for (let child = at(CHILDREN_FROM, depth); child < to; child += CHILD_BYTES) {
    const its = load<i32>(child + SCORE);
    if (its <= score) continue;
    score = its;
    best = child;
  }
  if (best !== 0) store<i32>(best + SCORE, -1);
  return best;
}
