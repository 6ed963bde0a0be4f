import { deal, type Effect, type Move, type Position, playLegal } from '@geduld/core';
import { type DealCode, entryText, orderOf } from '@geduld/notation';
import { act, type Command, FINISH, type LogEntry, type Session, startSession } from './session.ts';

/** A place in a game: the deal, or where one step led. The same steps from one place lead to the same place again. */
export interface Place {
  readonly before: Place | undefined;
  /** The step that leads here from `before`; none at the deal. */
  readonly moves: readonly Move[];
  /** What that step did to the cards. */
  readonly effects: readonly Effect[];
  readonly position: Position;
  /** Steps from the deal. */
  readonly depth: number;
  /** Entries of the log that had been written when it was first reached. */
  readonly n: number;
  /** Milliseconds played by then. */
  readonly t: number;
}

/** A line that an undo and another step left behind: nothing that was tried is lost, since a log only grows. */
export interface LeftLine {
  /** Where it leaves the present line. */
  readonly from: Place;
  /** Its places after that one, in order; at least one. */
  readonly places: readonly Place[];
}

/** All that was tried in a game. */
export interface Branches {
  /** Where the game stands. */
  readonly here: Place;
  /** From the deal through the present place on to what redo would bring. */
  readonly line: readonly Place[];
  /** The lines that were left, the latest first. */
  readonly left: readonly LeftLine[];
  /** The place that a number of entries of the log leads to; `undefined` beyond its end. */
  readonly placeAfter: (n: number) => Place | undefined;
}

/** What was tried in a game, read from its log: every place that was ever reached, and the way between them. */
export const branchesOf = ({ code, log }: Pick<Session, 'code' | 'log'>): Branches => {
  const { spec } = code.game;
  const children = new Map<Place, Map<string, Place>>();
  let here: Place = {
    before: undefined,
    moves: [],
    effects: [],
    position: deal(spec, orderOf(code)),
    depth: 0,
    n: 0,
    t: 0,
  };
  const places = [here];
  const after = [here];
  let undone: Place[] = [];
  const step = (moves: readonly Move[], n: number, t: number): Place => {
    const known = children.get(here) ?? new Map<string, Place>();
    children.set(here, known);
    const name = moves.map(entryText).join();
    const there = known.get(name);
    if (there) return there;
    let { position } = here;
    const effects: Effect[] = [];
    for (const move of moves) {
      const played = playLegal(spec, position, move);
      position = played.position;
      effects.push(...played.effects);
    }
    const made = { before: here, moves, effects, position, depth: here.depth + 1, n, t };
    known.set(name, made);
    places.push(made);
    return made;
  };
  for (const entries of actionsOf(log)) {
    const [first] = entries as readonly [LogEntry, ...LogEntry[]];
    const n = after.length - 1 + entries.length;
    if (first.entry.kind === 'undo') {
      undone.push(here);
      here = here.before ?? here;
    } else if (first.entry.kind === 'redo') here = undone.pop() ?? here;
    else {
      here = step(
        entries.map(({ entry }) => entry as Move),
        n,
        first.t,
      );
      undone = [];
    }
    for (const _ of entries) after.push(here);
  }
  const line = [...pathTo(here), ...undone.toReversed()];
  return { here, line, left: leftLines(places, children, line), placeAfter: (n) => after[n] };
};

/** The entries of a log, action by action. */
const actionsOf = (log: readonly LogEntry[]): readonly (readonly LogEntry[])[] => {
  const actions: LogEntry[][] = [];
  for (const entry of log) {
    const last = actions.at(-1);
    if (last?.[0]?.action === entry.action) last.push(entry);
    else actions.push([entry]);
  }
  return actions;
};

/** From the deal to a place. */
const pathTo = (place: Place): readonly Place[] => {
  const path: Place[] = [];
  for (let at: Place | undefined = place; at; at = at.before) path.push(at);
  return path.reverse();
};

/** One line for each end that does not lie on the present one. */
const leftLines = (
  places: readonly Place[],
  children: ReadonlyMap<Place, ReadonlyMap<string, Place>>,
  line: readonly Place[],
): readonly LeftLine[] => {
  const present = new Set(line);
  return places
    .filter((place) => !present.has(place) && !children.get(place)?.size)
    .map((end) => {
      const path = pathTo(end);
      const leaves = path.findIndex((place) => !present.has(place));
      return { from: path[leaves - 1] as Place, places: path.slice(leaves) };
    })
    .reverse();
};

/** How many steps must be undone before a game can go on to a place: those since the lines parted. */
export const undosTo = ({ here }: Branches, place: Place): number => {
  let [one, other]: (Place | undefined)[] = [here, place];
  while (one !== other)
    if ((one?.depth ?? 0) >= (other?.depth ?? 0)) one = one?.before;
    else other = other?.before;
  return here.depth - (one?.depth ?? 0);
};

/**
 * The commands that bring a game to a place of its own: undo as far as the lines part, then redo where that leads there,
 * else the moves once more as ordinary ones, so that the log only grows and its record still holds. `undefined` where
 * undo does not reach so far back.
 */
export const wayTo = (session: Session, branches: Branches, place: Place): readonly Command[] | undefined => {
  const undos = undosTo(branches, place);
  const ahead = pathTo(place).slice(branches.here.depth - undos + 1);
  if (undos > session.past.length) return undefined;
  const way: Command[] = [];
  let now = session;
  const go = (command: Command): boolean => {
    const acted = act(now, command, 0);
    if (!acted.ok) return false;
    way.push(command);
    now = acted.value.session;
    return true;
  };
  for (let nth = 0; nth < undos; nth++) go({ kind: 'undo' });
  let redoes = undos === 0;
  for (const { moves } of ahead) {
    redoes &&= isStep(now.future[0]?.moves, moves);
    if (redoes) go({ kind: 'redo' });
    else if (moves.length > 1 && finishes(now, moves)) go(FINISH);
    else for (const move of moves) go(move);
  }
  return way;
};

const isStep = (one: readonly Move[] | undefined, other: readonly Move[]): boolean =>
  one !== undefined && one.map(entryText).join() === other.map(entryText).join();

/** Would a finish be exactly these moves? */
const finishes = (session: Session, moves: readonly Move[]): boolean => {
  const acted = act(session, FINISH, 0);
  return acted.ok && isStep(acted.value.step.moves, moves);
};

/** A game of its own that goes straight to a place and stands there, with what was played of the clock by then. */
export const sessionAt = (code: DealCode, place: Place): Session => {
  let session = startSession(code);
  for (const { moves, t } of pathTo(place).slice(1)) {
    const commands = moves.length > 1 && finishes(session, moves) ? [FINISH] : moves;
    for (const command of commands) {
      const acted = act(session, command, t);
      if (acted.ok) session = acted.value.session;
    }
  }
  return session;
};
