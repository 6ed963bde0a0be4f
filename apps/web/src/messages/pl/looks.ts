import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in Polish. */
export const looks: LooksMessages = {
  title: 'Wygląd',
  says: 'Stoły, rewersy i karty',
  table: 'Stół',
  tables: {
    classicGreen: 'Klasyczna zieleń',
    blueFelt: 'Niebieskie sukno',
    burgundy: 'Burgund',
    slate: 'Łupek',
    walnut: 'Orzech',
    oak: 'Dąb',
    linen: 'Len',
    sand: 'Grabiony piasek',
    night: 'Noc',
    contrast: 'Wysoki kontrast',
  },
  back: 'Rewers kart',
  backs: {
    crimson: 'Karmazyn',
    guilloche: 'Niebieski banknot',
    emerald: 'Dziedziniec',
    fans: 'Złote wachlarze',
    stars: 'Nocne niebo',
    monogram: 'Gładki',
  },
  cards: 'Karty',
  faces: {
    auto: 'Automatycznie',
    standard: 'Zwykłe',
    largeIndex: 'Duży indeks',
    fourColor: 'Cztery barwy',
    minimal: 'Minimalistyczne',
    engraved: 'Rycina',
    deco: 'Art déco',
    night: 'Noc',
    contrast: 'Wysoki kontrast',
    jumbo: 'Ogromne',
  },
  facesSay: { auto: 'Zależnie od wielkości kart' },
  letters: 'Litery na kartach',
};
