import {
  type Card,
  columnIndexOf,
  isColumn,
  isRed,
  type PileId,
  rankOf,
  suitOf,
  suitOfFoundation,
} from '@geduld/core';
import type { Messages } from '../messages.ts';
import { formIn } from '../plural.ts';

/** Left-to-right text, such as a code, kept in its own order inside a sentence that runs from right to left. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;

/** Text of a player's own, whose direction is not known, inside a sentence. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

const RANKS = ['آس', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'ولد', 'ملكة', 'ملك'];
const SUIT_WORDS = {
  spades: 'البستوني',
  hearts: 'القلوب',
  diamonds: 'الديناري',
  clubs: 'السباتي',
} as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
export const card = (of: Card): string => `${RANKS[rankOf(of) - 1]} ${suit(of)}`;
/** "8 سوداء", "ملكة سوداء", "ولد أسود": what a card lies on; numbers are feminine, as the word for a card is. */
const wanted = (of: Card, withColor: boolean): string => {
  const rank = rankOf(of) + 1;
  const masculine = rank === 11 || rank === 13;
  const color = isRed(of) ? (masculine ? 'أسود' : 'سوداء') : masculine ? 'أحمر' : 'حمراء';
  return `${RANKS[rank - 1]}${withColor ? ` ${color}` : ''}`;
};

export const pile = (of: PileId): string => {
  if (of === 'w') return 'كومة الرمي';
  if (of === 's') return 'كومة السحب';
  return isColumn(of) ? `العمود ${columnIndexOf(of) + 1}` : `أساس ${SUIT_WORDS[suitOfFoundation(of)]}`;
};
const isFeminine = (of: PileId): boolean => of === 'w' || of === 's';
const empty = (of: PileId): string => (isFeminine(of) ? 'فارغة' : 'فارغ');
const form = formIn<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>('ar', 'other');
type Noun = readonly [one: string, two: string, few: string, many: string];
/**
 * A number with its noun: one and two say their number in the noun itself; 3 to 10 take the plural, 11 to 99 the
 * accusative singular, hundreds and nothing the singular.
 */
export const counted = (count: number, [one, two, few, many]: Noun): string =>
  form(count, {
    zero: `${count} ${one}`,
    one: `${one} واحدة`,
    two,
    few: `${count} ${few}`,
    many: `${count} ${many}`,
    other: `${count} ${one}`,
  });
export const cards = (count: number): string => counted(count, ['ورقة', 'ورقتان', 'أوراق', 'ورقة']);
/** After a preposition or as an object. */
export const cardsAsObject = (count: number): string => counted(count, ['ورقة', 'ورقتين', 'أوراق', 'ورقة']);
export const moves = (count: number): string => counted(count, ['نقلة', 'نقلتان', 'نقلات', 'نقلة']);
export const movesAsObject = (count: number): string => counted(count, ['نقلة', 'نقلتين', 'نقلات', 'نقلة']);
export const passes = (count: number): string => counted(count, ['دورة', 'دورتان', 'دورات', 'دورة']);
export const passesAsObject = (count: number): string => counted(count, ['دورة', 'دورتين', 'دورات', 'دورة']);
const points = (count: number): string => counted(count, ['نقطة', 'نقطتان', 'نقاط', 'نقطة']);

