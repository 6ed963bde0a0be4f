import { entryText } from '@geduld/notation';
import type { Place } from '@geduld/session';
import type { Messages } from '../messages/messages.ts';

/** A step that led to a place, in a sentence; a finish is one sentence. Nothing for the deal. */
export const stepText = ({ said }: Pick<Messages, 'said'>, { moves, effects }: Place): string => {
  const [effect] = effects;
  if (moves.length > 1) return said.finished(moves.length);
  if (effect?.kind === 'drew') return said.drew(effect.cards);
  if (effect?.kind === 'redealt') return said.redealt(effect.count);
  const [card] = effect?.kind === 'carried' ? effect.cards : [];
  return effect?.kind === 'carried' && card !== undefined
    ? said.carried(card, effect.cards.length, effect.from, effect.to)
    : '';
};

/** The same in short notation, as records write it: `c3-c5:2`. */
export const stepNotation = ({ moves }: Place): string => {
  const [first] = moves;
  return first ? `${entryText(first)}${moves.length > 1 ? ' …' : ''}` : '';
};
