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

/** Each rank as a subject, and as what another card lies on ("na ósemkę", "na waleta"). */
const RANKS = [
  ['as', 'asa'],
  ['dwójka', 'dwójkę'],
  ['trójka', 'trójkę'],
  ['czwórka', 'czwórkę'],
  ['piątka', 'piątkę'],
  ['szóstka', 'szóstkę'],
  ['siódemka', 'siódemkę'],
  ['ósemka', 'ósemkę'],
  ['dziewiątka', 'dziewiątkę'],
  ['dziesiątka', 'dziesiątkę'],
  ['walet', 'waleta'],
  ['dama', 'damę'],
  ['król', 'króla'],
] as const;
const SUIT_WORDS = { spades: 'pik', hearts: 'kier', diamonds: 'karo', clubs: 'trefl' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
const rankWords = (rank: number): (typeof RANKS)[number] => RANKS[rank - 1] ?? RANKS[12];
export const card = (of: Card): string => `${rankWords(rankOf(of))[0]} ${suit(of)}`;
/** A card as an object: "siódemkę kier". */
const cardAsObject = (of: Card): string => `${rankWords(rankOf(of))[1]} ${suit(of)}`;
/** "czarną ósemkę", "czerwonego waleta": what a card lies on. */
const wanted = (of: Card, withColor: boolean): string => {
  const rank = rankOf(of) + 1;
  const color = `${isRed(of) ? 'czarn' : 'czerwon'}${rank === 11 || rank === 13 ? 'ego' : 'ą'} `;
  return `${withColor ? color : ''}${rankWords(rank)[1]}`;
};

export const pile = (of: PileId): string => {
  if (of === 'w') return 'stos odrzuconych';
  if (of === 's') return 'talia';
  return isColumn(of)
    ? `kolumna ${columnIndexOf(of) + 1}`
    : `stos bazowy ${SUIT_WORDS[suitOfFoundation(of)]}`;
};
const isFeminine = (of: PileId): boolean => of === 's' || isColumn(of);
const empty = (of: PileId): string => (isFeminine(of) ? 'pusta' : 'pusty');
/** A pile as the place where something goes: "na kolumnę 3". */
export const ontoPile = (of: PileId): string =>
  `na ${pile(of).replace('kolumna', 'kolumnę').replace('talia', 'talię')}`;
const form = formIn<'one' | 'few' | 'many'>('pl', 'many');
/** A number with its noun: one, two to four, the rest; "1 karta, 2 karty, 5 kart". */
export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${form(count, { one, few, many })}`;
export const cards = (count: number): string => counted(count, 'karta', 'karty', 'kart');
/** As an object: "bierze 1 kartę". */
const cardsAsObject = (count: number): string => counted(count, 'kartę', 'karty', 'kart');
export const moves = (count: number): string => counted(count, 'ruch', 'ruchy', 'ruchów');
/** "po 1 ruchu", "po 5 ruchach". */
export const afterMoves = (count: number): string => `po ${counted(count, 'ruchu', 'ruchach', 'ruchach')}`;
export const passes = (count: number): string => counted(count, 'przejście', 'przejścia', 'przejść');
const points = (count: number): string => counted(count, 'punkt', 'punkty', 'punktów');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Polish. */
export const messages: Messages = {
  language: 'pl',
  card,
  pile,
  table: {
    name: 'Stół',
    openCard: (of, on, cardsOn) =>
      `${card(of)}, ${pile(on)}${cardsOn > 0 ? `, na niej ${cards(cardsOn)}` : ''}`,
    pile: (of, count) => `${pile(of)}, ${count === 0 ? empty(of) : cards(count)}`,
  },
  games: {
    KL: { name: 'Klondike', says: 'Klasyczny pasjans, z talią i stosem odrzuconych.' },
    TF: { name: 'Thoughtful', says: 'Klondike, w którym wszystkie karty kolumn są odkryte.' },
    RU: { name: 'Russian', says: 'Całe grupy naraz; układanie w kolorze.' },
    YU: { name: 'Yukon', says: 'Całe grupy naraz; czerwone na czarne.' },
  },
  bar: {
    name: 'Gra',
    time: 'Czas',
    moves: 'Ruchy',
    score: 'Punkty',
    shareCode: (code) => `Udostępnij kod ${code}`,
  },
  actions: {
    name: 'Przyciski',
    undo: 'Cofnij',
    redo: 'Ponów',
    hint: 'Podpowiedź',
    new: 'Nowa',
    restart: 'Od nowa',
    finish: 'Dokończ',
    menu: 'Menu',
    close: 'Zamknij',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: 'nie ma już miejsca',
      closed: 'nowsza wersja jest otwarta w innej karcie przeglądarki',
      deleted: 'przeglądarka usunęła lub zamknęła swoją pamięć',
    },
    notSaved: (reason) => `Nie zapisano: ${reason}. Możesz grać dalej.`,
    memoryOnly: 'Ta przeglądarka niczego nie zapisuje: gra trwa do zamknięcia strony.',
    setAside: (count) =>
      count > 0
        ? `Części zapisanej gry nie dało się odczytać i ją odłożono. Gra toczy się dalej ${afterMoves(count)}.`
        : 'Zapisanej gry nie dało się odczytać i ją odłożono.',
    otherTab: 'Ta gra jest otwarta w innej karcie przeglądarki.',
    wentElsewhere: 'Gra toczyła się dalej w innej karcie przeglądarki.',
    playHere: 'Graj tutaj',
    notLoaded: 'Tej części nie udało się pobrać. Spróbuj ponownie, gdy będziesz online.',
  },
  refusals: {
    gameWon: () => 'Ta gra jest wygrana.',
    noSuchPile: () => 'W tej grze nie ma takiego stosu.',
    noStock: () => 'W tej grze nie ma talii.',
    stockEmpty: () => 'Talia jest pusta.',
    nothingToRedeal: () => 'Talia i stos odrzuconych są puste.',
    stockNotEmpty: ({ left }) =>
      `W talii ${form(left, { one: 'jest', few: 'są', many: 'jest' })} jeszcze ${cards(left)}.`,
    noPassLeft: ({ passes: allowed }) => `Nie ma już przejść: ta gra pozwala na ${passes(allowed)}.`,
    badCount: () => 'Tylu kart nie można przenieść.',
    samePile: () => 'Karty już tam leżą.',
    fromStock: () => 'Karty z talii się dobiera, nie przenosi.',
    ontoStock: () => 'Na talię nic nie wraca.',
    ontoWaste: () => 'Na stos odrzuconych trafiają tylko karty z talii.',
    emptyPile: ({ pile: of }) => `${capital(pile(of))}: ${empty(of)}.`,
    tooFewCards: ({ found }) =>
      `Tam ${form(found, { one: 'jest', few: 'są', many: 'jest' })} tylko ${cards(found)}.`,
    faceDown: () => 'Zakrytej karty nie można przenieść.',
    onlyTopCard: ({ pile: of }) =>
      `Można przenieść tylko wierzchnią kartę stosu ${of === 'w' ? 'odrzuconych' : 'bazowego'}.`,
    notARun: ({ card: of, onto, building }) =>
      `Grupa nie po kolei: ${card(of)} nie pasuje na ${cardAsObject(onto)}${building === 'alternateColor' ? ', na przemian kolorami' : ''}.`,
    groupTooLarge: ({ limit }) => `Naraz można przenieść najwyżej ${cardsAsObject(limit)}.`,
    oneCardHome: () => 'Na stos bazowy idzie jedna karta naraz.',
    wrongFoundation: ({ card: of }) => `${capital(card(of))}: miejsce na stosie bazowym ${suit(of)}.`,
    notNextHome: ({ wanted: next }) => `Stos bazowy czeka na ${cardAsObject(next)}.`,
    vacancyWantsKing: () => 'Na pustą kolumnę idzie tylko król.',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'Król idzie tylko na pustą kolumnę.';
      if (building === 'sameSuit')
        return `${capital(card(of))} pasuje tylko na ${wanted(of, false)} tego samego koloru.`;
      return `${capital(card(of))} pasuje tylko na ${wanted(of, building === 'alternateColor')}.`;
    },
    nothingToUndo: () => 'Nie ma czego cofnąć.',
    undoLimit: ({ limit }) =>
      `Można cofnąć najwyżej ${counted(limit, 'czynność', 'czynności', 'czynności')}.`,
    nothingToRedo: () => 'Nie ma czego ponowić.',
    cannotFinish: () => 'Gry nie można jeszcze dokończyć.',
  },
  said: {
    dealt: (game, code) => `${game}, ${code}, rozdano.`,
    opened: (game, count) => `${game}, ${afterMoves(count)}.`,
    carried: (of, count, _from, to) =>
      `${capital(card(of))}${count > 1 ? ` i ${cards(count - 1)}` : ''} ${ontoPile(to)}.`,
    turnedUp: (of, on) => `${capital(pile(on))} odsłania ${cardAsObject(of)}.`,
    drew: (drawn) => `Z talii: ${drawn.map(card).join(', ')}.`,
    redealt: (count) => `Stos odrzuconych odwrócony: ${cards(count)} w talii.`,
    finished: (count) => `${cards(count)} na stosy bazowe.`,
    undone: 'Cofnięto.',
    redone: 'Ponowiono.',
    score: (score) => `${points(score)}.`,
    moveCount: (count) => `${moves(count)}.`,
    selected: (of, on) => `${capital(card(of))}${on > 0 ? ` i ${cards(on)}` : ''} w ręce.`,
    places: (count) =>
      count === 0 ? 'Nie ma na to miejsca.' : `${counted(count, 'miejsce', 'miejsca', 'miejsc')}.`,
    dropped: 'Odłożono.',
    won: (score) => `Wygrana, ${points(score)}.`,
  },
};
