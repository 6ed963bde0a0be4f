import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in Turkish. */
export const looks: LooksMessages = {
  title: 'Görünüm',
  says: 'Masalar, sırtlar ve kartlar',
  table: 'Masa',
  tables: {
    classicGreen: 'Klasik yeşil',
    blueFelt: 'Mavi çuha',
    burgundy: 'Bordo',
    slate: 'Arduvaz',
    walnut: 'Ceviz',
    oak: 'Meşe',
    linen: 'Keten',
    sand: 'Tırmıklı kum',
    night: 'Gece',
    contrast: 'Yüksek karşıtlık',
  },
  back: 'Kart sırtı',
  backs: {
    crimson: 'Koyu kırmızı',
    guilloche: 'Banknot mavisi',
    emerald: 'Avlu',
    fans: 'Altın yelpazeler',
    stars: 'Gece göğü',
    monogram: 'Sade',
  },
  cards: 'Kartlar',
  faces: {
    auto: 'Otomatik',
    standard: 'Standart',
    largeIndex: 'Büyük köşe',
    fourColor: 'Dört renk',
    minimal: 'Yalın',
    engraved: 'Gravür',
    deco: 'Art deko',
    night: 'Gece',
    contrast: 'Yüksek karşıtlık',
    jumbo: 'Dev',
  },
  facesSay: { auto: 'Kartların boyuna göre' },
  letters: 'Kartlardaki harfler',
};
