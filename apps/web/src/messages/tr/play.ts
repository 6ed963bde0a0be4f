import type { PlayWords } from '../playWords.ts';
import { moves } from './table.ts';

const TOTALS = { score: 'puan', moveCount: 'hamle sayısı', won: 'kazanıldı' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'evet' : 'hayır';

/** Around one game, in Turkish. */
export const play: PlayWords = {
  moves: {
    title: 'Hamleler',
    open: 'Hamleler ve yer imleri',
    openSays: 'Herhangi bir hamleye dön; denediğin hiçbir şey kaybolmaz',
    line: 'Bu yol',
    deal: 'Dağıtım',
    none: 'Henüz hamle yapılmadı.',
    here: 'burada',
    apart: 'erişim dışı',
    apartSays: (limit) =>
      `Burada ${moves(limit)} geri alınabilir. Daha önceki bir yer ayrı bir oyun olarak açılır; bu oyun kalır.`,
    openedApart: 'Ayrı bir oyun olarak açıldı. Öbürü “Önceki oyunlar” altında kalır.',
    left: (count) => `Denediğin başka yollar: ${count}`,
    leftSays: 'Birine dönünce ayrıldığı yere kadar geri alınır, sonra hamleleri yinelenir.',
    leftAfter: (nth, move, length) => `${nth}. hamleden sonra: ${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `Dağıtımdan beri: ${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'Yer imleri',
    add: 'Buraya yer imi koy',
    after: (count) => `${moves(count)} sonrası`,
    name: 'Yer iminin adı',
    rename: (name) => `“${name}” adını değiştir`,
    remove: (name) => `“${name}” yer imini sil`,
    keep: 'Kalsın',
  },
  earlier: {
    game: 'Göster',
    all: 'Bütün oyunlar',
    score: (score) => `${score} puan`,
    endings: { won: 'kazanıldı', givenUp: 'pes edildi', newDeal: 'bırakıldı' },
    daily: (day) => `Günün oyunu, ${day}`,
    older: 'Daha eski oyunları göster',
    noneOfThese: 'Henüz böyle bir oyun yok.',
  },
  replay: {
    name: 'Yeniden gösterim',
    play: 'Oynat',
    pause: 'Duraklat',
    first: 'Dağıtıma',
    back: 'Bir hamle geri',
    on: 'Bir hamle ileri',
    last: 'Sona',
  },
  share: {
    title: 'Paylaş',
    deal: 'Bu dağıtım',
    dealSays: 'Bağlantıyı açan ya da kodu yazan aynı kartları alır.',
    code: 'Kod',
    link: 'Bağlantı',
    copyCode: 'Kodu kopyala',
    copyLink: 'Bağlantıyı kopyala',
    copied: 'Kopyalandı.',
    copyFailed: 'Kopyalanamadı. Metni seçip kendin kopyala.',
    send: 'Gönder…',
    qr: 'Bağlantının QR kodu',
    qrSays: 'Bunu gören telefon dağıtımı açar.',
    game: 'Bu oyun',
    gameSays: 'Her hamlesiyle bir dosya. Açan kişi oyunu denetleyebilir ve geriye bakabilir.',
    save: 'Oyun dosyasını kaydet',
    nothingToSave: 'İlk hamleden önce kaydedilecek bir şey yok.',
    open: 'Oyun dosyası aç',
    drop: 'Oyun dosyasını açmak için bırak',
    opened: (count) =>
      `Dosyadan açıldı, ${moves(count)} sonrası. Her hamle denetlendi. Hiçbir istatistiğe girmez.`,
    openedWon: 'Kazanılmış bir oyun: her hamle denetlendi. Burada gösterilir, senin kazancın sayılmaz.',
    refused: 'Bu dosya açılmadı. Hiçbir şey değişmedi.',
  },
  dealNow: 'Beklemeden dağıt',
  recordFaults: {
    notJson: ({ says }) => `Bu bir oyun dosyası değil: ${says}.`,
    laterRecord: ({ version }) => `Daha sonraki bir sürümden (${version}). Uygulamayı yenileyip tekrar dene.`,
    badField: ({ field, found, expected }) => `Şu alanda: ${field}, ${found} var, ${expected} bekleniyordu.`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `${entry}. satır: “${text}” yerine c3-c5 gibi bir hamle bekleniyordu.`,
    refused: (entry, text, why) => `${entry}. satır: “${text}” orada olmaz. ${why}`,
    brokenStep: ({ entry, text, expected }) => `${entry}. satır: “${text}” yerine ${expected} bekleniyordu.`,
    total: ({ field, found, expected }) =>
      `Şu alanda: ${TOTALS[field]}, ${valueText(found)} yazıyor; yeniden oynanınca ${valueText(expected)} çıkıyor.`,
  },
};
