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

const RANKS = ['ess', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'knekt', 'dam', 'kung'];
const SUIT_WORDS = { spades: 'spader', hearts: 'hjärter', diamonds: 'ruter', clubs: 'klöver' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
const above = (of: Card): string => RANKS[rankOf(of)] ?? 'kung';
export const card = (of: Card): string => `${suit(of)} ${RANKS[rankOf(of) - 1]}`;

export const pile = (of: PileId): string => {
  if (of === 'w') return 'kasthög';
  if (of === 's') return 'talong';
  return isColumn(of) ? `kolumn ${columnIndexOf(of) + 1}` : `målhög ${SUIT_WORDS[suitOfFoundation(of)]}`;
};
export const thePile = (of: PileId): string => {
  if (of === 'w') return 'kasthögen';
  if (of === 's') return 'talongen';
  return isColumn(of) ? pile(of) : `målhögen ${SUIT_WORDS[suitOfFoundation(of)]}`;
};
export const one = oneIn('sv');
/** "kort", "drag" and "varv" are one and many alike. */
export const cards = (count: number): string => `${count} kort`;
export const moves = (count: number): string => `${count} drag`;
export const passes = (count: number): string => `${count} varv`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Swedish. */
export const messages: Messages = {
  language: 'sv',
  card,
  pile,
  table: {
    name: 'Bord',
    openCard: (of, on, cardsOn) =>
      `${card(of)}, ${pile(on)}${cardsOn > 0 ? `, ${cards(cardsOn)} ovanpå` : ''}`,
    pile: (of, count) => `${pile(of)}, ${count === 0 ? 'tom' : cards(count)}`,
  },
  games: {
    KL: { name: 'Klondike', says: 'Klassikern, med talong och kasthög.' },
    TF: { name: 'Thoughtful', says: 'Klondike med alla kort i kolumnerna öppna.' },
    RU: { name: 'Russian', says: 'Hela grupper flyttas; bygg i samma färg.' },
    YU: { name: 'Yukon', says: 'Hela grupper flyttas; bygg rött på svart.' },
  },
  bar: {
    name: 'Spel',
    time: 'Tid',
    moves: 'Drag',
    score: 'Poäng',
    shareCode: (code) => `Dela koden ${code}`,
  },
  actions: {
    name: 'Knappar',
    undo: 'Ångra',
    redo: 'Gör om',
    hint: 'Tips',
    new: 'Nytt',
    restart: 'Börja om',
    finish: 'Slutför',
    menu: 'Meny',
    close: 'Stäng',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: 'utrymmet är slut',
      closed: 'en nyare version är öppen på en annan flik',
      deleted: 'webbläsaren har tömt eller stängt sitt lager',
    },
    notSaved: (reason) => `Inte sparat: ${reason}. Du kan spela vidare.`,
    memoryOnly: 'Den här webbläsaren sparar ingenting: spelet finns kvar tills sidan stängs.',
    setAside: (count) =>
      count > 0
        ? `En del av det sparade spelet gick inte att läsa och har lagts undan. Det fortsätter efter ${moves(count)}.`
        : 'Ett sparat spel gick inte att läsa och har lagts undan.',
    otherTab: 'Det här spelet är öppet på en annan flik.',
    wentElsewhere: 'Spelet fortsatte på en annan flik.',
    playHere: 'Spela här',
    notLoaded: 'Den här delen gick inte att hämta. Försök igen när du är uppkopplad.',
  },
  refusals: {
    gameWon: () => 'Spelet är vunnet.',
    noSuchPile: () => 'Den högen finns inte i det här spelet.',
    noStock: () => 'Det här spelet har ingen talong.',
    stockEmpty: () => 'Talongen är tom.',
    nothingToRedeal: () => 'Talongen och kasthögen är båda tomma.',
    stockNotEmpty: ({ left }) => `Det finns ännu ${cards(left)} i talongen.`,
    noPassLeft: ({ passes: allowed }) => `Inga varv är kvar: det här spelet tillåter ${passes(allowed)}.`,
    badCount: () => 'Så många kort går inte att flytta.',
    samePile: () => 'Korten ligger redan där.',
    fromStock: () => 'Kort i talongen dras, de flyttas inte.',
    ontoStock: () => 'Inget läggs tillbaka på talongen.',
    ontoWaste: () => 'Till kasthögen kommer bara kort från talongen.',
    emptyPile: ({ pile: of }) => `${capital(thePile(of))} är tom.`,
    tooFewCards: ({ found }) => `Där finns bara ${cards(found)}.`,
    faceDown: () => 'Ett dolt kort går inte att flytta.',
    onlyTopCard: ({ pile: of }) =>
      `Bara det översta kortet i ${of === 'w' ? 'kasthögen' : 'målhögen'} går att flytta.`,
    notARun: ({ card: of, onto, building }) =>
      `Gruppen är inte i ordning: ${card(of)} passar inte på ${card(onto)}${building === 'alternateColor' ? ', varannan röd och svart' : ''}.`,
    groupTooLarge: ({ limit }) => `Högst ${cards(limit)} flyttas på en gång.`,
    oneCardHome: () => 'Till en målhög går ett kort i taget.',
    wrongFoundation: ({ card: of }) => `${capital(card(of))} hör hemma på målhögen ${suit(of)}.`,
    notNextHome: ({ wanted }) => `Målhögen väntar på ${card(wanted)}.`,
    vacancyWantsKing: () => 'En tom kolumn tar bara emot en kung.',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'En kung går bara till en tom kolumn.';
      if (building === 'sameSuit')
        return `${capital(card(of))} passar bara på ${suit(of)} ${above(of)}, samma färg.`;
      const wanted = building === 'anySuit' ? above(of) : `${isRed(of) ? 'svart' : 'röd'} ${above(of)}`;
      return `${capital(card(of))} passar bara på en ${wanted}.`;
    },
    nothingToUndo: () => 'Det finns inget att ångra.',
    undoLimit: ({ limit }) => `Det går att ångra högst ${limit} steg.`,
    nothingToRedo: () => 'Det finns inget att göra om.',
    cannotFinish: () => 'Spelet går inte att slutföra än.',
  },
  said: {
    dealt: (game, code) => `${game}, ${code}, utdelat.`,
    opened: (game, count) => `${game}, efter ${moves(count)}.`,
    carried: (of, count, _from, to) =>
      `${capital(card(of))}${count > 1 ? ` och ${cards(count - 1)}` : ''} till ${thePile(to)}.`,
    turnedUp: (of, on) => `${capital(thePile(on))} visar ${card(of)}.`,
    drew: (drawn) => `Draget: ${drawn.map(card).join(', ')}.`,
    redealt: (count) => `Kasthögen vänd: ${cards(count)} i talongen.`,
    finished: (count) => `${cards(count)} till målhögarna.`,
    undone: 'Ångrat.',
    redone: 'Gjort om.',
    score: (score) => `${score} poäng.`,
    moveCount: (count) => `${moves(count)}.`,
    selected: (of, on) => `${capital(card(of))}${on > 0 ? ` och ${cards(on)}` : ''} i handen.`,
    places: (count) =>
      count === 0 ? 'Det finns ingen plats.' : `${count} ${one(count) ? 'plats' : 'platser'}.`,
    dropped: 'Tillbakalagt.',
    won: (score) => `Vunnet, med ${score} poäng.`,
  },
};
