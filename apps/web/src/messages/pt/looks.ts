import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in Portuguese. */
export const looks: LooksMessages = {
  title: 'Aparência',
  says: 'Mesas, versos e cartas',
  table: 'Mesa',
  tables: {
    classicGreen: 'Verde clássico',
    blueFelt: 'Feltro azul',
    burgundy: 'Vinho',
    slate: 'Ardósia',
    walnut: 'Nogueira',
    oak: 'Carvalho',
    linen: 'Linho',
    sand: 'Areia rastelada',
    night: 'Noite',
    contrast: 'Alto contraste',
  },
  back: 'Verso',
  backs: {
    crimson: 'Carmim',
    guilloche: 'Cédula azul',
    emerald: 'Pátio',
    fans: 'Leques dourados',
    stars: 'Céu noturno',
    monogram: 'Liso',
  },
  cards: 'Cartas',
  faces: {
    auto: 'Automático',
    standard: 'Padrão',
    largeIndex: 'Índice grande',
    fourColor: 'Quatro cores',
    minimal: 'Minimalista',
    engraved: 'Gravura',
    deco: 'Art déco',
    night: 'Noite',
    contrast: 'Alto contraste',
    jumbo: 'Gigante',
  },
  facesSay: { auto: 'Pelo tamanho das cartas' },
  letters: 'Letras nas cartas',
};
