import { leadOf, type Move, type Position } from '@geduld/core';
import type { Messages } from '../messages/messages.ts';

/** What a move does from a position, in a sentence: "7 of hearts to column 3." */
export const moveText = (
  words: Pick<Messages, 'said'>,
  stock: { readonly draw: string; readonly redeal: string },
  position: Position,
  move: Move,
): string => {
  if (move.kind !== 'carry') return move.kind === 'draw' ? stock.draw : stock.redeal;
  const card = leadOf(position, move.from, move.count);
  return card === undefined ? '' : words.said.carried(card, move.count, move.from, move.to);
};
