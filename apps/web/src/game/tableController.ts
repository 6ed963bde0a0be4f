import type { Arrival, Board, Group, Intent } from '@geduld/board';
import { assertNever, DRAW, isFoundation, leadOf, type PileId, REDEAL } from '@geduld/core';
import { type DealCode, REDO, UNDO } from '@geduld/notation';
import {
  act,
  type Command,
  type Ending,
  FINISH,
  playedAt,
  resultOf,
  runClock,
  type Session,
  type SessionRefusal,
  sessionWon,
  stopClock,
  targetsOf,
} from '@geduld/session';
import {
  cardsMoved,
  isPractice,
  logRows,
  newAttempt,
  practiceId,
  rowOf,
  stateOf,
  viewOf,
} from './attempts.ts';
import { isTouched, type Opening, type TableController, type TableHost, type TableState } from './table.ts';
import { autoPlace, carryTo, tapMeaning } from './taps.ts';

/** A second tap on the spot from which a card has just gone home comes within this time, in milliseconds. */
const SECOND_TAP_WITHIN = 350;

/**
 * The table: every intent becomes a command to the session, its new state is told to the store in the same task,
 * then shown. It starts still; nothing is stored before `setStill(false)`.
 */
export const createTable = (host: TableHost, first: Opening): TableController => {
  let state = stateOf(first, true);
  let board: Board | undefined;
  let balance = 0;
  let wentHome: { readonly pile: PileId; readonly when: number } | undefined;

  const view = () => viewOf(state, host.settings());
  const change = (next: Partial<TableState>, arrival: Arrival) => {
    state = { ...state, ...next };
    board?.show(view(), arrival);
    host.onChange(state);
  };
  const row = () => rowOf(state, host.now(), host.wallClock());
  const note = () => {
    if (!state.still) host.sink.noted(row());
  };
  const dropSelection = () => {
    if (!state.selected) return;
    // As a move: what is still on its way goes on, where `instant` would end it.
    change({ selected: undefined, targets: [] }, 'move');
    host.onHappening({ kind: 'dropped' });
  };

  const refuse = (refusal: SessionRefusal, group: Group | undefined) => {
    if (state.selected) change({ selected: undefined, targets: [] }, 'move');
    if (group && group.count > 0) board?.refuse(group);
    host.onHappening({ kind: 'refused', refusal });
  };

  const endAttempt = (ending: Ending): boolean => {
    if (state.ended) return false;
    const { attempt, session } = state;
    const played = playedAt(state.clock, host.now());
    const result = resultOf(session, attempt.id, ending, played, host.wallClock());
    if (!result) return false;
    // With its day: the same instant is another day's once the player is elsewhere.
    host.sink.ended({ ...result, day: host.dayOf(result.endedAt) });
    if (attempt.cumulative) {
      // What this attempt won or lost, not its end score: games opened again later must not set the balance back.
      balance += result.score - attempt.carried;
      host.sink.balance(balance);
    }
    state = { ...state, ended: true };
    return true;
  };

  const win = (session: Session) => {
    const first = endAttempt('won');
    const played = playedAt(state.clock, host.now());
    const result = resultOf(session, state.attempt.id, 'won', played, host.wallClock());
    if (!result) return;
    host.onChange(state);
    host.onHappening({ kind: 'won', result, first });
  };

  /** Does a command, or refuses it; `group` is what the player had in hand. */
  const play = (command: Command, group: Group | undefined): boolean => {
    if (state.still) return false;
    const now = host.now();
    // A refused move does not start the clock (G4), so it only runs on from here if the move holds.
    const clock = runClock(state.clock, now);
    const acted = act(state.session, command, playedAt(clock, now));
    if (!acted.ok) {
      refuse(acted.error, group);
      return false;
    }
    const { session, step } = acted.value;
    const entries = logRows(state.attempt.id, session, state.session.log.length);
    const won = sessionWon(session);
    const wasWon = state.won;
    state = { ...state, session, won, clock: won ? stopClock(clock, now) : clock };
    // Before anything is painted.
    host.sink.acted(row(), entries);
    const arrival = command.kind === 'finish' ? 'finish' : 'move';
    change({ selected: undefined, targets: [], moved: cardsMoved(step) }, arrival);
    const kind = command.kind === 'undo' ? 'undone' : command.kind === 'redo' ? 'redone' : 'moved';
    host.onHappening({ kind, step, score: session.standing.score, moves: session.moveCount });
    if (won && !wasWon) win(session);
    return true;
  };

  const select = (group: Group) => {
    const { position } = state.session.standing;
    const card = leadOf(position, group.pile, group.count);
    if (card === undefined || group.count < 1) return dropSelection();
    const targets = targetsOf(state.session.code.game.spec, position, group.pile, group.count);
    change({ selected: group, targets, moved: [] }, 'move');
    host.onHappening({ kind: 'selected', card, group, places: targets.length });
  };

  const tap = ({ group, double }: Intent & { readonly kind: 'tap' }) => {
    const settings = host.settings();
    const { tapping } = state.session.code.game;
    const justWent = wentHome?.pile === group.pile && host.now() - wentHome.when < SECOND_TAP_WITHIN;
    wentHome = undefined;
    if (justWent && tapping === 'homeFirst' && settings.doubleTap) return;
    const meaning = tapMeaning(state.session, { group, double, selected: state.selected, settings });
    switch (meaning.kind) {
      case 'play': {
        const done = play(meaning.move, meaning.group);
        const home = meaning.move.kind === 'carry' && isFoundation(meaning.move.to);
        if (done && home && !double) wentHome = { pile: group.pile, when: host.now() };
        return;
      }
      case 'select':
        return select(meaning.group);
      case 'refuse':
        return refuse(meaning.refusal, meaning.group);
      case 'drop':
        return dropSelection();
      case 'nothing':
        return;
      default:
        return assertNever(meaning);
    }
  };

  const carryOrPlace = (group: Group, to: PileId | undefined) => {
    const settings = host.settings();
    const move = to === undefined ? undefined : carryTo(state.session, group, to);
    if (move && act(state.session, move, 0).ok) return void play(move, group);
    const chosen = settings.autoPlace ? autoPlace(state.session, group, settings) : undefined;
    if (chosen) play(chosen, group);
    else if (move) play(move, group);
    else dropSelection();
  };

  const turnStock = () => {
    const { stock, waste } = state.session.standing.position;
    play(stock.length === 0 && waste.length > 0 ? REDEAL : DRAW, undefined);
  };

  const put = (opening: Opening, arrival: Arrival) => {
    wentHome = undefined;
    state = stateOf(opening, state.still);
    change({}, arrival);
  };
  const begin = (
    code: DealCode,
    carried: number,
    cumulative: boolean,
    daily: string | undefined,
    practice = false,
  ) => {
    const mark = daily === undefined ? {} : { daily, late: host.dayOf(host.wallClock()) > daily };
    const newId = practice ? () => practiceId(host.newId()) : host.newId;
    put(newAttempt({ ...host, newId }, code, carried, cumulative, mark), 'deal');
    note();
    host.onHappening({ kind: 'dealt', attempt: state.attempt });
  };
  /** Takes the attempt off the table: the clock's last word, or nothing at all of a deal never touched. */
  const leave = (ending: Ending | 'staysOpen') => {
    if (!isTouched(state)) return host.sink.dropped(state.attempt.id);
    if (ending !== 'staysOpen') endAttempt(ending);
    state = { ...state, clock: stopClock(state.clock, host.now()) };
    note();
  };
  const deal: TableController['deal'] = (code, wantsCumulative, ending, daily) => {
    if (state.still || host.mayDeal?.(code) === false) return;
    leave(ending);
    const cumulative = wantsCumulative && code.game.carriesBalance;
    begin(code, cumulative ? balance : 0, cumulative, daily);
  };

  const intent = (asked: Intent) => {
    if (state.still) return;
    switch (asked.kind) {
      case 'tap':
        return tap(asked);
      case 'carry':
        return carryOrPlace(asked.group, asked.to);
      case 'letGo':
        return carryOrPlace(asked.group, undefined);
      case 'stock':
        return turnStock();
      case 'select':
        return asked.group ? select(asked.group) : dropSelection();
      case 'key':
        if (asked.key === 'undo') return void play(UNDO, undefined);
        if (asked.key === 'redo') return void play(REDO, undefined);
        if (asked.key === 'finish') return void play(FINISH, undefined);
        return host.onKey(asked.key);
      default:
        return assertNever(asked);
    }
  };

  return {
    state: () => state,
    attach: (attached) => {
      board = attached;
      // A page that opens shows its table at once; cards are dealt when a game is asked for.
      board.show(view(), 'instant');
    },
    intent,
    undo: () => void play(UNDO, undefined),
    redo: () => void play(REDO, undefined),
    finish: () => void play(FINISH, undefined),
    restart: () => {
      if (state.still) return;
      leave('staysOpen');
      const { id, code, carried, cumulative, daily } = state.attempt;
      const start = cumulative && state.ended ? balance : carried;
      begin(code, start, cumulative, daily, isPractice(id));
    },
    deal,
    open: (opening, why) => {
      if (why === 'chosen' && opening.attempt.id !== state.attempt.id) leave('staysOpen');
      put(opening, why === 'chosen' ? 'deal' : 'instant');
      if (why === 'chosen') note();
      // A win whose result was lost in a crash between the two writings gets it now; `ended` guards the rest.
      if (state.won && !state.still) endAttempt('won');
      host.onHappening({ kind: 'opened', attempt: state.attempt, moves: state.session.moveCount });
    },
    pause: () => {
      if (state.clock.since === undefined) return;
      // The board is left alone: it may be in the middle of a movement, and nothing on it changes.
      state = { ...state, clock: stopClock(state.clock, host.now()) };
      host.onChange(state);
      note();
    },
    beat: () => {
      if (state.clock.since !== undefined) note();
    },
    setStill: (still) => {
      if (still === state.still) return;
      change(
        { still, selected: undefined, targets: [], clock: stopClock(state.clock, host.now()) },
        'instant',
      );
      // A stored game is already there as it was left; a fresh deal is not.
      if (!isTouched(state)) note();
    },
    refresh: () => change({}, 'instant'),
    setBalance: (value) => {
      balance = value;
    },
  };
};
