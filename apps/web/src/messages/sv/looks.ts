import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in Swedish. */
export const looks: LooksMessages = {
  title: 'Utseende',
  says: 'Bord, baksidor och kort',
  table: 'Bord',
  tables: {
    classicGreen: 'Klassiskt grönt',
    blueFelt: 'Blå filt',
    burgundy: 'Vinrött',
    slate: 'Skiffer',
    walnut: 'Valnöt',
    oak: 'Ek',
    linen: 'Linne',
    sand: 'Krattad sand',
    night: 'Natt',
    contrast: 'Hög kontrast',
  },
  back: 'Kortens baksida',
  backs: {
    crimson: 'Karmosin',
    guilloche: 'Sedelblå',
    emerald: 'Innergård',
    fans: 'Gyllene solfjädrar',
    stars: 'Natthimmel',
    monogram: 'Enkel',
  },
  cards: 'Kort',
  faces: {
    auto: 'Automatiskt',
    standard: 'Vanliga',
    largeIndex: 'Stort index',
    fourColor: 'Fyra färger',
    minimal: 'Minimala',
    engraved: 'Gravyr',
    deco: 'Art déco',
    night: 'Natt',
    contrast: 'Hög kontrast',
    jumbo: 'Jättestora',
  },
  facesSay: { auto: 'Efter kortens storlek' },
  letters: 'Bokstäver på korten',
};
