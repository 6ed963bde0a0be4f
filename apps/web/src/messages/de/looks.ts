import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in German. */
export const looks: LooksMessages = {
  title: 'Aussehen',
  says: 'Tische, Rückseiten und Karten',
  table: 'Tisch',
  tables: {
    classicGreen: 'Klassisches Grün',
    blueFelt: 'Blauer Filz',
    burgundy: 'Bordeaux',
    slate: 'Schiefer',
    walnut: 'Nussbaum',
    oak: 'Eiche',
    linen: 'Leinen',
    sand: 'Geharkter Sand',
    night: 'Nacht',
    contrast: 'Hoher Kontrast',
  },
  back: 'Kartenrücken',
  backs: {
    crimson: 'Karmesin',
    guilloche: 'Banknote',
    emerald: 'Innenhof',
    fans: 'Goldene Fächer',
    stars: 'Sternenhimmel',
    monogram: 'Schlicht',
  },
  cards: 'Karten',
  faces: {
    auto: 'Automatisch',
    standard: 'Standard',
    largeIndex: 'Großer Index',
    fourColor: 'Vier Farben',
    minimal: 'Minimal',
    engraved: 'Kupferstich',
    deco: 'Art déco',
    night: 'Nacht',
    contrast: 'Hoher Kontrast',
    jumbo: 'Riesenschrift',
  },
  facesSay: { auto: 'Je nach Größe der Karten' },
  letters: 'Buchstaben auf den Karten',
};
