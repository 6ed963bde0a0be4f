import { EXAMPLE_CODE } from '@geduld/notation';
import { card, cards, moves, one, passes } from './de.ts';
import type { DialogMessages } from './messages.ts';

/** The dialogs in German. */
export const messages: DialogMessages = {
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
    imported: (count) => `Importiert. ${count} ${one(count) ? 'Spiel' : 'Spiele'} in der Datei.`,
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
      ['1 – 7', 'Von Spalte auf Spalte'],
      ['S, W, F', 'Nachziehstapel, Ablagestapel, Zielstapel'],
      ['Esc', 'Zurücklegen'],
      ['Z', 'Rückgängig'],
      ['Y', 'Nochmals'],
      ['E', 'Beenden'],
      ['N', 'Neues Spiel'],
      ['?', 'Diese Tasten'],
    ],
  },
  win: {
    title: 'Gewonnen!',
    score: 'Punkte',
    bonus: 'Zeitbonus',
    total: 'Gesamt',
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
};
