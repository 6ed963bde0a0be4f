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

const RANKS = ['Ass', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Bube', 'Dame', 'König'];
const SUIT_WORDS = { spades: 'Pik', hearts: 'Herz', diamonds: 'Karo', clubs: 'Kreuz' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
const above = (of: Card): string => RANKS[rankOf(of)] ?? 'König';
export const card = (of: Card): string => `${suit(of)} ${RANKS[rankOf(of) - 1]}`;
/** "eine schwarze 8", "einen roten Buben": what a card lies on, in the accusative. */
const wantedBlackOrRed = (of: Card): string => {
  const masculine = rankOf(of) === 10 || rankOf(of) === 12;
  const name = rankOf(of) === 10 ? 'Buben' : above(of);
  if (masculine) return `einen ${isRed(of) ? 'schwarzen' : 'roten'} ${name}`;
  return `eine ${isRed(of) ? 'schwarze' : 'rote'} ${name}`;
};
const wantedAny = (of: Card): string =>
  rankOf(of) === 10 ? 'einen Buben' : rankOf(of) === 12 ? 'einen König' : `eine ${above(of)}`;
const wantedFamily = (of: Card): string =>
  rankOf(of) === 10 ? 'den Buben' : rankOf(of) === 12 ? 'den König' : `die ${above(of)}`;

export const pile = (of: PileId): string => {
  if (of === 'w') return 'Ablagestapel';
  if (of === 's') return 'Nachziehstapel';
  return isColumn(of) ? `Spalte ${columnIndexOf(of) + 1}` : `Zielstapel ${SUIT_WORDS[suitOfFoundation(of)]}`;
};
export const one = oneIn('de');
export const cards = (count: number): string => `${count} ${one(count) ? 'Karte' : 'Karten'}`;
export const moves = (count: number): string => `${count} ${one(count) ? 'Zug' : 'Züge'}`;
export const afterMoves = (count: number): string => `${count} ${one(count) ? 'Zug' : 'Zügen'}`;
export const passes = (count: number): string => `${count} ${one(count) ? 'Durchgang' : 'Durchgänge'}`;

/** German. */
export const messages: Messages = {
  language: 'de',
  card,
  pile,
  table: {
    name: 'Tisch',
    openCard: (of, on, cardsOn) =>
      `${card(of)}, ${pile(on)}${cardsOn > 0 ? `, ${cards(cardsOn)} darauf` : ''}`,
    pile: (of, count) => `${pile(of)}, ${count === 0 ? 'leer' : cards(count)}`,
  },
  games: {
    KL: { name: 'Klondike', says: 'Der Klassiker, mit Nachzieh- und Ablagestapel.' },
    TF: { name: 'Thoughtful', says: 'Klondike, bei dem alle Karten der Spalten offen liegen.' },
    RU: { name: 'Russian', says: 'Ganze Gruppen ziehen; in gleicher Farbe bauen.' },
    YU: { name: 'Yukon', says: 'Ganze Gruppen ziehen; Rot auf Schwarz bauen.' },
  },
  bar: {
    name: 'Spielleiste',
    time: 'Zeit',
    moves: 'Züge',
    score: 'Punkte',
    shareCode: (code) => `Code ${code} teilen`,
  },
  actions: {
    name: 'Knöpfe',
    undo: 'Zurück',
    redo: 'Vor',
    hint: 'Tipp',
    new: 'Neu',
    restart: 'Von vorn',
    finish: 'Fertig',
    menu: 'Menü',
    close: 'Schließen',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: 'kein Platz mehr',
      closed: 'eine neuere Version ist in einem anderen Tab offen',
      deleted: 'der Browser hat den Speicher gelöscht oder geschlossen',
    },
    notSaved: (reason) => `Nicht gespeichert: ${reason}. Du kannst weiterspielen.`,
    memoryOnly: 'Dieser Browser speichert nichts: Das Spiel bleibt, bis die Seite geschlossen wird.',
    setAside: (count) =>
      count > 0
        ? `Ein Teil des gespeicherten Spiels war unlesbar und liegt nun beiseite. Es geht nach ${afterMoves(count)} weiter.`
        : 'Ein gespeichertes Spiel war unlesbar und liegt nun beiseite.',
    otherTab: 'Dieses Spiel ist in einem anderen Tab offen.',
    wentElsewhere: 'Das Spiel ging in einem anderen Tab weiter.',
    playHere: 'Hier spielen',
    notLoaded: 'Dieser Teil ließ sich nicht laden. Versuche es noch einmal, wenn du online bist.',
  },
  refusals: {
    gameWon: () => 'Dieses Spiel ist gewonnen.',
    noSuchPile: () => 'Diesen Stapel gibt es in diesem Spiel nicht.',
    noStock: () => 'Dieses Spiel hat keinen Nachziehstapel.',
    stockEmpty: () => 'Der Nachziehstapel ist leer.',
    nothingToRedeal: () => 'Nachziehstapel und Ablagestapel sind beide leer.',
    stockNotEmpty: ({ left }) => `Im Nachziehstapel ${left === 1 ? 'liegt' : 'liegen'} noch ${cards(left)}.`,
    noPassLeft: ({ passes: allowed }) =>
      `Kein Durchgang mehr übrig: Dieses Spiel erlaubt ${passes(allowed)}.`,
    badCount: () => 'So viele Karten lassen sich nicht verschieben.',
    samePile: () => 'Die Karten liegen schon dort.',
    fromStock: () => 'Vom Nachziehstapel wird gezogen, nicht verschoben.',
    ontoStock: () => 'Auf den Nachziehstapel kommt nichts zurück.',
    ontoWaste: () => 'Auf den Ablagestapel kommen nur Karten vom Nachziehstapel.',
    emptyPile: ({ pile: of }) => `${pile(of)} ist leer.`,
    tooFewCards: ({ found }) => `Dort ${found === 1 ? 'liegt' : 'liegen'} nur ${cards(found)}.`,
    faceDown: () => 'Eine verdeckte Karte lässt sich nicht verschieben.',
    onlyTopCard: ({ pile: of }) =>
      `Nur die oberste Karte vom ${of === 'w' ? 'Ablagestapel' : 'Zielstapel'} lässt sich verschieben.`,
    notARun: ({ card: of, onto, building }) =>
      `Die Gruppe ist ungeordnet: ${card(of)} passt nicht auf ${card(onto)}${building === 'alternateColor' ? ', Rot und Schwarz im Wechsel' : ''}.`,
    groupTooLarge: ({ limit }) => `Höchstens ${cards(limit)} ziehen auf einmal.`,
    oneCardHome: () => 'Auf einen Zielstapel kommt eine Karte nach der anderen.',
    wrongFoundation: ({ card: of }) => `${card(of)} gehört auf den Zielstapel ${suit(of)}.`,
    notNextHome: ({ wanted }) => `Der Zielstapel wartet auf ${card(wanted)}.`,
    vacancyWantsKing: () => 'Eine leere Spalte nimmt nur einen König auf.',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'Ein König kommt nur auf eine leere Spalte.';
      if (building === 'sameSuit')
        return `${card(of)} passt nur auf ${wantedFamily(of)} der gleichen Familie.`;
      return `${card(of)} passt nur auf ${building === 'anySuit' ? wantedAny(of) : wantedBlackOrRed(of)}.`;
    },
    nothingToUndo: () => 'Es gibt nichts zurückzunehmen.',
    undoLimit: ({ limit }) => `Es geht höchstens ${limit} Schritte zurück.`,
    nothingToRedo: () => 'Es gibt nichts zu wiederholen.',
    cannotFinish: () => 'Noch können nicht alle Karten heim.',
  },
  said: {
    dealt: (game, code) => `${game}, ${code}, ausgeteilt.`,
    opened: (game, count) => `${game}, nach ${afterMoves(count)}.`,
    carried: (of, count, _from, to) =>
      `${card(of)}${count > 1 ? ` und ${cards(count - 1)}` : ''} auf ${pile(to)}.`,
    turnedUp: (of, on) => `${pile(on)} zeigt ${card(of)}.`,
    drew: (drawn) => `Gezogen: ${drawn.map(card).join(', ')}.`,
    redealt: (count) => `Ablagestapel umgedreht: ${cards(count)} im Nachziehstapel.`,
    finished: (count) => `${cards(count)} auf die Zielstapel.`,
    undone: 'Zurückgenommen.',
    redone: 'Wiederholt.',
    score: (score) => `${score} Punkte.`,
    moveCount: (count) => `${moves(count)}.`,
    selected: (of, on) => `${card(of)}${on > 0 ? ` und ${cards(on)}` : ''} genommen.`,
    places: (count) => (count === 0 ? 'Kein Platz dafür.' : `${count} ${count === 1 ? 'Platz' : 'Plätze'}.`),
    dropped: 'Zurückgelegt.',
    won: (score) => `Gewonnen, mit ${score} Punkten.`,
  },
};
