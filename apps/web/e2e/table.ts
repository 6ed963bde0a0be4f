import { readFileSync } from 'node:fs';
import {
  cardsOf,
  columnAt,
  FOUNDATION_IDS,
  isColumn,
  isFoundation,
  type Move,
  type PileId,
  type Position,
  roleOf,
} from '@geduld/core';
import { type DealCode, type Entry, type GameRecord, parseEntry, readCode } from '@geduld/notation';
import { act, type Session, startSession, targetsOf } from '@geduld/session';
import { expect, type Locator, type Page } from '@playwright/test';

/** A record of `examples/`. */
export const example = (name: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`../../../examples/${name}.json`, import.meta.url), 'utf8')) as GameRecord;

/** The entries of a record, or of move texts with spaces between them. */
export const entriesOf = (moves: readonly string[] | string): readonly Entry[] =>
  (typeof moves === 'string' ? moves.split(' ') : moves).map((text) => {
    const entry = parseEntry(text);
    if (!entry.ok) throw new Error(`not a move: ${text}`);
    return entry.value;
  });

export const codeOf = (text: string): DealCode => {
  const code = readCode(text);
  if (!code.ok) throw new Error(`not a code: ${text}`);
  return code.value;
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The page's root of state. */
export const stateOf = (page: Page): Locator => page.locator('[data-code]');

/** Opens a deal by its link and waits until it lies there. */
export const open = async (page: Page, code: string): Promise<Session> => {
  await page.goto(`/#${code}`);
  await expect(stateOf(page)).toHaveAttribute('data-code', code);
  await expect(stateOf(page)).toHaveAttribute('data-ready', 'true');
  return startSession(codeOf(code));
};

/** The control of a pile's card by its index from the bottom, or of the pile where it has no open card. */
export const stop = (page: Page, pile: PileId, index = 0): Locator =>
  page.locator(`.gd-stop[data-key="${pile}:${isColumn(pile) ? index : 0}"]`);

/** The control of the lowest card of a group. */
export const groupStop = (page: Page, position: Position, pile: PileId, count: number): Locator =>
  stop(page, pile, Math.max(0, cardsOf(position, pile).length - count));

export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`nothing is drawn at ${locator}`);
  return box;
};

/** A point on the part of a card that shows. */
export const pointOn = async (locator: Locator): Promise<Point> => {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + Math.min(height / 2, 10) };
};

/** Asserts that the page says what the session says. */
const expectShown = async (page: Page, session: Session): Promise<void> => {
  const shown = () =>
    stateOf(page).evaluate((root) => ({
      score: (root as HTMLElement).dataset.score,
      moves: (root as HTMLElement).dataset.moves,
    }));
  await expect
    .poll(shown, { intervals: [0, 10, 20, 50, 100] })
    .toEqual({ score: String(session.standing.score), moves: String(session.moveCount) });
};

/** The session after an entry; throws when it is refused. */
export const after = (session: Session, entry: Entry): Session => {
  const acted = act(session, entry, 0);
  if (!acted.ok) throw new Error(`refused: ${JSON.stringify(acted.error)}`);
  return acted.value.session;
};

/** Where a group must be let go to land on a pile. */
const landingOn = async (page: Page, position: Position, to: PileId): Promise<Point> => {
  const onto = Math.max(0, cardsOf(position, to).length - 1);
  const { x, y, width, height } = await boxOf(stop(page, to, onto));
  return { x: x + width / 2, y: y + height / 2 };
};

/** Drags a group with the mouse. */
export const dragMove = async (page: Page, session: Session, move: Move): Promise<void> => {
  if (move.kind !== 'carry') return clickStock(page);
  const { position } = session.standing;
  const from = await pointOn(groupStop(page, position, move.from, move.count));
  const to = await landingOn(page, position, move.to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
};

export const clickStock = async (page: Page): Promise<void> => {
  const { x, y } = await pointOn(stop(page, 's'));
  await page.mouse.click(x, y);
};

/** Taps with a finger. */
export const touchTap = async (page: Page, { x, y }: Point): Promise<void> => page.touchscreen.tap(x, y);

/** Drags a group with a finger. */
export const touchMove = async (page: Page, session: Session, move: Move): Promise<void> => {
  if (move.kind !== 'carry') return touchTap(page, await pointOn(stop(page, 's')));
  const { position } = session.standing;
  const from = await pointOn(groupStop(page, position, move.from, move.count));
  const to = await landingOn(page, position, move.to);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
  await finger.detach();
};

/** The keys of a move: a source, a target, and a digit where a column has several groups that fit. */
export const keysOf = (session: Session, move: Move): readonly string[] => {
  if (move.kind !== 'carry') return ['s'];
  const { from, to, count } = move;
  const { position } = session.standing;
  const name = (pile: PileId): string => (isColumn(pile) ? pile.slice(1) : roleOf(pile).charAt(0));
  if (isFoundation(from)) return ['f', String(FOUNDATION_IDS.indexOf(from) + 1), name(to)];
  if (isFoundation(to) || !isColumn(from)) return [name(from), name(to)];
  const { cards, down } = columnAt(position, from);
  const fitting = Array.from({ length: cards.length - down }, (_, less) => cards.length - down - less).filter(
    (size) => targetsOf(session.code.game.spec, position, from, size).includes(to),
  );
  return [name(from), name(to), ...(fitting.length > 1 ? [String(fitting.indexOf(count) + 1)] : [])];
};

/** Plays a move by keys alone. */
export const keyMove = async (page: Page, session: Session, move: Move): Promise<void> => {
  for (const key of keysOf(session, move)) await page.keyboard.press(key);
};

/** Plays entries one by one in the given way; the page must show what the session says after each. */
export const playThrough = async (
  page: Page,
  start: Session,
  entries: readonly Entry[],
  way: (page: Page, session: Session, move: Move) => Promise<void>,
): Promise<Session> => {
  let session = start;
  for (const entry of entries) {
    if (entry.kind === 'undo' || entry.kind === 'redo') throw new Error('moves only');
    await way(page, session, entry);
    session = after(session, entry);
    await expectShown(page, session);
  }
  return session;
};
