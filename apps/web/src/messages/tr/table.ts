import {
  type Card,
  columnIndexOf,
  isColumn,
  isRed,
  type PileId,
  rankOf,
  suitOf,
  suitOfFoundation,
} from '@geduld/core';
import type { Messages } from '../messages.ts';

/** Each rank by itself, and with a suit before it: "yedili", "kupa yedilisi". */
const RANKS = [
  ['as', 'ası'],
  ['ikili', 'ikilisi'],
  ['üçlü', 'üçlüsü'],
  ['dörtlü', 'dörtlüsü'],
  ['beşli', 'beşlisi'],
  ['altılı', 'altılısı'],
  ['yedili', 'yedilisi'],
  ['sekizli', 'sekizlisi'],
  ['dokuzlu', 'dokuzlusu'],
  ['onlu', 'onlusu'],
  ['vale', 'valesi'],
  ['kız', 'kızı'],
  ['papaz', 'papazı'],
] as const;
const SUIT_WORDS = { spades: 'maça', hearts: 'kupa', diamonds: 'karo', clubs: 'sinek' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
const above = (of: Card): string => RANKS.map(([alone]) => alone)[rankOf(of)] ?? 'papaz';
export const card = (of: Card): string => `${suit(of)} ${RANKS[rankOf(of) - 1]?.[1]}`;

export const pile = (of: PileId): string => {
  if (of === 'w') return 'ıskarta';
  if (of === 's') return 'deste';
  return isColumn(of) ? `${columnIndexOf(of) + 1}. sütun` : `${SUIT_WORDS[suitOfFoundation(of)]} temeli`;
};
/** A pile as the place where something goes: "3. sütuna". */
export const toPile = (of: PileId): string => {
  if (of === 'w') return 'ıskartaya';
  if (of === 's') return 'desteye';
  return isColumn(of) ? `${pile(of)}a` : `${pile(of)}ne`;
};
const inPile = (of: PileId): string => {
  if (of === 'w') return 'ıskartada';
  if (of === 's') return 'destede';
  return isColumn(of) ? `${pile(of)}da` : `${pile(of)}nde`;
};
/** After a number a noun stays as it is. */
export const cards = (count: number): string => `${count} kart`;
export const moves = (count: number): string => `${count} hamle`;
export const passes = (count: number): string => `${count} tur`;
/** With the capital of Turkish: i becomes İ, ı becomes I. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);

/** Turkish. */
export const messages: Messages = {
  language: 'tr',
  card,
  pile,
  table: {
    name: 'Masa',
    openCard: (of, on, cardsOn) =>
      `${card(of)}, ${pile(on)}${cardsOn > 0 ? `, üstünde ${cards(cardsOn)}` : ''}`,
    pile: (of, count) => `${pile(of)}, ${count === 0 ? 'boş' : cards(count)}`,
  },
  games: {
    KL: { name: 'Klondike', says: 'Klasik oyun, deste ve ıskarta ile.' },
    TF: { name: 'Thoughtful', says: 'Sütunlardaki bütün kartları açık Klondike.' },
    RU: { name: 'Russian', says: 'Bütün gruplar taşınır; aynı seri üst üste dizilir.' },
    YU: { name: 'Yukon', says: 'Bütün gruplar taşınır; kırmızı siyahın üstüne dizilir.' },
  },
  bar: {
    name: 'Oyun',
    time: 'Süre',
    moves: 'Hamle',
    score: 'Puan',
    shareCode: (code) => `${code} kodunu paylaş`,
  },
  actions: {
    name: 'Düğmeler',
    undo: 'Geri al',
    redo: 'Yinele',
    hint: 'İpucu',
    new: 'Yeni',
    restart: 'Baştan',
    finish: 'Bitir',
    menu: 'Menü',
    close: 'Kapat',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: 'yer kalmadı',
      closed: 'başka bir sekmede daha yeni bir sürüm açık',
      deleted: 'tarayıcı deposunu sildi ya da kapattı',
    },
    notSaved: (reason) => `Kaydedilmedi: ${reason}. Oynamayı sürdürebilirsin.`,
    memoryOnly: 'Bu tarayıcı hiçbir şey saklamıyor: oyun, sayfa kapanana kadar kalır.',
    setAside: (count) =>
      count > 0
        ? `Kayıtlı oyunun bir bölümü okunamadı ve kenara ayrıldı. Oyun ${moves(count)} sonrasından sürüyor.`
        : 'Kayıtlı bir oyun okunamadı ve kenara ayrıldı.',
    otherTab: 'Bu oyun başka bir sekmede açık.',
    wentElsewhere: 'Oyun başka bir sekmede sürdü.',
    playHere: 'Burada oyna',
    notLoaded: 'Bu bölüm alınamadı. Çevrimiçi olunca yeniden dene.',
  },
  refusals: {
    gameWon: () => 'Bu oyun kazanıldı.',
    noSuchPile: () => 'Bu oyunda öyle bir yığın yok.',
    noStock: () => 'Bu oyunda deste yok.',
    stockEmpty: () => 'Deste boş.',
    nothingToRedeal: () => 'Deste de ıskarta da boş.',
    stockNotEmpty: ({ left }) => `Destede daha ${cards(left)} var.`,
    noPassLeft: ({ passes: allowed }) => `Tur kalmadı: bu oyun ${passes(allowed)} tanır.`,
    badCount: () => 'Bu kadar kart taşınamaz.',
    samePile: () => 'Kartlar zaten orada.',
    fromStock: () => 'Desteden kart çekilir, taşınmaz.',
    ontoStock: () => 'Desteye hiçbir şey geri konmaz.',
    ontoWaste: () => 'Iskartaya yalnızca desteden kart gelir.',
    emptyPile: ({ pile: of }) => `${capital(pile(of))} boş.`,
    tooFewCards: ({ found }) => `Orada yalnızca ${cards(found)} var.`,
    faceDown: () => 'Kapalı bir kart taşınamaz.',
    onlyTopCard: ({ pile: of }) =>
      `Yalnızca ${of === 'w' ? 'ıskartanın' : 'temelin'} en üstteki kartı taşınabilir.`,
    notARun: ({ card: of, onto, building }) =>
      `Grup sıralı değil: ${card(of)}, ${card(onto)} üstüne gelmez${building === 'alternateColor' ? ' (bir kırmızı, bir siyah)' : ''}.`,
    groupTooLarge: ({ limit }) => `Bir seferde en çok ${cards(limit)} taşınır.`,
    oneCardHome: () => 'Temele kartlar teker teker gider.',
    wrongFoundation: ({ card: of }) => `${capital(card(of))}, ${suit(of)} temeline gider.`,
    notNextHome: ({ wanted }) => `Temel şu kartı bekliyor: ${card(wanted)}.`,
    vacancyWantsKing: () => 'Boş sütuna yalnızca papaz konur.',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'Papaz yalnızca boş bir sütuna konur.';
      if (building === 'sameSuit')
        return `${capital(card(of))} yalnızca aynı seriden ${above(of)} üstüne konur.`;
      const wanted = building === 'anySuit' ? above(of) : `${isRed(of) ? 'siyah' : 'kırmızı'} ${above(of)}`;
      return `${capital(card(of))} yalnızca bir ${wanted} üstüne konur.`;
    },
    nothingToUndo: () => 'Geri alınacak bir şey yok.',
    undoLimit: ({ limit }) => `En çok ${limit} işlem geri alınabilir.`,
    nothingToRedo: () => 'Yinelenecek bir şey yok.',
    cannotFinish: () => 'Oyun henüz bitirilemez.',
  },
  said: {
    dealt: (game, code) => `${game}, ${code}, dağıtıldı.`,
    opened: (game, count) => `${game}, ${moves(count)} sonrası.`,
    carried: (of, count, _from, to) =>
      `${capital(card(of))}${count > 1 ? ` ve ${cards(count - 1)}` : ''} ${toPile(to)}.`,
    turnedUp: (of, on) => `${capital(inPile(on))} ${card(of)} açıldı.`,
    drew: (drawn) => `Çekildi: ${drawn.map(card).join(', ')}.`,
    redealt: (count) => `Iskarta çevrildi: destede ${cards(count)}.`,
    finished: (count) => `${cards(count)} temellere gitti.`,
    undone: 'Geri alındı.',
    redone: 'Yinelendi.',
    score: (score) => `${score} puan.`,
    moveCount: (count) => `${moves(count)}.`,
    selected: (of, on) => `${capital(card(of))}${on > 0 ? ` ve ${cards(on)}` : ''} alındı.`,
    places: (count) => (count === 0 ? 'Konacak yer yok.' : `${count} yer.`),
    dropped: 'Yerine kondu.',
    won: (score) => `Kazanıldı, ${score} puanla.`,
  },
};
