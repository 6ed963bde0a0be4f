import { type Card, columnIndexOf, isColumn, type PileId, rankOf, suitOf } from '@geduld/core';
import { EXAMPLE_CODE } from '@geduld/notation';
import type { Messages } from './messages.ts';

const RANKS = ['aas', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'boer', 'vrouw', 'heer'];
const SUIT_WORDS = { spades: 'schoppen', hearts: 'harten', diamonds: 'ruiten', clubs: 'klaveren' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
const above = (of: Card): string => RANKS[rankOf(of)] ?? 'heer';
const card = (of: Card): string => `${suit(of)} ${RANKS[rankOf(of) - 1]}`;
const red = (of: Card): boolean => suitOf(of) === 'hearts' || suitOf(of) === 'diamonds';

const FOUNDATIONS = { fs: 'schoppen', fh: 'harten', fd: 'ruiten', fc: 'klaveren' } as const;
const pile = (of: PileId): string => {
  if (of === 'w') return 'aflegstapel';
  if (of === 's') return 'trekstapel';
  return isColumn(of) ? `kolom ${columnIndexOf(of) + 1}` : `basisstapel ${FOUNDATIONS[of]}`;
};
const plural = new Intl.PluralRules('nl');
const cards = (count: number): string => `${count} ${plural.select(count) === 'one' ? 'kaart' : 'kaarten'}`;
const moves = (count: number): string => `${count} ${plural.select(count) === 'one' ? 'zet' : 'zetten'}`;
const passes = (count: number): string => `${count} ${plural.select(count) === 'one' ? 'ronde' : 'rondes'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
    codeCopied: 'Code gekopieerd.',
    copyFailed: (code) => `Kopiëren lukte niet. De code is ${code}.`,
  },
  actions: {
    name: 'Knoppen',
    undo: 'Herstel',
    redo: 'Opnieuw',
    new: 'Nieuw',
    restart: 'Herbegin',
    finish: 'Afmaken',
    menu: 'Menu',
    close: 'Sluiten',
    cancel: 'Annuleren',
  },
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
    scoring: 'Score',
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
    imported: (count) =>
      `Geïmporteerd. ${count} ${plural.select(count) === 'one' ? 'spel' : 'spellen'} in het bestand.`,
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
      ['1 – 7', 'Kolommen'],
      ['S, W, F', 'Trekstapel, aflegstapel, basisstapels'],
      ['Esc', 'Terugleggen'],
      ['Z', 'Herstel'],
      ['Y', 'Opnieuw'],
      ['N', 'Nieuw spel'],
      ['?', 'Deze toetsen'],
    ],
  },
  win: {
    title: 'Gewonnen!',
    score: 'Score',
    bonus: 'Tijdbonus',
    total: 'Samen',
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
  notices: {
    notSaved: (reason) => `Niet bewaard: ${reason}. Je kunt verder spelen.`,
    memoryOnly: 'Deze browser bewaart niets: dit spel blijft tot de pagina dichtgaat.',
    setAside: (count) =>
      count > 0
        ? `Een deel van het bewaarde spel was onleesbaar en is apart gezet. Het gaat verder na ${moves(count)}.`
        : 'Een bewaard spel was onleesbaar en is apart gezet.',
    otherTab: 'Dit spel is open in een ander tabblad.',
    wentElsewhere: 'Het spel ging verder in een ander tabblad.',
    playHere: 'Hier spelen',
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
      const wanted = building === 'anySuit' ? above(of) : `${red(of) ? 'zwarte' : 'rode'} ${above(of)}`;
      return `${capital(card(of))} mag alleen op een ${wanted}.`;
    },
    nothingToUndo: () => 'Er is niets te herstellen.',
    undoLimit: ({ limit }) => `Herstel gaat hoogstens ${limit} handelingen terug.`,
    nothingToRedo: () => 'Er is niets om opnieuw te doen.',
    cannotFinish: () => 'Het spel kan nog niet worden afgemaakt.',
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
