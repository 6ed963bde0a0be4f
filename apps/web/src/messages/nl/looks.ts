import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in Dutch. */
export const looks: LooksMessages = {
  title: 'Uiterlijk',
  says: 'Tafels, kaartruggen en kaarten',
  table: 'Tafel',
  tables: {
    classicGreen: 'Klassiek groen',
    blueFelt: 'Blauw vilt',
    burgundy: 'Bordeaux',
    slate: 'Leisteen',
    walnut: 'Notenhout',
    oak: 'Eikenhout',
    linen: 'Linnen',
    sand: 'Geharkt zand',
    night: 'Nacht',
    contrast: 'Hoog contrast',
  },
  back: 'Kaartrug',
  backs: {
    crimson: 'Karmozijn',
    guilloche: 'Bankbiljet',
    emerald: 'Binnenhof',
    fans: 'Gouden waaiers',
    stars: 'Sterrenhemel',
    monogram: 'Effen',
  },
  cards: 'Kaarten',
  faces: {
    auto: 'Automatisch',
    standard: 'Standaard',
    largeIndex: 'Grote index',
    fourColor: 'Vier kleuren',
    minimal: 'Minimaal',
    engraved: 'Gravure',
    deco: 'Art deco',
    night: 'Nacht',
    contrast: 'Hoog contrast',
    jumbo: 'Reuzenletters',
  },
  facesSay: { auto: 'Naar de grootte van de kaarten' },
  letters: 'Letters op de kaarten',
};
