import { codeText } from '@geduld/notation';
import type { Sink } from '../storage/store.ts';
import { logRows, rowOf, stateOf } from './attempts.ts';
import type { Opening, TableController } from './table.ts';

/** What of the app decides what lies on the table. */
export interface TableOwner {
  readonly controller: TableController;
  readonly store: Pick<Sink, 'acted'>;
  /** The plans of the freemium edition; there is none in the open one. */
  readonly plan: () => { readonly mayDeal: (code: string) => boolean } | undefined;
}

/**
 * Puts an attempt on the table that is stored nowhere yet. Answers whether it lies there: not where another tab has the
 * table, nor where the plan allows no deal; both are said by those who know why.
 */
export const putOnTable = ({ controller, store, plan }: TableOwner, opening: Opening): boolean => {
  if (controller.state().still || plan()?.mayDeal(codeText(opening.session.code)) === false) return false;
  const state = stateOf(opening, false);
  store.acted(rowOf(state, 0, Date.now()), logRows(opening.attempt.id, opening.session, 0));
  controller.open(opening, 'chosen');
  return true;
};
