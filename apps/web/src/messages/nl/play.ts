import type { PlayWords } from '../playWords.ts';
import { moves } from './table.ts';

const TOTALS = { score: 'score', moveCount: 'aantal zetten', won: 'gewonnen' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'ja' : 'nee';

/** Around one game, in Dutch. */
export const play: PlayWords = {
  moves: {
    title: 'Zetten',
    open: 'Zetten en bladwijzers',
    openSays: 'Terug naar elke zet; niets wat je probeerde gaat verloren',
    line: 'Deze lijn',
    deal: 'Het begin',
    none: 'Er is nog geen zet gedaan.',
    here: 'hier',
    apart: 'buiten bereik',
    apartSays: (limit) =>
      `Herstel gaat hier ${moves(limit)} terug. Een plek daarvoor opent als een eigen spel; dit spel blijft.`,
    openedApart: 'Geopend als een eigen spel. Het andere staat bij Eerdere spellen.',
    left: (count) => `Andere lijnen die je probeerde: ${count}`,
    leftSays: 'Terug naar zo’n lijn: eerst herstel tot de splitsing, dan worden haar zetten weer gedaan.',
    leftAfter: (nth, move, length) => `Na zet ${nth}: ${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `Vanaf het begin: ${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'Bladwijzers',
    add: 'Bladwijzer hier',
    after: (count) => `Na ${moves(count)}`,
    name: 'Naam van de bladwijzer',
    rename: (name) => `„${name}” hernoemen`,
    remove: (name) => `„${name}” verwijderen`,
    keep: 'Bewaren',
  },
  earlier: {
    game: 'Toon',
    all: 'Alle spellen',
    score: (score) => `score ${score}`,
    endings: { won: 'gewonnen', givenUp: 'opgegeven', newDeal: 'verlaten' },
    daily: (day) => `Dagelijkse uitdaging van ${day}`,
    older: 'Oudere spellen tonen',
    noneOfThese: 'Nog geen spel van deze soort.',
  },
  replay: {
    name: 'Naspelen',
    play: 'Afspelen',
    pause: 'Pauze',
    first: 'Naar het begin',
    back: 'Eén zet terug',
    on: 'Eén zet verder',
    last: 'Naar het einde',
  },
  share: {
    title: 'Delen met anderen',
    deal: 'Deze verdeling',
    dealSays: 'Wie de link opent of de code intypt, krijgt dezelfde kaarten.',
    code: 'Code',
    link: 'Link',
    copyCode: 'Code kopiëren',
    copyLink: 'Link kopiëren',
    copied: 'Gekopieerd.',
    copyFailed: 'Kopiëren lukte niet. Selecteer de tekst en kopieer hem zelf.',
    send: 'Versturen…',
    qr: 'QR-code van de link',
    qrSays: 'Een telefoon die dit ziet, opent de verdeling.',
    game: 'Dit spel',
    gameSays: 'Een bestand met elke zet. Wie het opent kan het controleren en terugkijken.',
    save: 'Spelbestand bewaren',
    nothingToSave: 'Vóór de eerste zet is er niets te bewaren.',
    open: 'Spelbestand openen',
    drop: 'Laat los om het spelbestand te openen',
    opened: (count) =>
      `Geopend uit het bestand, na ${moves(count)}. Elke zet is gecontroleerd. Het telt in geen statistiek mee.`,
    openedWon:
      'Een gewonnen spel: elke zet is gecontroleerd. Hier is het te zien; als winst van jou telt het niet.',
    refused: 'Dit bestand is niet geopend. Er is niets veranderd.',
  },
  dealNow: 'Delen zonder wachten',
  recordFaults: {
    notJson: ({ says }) => `Het is geen spelbestand: ${says}.`,
    laterRecord: ({ version }) =>
      `Het komt van een latere versie (${version}). Herlaad de app en probeer het opnieuw.`,
    badField: ({ field, found, expected }) => `Bij ${field}: gevonden ${found}, verwacht ${expected}.`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `Regel ${entry}: gevonden „${text}”, verwacht een zet zoals c3-c5.`,
    refused: (entry, text, why) => `Regel ${entry}: „${text}” mag daar niet. ${why}`,
    brokenStep: ({ entry, text, expected }) => `Regel ${entry}: gevonden „${text}”, verwacht ${expected}.`,
    total: ({ field, found, expected }) =>
      `Bij ${TOTALS[field]}: gevonden ${valueText(found)}, nagespeeld is het ${valueText(expected)}.`,
  },
};
