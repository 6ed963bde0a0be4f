import { invariant, type Result } from '@geduld/core';
import { codeText } from '@geduld/notation';
import {
  type GameOfDay,
  gameOfDay,
  isUnlimited,
  type LicenceClaims,
  type LicenceFault,
  type Plan,
  type PlanAnswer,
  planAnswer,
  type Wish,
} from '@geduld/session';
import { createEffect, createRoot, createSignal, on } from 'solid-js';
import type { App } from '../app/app.ts';
import { localDay } from '../game/localDay.ts';
import type { PlanMessages } from '../messages/planWords.ts';
import { checkLicence, type Issuer } from './licence.ts';
import { loadPlanMessages } from './words.ts';

/** The plans of the freemium edition (P1–P3): what is asked before something that a plan may limit. */
export interface PlanDesk {
  readonly words: () => PlanMessages;
  /** May this deal (any new one, without a code) come onto the table? If not, the reason is shown. */
  readonly mayDeal: (code?: string) => boolean;
  /** May a look that is free or not be chosen? If not, the reason is shown. */
  readonly mayWear: (free: boolean) => boolean;
  /** Has the player the free plan now, so that only free looks are worn? */
  readonly limited: () => boolean;
  /** Shows a hint: at once, or after the notice. */
  readonly hint: (show: () => void) => void;
  /** What waits behind the notice. */
  readonly waiting: () => { readonly seconds: number; readonly show: () => void } | undefined;
  /** Why the dialog about the plan stands, when something was refused. */
  readonly refusal: () => (PlanAnswer & { readonly kind: 'no' })['why'] | undefined;
  /** The licence that holds. */
  readonly licence: () => LicenceClaims | undefined;
  /** Checks a licence and, if it holds, keeps it. */
  readonly take: (text: string) => Promise<Result<LicenceClaims, LicenceFault>>;
  readonly drop: () => void;
  readonly forget: () => void;
}

const BEGUN = 'plan.begun';
const HINTS = 'plan.hints';
const LICENCE = 'plan.licence';
/** Of so many attempts it is known how many hints they had. */
const MOST_COUNTED = 60;

/** The issuer that the page names behind its edition: `freemium NAME KEY`. */
const issuerOf = (edition: string): Issuer => {
  const [, deployment = '', publicKey = ''] = edition.split(' ');
  return { deployment, publicKey };
};

/** Opens the desk: what was begun today, which hints were had, and whether a licence holds. */
export const openDesk = async (app: App, edition: string): Promise<PlanDesk> => {
  const issuer = issuerOf(edition);
  const facts = new Map(await app.store.named('meta'));
  const [words, setWords] = createSignal(await loadPlanMessages(app.words().language));
  const [licence, setLicence] = createSignal<LicenceClaims>();
  const [refusal, setRefusal] = createSignal<ReturnType<PlanDesk['refusal']>>();
  const [waiting, setWaiting] = createSignal<ReturnType<PlanDesk['waiting']>>();
  let begun = readBegun(facts.get(BEGUN));
  let hints = readHints(facts.get(HINTS));

  /** Puts on what was chosen, as far as the plan has it now. */
  const wear = () => app.set('table', app.settings().table);
  const take: PlanDesk['take'] = async (text) => {
    const checked = await checkLicence(text, issuer, localDay());
    if (!checked.ok) return checked;
    setLicence(checked.value);
    app.store.fact(LICENCE, text.trim());
    wear();
    return checked;
  };
  const stored = facts.get(LICENCE);
  if (typeof stored === 'string') await take(stored);

  const today = (): string => {
    const day = localDay();
    const counted = gameOfDay(begun, day);
    // A day that has not come yet counts as today's from now on, and once.
    if (counted !== undefined && counted !== begun) begin(counted);
    return day;
  };
  const begin = (game: GameOfDay) => {
    begun = game;
    app.store.fact(BEGUN, game);
  };
  const answerTo = (wish: Wish): PlanAnswer => {
    const day = today();
    const plan: Plan = { edition: 'freemium', premiumUntil: licence()?.until, today: day, begun };
    return planAnswer(plan, wish);
  };
  const allows = (wish: Wish): boolean => {
    const answered = answerTo(wish);
    if (answered.kind !== 'no') return true;
    setRefusal(answered.why);
    app.show('plan');
    return false;
  };
  const onTable = () => codeText(app.controller.state().attempt.code);

  watchTable(
    app,
    () => begun,
    (code) => begin({ day: today(), code }),
  );
  createRoot(() =>
    createEffect(
      on(app.words, ({ language }) => void loadPlanMessages(language).then(setWords, () => undefined), {
        defer: true,
      }),
    ),
  );
  return {
    words,
    licence,
    refusal,
    waiting,
    take,
    mayDeal: (code = '') => allows({ kind: 'deal', code, onTable: onTable() }),
    limited: () => !isUnlimited({ edition: 'freemium', premiumUntil: licence()?.until, today: localDay() }),
    mayWear: (free) => allows({ kind: 'look', free }),
    hint: (show) => {
      const { id } = app.controller.state().attempt;
      const had = hints.get(id) ?? 0;
      const showAndCount = () => {
        hints = new Map([...hints, [id, had + 1] as const].slice(-MOST_COUNTED));
        app.store.fact(HINTS, Object.fromEntries(hints));
        show();
      };
      const answered = answerTo({ kind: 'hint', had });
      if (answered.kind !== 'afterNotice') return showAndCount();
      setWaiting({ seconds: answered.seconds, show: showAndCount });
      app.show('notice');
    },
    drop: () => {
      setLicence(undefined);
      app.store.fact(LICENCE, '');
      wear();
    },
    forget: () => {
      setRefusal(undefined);
      setWaiting(undefined);
    },
  };
};

/** Tells when the first move of a new game is made: a deal that was not there before, the same cards again are no other. */
const watchTable = (app: App, begun: () => GameOfDay | undefined, begins: (code: string) => void): void => {
  let last: string | undefined;
  let fresh = false;
  createRoot(() =>
    createEffect(
      on(app.table, ({ attempt, session }) => {
        const code = codeText(attempt.code);
        if (code !== last) {
          // What lies there at the start may have been begun today by a page that was closed before this was noted.
          const sinceToday = last === undefined && localDay(attempt.started) === localDay();
          fresh = code !== begun()?.code && (session.log.length === 0 || sinceToday);
        }
        last = code;
        if (!fresh || session.log.length === 0) return;
        fresh = false;
        begins(code);
      }),
    ),
  );
};

const readBegun = (value: unknown): GameOfDay | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { day, code } = value as Partial<Record<keyof GameOfDay, unknown>>;
  return typeof day === 'string' && typeof code === 'string' ? { day, code } : undefined;
};

const readHints = (value: unknown): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([id, count]) =>
      typeof count === 'number' ? [[id, count] as const] : [],
    ),
  );

/** The desk of an app of the freemium edition; the dialogs about plans stand in no other. */
export const deskOf = (app: App): PlanDesk => {
  const desk = app.plan();
  invariant(desk !== undefined, 'a dialog about plans stands in the freemium edition only');
  return desk;
};
