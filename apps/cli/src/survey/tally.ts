import type { Verdict } from '@geduld/solver';
import { type Share, shareOf } from './interval.ts';

/** What is known of the deals of a survey, by their numbers. */
export type Verdicts = Map<number, Verdict['kind']>;

/** What the verdicts of a survey come to. */
export interface Tally {
  readonly deals: number;
  readonly win: Share;
  readonly dead: Share;
  readonly open: Share;
  /** How many of all deals can be won: from the lower end where no open one can, to the upper end where every one can. */
  readonly winnable: { readonly low: number; readonly high: number };
}

/** Counts verdicts; `undefined` where there is none. */
export const tallyOf = (verdicts: Verdicts): Tally | undefined => {
  const deals = verdicts.size;
  if (deals === 0) return undefined;
  const counts = { win: 0, dead: 0, open: 0 };
  for (const kind of verdicts.values()) counts[kind]++;
  const win = shareOf(counts.win, deals);
  return {
    deals,
    win,
    dead: shareOf(counts.dead, deals),
    open: shareOf(counts.open, deals),
    winnable: { low: win.low, high: shareOf(counts.win + counts.open, deals).high },
  };
};

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** A tally for people, on lines of its own. */
export const tallyText = ({ deals, win, dead, open, winnable }: Tally): string => {
  const rows = (
    [
      ['can be won', win],
      ['cannot be won', dead],
      ['not decided', open],
    ] as const
  ).map(
    ([name, { count, rate, low, high }]) =>
      `  ${name.padEnd(13)} ${String(count).padStart(String(deals).length)}  ${percent(rate).padStart(8)}  (${percent(low)} to ${percent(high)})`,
  );
  return [
    ...rows,
    `Between ${percent(winnable.low)} and ${percent(winnable.high)} of all deals can be won (95 %, by Wilson).`,
    '',
  ].join('\n');
};
