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
import { tapMeaning } from '../src/game/taps.ts';
import type { TestPage } from './testPage.ts';

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
export const open = async (page: TestPage, code: string): Promise<Session> => {
  await page.goto(`/#${code}`);
  await expect.poll(() => shownOn(page), { timeout: 30_000 }).toMatchObject({ code, ready: 'true' });
  return startSession(codeOf(code));
};

const stopKey = (pile: PileId, index: number): string => `${pile}:${isColumn(pile) ? index : 0}`;

/** The control of a pile's card by its index from the bottom, or of the pile where it has no open card. */
export const stop = (page: Page, pile: PileId, index = 0): Locator =>
  page.locator(`.gd-stop[data-key="${stopKey(pile, index)}"]`);

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

/** What the page says of its game; `undefined` before there is one. */
export const shownOn = (page: TestPage) =>
  page.evaluate((selector) => {
    const root = document.querySelector<HTMLElement>(selector);
    if (root === null) return undefined;
    const { code, score, moves, won, ready } = root.dataset;
    return { code, score, moves, won, ready };
  }, '[data-code]');

/** Asserts that the page says what the session says. */
const expectShown = async (page: TestPage, session: Session): Promise<void> => {
  await expect
    .poll(() => shownOn(page), { intervals: [0, 10, 20, 50, 100] })
    .toMatchObject({ score: String(session.standing.score), moves: String(session.moveCount) });
};

/** The session after an entry; throws when it is refused. */
export const after = (session: Session, entry: Entry): Session => {
  const acted = act(session, entry, 0);
  if (!acted.ok) throw new Error(`refused: ${JSON.stringify(acted.error)}`);
  return acted.value.session;
};

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The box of the control with a key, as soon as it is drawn. */
const stopBox = (page: TestPage, key: string): Promise<Box> =>
  page.evaluate(async (wanted) => {
    for (let frame = 0; frame < 120; frame++) {
      const box = document.querySelector(`.gd-stop[data-key="${wanted}"]`)?.getBoundingClientRect();
      if (box !== undefined && box.width > 0)
        return { x: box.x, y: box.y, width: box.width, height: box.height };
      await new Promise((settle) => setTimeout(settle, 16));
    }
    throw new Error(`nothing is drawn at ${wanted}`);
  }, key);

/** A point on the part of a group's lowest card that shows. */
const gripOn = async (page: TestPage, position: Position, pile: PileId, count: number): Promise<Point> => {
  const { x, y, width, height } = await stopBox(
    page,
    stopKey(pile, Math.max(0, cardsOf(position, pile).length - count)),
  );
  return { x: x + width / 2, y: y + Math.min(height / 2, 10) };
};

/** Where a group must be let go to land on a pile. */
const landingOn = async (page: TestPage, position: Position, to: PileId): Promise<Point> => {
  const onto = Math.max(0, cardsOf(position, to).length - 1);
  const { x, y, width, height } = await stopBox(page, stopKey(to, onto));
  return { x: x + width / 2, y: y + height / 2 };
};

/** Drags a group with the mouse. */
export const dragMove = async (page: TestPage, session: Session, move: Move): Promise<void> => {
  if (move.kind !== 'carry') return clickStock(page);
  const { position } = session.standing;
  const [from, to] = await Promise.all([
    gripOn(page, position, move.from, move.count),
    landingOn(page, position, move.to),
  ]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x * 3 + to.x) / 4, (from.y * 3 + to.y) / 4);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
};

export const clickStock = async (page: TestPage): Promise<void> => {
  const { x, y, width, height } = await stopBox(page, stopKey('s', 0));
  await page.mouse.move(x + width / 2, y + Math.min(height / 2, 10));
  await page.mouse.down();
  await page.mouse.up();
};

/** Milliseconds after which a tap is surely no second part of a double tap. */
const SLOW_TAP = 600;

/** Taps alone: one where the game's own way of tapping makes this move, else the group and then its place. */
export const tapMove = async (page: TestPage, session: Session, move: Move): Promise<void> => {
  const { position } = session.standing;
  const tap = async ({ x, y }: Point) => page.touchscreen.tap(x, y);
  if (move.kind !== 'carry') return tap(await landingOn(page, position, 's'));
  const group = { pile: move.from, count: move.count };
  const settings = { doubleTap: false, tapPrefers: 'safe' } as const;
  const meaning = tapMeaning(session, { group, double: false, selected: undefined, settings });
  const before = session.log.at(-1)?.entry;
  // The second of two quick taps on a pile is one too many where the first sent its card home, so this one is slow.
  if (before?.kind === 'carry' && isFoundation(before.to) && before.from === move.from)
    await page.evaluate((ms) => new Promise((settle) => setTimeout(settle, ms)), SLOW_TAP);
  await tap(await gripOn(page, position, move.from, move.count));
  if (meaning.kind === 'select') await tap(await landingOn(page, position, move.to));
  else expect(meaning).toMatchObject({ kind: 'play', move });
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
export const keyMove = async (page: TestPage, session: Session, move: Move): Promise<void> => {
  for (const key of keysOf(session, move)) await page.keyboard.press(key);
};

/** Plays entries one by one in the given way; the page must show what the session says after each. */
export const playThrough = async <Played extends TestPage>(
  page: Played,
  start: Session,
  entries: readonly Entry[],
  way: (page: Played, session: Session, move: Move) => Promise<void>,
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

/** Results that are stored. */
export const resultsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const request = indexedDB.open('geduld');
        request.onsuccess = () => {
          const count = request.result.transaction('results').objectStore('results').count();
          count.onsuccess = () => {
            request.result.close();
            done(count.result);
          };
        };
      }),
  );
