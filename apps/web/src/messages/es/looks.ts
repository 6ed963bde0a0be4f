import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in Spanish. */
export const looks: LooksMessages = {
  title: 'Aspecto',
  says: 'Mesas, reversos y cartas',
  table: 'Mesa',
  tables: {
    classicGreen: 'Verde clásico',
    blueFelt: 'Fieltro azul',
    burgundy: 'Burdeos',
    slate: 'Pizarra',
    walnut: 'Nogal',
    oak: 'Roble',
    linen: 'Lino',
    sand: 'Arena rastrillada',
    night: 'Noche',
    contrast: 'Alto contraste',
  },
  back: 'Reverso',
  backs: {
    crimson: 'Carmesí',
    guilloche: 'Billete azul',
    emerald: 'Patio',
    fans: 'Abanicos dorados',
    stars: 'Cielo nocturno',
    monogram: 'Liso',
  },
  cards: 'Cartas',
  faces: {
    auto: 'Automático',
    standard: 'Estándar',
    largeIndex: 'Índice grande',
    fourColor: 'Cuatro colores',
    minimal: 'Minimalista',
    engraved: 'Grabado',
    deco: 'Art déco',
    night: 'Noche',
    contrast: 'Alto contraste',
    jumbo: 'Gigante',
  },
  facesSay: { auto: 'Según el tamaño de las cartas' },
  letters: 'Letras en las cartas',
};
