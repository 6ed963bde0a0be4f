import { assertNever, type Card, type PileId } from '@geduld/core';
import { movablesOf, type Session, sightOf, whereIs } from '@geduld/session';
import type { Settings } from '../settings/settings.ts';
import type { AccessMessages } from './accessWords.ts';
import { stepSaid } from './announce.ts';
import type { Messages } from './messages.ts';

/** What a player can ask of the table. */
export type Question =
  | { readonly kind: 'movable' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'pile'; readonly pile: PileId };

/** The sentences of an answer. They name only what the player can see. */
export const answer = (
  words: Messages,
  { answers }: AccessMessages,
  session: Session,
  question: Question,
  hidden: Pick<Settings, 'hideScore'>,
): readonly string[] => {
  const { spec } = session.code.game;
  const { position } = session.standing;
  switch (question.kind) {
    case 'movable':
      return movableSaid(answers, session);
    case 'changed':
      return changedSaid(words, answers, session, hidden);
    case 'card': {
      const { card } = question;
      const where = whereIs(spec, position, card);
      if (where.kind === 'foundation') return [answers.home(card)];
      if (where.kind === 'unseen') return [answers.unseen(card)];
      return [answers.inPile(card, where.kind === 'waste' ? 'w' : where.pile, where.cardsOn)];
    }
    case 'pile': {
      const { seen, unseen } = sightOf(spec, position, question.pile);
      return [answers.pile(question.pile, seen, unseen)];
    }
    default:
      return assertNever(question);
  }
};

const movableSaid = (answers: AccessMessages['answers'], { code, standing }: Session): readonly string[] => {
  const { carries, takeBacks, stock } = movablesOf(code.game.spec, standing.position);
  const told = [
    ...carries.map(({ card, count, from, places }) => answers.carry(card, count - 1, from, places)),
    ...(stock === undefined ? [] : [answers[stock]]),
    ...(takeBacks.length > 0 ? [answers.takeBack(takeBacks.map(({ card }) => card))] : []),
  ];
  return told.length > 0 ? told : [answers.nothingMoves];
};

/** The last action once more, an undo as what it brought back. */
const changedSaid = (
  words: Messages,
  answers: AccessMessages['answers'],
  { log, past, future }: Session,
  { hideScore }: Pick<Settings, 'hideScore'>,
): readonly string[] => {
  const kind = log.at(-1)?.entry.kind;
  const step = kind === 'undo' ? future[0] : past.at(-1);
  if (kind === undefined || step === undefined) return [answers.nothingChanged];
  const how = kind === 'undo' ? 'undone' : kind === 'redo' ? 'redone' : 'moved';
  const after = kind === 'undo' ? step.before : step.after;
  const said = stepSaid(words, how, step.effects);
  return hideScore ? said : [...said, words.said.score(after.score)];
};
