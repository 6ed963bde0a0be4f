import type { PlayWords } from '../playWords.ts';
import { moves } from './table.ts';

const TOTALS = { score: 'poängen', moveCount: 'antalet drag', won: 'vunnet' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'ja' : 'nej';

/** Around one game, in Swedish. */
export const play: PlayWords = {
  moves: {
    title: 'Drag',
    open: 'Drag och bokmärken',
    openSays: 'Gå tillbaka till vilket drag som helst; inget du prövat går förlorat',
    line: 'Den här vägen',
    deal: 'Given',
    none: 'Inget drag är gjort än.',
    here: 'här',
    apart: 'utom räckhåll',
    apartSays: (limit) =>
      `Här går det att ångra ${moves(limit)}. Ett ställe före det öppnas som ett eget spel; det här finns kvar.`,
    openedApart: 'Öppnat som ett eget spel. Det andra finns kvar under Tidigare spel.',
    left: (count) => `Andra vägar du prövat: ${count}`,
    leftSays: 'Vägen dit ångrar till förgreningen och gör sedan om dess drag.',
    leftAfter: (nth, move, length) => `Efter drag ${nth}: ${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `Från given: ${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'Bokmärken',
    add: 'Sätt ett bokmärke här',
    after: (count) => `Efter ${moves(count)}`,
    name: 'Bokmärkets namn',
    rename: (name) => `Byt namn på ”${name}”`,
    remove: (name) => `Ta bort ”${name}”`,
    keep: 'Behåll',
  },
  earlier: {
    game: 'Visa',
    all: 'Alla spel',
    score: (score) => `${score} poäng`,
    endings: { won: 'vunnet', givenUp: 'uppgivet', newDeal: 'lämnat' },
    daily: (day) => `Dagens utmaning, ${day}`,
    older: 'Visa äldre spel',
    noneOfThese: 'Inget sådant spel än.',
  },
  replay: {
    name: 'Uppspelning',
    play: 'Spela upp',
    pause: 'Paus',
    first: 'Till given',
    back: 'Ett drag bakåt',
    on: 'Ett drag framåt',
    last: 'Till slutet',
  },
  share: {
    title: 'Dela med andra',
    deal: 'Den här given',
    dealSays: 'Den som öppnar länken eller skriver koden får samma kort.',
    code: 'Kod',
    link: 'Länk',
    copyCode: 'Kopiera koden',
    copyLink: 'Kopiera länken',
    copied: 'Kopierat.',
    copyFailed: 'Det gick inte att kopiera. Markera texten och kopiera den själv.',
    send: 'Skicka…',
    qr: 'QR-kod för länken',
    qrSays: 'En telefon som ser den här öppnar given.',
    game: 'Det här spelet',
    gameSays: 'En fil med varje drag. Den som öppnar filen kan kontrollera spelet och se tillbaka.',
    save: 'Spara spelfil',
    nothingToSave: 'Före första draget finns inget att spara.',
    open: 'Öppna spelfil',
    drop: 'Släpp för att öppna spelfilen',
    opened: (count) =>
      `Öppnat från filen, efter ${moves(count)}. Varje drag är kontrollerat. Det räknas inte i någon statistik.`,
    openedWon: 'Ett vunnet spel: varje drag är kontrollerat. Det visas här och räknas inte som din vinst.',
    refused: 'Filen öppnades inte. Inget har ändrats.',
  },
  dealNow: 'Dela ut utan att vänta',
  recordFaults: {
    notJson: ({ says }) => `Det är ingen spelfil: ${says}.`,
    laterRecord: ({ version }) =>
      `Den är från en senare version (${version}). Ladda om appen och försök igen.`,
    badField: ({ field, found, expected }) => `Vid ${field}: där står ${found}, väntat var ${expected}.`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `Rad ${entry}: där står ”${text}”, väntat var ett drag som c3-c5.`,
    refused: (entry, text, why) => `Rad ${entry}: ”${text}” är inte tillåtet där. ${why}`,
    brokenStep: ({ entry, text, expected }) => `Rad ${entry}: där står ”${text}”, väntat var ${expected}.`,
    total: ({ field, found, expected }) =>
      `Vid ${TOTALS[field]}: där står ${valueText(found)}, genomspelat blir det ${valueText(expected)}.`,
  },
};
