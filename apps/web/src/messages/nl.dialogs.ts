import { EXAMPLE_CODE } from '@geduld/notation';
import type { DialogMessages } from './messages.ts';
import { capital, card, cards, moves, one, passes } from './nl.ts';

/** The dialogs in Dutch. */
export const messages: DialogMessages = {
  menu: {
    title: 'Menu',
    restart: 'Dit spel opnieuw beginnen',
    restartSays: 'Dezelfde kaarten, vanaf het begin',
    giveUp: 'Opgeven',
    giveUpSays: 'Beëindigt dit spel en deelt een nieuw',
    earlier: 'Eerdere spellen',
    settings: 'Instellingen',
    keys: 'Toetsen',
    version: (version) => `Geduld ${version}`,
  },
  newGame: {
    title: 'Nieuw spel',
    game: 'Spel',
    draw: 'Trekken',
    draw1: 'Trek 1',
    draw3: 'Trek 3',
    scoring: 'Puntentelling',
    standard: 'Standaard',
    vegas: 'Vegas',
    cumulative: 'Cumulatieve Vegas',
    passes: 'Rondes',
    unlimited: 'Onbeperkt',
    strict: (count) => `Streng: ${passes(count)}`,
    passCount: passes,
    vegasPasses: (count) => `Vegas staat ${passes(count)} door de trekstapel toe.`,
    anyVacancy: 'Elke kaart op een lege kolom',
    anyVacancySays: 'Een huisregel; anders alleen een heer',
    level: 'Niveau',
    easy: 'Makkelijk (trek 1)',
    hard: 'Moeilijk (trek 3)',
    rule: 'Spelregel',
    classic: 'Klassiek',
    classicSays: 'Dezelfde kleur',
    relaxed: 'Soepel',
    relaxedSays: 'Gemengde kleuren',
    deal: 'Delen',
    byCode: 'Een bepaalde verdeling spelen',
    codeLabel: 'Code, of de 52 kaarten van een verdeling',
    codeSays: `Een code zoals ${EXAMPLE_CODE}, of 52 kaarten zoals QH 10S: eerst de kolommen, dan de trekstapel.`,
    open: 'Openen',
  },
  settings: {
    title: 'Instellingen',
    groups: { play: 'Spelen', table: 'Tafel', bar: 'Spelbalk', app: 'App', data: 'Bewaarde spellen' },
    language: 'Taal',
    automatic: 'Automatisch',
    choices: {
      theme: { name: 'Weergave', values: { auto: 'Automatisch', light: 'Licht', dark: 'Donker' } },
      speed: { name: 'Snelheid', values: { off: 'Uit', quick: 'Vlot', normal: 'Normaal', calm: 'Rustig' } },
      stockSide: { name: 'Trekstapel', values: { auto: 'Automatisch', left: 'Links', right: 'Rechts' } },
      faces: {
        name: 'Kaartontwerp',
        values: { auto: 'Automatisch', standard: 'Standaard', largeIndex: 'Grote index' },
      },
      tapPrefers: {
        name: 'Een tik kiest liever',
        values: { safe: 'Basisstapel als dat veilig is', foundation: 'Basisstapel', columns: 'Kolommen' },
      },
      announcements: {
        name: 'Aankondigingen',
        values: { low: 'Weinig', normal: 'Normaal', full: 'Alles' },
      },
    },
    switches: {
      largePrint: { name: 'Grote druk' },
      placementHelp: { name: 'Plaatsingshulp', explains: 'Mogelijke plekken lichten op' },
      interactiveRules: {
        name: 'Interactieve spelregels',
        explains: 'Bij een geweigerde zet verschijnt de regel die hem verbiedt',
      },
      autoPlace: { name: 'Automatisch plaatsen', explains: 'Bij het loslaten kiest de app de plek' },
      doubleTap: { name: 'Dubbelklikken', explains: 'Zoekt een plek op het tableau' },
      autoFinish: { name: 'Knop Afmaken', explains: 'Verschijnt als alle kaarten naar huis kunnen' },
      hideTime: { name: 'Tijd verbergen' },
      hideScore: { name: 'Score verbergen' },
      hideMoves: { name: 'Zetten verbergen' },
    },
    storage: {
      kept: 'Deze browser heeft beloofd je spellen te bewaren.',
      mayBeCleared: 'Deze browser kan je spellen wissen als de ruimte opraakt. Exporteer ze af en toe.',
      memoryOnly: 'Deze browser bewaart niets: spellen blijven tot de pagina dichtgaat.',
      unknown: 'Deze browser zegt niet of hij je spellen bewaart.',
      ask: 'Vragen ze te bewaren',
    },
    exportAll: 'Alles exporteren',
    importAll: 'Importeren',
    imported: (count) => `Geïmporteerd. ${count} ${one(count) ? 'spel' : 'spellen'} in het bestand.`,
  },
  earlier: {
    title: 'Eerdere spellen',
    none: 'Hier komen de spellen die je bent begonnen.',
    moves,
    won: 'gewonnen',
    current: 'op tafel',
  },
  keys: {
    title: 'Toetsen',
    rows: [
      ['← → ↑ ↓', 'Van kaart naar kaart'],
      ['Enter, spatie', 'Pakken en leggen'],
      ['1 – 7', 'Van kolom naar kolom'],
      ['S, W, F', 'Trekstapel, aflegstapel, basisstapels'],
      ['Esc', 'Terugleggen'],
      ['Z', 'Herstel'],
      ['Y', 'Opnieuw'],
      ['E', 'Afmaken'],
      ['N', 'Nieuw spel'],
      ['?', 'Deze toetsen'],
    ],
  },
  win: {
    title: 'Gewonnen!',
    score: 'Score',
    bonus: 'Tijdbonus',
    total: 'Totaal',
    time: 'Tijd',
    moves: 'Zetten',
    again: 'Dezelfde kaarten nog eens',
    newGame: 'Nieuw spel',
    copyCode: 'Code kopiëren',
  },
  link: {
    title: 'Deze verdeling openen?',
    says: (code) =>
      `Je hebt een link naar ${code} gevolgd. Het spel op je tafel blijft bij Eerdere spellen staan.`,
    open: 'Openen',
    stay: 'Hier blijven',
  },
  codeFaults: {
    noCode: () => `Geen code gevonden. Een code ziet eruit als ${EXAMPLE_CODE}.`,
    unknownGame: ({ at, found }) =>
      `Teken ${at + 1}: „${found}” is geen spel. Verwacht KL, TF, RU of YU, zoals in ${EXAMPLE_CODE}.`,
    laterVersion: ({ version }) =>
      `Deze code is van een latere versie (${version}). Herlaad de app en probeer het opnieuw.`,
    badOptions: ({ at, found, expected }) =>
      `Teken ${at + 1}: gevonden „${found}”, verwacht ${expected}, zoals in ${EXAMPLE_CODE}.`,
    wrongLetter: ({ at, found }) =>
      `Teken ${at + 1}: gevonden „${found}”, verwacht een letter A–Z, zoals in ${EXAMPLE_CODE}.`,
    wrongLength: ({ at, found, expected }) =>
      `Vanaf teken ${at + 1}: ${found} letters gevonden, ${expected} verwacht, zoals in ${EXAMPLE_CODE}.`,
    numberTooLarge: ({ at }) =>
      `Vanaf teken ${at + 1}: deze letters noemen geen verdeling; de eerste moet eerder in het alfabet staan.`,
  },
  dealFaults: {
    notACard: ({ nth, found }) =>
      `Kaart ${nth}: „${found}” is geen kaart. Verwacht waarde en soort, zoals QH of 10S.`,
    twice: ({ card: of, first, nth }) => `Kaart ${nth}: ${card(of)} was al kaart ${first}.`,
    cardCount: ({ found, expected }) => `${capital(cards(found))} gevonden, ${expected} verwacht.`,
  },
  transferFaults: {
    notJson: ({ says }) => `Het bestand is geen export van Geduld: ${says}. Er is niets veranderd.`,
    notOurs: () => 'Het bestand is geen export van Geduld. Er is niets veranderd.',
    laterFile: ({ version }) =>
      `Het bestand komt van een latere versie (${version}). Herlaad de app en probeer het opnieuw. Er is niets veranderd.`,
    badPlace: ({ place, found, expected }) =>
      `Bij ${place}: gevonden ${found}, verwacht ${expected}. Er is niets veranderd.`,
  },
};
