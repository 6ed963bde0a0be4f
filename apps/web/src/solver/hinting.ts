import { type Position, positionKey } from '@geduld/core';
import type { App } from '../app/app.ts';
import { moveText } from '../screens/moveText.ts';
import {
  type Advice,
  createTrail,
  keyAfter,
  openAdvice,
  type Prospect,
  type Source,
  winningAdvice,
} from './advice.ts';

/** What the hints need to know of a position: the proven line that is known, or what a search finds. */
export type Prospects = (position: Position, ms: number) => Promise<Prospect | undefined>;

/** How long a win is looked for, and whether another move keeps it, in milliseconds. */
const MS = { first: 5000, other: 400 } as const;

interface Shown {
  readonly key: string;
  readonly wanted: Source;
  /** Said before each of them: why they are not of the kind that was wanted. */
  readonly note: string;
  readonly list: Advice[];
  more: AsyncGenerator<Advice> | undefined;
  at: number;
}

/** Hints for the game on the table: each call shows the next one. */
export const createHinting = (app: App, prospects: Prospects): (() => Promise<void>) => {
  const trail = createTrail();
  let shown: Shown | undefined;
  let pressed = 0;

  // Of the position it was asked in: it goes with the next move.
  const tell = (text: string) => app.tell(text, undefined, 'answer');
  const here = () => {
    const { session } = app.controller.state();
    const { spec } = session.code.game;
    const { position } = session.standing;
    return { spec, position, key: positionKey(spec, position) };
  };
  const fromOpenCards = (note: string): Pick<Shown, 'note' | 'list' | 'more'> => {
    const { spec, position } = here();
    return { note, list: [...openAdvice(spec, position, trail)], more: undefined };
  };
  const fromAllCards = async (): Promise<Pick<Shown, 'note' | 'list' | 'more'> | undefined> => {
    const { spec, position, key } = here();
    const { help } = app.dialogWords();
    const slow = setTimeout(() => tell(help.looking), 250);
    const prospect = await prospects(position, MS.first).finally(() => clearTimeout(slow));
    if (prospect === undefined || here().key !== key) return undefined;
    if (prospect.kind !== 'win')
      return prospect.kind === 'open'
        ? fromOpenCards(help.notProven)
        : { note: app.dialogWords().deadEnd.title, list: [], more: undefined };
    const more = winningAdvice(spec, position, prospect.moves, trail, (next) => prospects(next, MS.other));
    const first = await more.next();
    if (here().key !== key) return undefined;
    return first.done ? fromOpenCards(help.onlyTakingBack) : { note: '', list: [first.value], more };
  };

  const step = async (of: Shown) => {
    const more = of.at === of.list.length - 1 ? await of.more?.next() : undefined;
    if (more && !more.done) of.list.push(more.value);
    else if (more) of.more = undefined;
    of.at = of.list.length === 0 ? 0 : (of.at + 1) % of.list.length;
  };

  const show = ({ note, list, at, wanted }: Shown) => {
    const { spec, position } = here();
    const { help, settings } = app.dialogWords();
    const sources = settings.choices.hintsFrom.values;
    const advice = list[at];
    if (advice === undefined) {
      app.point(undefined, undefined);
      return tell(`${sources[wanted]}: ${note}.`);
    }
    const { hint, source } = advice;
    const says =
      hint.kind === 'nothing'
        ? spec.stock === 'none'
          ? help.nothingNoStock
          : help.nothing
        : moveText(app.words(), help, position, hint.move);
    if (hint.kind === 'move') {
      const { from, to, count } = hint.move;
      app.point({ pile: from, count }, to);
    } else app.point(undefined, hint.kind === 'stock' ? 's' : undefined);
    if (hint.kind !== 'nothing') trail.shown(keyAfter(spec, position, hint.move));
    tell([note, `${sources[source]}: ${says}`].filter((text) => text !== '').join(' '));
  };

  return async () => {
    const { still, won } = app.controller.state();
    if (still || won) return;
    const mine = ++pressed;
    await app.loadDialogWords();
    const { key } = here();
    const wanted = app.settings().hintsFrom;
    trail.arrive(key);
    if (shown?.key === key && shown.wanted === wanted) await step(shown);
    else {
      const found = wanted === 'openCards' ? fromOpenCards('') : await fromAllCards();
      if (found === undefined || mine !== pressed) return;
      shown = { key, wanted, at: 0, ...found };
    }
    if (mine === pressed && here().key === key) show(shown);
  };
};
