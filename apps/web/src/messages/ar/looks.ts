import type { LooksMessages } from '../looksMessages.ts';

/** Tables, backs and cards in Arabic. */
export const looks: LooksMessages = {
  title: 'المظهر',
  says: 'الطاولات وظهور الأوراق ووجوهها',
  table: 'الطاولة',
  tables: {
    classicGreen: 'أخضر كلاسيكي',
    blueFelt: 'لبّاد أزرق',
    burgundy: 'عنّابي',
    slate: 'أردواز',
    walnut: 'جوز',
    oak: 'بلوط',
    linen: 'كتّان',
    sand: 'رمل ممشّط',
    night: 'ليل',
    contrast: 'تباين عالٍ',
  },
  back: 'ظهر الأوراق',
  backs: {
    crimson: 'قرمزي',
    guilloche: 'أزرق ورق النقد',
    emerald: 'فناء',
    fans: 'مراوح ذهبية',
    stars: 'سماء الليل',
    monogram: 'سادة',
  },
  cards: 'الأوراق',
  faces: {
    auto: 'تلقائي',
    standard: 'عادي',
    largeIndex: 'أرقام كبيرة',
    fourColor: 'أربعة ألوان',
    minimal: 'بسيط',
    engraved: 'محفور',
    deco: 'آرت ديكو',
    night: 'ليل',
    contrast: 'تباين عالٍ',
    jumbo: 'ضخم',
  },
  facesSay: { auto: 'بحسب حجم الأوراق' },
  letters: 'الحروف على الأوراق',
};
