import type { PlanMessages } from '../planWords.ts';

/** The plans of the freemium edition, in Turkish. */
export const messages: PlanMessages = {
  title: 'Planın',
  says: 'Ücretsiz olanlar ve Premium',
  free: [
    'Günde bir yeni oyun, bulunduğun yerdeki gece yarısından sonra. Günün oyunu da bundan sayılır.',
    'Masadaki oyun her zaman bitirilebilir, baştan oynanabilir ve geri alınabilir.',
    'Her oyunda bir ipucu hemen; sonrakilerin her biri kısa bir duyurudan sonra.',
    'Klasik yeşil masa, Koyu kırmızı sırt ve standart kartlar.',
  ],
  premium: (until) => `Premium, son gün ${until}: her şey açık.`,
  refused: {
    gameOfDay:
      'Bugünün yeni oyunu başladı; sıradaki gece yarısı gelir. Masadaki oyunu dilediğin kadar oynayabilir, baştan alabilir ve geri alabilirsin.',
    look: 'Bu görünüm Premium’a ait.',
  },
  licence: 'Lisans',
  licenceSays:
    'Sana verilen lisansı yapıştır ya da dosyasını seç. Burada, ağ olmadan denetlenir ve bu tarayıcıda kalır.',
  use: 'Lisansı kullan',
  fromFile: 'Dosyadan',
  remove: 'Lisansı kaldır',
  accepted: (until) => `Lisansın son günü: ${until}.`,
  faults: {
    notALicence: () => 'Bu bir lisans değil. Lisans, içinde iki nokta bulunan tek bir uzun satırdır.',
    badSignature: () => 'Bu lisans değiştirilmiş ya da başkası tarafından imzalanmış.',
    otherDeployment: ({ for: deployment }) => `Bu lisans bu site için değil, ${deployment} için.`,
    notYet: ({ from }) => `Bu lisansın ilk günü ${from}. Bu aygıtın saati doğru mu?`,
    expired: ({ until }) => `Bu lisansın son günü ${until} idi.`,
    cannotCheck: () => 'Bu tarayıcı lisansları denetleyemiyor. Daha yeni biri denetleyebilir.',
  },
  notice: {
    title: 'Kısa bir duyuru',
    text: 'İpuçları burada böyle duyurular sayesinde ücretsiz. Premium’da hiç duyuru yok. Bunun için hiçbir şey indirilmedi ve gördüğünü kimse öğrenmez.',
    wait: (seconds) => `İpucu ${seconds} sn sonra gösterilebilir`,
    show: 'İpucunu göster',
  },
};
