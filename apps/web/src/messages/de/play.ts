import type { PlayWords } from '../playWords.ts';
import { afterMoves, moves } from './table.ts';

const TOTALS = { score: 'den Punkten', moveCount: 'der Zahl der Züge', won: 'gewonnen' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'ja' : 'nein';

/** Around one game, in German. */
export const play: PlayWords = {
  moves: {
    title: 'Züge',
    open: 'Züge und Lesezeichen',
    openSays: 'Zurück zu jedem Zug; nichts Versuchtes geht verloren',
    line: 'Dieser Weg',
    deal: 'Der Anfang',
    none: 'Noch ist kein Zug gemacht.',
    here: 'hier',
    apart: 'zu weit zurück',
    apartSays: (limit) =>
      `Zurück reicht hier ${moves(limit)} weit. Eine Stelle davor öffnet sich als eigenes Spiel; dieses bleibt.`,
    openedApart: 'Als eigenes Spiel geöffnet. Das andere bleibt unter „Frühere Spiele“.',
    left: (count) => `Andere Wege, die du versucht hast: ${count}`,
    leftSays: 'Dorthin geht es zurück bis zur Gabelung, dann werden die Züge noch einmal gemacht.',
    leftAfter: (nth, move, length) => `Nach Zug ${nth}: ${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `Vom Anfang an: ${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'Lesezeichen',
    add: 'Lesezeichen hier',
    after: (count) => `Nach ${afterMoves(count)}`,
    name: 'Name des Lesezeichens',
    rename: (name) => `„${name}“ umbenennen`,
    remove: (name) => `„${name}“ löschen`,
    keep: 'Behalten',
  },
  earlier: {
    game: 'Zeigen',
    all: 'Alle Spiele',
    score: (score) => `Punkte ${score}`,
    endings: { won: 'gewonnen', givenUp: 'aufgegeben', newDeal: 'verlassen' },
    daily: (day) => `Tägliche Herausforderung vom ${day}`,
    older: 'Ältere Spiele zeigen',
    noneOfThese: 'Noch kein Spiel dieser Art.',
  },
  replay: {
    name: 'Nachspielen',
    play: 'Abspielen',
    pause: 'Pause',
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    on: 'Einen Zug weiter',
    last: 'Zum Ende',
  },
  share: {
    title: 'Teilen',
    deal: 'Diese Verteilung',
    dealSays: 'Wer den Link öffnet oder den Code eintippt, bekommt dieselben Karten.',
    code: 'Code',
    link: 'Link',
    copyCode: 'Code kopieren',
    copyLink: 'Link kopieren',
    copied: 'Kopiert.',
    copyFailed: 'Das Kopieren ging nicht. Markiere den Text und kopiere ihn selbst.',
    send: 'Senden…',
    qr: 'QR-Code des Links',
    qrSays: 'Ein Telefon, das dies sieht, öffnet die Verteilung.',
    game: 'Dieses Spiel',
    gameSays: 'Eine Datei mit jedem Zug. Wer sie öffnet, kann sie prüfen und zurückblicken.',
    save: 'Spieldatei speichern',
    nothingToSave: 'Vor dem ersten Zug gibt es nichts zu speichern.',
    open: 'Spieldatei öffnen',
    drop: 'Loslassen, um die Spieldatei zu öffnen',
    opened: (count) =>
      `Aus der Datei geöffnet, nach ${afterMoves(count)}. Jeder Zug ist geprüft. Es zählt in keiner Statistik.`,
    openedWon:
      'Ein gewonnenes Spiel: Jeder Zug ist geprüft. Hier ist es zu sehen; als dein Gewinn zählt es nicht.',
    refused: 'Diese Datei wurde nicht geöffnet. Nichts wurde geändert.',
  },
  dealNow: 'Austeilen, ohne zu warten',
  recordFaults: {
    notJson: ({ says }) => `Es ist keine Spieldatei: ${says}.`,
    laterRecord: ({ version }) =>
      `Sie stammt von einer späteren Version (${version}). Lade die App neu und versuche es noch einmal.`,
    badField: ({ field, found, expected }) => `Bei ${field}: gefunden ${found}, erwartet ${expected}.`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `Eintrag ${entry}: gefunden „${text}“, erwartet ein Zug wie c3-c5.`,
    refused: (entry, text, why) => `Eintrag ${entry}: „${text}“ geht dort nicht. ${why}`,
    brokenStep: ({ entry, text, expected }) => `Eintrag ${entry}: gefunden „${text}“, erwartet ${expected}.`,
    total: ({ field, found, expected }) =>
      `Bei ${TOTALS[field]}: gefunden ${valueText(found)}, nachgespielt ist es ${valueText(expected)}.`,
  },
};
