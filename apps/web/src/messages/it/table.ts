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
import { oneIn } from '../plural.ts';

const RANKS = ['asso', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'fante', 'regina', 're'];
const SUIT_WORDS = { spades: 'picche', hearts: 'cuori', diamonds: 'quadri', clubs: 'fiori' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
export const card = (of: Card): string => `${RANKS[rankOf(of) - 1]} di ${suit(of)}`;
/** The article of a rank: "l’asso", "l’8", "la regina", "il 7". */
const theRank = (rank: number): string => {
  const word = RANKS[rank - 1] as string;
  if (rank === 1 || rank === 8) return `l’${word}`;
  return `${rank === 12 ? 'la' : 'il'} ${word}`;
};
export const the = (of: Card): string => `${theRank(rankOf(of))} di ${suit(of)}`;
/** "un 8 nero", "una regina nera": what a card lies on. */
const wanted = (of: Card, withColor: boolean): string => {
  const rank = rankOf(of) + 1;
  const color = withColor ? ` ${isRed(of) ? 'ner' : 'ross'}${rank === 12 ? 'a' : 'o'}` : '';
  return `${rank === 12 ? 'una' : 'un'} ${RANKS[rank - 1]}${color}`;
};

export const pile = (of: PileId): string => {
  if (of === 'w') return 'scarti';
  if (of === 's') return 'mazzo';
  return isColumn(of) ? `colonna ${columnIndexOf(of) + 1}` : `base di ${SUIT_WORDS[suitOfFoundation(of)]}`;
};
const thePile = (of: PileId): string => {
  if (of === 'w') return 'la pila degli scarti';
  return of === 's' ? 'il mazzo' : `la ${pile(of)}`;
};
export const toPile = (of: PileId): string => {
  if (of === 'w') return 'agli scarti';
  if (of === 's') return 'al mazzo';
  return `alla ${pile(of)}`;
};
const empty = (of: PileId): string => (of === 's' ? 'vuoto' : 'vuota');
const isOne = oneIn('it');
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${isOne(count) ? one : more}`;
export const cards = (count: number): string => counted(count, 'carta', 'carte');
export const moves = (count: number): string => counted(count, 'mossa', 'mosse');
export const passes = (count: number): string => counted(count, 'giro', 'giri');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Italian. */
export const messages: Messages = {
  language: 'it',
  card,
  pile,
  table: {
    name: 'Tavolo',
    openCard: (of, on, cardsOn) =>
      `${card(of)}, ${pile(on)}${cardsOn > 0 ? `, ${cards(cardsOn)} sopra` : ''}`,
    pile: (of, count) =>
      `${pile(of)}, ${count === 0 ? (of === 'w' ? 'nessuna carta' : empty(of)) : cards(count)}`,
  },
  games: {
    KL: { name: 'Klondike', says: 'Il classico, con mazzo e scarti.' },
    TF: { name: 'Thoughtful', says: 'Klondike con tutte le carte delle colonne scoperte.' },
    RU: { name: 'Russian', says: 'Si spostano gruppi interi; si costruisce per seme.' },
    YU: { name: 'Yukon', says: 'Si spostano gruppi interi; rosso su nero.' },
  },
  bar: {
    name: 'Partita',
    time: 'Tempo',
    moves: 'Mosse',
    score: 'Punti',
    shareCode: (code) => `Condividi il codice ${code}`,
  },
  actions: {
    name: 'Pulsanti',
    undo: 'Annulla',
    redo: 'Ripeti',
    hint: 'Consiglio',
    new: 'Nuova',
    restart: 'Da capo',
    finish: 'Concludi',
    menu: 'Menu',
    close: 'Chiudi',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: 'lo spazio è finito',
      closed: 'una versione più recente è aperta in un’altra scheda',
      deleted: 'il browser ha svuotato o chiuso la sua memoria',
    },
    notSaved: (reason) => `Non salvato: ${reason}. Puoi continuare a giocare.`,
    memoryOnly: 'Questo browser non conserva nulla: la partita dura finché la pagina resta aperta.',
    setAside: (count) =>
      count > 0
        ? `Una parte della partita salvata era illeggibile ed è stata messa da parte. Si riprende dopo ${moves(count)}.`
        : 'Una partita salvata era illeggibile ed è stata messa da parte.',
    otherTab: 'Questa partita è aperta in un’altra scheda.',
    wentElsewhere: 'La partita è andata avanti in un’altra scheda.',
    playHere: 'Gioca qui',
    notLoaded: 'Non è stato possibile caricare questa parte. Riprova quando sei online.',
  },
  refusals: {
    gameWon: () => 'Questa partita è vinta.',
    noSuchPile: () => 'In questo gioco non c’è quella pila.',
    noStock: () => 'Questo gioco non ha il mazzo.',
    stockEmpty: () => 'Il mazzo è vuoto.',
    nothingToRedeal: () => 'Mazzo e scarti sono vuoti.',
    stockNotEmpty: ({ left }) => `Nel mazzo ${left === 1 ? 'resta' : 'restano'} ${cards(left)}.`,
    noPassLeft: ({ passes: allowed }) => `I giri sono finiti: questo gioco ne permette ${allowed}.`,
    badCount: () => 'Non si possono spostare così tante carte.',
    samePile: () => 'Le carte sono già lì.',
    fromStock: () => 'Le carte del mazzo si pescano, non si spostano.',
    ontoStock: () => 'Niente torna sul mazzo.',
    ontoWaste: () => 'Agli scarti vanno solo le carte del mazzo.',
    emptyPile: ({ pile: of }) => `${capital(thePile(of))} è ${empty(of)}.`,
    tooFewCards: ({ found }) => (isOne(found) ? 'Lì c’è solo 1 carta.' : `Lì ci sono solo ${cards(found)}.`),
    faceDown: () => 'Una carta coperta non si può spostare.',
    onlyTopCard: ({ pile: of }) =>
      `Si può spostare solo la prima carta ${of === 'w' ? 'degli scarti' : 'della base'}.`,
    notARun: ({ card: of, onto, building }) =>
      `Gruppo non in ordine: ${the(of)} non segue ${the(onto)}${building === 'alternateColor' ? ' a colori alterni' : ''}.`,
    groupTooLarge: ({ limit }) => `Si spostano al massimo ${cards(limit)} per volta.`,
    oneCardHome: () => 'Su una base va una carta per volta.',
    wrongFoundation: ({ card: of }) => `${capital(the(of))} va sulla base di ${suit(of)}.`,
    notNextHome: ({ wanted: next }) => `La base aspetta ${the(next)}.`,
    vacancyWantsKing: () => 'Una colonna vuota accetta solo un re.',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'Un re va solo su una colonna vuota.';
      if (building === 'sameSuit') {
        const rank = rankOf(of) + 1;
        const on = rank === 8 ? 'sull’8' : `${rank === 12 ? 'sulla' : 'sul'} ${RANKS[rank - 1]}`;
        return `${capital(the(of))} va solo ${on} dello stesso seme.`;
      }
      return `${capital(the(of))} va solo su ${wanted(of, building === 'alternateColor')}.`;
    },
    nothingToUndo: () => 'Non c’è niente da annullare.',
    undoLimit: ({ limit }) => `Si annullano al massimo ${limit} azioni.`,
    nothingToRedo: () => 'Non c’è niente da ripetere.',
    cannotFinish: () => 'La partita non si può ancora concludere.',
  },
  said: {
    dealt: (game, code) => `${game}, ${code}, carte distribuite.`,
    opened: (game, count) => `${game}, dopo ${moves(count)}.`,
    carried: (of, count, _from, to) =>
      `${capital(the(of))}${count > 1 ? ` e ${cards(count - 1)}` : ''} ${toPile(to)}.`,
    turnedUp: (of, on) => `${capital(thePile(on))} mostra ${the(of)}.`,
    drew: (drawn) => `Carte pescate: ${drawn.map(card).join(', ')}.`,
    redealt: (count) => `Scarti rigirati: ${cards(count)} nel mazzo.`,
    finished: (count) => `${cards(count)} alle basi.`,
    undone: 'Annullato.',
    redone: 'Ripetuto.',
    score: (score) => `${counted(score, 'punto', 'punti')}.`,
    moveCount: (count) => `${moves(count)}.`,
    selected: (of, on) => `${capital(the(of))}${on > 0 ? ` e ${cards(on)}` : ''} in mano.`,
    places: (count) => (count === 0 ? 'Non c’è posto.' : `${counted(count, 'posto', 'posti')}.`),
    dropped: 'Rimesso a posto.',
    won: (score) => `Vinta, con ${counted(score, 'punto', 'punti')}.`,
  },
};
