import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in Italian. */
export const looks: LooksMessages = {
  title: 'Aspetto',
  says: 'Tavoli, dorsi e carte',
  table: 'Tavolo',
  tables: {
    classicGreen: 'Verde classico',
    blueFelt: 'Panno blu',
    burgundy: 'Bordeaux',
    slate: 'Ardesia',
    walnut: 'Noce',
    oak: 'Rovere',
    linen: 'Lino',
    sand: 'Sabbia rastrellata',
    night: 'Notte',
    contrast: 'Contrasto elevato',
  },
  back: 'Dorso',
  backs: {
    crimson: 'Cremisi',
    guilloche: 'Banconota blu',
    emerald: 'Cortile',
    fans: 'Ventagli dorati',
    stars: 'Cielo stellato',
    monogram: 'Semplice',
  },
  cards: 'Carte',
  faces: {
    auto: 'Automatico',
    standard: 'Normali',
    largeIndex: 'Indice grande',
    fourColor: 'Quattro colori',
    minimal: 'Minimaliste',
    engraved: 'Incisione',
    deco: 'Art déco',
    night: 'Notte',
    contrast: 'Contrasto elevato',
    jumbo: 'Giganti',
  },
  facesSay: { auto: 'Secondo la grandezza delle carte' },
  letters: 'Lettere sulle carte',
};
