import type { BoardWords } from '@geduld/board';
import type { Messages } from '../messages/messages.ts';

/** The board's words in the language of the page. */
export const boardWords = ({ table }: Messages): BoardWords => ({
  openCard: (card, { pile, count }) => table.openCard(card, pile, count - 1),
  pile: table.pile,
  table: table.name,
});
