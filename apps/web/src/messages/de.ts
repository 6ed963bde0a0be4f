import { type Card, columnIndexOf, isColumn, type PileId, rankOf, suitOf } from '@geduld/core';
import { EXAMPLE_CODE } from '@geduld/notation';
import type { Messages } from './messages.ts';

const RANKS = ['Ass', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Bube', 'Dame', 'König'];
const SUIT_WORDS = { spades: 'Pik', hearts: 'Herz', diamonds: 'Karo', clubs: 'Kreuz' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
const above = (of: Card): string => RANKS[rankOf(of)] ?? 'König';
const card = (of: Card): string => `${suit(of)} ${RANKS[rankOf(of) - 1]}`;
const red = (of: Card): boolean => suitOf(of) === 'hearts' || suitOf(of) === 'diamonds';
/** "eine schwarze 8", "einen roten Buben": what a card lies on, in the accusative. */
const wantedBlackOrRed = (of: Card): string => {
  const masculine = rankOf(of) === 10 || rankOf(of) === 12;
  const name = rankOf(of) === 10 ? 'Buben' : above(of);
  if (masculine) return `einen ${red(of) ? 'schwarzen' : 'roten'} ${name}`;
  return `eine ${red(of) ? 'schwarze' : 'rote'} ${name}`;
};
const wantedAny = (of: Card): string =>
  rankOf(of) === 10 ? 'einen Buben' : rankOf(of) === 12 ? 'einen König' : `eine ${above(of)}`;
const wantedFamily = (of: Card): string =>
  rankOf(of) === 10 ? 'den Buben' : rankOf(of) === 12 ? 'den König' : `die ${above(of)}`;

const FOUNDATIONS = { fs: 'Pik', fh: 'Herz', fd: 'Karo', fc: 'Kreuz' } as const;
const pile = (of: PileId): string => {
  if (of === 'w') return 'Ablagestapel';
  if (of === 's') return 'Nachziehstapel';
  return isColumn(of) ? `Spalte ${columnIndexOf(of) + 1}` : `Zielstapel ${FOUNDATIONS[of]}`;
};
const plural = new Intl.PluralRules('de');
const cards = (count: number): string => `${count} ${plural.select(count) === 'one' ? 'Karte' : 'Karten'}`;
const moves = (count: number): string => `${count} ${plural.select(count) === 'one' ? 'Zug' : 'Züge'}`;
const afterMoves = (count: number): string => `${count} ${plural.select(count) === 'one' ? 'Zug' : 'Zügen'}`;
const passes = (count: number): string =>
  `${count} ${plural.select(count) === 'one' ? 'Durchgang' : 'Durchgänge'}`;

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
    codeCopied: 'Code kopiert.',
    copyFailed: (code) => `Kopieren ging nicht. Der Code ist ${code}.`,
  },
  actions: {
    name: 'Knöpfe',
    undo: 'Rückgängig',
    redo: 'Nochmals',
    new: 'Neu',
    restart: 'Von vorn',
    finish: 'Beenden',
    menu: 'Menü',
    close: 'Schließen',
    cancel: 'Abbrechen',
  },
  menu: {
    title: 'Menü',
    restart: 'Dieses Spiel von vorn',
    restartSays: 'Dieselben Karten, von Anfang an',
    giveUp: 'Aufgeben',
    giveUpSays: 'Beendet dieses Spiel und teilt ein neues aus',
    earlier: 'Frühere Spiele',
    settings: 'Einstellungen',
    keys: 'Tasten',
    version: (version) => `Geduld ${version}`,
  },
  newGame: {
    title: 'Neues Spiel',
    game: 'Spiel',
    draw: 'Ziehen',
    draw1: '1 Karte',
    draw3: '3 Karten',
    scoring: 'Wertung',
    standard: 'Standard',
    vegas: 'Vegas',
    cumulative: 'Vegas fortlaufend',
    passes: 'Durchgänge',
    unlimited: 'Unbegrenzt',
    strict: (count) => `Streng: ${passes(count)}`,
    passCount: passes,
    vegasPasses: (count) => `Vegas erlaubt ${passes(count)} durch den Nachziehstapel.`,
    anyVacancy: 'Jede Karte auf eine leere Spalte',
    anyVacancySays: 'Eine Hausregel; sonst nur ein König',
    level: 'Stufe',
    easy: 'Leicht (1 Karte)',
    hard: 'Schwer (3 Karten)',
    rule: 'Regel',
    classic: 'Klassisch',
    classicSays: 'Gleiche Farbe',
    relaxed: 'Gelockert',
    relaxedSays: 'Gemischte Farben',
    deal: 'Austeilen',
    byCode: 'Eine bestimmte Verteilung spielen',
    codeLabel: 'Code, oder die 52 Karten einer Verteilung',
    codeSays: `Ein Code wie ${EXAMPLE_CODE}, oder 52 Karten wie QH 10S: erst die Spalten, dann der Nachziehstapel.`,
    open: 'Öffnen',
  },
  settings: {
    title: 'Einstellungen',
    groups: { play: 'Spielen', table: 'Tisch', bar: 'Spielleiste', app: 'App', data: 'Gespeicherte Spiele' },
    language: 'Sprache',
    automatic: 'Automatisch',
    choices: {
      theme: { name: 'Erscheinung', values: { auto: 'Automatisch', light: 'Hell', dark: 'Dunkel' } },
      speed: { name: 'Tempo', values: { off: 'Aus', quick: 'Flott', normal: 'Normal', calm: 'Ruhig' } },
      stockSide: { name: 'Nachziehstapel', values: { auto: 'Automatisch', left: 'Links', right: 'Rechts' } },
      faces: {
        name: 'Kartenbild',
        values: { auto: 'Automatisch', standard: 'Standard', largeIndex: 'Großer Index' },
      },
      tapPrefers: {
        name: 'Ein Tippen bevorzugt',
        values: { safe: 'Zielstapel, wenn sicher', foundation: 'Zielstapel', columns: 'Spalten' },
      },
      announcements: { name: 'Ansagen', values: { low: 'Wenige', normal: 'Normal', full: 'Alle' } },
    },
    switches: {
      largePrint: { name: 'Großdruck' },
      placementHelp: { name: 'Ablagehilfe', explains: 'Mögliche Ablageplätze leuchten auf' },
      interactiveRules: {
        name: 'Interaktive Regeln',
        explains: 'Ein abgelehnter Zug nennt die Regel, die ihn verbietet',
      },
      autoPlace: { name: 'Automatische Ablage', explains: 'Beim Loslassen wählt die App den Platz' },
      doubleTap: { name: 'Doppelklick', explains: 'Sucht einen Platz auf dem Spielfeld' },
      autoFinish: { name: 'Knopf „Beenden“', explains: 'Erscheint, wenn alle Karten heim können' },
      hideTime: { name: 'Zeit verbergen' },
      hideScore: { name: 'Punkte verbergen' },
      hideMoves: { name: 'Züge verbergen' },
    },
    storage: {
      kept: 'Dieser Browser hat versprochen, deine Spiele zu behalten.',
      mayBeCleared:
        'Dieser Browser kann deine Spiele löschen, wenn der Platz knapp wird. Exportiere sie ab und zu.',
      memoryOnly: 'Dieser Browser speichert nichts: Spiele bleiben, bis die Seite geschlossen wird.',
      unknown: 'Dieser Browser sagt nicht, ob er deine Spiele behält.',
      ask: 'Um Behalten bitten',
    },
    exportAll: 'Alles exportieren',
    importAll: 'Importieren',
    imported: (count) =>
      `Importiert. ${count} ${plural.select(count) === 'one' ? 'Spiel' : 'Spiele'} in der Datei.`,
  },
  earlier: {
    title: 'Frühere Spiele',
    none: 'Hier stehen die Spiele, die du begonnen hast.',
    moves,
    won: 'gewonnen',
    current: 'auf dem Tisch',
  },
  keys: {
    title: 'Tasten',
    rows: [
      ['← → ↑ ↓', 'Von Karte zu Karte'],
      ['Eingabe, Leertaste', 'Nehmen und ablegen'],
      ['1 – 7', 'Spalten'],
      ['S, W, F', 'Nachziehstapel, Ablagestapel, Zielstapel'],
      ['Esc', 'Zurücklegen'],
      ['Z', 'Rückgängig'],
      ['Y', 'Nochmals'],
      ['N', 'Neues Spiel'],
      ['?', 'Diese Tasten'],
    ],
  },
  win: {
    title: 'Gewonnen!',
    score: 'Punkte',
    bonus: 'Zeitbonus',
    total: 'Zusammen',
    time: 'Zeit',
    moves: 'Züge',
    again: 'Dieselben Karten noch einmal',
    newGame: 'Neues Spiel',
    copyCode: 'Code kopieren',
  },
  link: {
    title: 'Diese Verteilung öffnen?',
    says: (code) =>
      `Du bist einem Link zu ${code} gefolgt. Das Spiel auf deinem Tisch bleibt unter „Frühere Spiele“.`,
    open: 'Öffnen',
    stay: 'Hier bleiben',
  },
  notices: {
    notSaved: (reason) => `Nicht gespeichert: ${reason}. Du kannst weiterspielen.`,
    memoryOnly: 'Dieser Browser speichert nichts: Das Spiel bleibt, bis die Seite geschlossen wird.',
    setAside: (count) =>
      count > 0
        ? `Ein Teil des gespeicherten Spiels war unlesbar und liegt nun beiseite. Es geht nach ${afterMoves(count)} weiter.`
        : 'Ein gespeichertes Spiel war unlesbar und liegt nun beiseite.',
    otherTab: 'Dieses Spiel ist in einem anderen Tab offen.',
    wentElsewhere: 'Das Spiel ging in einem anderen Tab weiter.',
    playHere: 'Hier spielen',
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
    nothingToUndo: () => 'Es gibt nichts rückgängig zu machen.',
    undoLimit: ({ limit }) => `Rückgängig geht höchstens ${limit} Schritte zurück.`,
    nothingToRedo: () => 'Es gibt nichts zu wiederholen.',
    cannotFinish: () => 'Das Spiel lässt sich noch nicht beenden.',
  },
  codeFaults: {
    noCode: () => `Kein Code gefunden. Ein Code sieht aus wie ${EXAMPLE_CODE}.`,
    unknownGame: ({ at, found }) =>
      `Zeichen ${at + 1}: „${found}“ ist kein Spiel. Erwartet KL, TF, RU oder YU wie in ${EXAMPLE_CODE}.`,
    laterVersion: ({ version }) =>
      `Dieser Code stammt von einer späteren Version (${version}). Lade die App neu und versuche es noch einmal.`,
    badOptions: ({ at, found, expected }) =>
      `Zeichen ${at + 1}: gefunden „${found}“, erwartet ${expected} wie in ${EXAMPLE_CODE}.`,
    wrongLetter: ({ at, found }) =>
      `Zeichen ${at + 1}: gefunden „${found}“, erwartet ein Buchstabe A–Z wie in ${EXAMPLE_CODE}.`,
    wrongLength: ({ at, found, expected }) =>
      `Ab Zeichen ${at + 1}: ${found} Buchstaben gefunden, ${expected} erwartet wie in ${EXAMPLE_CODE}.`,
    numberTooLarge: ({ at }) =>
      `Ab Zeichen ${at + 1}: Diese Buchstaben nennen keine Verteilung; der erste muss früher im Alphabet stehen.`,
  },
  dealFaults: {
    notACard: ({ nth, found }) =>
      `Karte ${nth}: „${found}“ ist keine Karte. Erwartet Rang und Farbe wie QH oder 10S.`,
    twice: ({ card: of, first, nth }) => `Karte ${nth}: ${card(of)} war schon Karte ${first}.`,
    cardCount: ({ found, expected }) => `${cards(found)} gefunden, ${expected} erwartet.`,
  },
  transferFaults: {
    notJson: ({ says }) => `Die Datei ist kein Export von Geduld: ${says}. Nichts wurde geändert.`,
    notOurs: () => 'Die Datei ist kein Export von Geduld. Nichts wurde geändert.',
    laterFile: ({ version }) =>
      `Die Datei stammt von einer späteren Version (${version}). Lade die App neu und versuche es noch einmal. Nichts wurde geändert.`,
    badPlace: ({ place, found, expected }) =>
      `Bei ${place}: gefunden ${found}, erwartet ${expected}. Nichts wurde geändert.`,
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
    undone: 'Rückgängig gemacht.',
    redone: 'Nochmals gemacht.',
    score: (score) => `${score} Punkte.`,
    moveCount: (count) => `${moves(count)}.`,
    selected: (of, on) => `${card(of)}${on > 0 ? ` und ${cards(on)}` : ''} genommen.`,
    places: (count) => (count === 0 ? 'Kein Platz dafür.' : `${count} ${count === 1 ? 'Platz' : 'Plätze'}.`),
    dropped: 'Zurückgelegt.',
    won: (score) => `Gewonnen, mit ${score} Punkten.`,
  },
};