/** Arabic; written from right to left. Digits are those of the cards and codes. */
export const messages: Messages = {
  language: 'ar',
  card,
  pile,
  table: {
    name: 'الطاولة',
    openCard: (of, on, cardsOn) =>
      `${card(of)}، ${pile(on)}${cardsOn > 0 ? `، فوقها ${cards(cardsOn)}` : ''}`,
    pile: (of, count) => `${pile(of)}، ${count === 0 ? empty(of) : cards(count)}`,
  },
  games: {
    KL: { name: 'كلوندايك', says: 'اللعبة الكلاسيكية، بكومتي السحب والرمي.' },
    TF: { name: 'ثوتفول', says: 'كلوندايك وكل أوراق الأعمدة مكشوفة.' },
    RU: { name: 'الروسية', says: 'تُنقل مجموعات كاملة، والبناء من النوع نفسه.' },
    YU: { name: 'يوكون', says: 'تُنقل مجموعات كاملة، والبناء أحمر على أسود.' },
  },
  bar: {
    name: 'اللعبة',
    time: 'الوقت',
    moves: 'النقلات',
    score: 'النقاط',
    shareCode: (code) => `مشاركة الرمز ${ltr(code)}`,
  },
  actions: {
    name: 'الأزرار',
    undo: 'تراجع',
    redo: 'إعادة',
    hint: 'تلميح',
    new: 'جديدة',
    restart: 'من البداية',
    finish: 'إنهاء',
    menu: 'القائمة',
    close: 'إغلاق',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: 'لم تبقَ مساحة',
      closed: 'هناك إصدار أحدث مفتوح في لسان آخر',
      deleted: 'محا المتصفح مخزنه أو أغلقه',
    },
    notSaved: (reason) => `لم يُحفظ: ${reason}. يمكنك متابعة اللعب.`,
    memoryOnly: 'هذا المتصفح لا يحفظ شيئًا: تبقى اللعبة إلى أن تُغلق الصفحة.',
    setAside: (count) =>
      count > 0
        ? `تعذّرت قراءة جزء من اللعبة المحفوظة فوُضع جانبًا. تُستأنف بعد ${movesAsObject(count)}.`
        : 'تعذّرت قراءة لعبة محفوظة فوُضعت جانبًا.',
    otherTab: 'هذه اللعبة مفتوحة في لسان آخر.',
    wentElsewhere: 'تواصلت اللعبة في لسان آخر.',
    playHere: 'اللعب هنا',
    notLoaded: 'تعذّر تحميل هذا الجزء. حاول مرة أخرى عندما تكون متصلًا.',
  },
  refusals: {
    gameWon: () => 'هذه اللعبة رُبحت.',
    noSuchPile: () => 'لا توجد كومة كهذه في هذه اللعبة.',
    noStock: () => 'ليس في هذه اللعبة كومة سحب.',
    stockEmpty: () => 'كومة السحب فارغة.',
    nothingToRedeal: () => 'كومتا السحب والرمي فارغتان.',
    stockNotEmpty: ({ left }) => `بقي في كومة السحب: ${cards(left)}.`,
    noPassLeft: ({ passes: allowed }) => `لم تبقَ دورات. المسموح في هذه اللعبة: ${passes(allowed)}.`,
    badCount: () => 'لا يمكن نقل هذا العدد من الأوراق.',
    samePile: () => 'الأوراق هناك أصلًا.',
    fromStock: () => 'أوراق كومة السحب تُسحب ولا تُنقل.',
    ontoStock: () => 'لا شيء يعود إلى كومة السحب.',
    ontoWaste: () => 'كومة الرمي لا تأخذ إلا أوراق كومة السحب.',
    emptyPile: ({ pile: of }) => `${pile(of)} ${empty(of)}.`,
    tooFewCards: ({ found }) => `ليس هناك سوى ${cardsAsObject(found)}.`,
    faceDown: () => 'لا يمكن نقل ورقة مقلوبة.',
    onlyTopCard: ({ pile: of }) => `لا تُنقل إلا الورقة العليا من ${of === 'w' ? 'كومة الرمي' : 'الأساس'}.`,
    notARun: ({ card: of, onto, building }) =>
      `المجموعة غير مرتبة: ${card(of)} لا تتبع ${card(onto)}${building === 'alternateColor' ? ' بتناوب الألوان' : ''}.`,
    groupTooLarge: ({ limit }) => `لا يُنقل أكثر من ${cardsAsObject(limit)} دفعة واحدة.`,
    oneCardHome: () => 'لا تذهب إلى الأساس إلا ورقة واحدة كل مرة.',
    wrongFoundation: ({ card: of }) => `مكان ${card(of)} على أساس ${suit(of)}.`,
    notNextHome: ({ wanted: next }) => `الأساس ينتظر ${card(next)}.`,
    vacancyWantsKing: () => 'العمود الفارغ لا يأخذ إلا ملكًا.',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'الملك لا يذهب إلا إلى عمود فارغ.';
      if (building === 'sameSuit') return `${card(of)}: مكانها فقط على ${wanted(of, false)} من النوع نفسه.`;
      return `${card(of)}: مكانها فقط على ${wanted(of, building === 'alternateColor')}.`;
    },
    nothingToUndo: () => 'لا شيء للتراجع عنه.',
    undoLimit: ({ limit }) => `أقصى ما يمكن التراجع عنه ${limit} خطوة.`,
    nothingToRedo: () => 'لا شيء لإعادته.',
    cannotFinish: () => 'لا يمكن إنهاء اللعبة بعد.',
  },
  said: {
    dealt: (game, code) => `${game}، ${ltr(code)}، وُزّعت الأوراق.`,
    opened: (game, count) => `${game}، بعد ${movesAsObject(count)}.`,
    carried: (of, count, _from, to) =>
      `${card(of)}${count > 1 ? ` و${cards(count - 1)}` : ''} إلى ${pile(to)}.`,
    turnedUp: (of, on) => `ظهرت في ${pile(on)}: ${card(of)}.`,
    drew: (drawn) => `سُحب: ${drawn.map(card).join('، ')}.`,
    redealt: (count) => `قُلبت كومة الرمي. في كومة السحب: ${cards(count)}.`,
    finished: (count) => `إلى الأساسات: ${cards(count)}.`,
    undone: 'تم التراجع.',
    redone: 'تمت الإعادة.',
    score: (score) => `النقاط: ${score}.`,
    moveCount: (count) => `${moves(count)}.`,
    selected: (of, on) => `أُخذت ${card(of)}${on > 0 ? ` و${cards(on)}` : ''}.`,
    places: (count) => (count === 0 ? 'لا مكان لها.' : `الأماكن الممكنة: ${count}.`),
    dropped: 'أُعيدت إلى مكانها.',
    won: (score) => `فوز، ${points(score)}.`,
  },
};
