import type { Game } from '@geduld/games';
import type { FactWords } from '../messages/helpWords.ts';

/** Everything that was chosen for a deal, in short phrases: how it is drawn, built, filled and scored. */
export const factsOf = ({ spec, scoring, undoLimit, finish }: Game, words: FactWords): readonly string[] => [
  ...(spec.stock === 'none' ? [] : [words.draw(spec.stock.draw), words.passes(spec.stock.passes)]),
  words.building[spec.building],
  words.vacancy[spec.vacancy],
  ...(spec.groupLimit === 'none' ? [] : [words.groupLimit(spec.groupLimit)]),
  ...(scoring.floor === 'none' ? [words.vegas] : []),
  words.undo(undoLimit),
  ...(finish ? [words.finish] : []),
];
