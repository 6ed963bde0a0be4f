import type { LicenceFault } from '@geduld/session';
import type { SentencesFor } from './messages.ts';

/** What the freemium edition says of its plans; fetched in that edition only. Days come written out by the caller. */
export interface PlanMessages {
  readonly title: string;
  readonly says: string;
  /** What the free plan has, a line each. */
  readonly free: readonly string[];
  readonly premium: (until: string) => string;
  readonly refused: {
    readonly gameOfDay: string;
    readonly look: string;
  };
  readonly licence: string;
  readonly licenceSays: string;
  readonly use: string;
  readonly fromFile: string;
  readonly remove: string;
  readonly accepted: (until: string) => string;
  readonly faults: SentencesFor<LicenceFault>;
  readonly notice: {
    readonly title: string;
    readonly text: string;
    readonly wait: (seconds: number) => string;
    readonly show: string;
  };
}
