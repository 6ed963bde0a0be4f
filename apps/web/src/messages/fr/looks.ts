import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in French. */
export const looks: LooksMessages = {
  title: 'Apparence',
  says: 'Tables, dos et cartes',
  table: 'Table',
  tables: {
    classicGreen: 'Vert classique',
    blueFelt: 'Feutre bleu',
    burgundy: 'Bordeaux',
    slate: 'Ardoise',
    walnut: 'Noyer',
    oak: 'Chêne',
    linen: 'Lin',
    sand: 'Sable ratissé',
    night: 'Nuit',
    contrast: 'Contraste élevé',
  },
  back: 'Dos des cartes',
  backs: {
    crimson: 'Cramoisi',
    guilloche: 'Billet de banque',
    emerald: 'Patio',
    fans: 'Éventails dorés',
    stars: 'Ciel étoilé',
    monogram: 'Uni',
  },
  cards: 'Cartes',
  faces: {
    auto: 'Automatique',
    standard: 'Standard',
    largeIndex: 'Grand index',
    fourColor: 'Quatre couleurs',
    minimal: 'Minimal',
    engraved: 'Gravure',
    deco: 'Art déco',
    night: 'Nuit',
    contrast: 'Contraste élevé',
    jumbo: 'Géant',
  },
  facesSay: { auto: 'Selon la taille des cartes' },
  letters: 'Lettres sur les cartes',
};
