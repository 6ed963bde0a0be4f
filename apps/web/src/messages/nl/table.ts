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

const RANKS = ['aas', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'boer', 'vrouw', 'heer'];
const SUIT_WORDS = { spades: 'schoppen', hearts: 'harten', diamonds: 'ruiten', clubs: 'klaveren' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
const above = (of: Card): string => RANKS[rankOf(of)] ?? 'heer';
export const card = (of: Card): string => `${suit(of)} ${RANKS[rankOf(of) - 1]}`;

export const pile = (of: PileId): string => {
  if (of === 'w') return 'aflegstapel';
  if (of === 's') return 'trekstapel';
  return isColumn(of) ? `kolom ${columnIndexOf(of) + 1}` : `basisstapel ${SUIT_WORDS[suitOfFoundation(of)]}`;
};
export const one = oneIn('nl');
export const cards = (count: number): string => `${count} ${one(count) ? 'kaart' : 'kaarten'}`;
export const moves = (count: number): string => `${count} ${one(count) ? 'zet' : 'zetten'}`;
export const passes = (count: number): string => `${count} ${one(count) ? 'ronde' : 'rondes'}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Dutch. */
export const messages: Messages = {
  language: 'nl',
  card,
  pile,
  table: {
    name: 'Tafel',
    openCard: (of, on, cardsOn) => `${card(of)}, ${pile(on)}${cardsOn > 0 ? `, ${cards(cardsOn)} erop` : ''}`,
    pile: (of, count) => `${pile(of)}, ${count === 0 ? 'leeg' : cards(count)}`,
  },
  games: {
    KL: { name: 'Klondike', says: 'De klassieker, met trekstapel en aflegstapel.' },
    TF: { name: 'Thoughtful', says: 'Klondike met alle kaarten van het tableau open.' },
    RU: { name: 'Russian', says: 'Hele groepen verplaatsen; bouwen in dezelfde soort.' },
    YU: { name: 'Yukon', says: 'Hele groepen verplaatsen; bouwen rood op zwart.' },
  },
  bar: {
    name: 'Spelbalk',
    time: 'Tijd',
    moves: 'Zetten',
    score: 'Score',
    shareCode: (code) => `Code ${code} delen`,
  },
  actions: {
    name: 'Knoppen',
    undo: 'Herstel',
    redo: 'Opnieuw',
    hint: 'Hint',
    new: 'Nieuw',
    restart: 'Herstart',
    finish: 'Afmaken',
    menu: 'Menu',
    close: 'Sluiten',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: 'er is geen ruimte meer',
      closed: 'een nieuwere versie is open in een ander tabblad',
      deleted: 'de browser heeft de opslag gewist of gesloten',
    },
    notSaved: (reason) => `Niet bewaard: ${reason}. Je kunt verder spelen.`,
    memoryOnly: 'Deze browser bewaart niets: dit spel blijft tot de pagina dichtgaat.',
    setAside: (count) =>
      count > 0
        ? `Een deel van het bewaarde spel was onleesbaar en is apart gezet. Het gaat verder na ${moves(count)}.`
        : 'Een bewaard spel was onleesbaar en is apart gezet.',
    otherTab: 'Dit spel is open in een ander tabblad.',
    wentElsewhere: 'Het spel ging verder in een ander tabblad.',
    playHere: 'Hier spelen',
    notLoaded: 'Dit deel kon niet worden opgehaald. Probeer het opnieuw als je online bent.',
  },
  refusals: {
    gameWon: () => 'Dit spel is gewonnen.',
    noSuchPile: () => 'Die stapel bestaat niet in dit spel.',
    noStock: () => 'Dit spel heeft geen trekstapel.',
    stockEmpty: () => 'De trekstapel is leeg.',
    nothingToRedeal: () => 'Trekstapel en aflegstapel zijn allebei leeg.',
    stockNotEmpty: ({ left }) => `Er ${left === 1 ? 'ligt' : 'liggen'} nog ${cards(left)} in de trekstapel.`,
    noPassLeft: ({ passes: allowed }) => `Er is geen ronde meer over: dit spel staat er ${allowed} toe.`,
    badCount: () => 'Zoveel kaarten kunnen niet worden verplaatst.',
    samePile: () => 'De kaarten liggen daar al.',
    fromStock: () => 'Van de trekstapel wordt getrokken, niet verplaatst.',
    ontoStock: () => 'Op de trekstapel gaat niets terug.',
    ontoWaste: () => 'Op de aflegstapel komen alleen kaarten van de trekstapel.',
    emptyPile: ({ pile: of }) => `${capital(pile(of))} is leeg.`,
    tooFewCards: ({ found }) => `Daar ${found === 1 ? 'ligt' : 'liggen'} maar ${cards(found)}.`,
    faceDown: () => 'Een gedekte kaart kan niet worden verplaatst.',
    onlyTopCard: ({ pile: of }) =>
      `Alleen de bovenste kaart van de ${of === 'w' ? 'aflegstapel' : 'basisstapel'} kan worden verplaatst.`,
    notARun: ({ card: of, onto, building }) =>
      `De groep ligt niet op volgorde: ${card(of)} past niet op ${card(onto)}${building === 'alternateColor' ? ', rood en zwart om en om' : ''}.`,
    groupTooLarge: ({ limit }) => `Hoogstens ${cards(limit)} gaan in één keer.`,
    oneCardHome: () => 'Naar een basisstapel gaat één kaart tegelijk.',
    wrongFoundation: ({ card: of }) => `${capital(card(of))} hoort op de basisstapel ${suit(of)}.`,
    notNextHome: ({ wanted }) => `De basisstapel wacht op ${card(wanted)}.`,
    vacancyWantsKing: () => 'Een lege kolom neemt alleen een heer.',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'Een heer gaat alleen naar een lege kolom.';
      if (building === 'sameSuit')
        return `${capital(card(of))} mag alleen op de ${above(of)} van dezelfde familie.`;
      const wanted = building === 'anySuit' ? above(of) : `${isRed(of) ? 'zwarte' : 'rode'} ${above(of)}`;
      return `${capital(card(of))} mag alleen op een ${wanted}.`;
    },
    nothingToUndo: () => 'Er is niets te herstellen.',
    undoLimit: ({ limit }) => `Herstel gaat hoogstens ${limit} handelingen terug.`,
    nothingToRedo: () => 'Er is niets om opnieuw te doen.',
    cannotFinish: () => 'Het spel kan nog niet worden afgemaakt.',
  },
  said: {
    dealt: (game, code) => `${game}, ${code}, gedeeld.`,
    opened: (game, count) => `${game}, na ${moves(count)}.`,
    carried: (of, count, _from, to) =>
      `${capital(card(of))}${count > 1 ? ` en ${cards(count - 1)}` : ''} naar ${pile(to)}.`,
    turnedUp: (of, on) => `${capital(pile(on))} toont ${card(of)}.`,
    drew: (drawn) => `Getrokken: ${drawn.map(card).join(', ')}.`,
    redealt: (count) => `Aflegstapel omgedraaid: ${cards(count)} in de trekstapel.`,
    finished: (count) => `${capital(cards(count))} naar huis.`,
    undone: 'Hersteld.',
    redone: 'Opnieuw gedaan.',
    score: (score) => `Score ${score}.`,
    moveCount: (count) => `${capital(moves(count))}.`,
    selected: (of, on) => `${capital(card(of))}${on > 0 ? ` en ${cards(on)}` : ''} gepakt.`,
    places: (count) =>
      count === 0 ? 'Er is geen plek voor.' : `${count} ${count === 1 ? 'plek' : 'plekken'}.`,
    dropped: 'Teruggelegd.',
    won: (score) => `Gewonnen, met ${score} punten.`,
  },
};
