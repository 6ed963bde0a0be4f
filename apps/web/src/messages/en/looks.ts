import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in English. */
export const looks: LooksMessages = {
  title: 'Looks',
  says: 'Tables, backs and cards',
  table: 'Table',
  tables: {
    classicGreen: 'Classic green',
    blueFelt: 'Blue felt',
    burgundy: 'Burgundy',
    slate: 'Slate',
    walnut: 'Walnut',
    oak: 'Oak',
    linen: 'Linen',
    sand: 'Raked sand',
    night: 'Night',
    contrast: 'High contrast',
  },
  back: 'Card back',
  backs: {
    crimson: 'Crimson',
    guilloche: 'Banknote blue',
    emerald: 'Courtyard',
    fans: 'Golden fans',
    stars: 'Night sky',
    monogram: 'Plain',
  },
  cards: 'Cards',
  faces: {
    auto: 'Automatic',
    standard: 'Standard',
    largeIndex: 'Large index',
    fourColor: 'Four colours',
    minimal: 'Minimal',
    engraved: 'Engraving',
    deco: 'Art deco',
    night: 'Night',
    contrast: 'High contrast',
    jumbo: 'Jumbo',
  },
  facesSay: { auto: 'By the size of the cards' },
  letters: 'Letters on the cards',
};
