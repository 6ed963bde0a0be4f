import type { PileId } from '@geduld/core';
import type { AccessMessages } from '../accessWords.ts';
import { card, cards, counted, ltr, pile } from './table.ts';

const list = (texts: readonly string[]): string => texts.join('، ');
const and = (cardsOn: number): string => (cardsOn > 0 ? ` و${cards(cardsOn)}` : '');
const unseenIn = (of: PileId, count: number): string => {
  if (of === 's') return cards(count);
  if (of === 'w') return `تحتها ${cards(count)}`;
  return counted(count, ['ورقة مقلوبة', 'ورقتان مقلوبتان', 'أوراق مقلوبة', 'ورقة مقلوبة']);
};

/** What the table answers, in Arabic. */
export const access: AccessMessages = {
  title: 'اسأل الطاولة',
  says: 'ما يمكن نقله، وأين ورقة ما، وما الذي تغيّر',
  whatCanMove: 'ما الذي يمكن نقله؟',
  whatChanged: 'ما الذي تغيّر؟',
  whereIs: 'أين الورقة؟',
  whatIsIn: 'ماذا في الكومة؟',
  choose: 'اختر…',
  letters: `أو بحروفها، مثل ${ltr('9C')} أو ${ltr('10H')}`,
  ask: 'اسأل',
  notACard: (found) =>
    `«${found}» ليست ورقة. القيمة ثم S (البستوني) أو H (القلوب) أو D (الديناري) أو C (السباتي).`,
  answers: {
    carry: (of, cardsOn, from, places) =>
      `${card(of)}${and(cardsOn)}: من ${pile(from)} إلى ${places.map(pile).join(' أو ')}.`,
    takeBack: (of) => `يمكن استرجاع: ${list(of.map(card))}.`,
    draw: 'يمكن السحب من كومة السحب.',
    redeal: 'يمكن قلب كومة الرمي.',
    nothingMoves: 'لا شيء يمكن نقله.',
    inPile: (of, on, cardsOn) =>
      `${card(of)}: ${pile(on)}، ${cardsOn > 0 ? `فوقها ${cards(cardsOn)}` : 'في الأعلى'}.`,
    home: (of) => `${card(of)}: على أساسها.`,
    unseen: (of) => `${card(of)}: غير ظاهرة.`,
    pile: (of, seen, unseen) =>
      `${pile(of)}: ${list([...(unseen > 0 ? [unseenIn(of, unseen)] : []), ...seen.map(card)]) || 'لا أوراق'}.`,
    nothingChanged: 'لم يُلعب شيء بعد.',
  },
};
