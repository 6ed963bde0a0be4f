import type { HelpMessages } from '../helpWords.ts';
import { cards, moves, passes } from './table.ts';

const yukonLayout = [
  'Bütün kartlar 1, 6, 7, 8, 9, 10 ve 11 kartlık yedi sütuna dağıtılır. İlkinde bir açık kart vardır; ötekilerde 1 ile 6 arası kapalı kart, üstlerinde de beş açık kart. Deste yoktur.',
];
const yukonEnd = [
  'Bütün kartlar temellere varınca kazanırsın. Hiçbir oyun kaybedilmiş sayılmaz: artık hiçbir şey işe yaramıyorsa geri al ya da yeni bir oyun dağıt.',
];
const yukonApp = [
  'Hiçbir şey kendiliğinden olmaz: sen göndermedikçe hiçbir kart temele gitmez.',
  'Bir sütunun son kartına dokun, temeline gitsin. Açık bir karta art arda iki kez dokun, üstündekilerle birlikte onu kabul eden en uzun sütuna gider; yoksa, papazsa, boş bir sütuna. Sürükleyebilirsin de.',
  'Son 100 hamle geri alınabilir. Hamle sayacı geri gitmez.',
];
const yukonScore =
  'Puan 0’dan başlar ve hiç altına düşmez. Temelden kart indirmeden kazanılan bir oyun hep 625 ile biter: temellerdeki kartlar için 52 × 10, açılan kartlar için 21 × 5.';

/** Rules, examples, questions and the first lesson in Turkish. */
export const messages: HelpMessages = {
  tabs: { rules: 'Kurallar', examples: 'Örnekler', questions: 'Sorular' },
  game: 'Oyun',
  thisDeal: 'Masandaki dağıtım',
  facts: {
    draw: (count) => `bir seferde ${cards(count)} çekilir`,
    passes: (count) => (count === 'unlimited' ? 'sınırsız tur' : `destede ${passes(count)}`),
    building: {
      alternateColor: 'siyaha kırmızı, kırmızıya siyah',
      sameSuit: 'Klasik: aynı seri',
      anySuit: 'Rahat: karışık seriler',
    },
    vacancy: { king: 'boş sütuna papaz konur', any: 'boş sütuna her kart konur' },
    groupLimit: (count) => `bir seferde en çok ${cards(count)} taşınır`,
    vegas: 'Vegas puanlaması',
    undo: (steps) => (steps === 'unlimited' ? 'sınırsız geri alma' : `son ${moves(steps)} geri alınabilir`),
    finish: 'Bitir düğmesi',
  },
  titles: {
    aim: 'Amaç',
    layout: 'Diziliş',
    columns: 'Bir sütunun üstüne',
    groups: 'Gruplar',
    vacancy: 'Boş sütun',
    homes: 'Temeller',
    stock: 'Deste ve ıskarta',
    end: 'Oyunun sonu',
    choices: 'Seçenekler',
    app: 'Bu uygulamada',
    score: 'Puan',
    tips: 'Öneriler',
  },
  shared: {
    aim: [
      '52 kartın hepsini her seri için bir tane olan dört temele götür: astan papaza. Sıra as, 2’den 10’a, vale, kız, papazdır.',
    ],
    homes: [
      'Bir temeli as başlatır; sonra yalnızca aynı serinin sıradaki kartı konur. Kartlar teker teker gider, bir sütunun sonundan ya da ıskartanın üstünden. Her serinin kendi yeri vardır (maça, kupa, karo, sinek): kartı hangi temele bırakırsan bırak, kendi yerini bulur. Üstteki kart, uyduğu bir sütuna indirilebilir.',
    ],
  },
  rules: {
    KL: {
      layout: [
        '1 ile 7 arası kartlık yedi sütun; her birinin yalnızca son kartı açıktır. Kalan 24 kart kapalı duran destedir. Yanında ıskarta ve dört boş temel bulunur.',
      ],
      columns: [
        'Aşağı doğru bir kırmızı bir siyah dizilir: kırmızı yedili siyah sekizlinin üstüne. Her açık kart, üstündekiler bir dizi oluyorsa, hepsiyle birlikte taşınır: küçülerek, bir kırmızı bir siyah. Bir sütunun son açık kartı gidince altındaki kart kendiliğinden açılır.',
      ],
      vacancy: ['Boş sütuna yalnızca papaz konur, tek başına ya da dizisiyle.'],
      stock: [
        'Iskartaya kart açmak için desteye dokun. Iskartanın yalnızca en üstteki kartı oynanır.',
        [
          '1 kart: teker teker, hepsine sıra gelir.',
          '3 kart: üçer üçer. Üstteki oynanınca sıradaki serbest kalır; aldığın her kart, sonraki turda hangilerinin çıkacağını değiştirir.',
        ],
        'Deste boşalınca, tur kaldıysa, bir dokunuş ıskartayı sırasını bozmadan çevirir.',
      ],
      end: [
        'Bütün kartlar temellere varınca kazanırsın. Deste ve ıskarta boş, bütün kartlar açıksa gerisi kendiliğinden oynanır: bunu Bitir düğmesi yapar. Kusursuz oynansa bile her dağıtım kazanılamaz.',
      ],
      choices: [
        [
          '1 ya da 3 kart çekmek, sonraki oyundan başlayarak.',
          'Turlar: sınırsız, 1 ile 9 arası bir sayı ya da sıkı: bir kartta 1, üç kartta 3.',
          'Vegas: oyun 52 tutar, temeldeki her kart 5 getirir, turlar sıkıdır. Birikimli Vegas bakiyeyi sürdürür.',
          'Boş sütuna herhangi bir kart: oyunu çok kolaylaştıran bir ev kuralı.',
          'Yalnızca kazanılabilir oyunlar: her dağıtım önce çözülür.',
        ],
      ],
      app: [
        'Bir karta dokun, en iyi yerine gider. Yeri yoksa seçilir: sonra gideceği yere dokun. Sürükleyebilirsin de. Geri almanın sınırı yok.',
      ],
      tips: [
        [
          'Önce kapalı kartları aç, en çok da çok oldukları yerde.',
          'Bir sütunu ancak bekleyen bir papaz varsa boşalt.',
          'Papazı kızlara göre seç: kırmızı bir kız hazırsa siyah bir papaz getir.',
          'Aslar ve ikililer temele güvenle gider. Bir beşli ya da altılı, başka bir kartı taşımak için gerekebilir.',
          'Çekmeden önce masada hamle ara.',
        ],
      ],
    },
    TF: {
      layout: [
        'Klondike gibi: 1 ile 7 arası kartlık yedi sütun ve 24 kartlık deste. Ama sütunlardaki 28 kartın hepsi açıktır; bütün oyunu planlayabilirsin.',
      ],
      columns: [
        'Aşağı doğru bir kırmızı bir siyah dizilir: kupa yedilisi siyah bir sekizlinin üstüne.',
        'Bir kartı görmek onu taşıyabilmek değildir: bir grup ancak zaten bir diziyse taşınır; her kart altındakinden bir küçük, bir kırmızı bir siyah. Dağıtımda kendiliğinden oluşmuş bir dizi baştan beri bütün taşınır.',
      ],
      vacancy: ['Boş sütuna yalnızca papaz konur, tek başına ya da dizisiyle. En uzun dizi 13 karttır.'],
      stock: [
        'Iskartaya kart açmak için desteye dokun; yalnızca en üstteki oynanır.',
        [
          'Kolay, 1 kart: hepsine sıra gelir.',
          'Zor, 3 kart: üçer üçer; üstteki oynanınca sıradaki serbest kalır.',
        ],
        'Boş deste istediğin kadar yenilenir, her seferinde puan karşılığında.',
      ],
      end: [
        'Bütün kartlar temellere varınca kazanırsın. Hiçbir oyun kaybedilmiş sayılmaz: artık hiçbir şey işe yaramıyorsa geri al ya da yeni bir oyun dağıt. İstersen Ayarlar, çare kalmadığı kanıtlanınca sana söyletir.',
      ],
      app: [
        'Hiçbir şey kendiliğinden olmaz. Bir sütunun son kartına ya da ıskartanın üstüne dokun, temeline gitsin; art arda iki kez dokun, sütunlarda bir yer bulsun: önce en uzunu, sonra papaz için boş olan. Sürükleyebilirsin de. Son 100 işlem geri alınabilir, çekilen kartlar da.',
      ],
      tips: [
        [
          'İlk hamleden önce asları ve üstlerinde ne olduğunu bul.',
          'Bir sütunu dibine kadar izle: boşalmadan önce ne nereye gitmeli?',
          'Her tur puan tutar: desteyi sütunlar hazır olunca kullan.',
        ],
      ],
    },
    RU: {
      layout: yukonLayout,
      columns: [
        'Bir kart, bir sütunun aynı seriden ve tam bir büyük son kartının üstüne konur: kupa yedilisi kupa sekizlisinin üstüne; karo sekizlisinin ya da siyah bir sekizlinin üstüne asla. Üstü açılan kapalı kart kendiliğinden açılır.',
      ],
      groups: [
        'Her açık kart, sıralı olsun olmasın, üstündeki bütün kartlarla alınabilir. Yalnızca grubun en alttaki kartı uymalıdır. Bir grupta en çok 20 kart olur.',
      ],
      vacancy: [
        'Boş sütuna yalnızca papaz konur, tek başına ya da üstündeki kartlarla. Başka grup konmaz, kapalı bir kartı açmak için bile.',
      ],
      end: yukonEnd,
      choices: [
        [
          'Klasik: yukarıdaki gibi aynı seri.',
          'Rahat, karışık seriler: bir kart, bir büyüğü olan her kartın üstüne konur. Gerisi aynıdır.',
          'Kod kuralı saklar: C Klasik, R Rahat demektir; kartlar aynıdır.',
        ],
      ],
      app: yukonApp,
      tips: [
        [
          'Her kartın tek bir yeri var: üstünü örtmeden önce onu ara.',
          'Önce kapalı kartların üstünü aç.',
          'Sütunun dibindeki papazlar iyi durur; ötekilere boş sütun gerekir.',
          'Bir kartı erkenden temele göndermek, bir küçüğünün yerini alabilir.',
        ],
      ],
    },
    YU: {
      layout: yukonLayout,
      columns: [
        'Aşağı doğru bir kırmızı bir siyah dizilir: kırmızı yedili siyah sekizlinin üstüne. Üstü açılan kapalı kart kendiliğinden açılır.',
      ],
      groups: [
        'Her açık kart, sıralı olsun olmasın, kaç tane olursa olsun üstündeki bütün kartlarla alınabilir. Yalnızca grubun en alttaki kartı uymalıdır.',
      ],
      vacancy: ['Boş sütuna yalnızca papaz konur, tek başına ya da üstündeki kartlarla.'],
      end: yukonEnd,
      app: yukonApp,
      tips: [
        [
          'Önce kapalı kartların üstünü aç, en çok da en derin sütunlarda.',
          'Asları ve ikilileri erken kurtar.',
          'Her yere iki kart uyar: daha çok kart açanı seç.',
        ],
      ],
    },
  },
  score: {
    event: 'Ne oluyor',
    events: {
      'waste-column': 'Iskartadan sütuna',
      'waste-foundation': 'Iskartadan temele',
      'column-foundation': 'Sütundan temele',
      'foundation-column': 'Temelden sütuna',
      'column-column': 'Sütundan sütuna',
      turnedUp: 'Kapalı kart açıldı',
      redealt: 'Iskarta çevrildi',
    },
    scorings: { draw: cards, vegas: 'Vegas' },
    points: 'Puan',
    start: 'Başlangıçta',
    firstFree: (count) => `ilk ${count} ücretsiz, sonra`,
    floor: 'En az',
    noFloor: 'sınır yok',
    says: {
      KL: 'Sütunlar arası hamleler bir şey getirmez. Ceza 0’da durur; geri alma da gerçekten kesileni geri verir.',
      TF: 'Temellerdeki kartlar 520 getirir. Sütunlarda kapalı kart yoktur, onun için hiç açılan olmaz.',
      RU: yukonScore,
      YU: yukonScore,
    },
    bonus: 'Süre ödülü',
    bonusSays: 'Yalnızca kazanınca, en sonda eklenir: 700.000 bölü oynanan saniye.',
    seconds: 'Süre',
    passes: 'Destedeki turlar',
    passRows: { N: 'Standart', V: 'Vegas (sıkı)', NP3: 'Seçilen bir sayı, örneğin 3' },
    passCount: (count) => (count === 'unlimited' ? 'sınırsız' : passes(count)),
  },
  questions: {
    code: {
      asks: 'Kod nedir?',
      says: [
        'Dağıtımın adıdır: oyun, seçenekleri ve bir sayı; RU1-C-AAAAABB gibi. Aynı kod her aygıtta, bugün ve sonraki sürümlerde aynı kartları verir. Aynı sayı başka seçeneklerle yine aynı karılmış destedir.',
      ],
    },
    share: {
      asks: 'Bir arkadaşımla aynı dağıtımı nasıl oynarım?',
      says: [
        'Paylaşmak ya da kopyalamak için çubuktaki koda dokun. Arkadaşın bağlantıyı açar ya da kodu Yeni oyun penceresine yazar. Büyük harf, boşluk ve çizgi orada fark etmez.',
      ],
    },
    winnable: {
      asks: 'Her dağıtım kazanılabilir mi?',
      says: [
        'Hayır. Yeni oyun kazanılabilir dağıtımlar vaat edebilir: bir program her birini sana vermeden önce sonuna kadar oynar. 40 dağıtımda bulamazsa sıradan birini alırsın ve bu söylenir.',
      ],
    },
    proven: {
      asks: '“Artık kazanılamaz” ne kadar kesin?',
      says: [
        'Bu bir kanıttır: oradan giden her yol, bütün kartlar bilinerek arandı. Arama çok büyükse “bilinmiyor” der. Hiç tahmin etmez.',
      ],
    },
    hints: {
      asks: 'İpuçları kapalı kartları biliyor mu?',
      says: [
        'Normalde hayır: senin gördüğünü görürler. Ayarlar’da bütün kartları bilen ipuçlarını seçebilirsin; bulunduysa kazanan bir yolu izlerler. Yeniden istenince başka bir hamle gösterilir.',
      ],
    },
    score: {
      asks: 'Puan nasıl sayılıyor?',
      says: [
        'Kurallar sayfasındaki tabloya göre; tablo sayan sayılardan yapılır. Russian, Yukon ve Thoughtful oyunlarında temelden tekrar tekrar kart indirerek puan yapılabilir; bu oyunların puanları sıralamaya girmez.',
      ],
    },
    undo: {
      asks: 'Geri almanın bir bedeli var mı?',
      says: [
        'Hayır. Kartlar ve puan tam olarak eski haline döner. Yalnızca hamle sayacı yaptıklarını unutmaz, süre de işler.',
      ],
    },
    counts: {
      asks: 'İstatistiklerde hangi oyunlar sayılıyor?',
      says: [
        'Bir oyun bir kez sayılır: kazanınca, pes edince ya da yenisini dağıtınca. Hiç dokunmadığın dağıtım sayılmaz, uygulamayı kapatmak yenilgi değildir, bir örnekten ya da dersten sürdürdüğün oyun ise hiç sayılmaz.',
      ],
    },
    daily: {
      asks: 'Günün oyunu nedir?',
      says: [
        'Her oyunda günde bir dağıtım, herkes için aynı. Senin gece yarında değişir; kazanılabilir olup olmadığı denetlenmez.',
      ],
    },
    keeping: {
      asks: 'Oyunlarım nerede saklanıyor?',
      says: [
        'Bu tarayıcıda, her hamleden sonra. Ayarlar her şeyi bir dosyaya aktarabilir, dosyayı burada ya da başka yerde içe alabilir. Bunu arada bir yap: tarayıcı deposunu silebilir.',
      ],
    },
    privacy: {
      asks: 'Uygulama benim hakkımda ne biliyor?',
      says: [
        'Bir sunucunun sunduğu yerde herkesin sıralamalarına katılmadıkça aygıtından hiçbir şey çıkmaz: “Hesap ve aygıtlar” neyin gönderildiğini söyler ve siler. İzleme yoktur; ilk ziyaretten sonra uygulama ağ olmadan çalışır.',
      ],
    },
    keys: {
      asks: 'Klavyeyle oynayabilir miyim?',
      says: [
        'Baştan sona. 1 ile 7 arası sütunlardır: 3, sonra 5 tuşu üçüncü sütundan beşinciye taşır. S deste, W ıskarta, F temeller; Z geri alır. Hepsini ? tuşu listeler.',
      ],
    },
    taps: {
      asks: 'Dokunmak istediğimi yapmıyor',
      says: [
        'Ayarlar’da bir dokunuşun neyi yeğleyeceğini seçebilir, çift dokunmayı kapatabilir, reddedilen hamleleri açıklatabilirsin. Sürüklenen kart hep bıraktığın yere gider.',
      ],
    },
  },
  examples: {
    klondikeWon: {
      title: 'Kazanılan bir oyun',
      notes: [
        'Bir kart çekilir. Önce kart açtıran bir hamle ara: {2H}, {3C} üstüne gider.',
        '{4H} çıktı. Üstünde {2H} olan {3C} onun üstüne gelir: iki kart bir kart gibi taşınır.',
        'Birinci sütun boş, ama {2S} oraya gidemez.',
        '{KD} gidebilir. Altındaki kart açılır.',
        'O kart {AS} idi ve temelinde. Ardından {2S} gider.',
        'Artık masada kart açtıran bir hamle yok: çekme zamanı.',
        'Deste ve ıskarta boş, bütün kartlar açık. Buradan sonrasını Bitir yapar.',
        'Kazanıldı, 700 puanla. On dakikadan kısa süren bir zaferin süre ödülü de olur.',
      ],
    },
    klondikeDraw3: {
      title: '3 kart: alınan kart neyi açar',
      notes: [
        'Kartlar üçer üçer açılır. Yalnızca en üstteki oynanır.',
        'En üstte {KS} var. Birinci sütun boş.',
        'Alınınca altındaki {KC} serbest kaldı.',
        'Deste boş: ıskarta, sırası bozulmadan çevrilir.',
        '3 kartta ilk iki sefer ücretsizdir.',
        '{KS} artık yok, üçlüler başka türlü düşüyor: en üstte, daha önce ulaşılamayan {5C} var.',
        'Tek bir kart bizi nereye getirdi, bak. Sürdürmeyi dene.',
      ],
    },
    klondikeRedeal: {
      title: 'Yeni bir turun bedeli',
      notes: [
        'Iskartadan sütuna giden her kart 5 getirir.',
        'Kapalı bir kart açıldı: 5 daha. Şimdi bütün desteyi geçelim.',
        'Deste boş, 15 puanımız var. Bir kart çekilirken ıskartayı çevirmek 100 tutar.',
        'Puan 0’da durur: gerçekte yalnızca 15 kesildi.',
        'Geri almak tam bu 15’i geri verir.',
      ],
    },
    klondikeTakeBack: {
      title: 'Temelden kart indirmek',
      notes: [
        'Önce as temele gider.',
        'Birkaç hamle sonra: {2D} kapalı kartları örtüyor, ama açıkta siyah üçlü yok. Biri temelde.',
        'Onun için {3C} 15 puana iner.',
        'Üstüne {2D} gelir ve {JC} açılır. Arada bir buna değer.',
      ],
    },
    klondikeNoPass: {
      title: 'Tur kalmadı',
      notes: [
        'Bir kartla Vegas: oyun 52 tutar ve tek tur vardır.',
        'Destede bir kart kaldı.',
        'Deste artık yenilenemez; üstündeki işaret de değişti.',
      ],
    },
    thoughtfulGroup: {
      title: 'Görünür ama taşınmaz',
      notes: [
        'Sütunlardaki bütün kartlar açık. {9H}, üstündeki iki kartla {TS} üstüne gidebilir mi?',
        'Uyardı, ama {6S}, {9H} üstüne ait değil. Önce bu ikisi başka yere gitmeli.',
      ],
    },
    thoughtfulRun: {
      title: 'Dağıtımdan gelen dizi',
      notes: [
        'Rastlantı {7H} kartını {8C} üstüne koymuş: bu bir dizi.',
        'Birlikte {9D} üstüne gittiler. Klondike’ta {8C} kapalı olurdu.',
      ],
    },
    thoughtfulDraw3: {
      title: 'Zor: üçer üçer',
      notes: [
        'Zor düzeyde kartlar üçer üçer açılır. Burada yalnızca deste kapalıdır.',
        'Yalnızca en üstteki oynanır: {5H}, {6S} üstüne gider.',
        'Sonra {TS}, {JD} üstüne gitti. Altında bir as var.',
        '{AC} temelde. Iskarta henüz çevrilemez: destede kart var.',
      ],
    },
    thoughtfulTakeBack: {
      title: 'Temelden indirmek bedava',
      notes: [
        '{2H} siyah bir üçlüye giderdi, ama boşta olan yok.',
        'Üç sinek temelde, en üstte {3C} var.',
        '{3C} inebilir, ama yalnızca uyduğu yere: {TC} üstüne olmaz.',
        '{4H} üstüne uyar. Thoughtful’da bu puan götürmez.',
        '{2H} onun üstüne gider ve birinci sütun boşalır.',
      ],
    },
    thoughtfulWon: {
      title: 'Kazanılan bir oyun',
      notes: [
        'Bir kart çekilir. {7C}, {8D} üstüne uyar ve boş bir sütun bırakır.',
        'Oraya yalnızca papaz gidebilir.',
        'İlk as desteden gelir, {2S} hemen altındadır.',
        'Deste boş, şimdiye dek 85 puan kazanıldı.',
        'Çevirmek 100 tutardı: puan 0’da durur. Onun için erken turlar daha ucuzdur.',
        '{KC} dizisini boş sütuna götürür ve {5H} açığa çıkar.',
        'Kazanıldı. Yedi tur daha, puanların çoğuna mal oldu.',
      ],
    },
    russianGroup: {
      title: 'Sırasız bir grup',
      notes: [
        'Bütün bir oyun. Russian’da bir kart yalnızca kendi serisinin üstüne gider.',
        'Siyaha kırmızı Yukon’da olurdu. Burada reddedilir.',
        'Şimdi üçüncü hamleye bak. {3C}, {4C} üstüne gider, ama üstünde sırasız dört kart var.',
        'Beşi de taşındı: {3C}, {7D}, {AS}, {4S}, {TH}. Yalnızca en alttaki uymalıydı.',
        'Birinci sütun boş. Hangi papaz alsın?',
        'Temelden kart indirilmeyen her oyun gibi 625 puanla kazanıldı.',
      ],
    },
    russianNonKing: {
      title: 'Yalnızca papazlar',
      notes: [
        'As temele gider ve boş bir sütun bırakır.',
        '{QH} ve {8D} kapalı bir kartın üstünde. Birinci sütuna taşınsalar o kart açılırdı.',
        'Bunun için bile olmaz: boş sütun papaz bekler.',
      ],
    },
    russianWon: {
      title: 'Bir papaz sütununu bulur',
      notes: [
        'Klasik, aynı seri. {TH}, üstündeki dört kartla {JH} üstüne gider ve bir as açılır.',
        'Altı hamlede iki as temellere vardı.',
        'Birinci sütun boş, {KH} ise ikinci sütunun ortasında.',
        'On iki kartla taşındı. Altında {3C} serbest kaldı.',
        'Kazanıldı: 625 puan.',
      ],
    },
    russianRelaxed: {
      title: 'Rahat ve yirmi kart',
      notes: [
        'Karışık seriler: bir kart, bir büyüğü olan her kartın üstüne gider.',
        '{5S}, {6S} üstüne gider; hangi seriden olursa olsun bir altılı yeterdi.',
        '{7C}, {8H} üstüne uyar, ama üstünde 20 kart daha var: 21 çok fazla.',
        'Yirmi olur: {3S} üstündeki 19 kartla {4C} üstüne.',
        'Kazanıldı: burada da 625 puan.',
      ],
    },
    yukonWon: {
      title: 'Kazanılan bir oyun',
      notes: [
        'Siyaha kırmızı, kırmızıya siyah. İki as açıkta: temellere giderler.',
        'Kırmızıya kırmızı reddedilir.',
        'Şimdi {6D}, üstünde sırasız üç kartla.',
        'O {7S} üstüne gitti. Grubun üstünde ne olduğu önemli değil.',
        'İkinci sütun boş, ama kız oraya gidemez.',
        '{KH} gidebilir ve dört kartı da götürür.',
        'Kazanıldı: 625 puan.',
      ],
    },
    yukonBareAce: {
      title: 'Bir ası açmak',
      notes: [
        '{AH} üstünde iki kart var.',
        'Temel her seferinde tek kart alır.',
        '{7H}, {8C} üstüne uydu, {KH} de birlikte gitti.',
        'As temelde: 10 puan.',
      ],
    },
    yukonTurnUp: {
      title: 'Kendiliğinden açılan',
      notes: [
        'İkinci sütun: kapalı bir kartın üstünde beş açık kart.',
        'Kapalı kart taşınamaz.',
        'Beş kart {QD} üstüne gitti. Son kart kendiliğinden açıldı: 5 puan.',
        '{3C}, {4H} üstüne gitti ve ikinci sütun boş.',
        '{KD} üstündeki dört kartla oraya yerleşir ve {9S} açılır.',
      ],
    },
    yukonTakeBack: {
      title: 'Bir kart geri iner',
      notes: [
        '{3H} temelde. {4C} üstünde daha çok işe yarardı.',
        'Yalnızca uyduğu yere inebilir: {TC} üstüne olmaz.',
        '{4C} üstüne uyar ve bu bedavadır.',
        '{2C} dört kartla onun üstüne gider ve {QD} açılır.',
      ],
    },
    yukonLarge: {
      title: 'Hiçbir grup çok büyük değil',
      notes: [
        'Yüksek bir sütun yığalım.',
        'Birinci sütun boş. {KC} üstünde 21 kart var.',
        '22 kartın hepsi taşındı. Russian 20’de dururdu.',
      ],
    },
  },
  player: {
    all: 'Bütün örnekler',
    steps: 'Örneğin hamleleri',
    previous: 'Geri',
    next: 'İleri',
    play: 'Oynat',
    pause: 'Duraklat',
    place: (at, of) => (at === 0 ? 'Dağıtım' : `Hamle ${at} / ${of}`),
    refused: 'Reddedildi',
    tryIt: 'Kendin dene',
  },
  lesson: {
    title: 'İlk ders',
    step: (nth, of) => `Adım ${nth} / ${of}`,
    skip: 'Geç',
    steps: [
      'Sütunlar aşağı doğru bir kırmızı bir siyah dizilir. {2H} kartına dokun: {3C} üstüne gider, altındaki kart açılır.',
      'Sıralı kartlar birlikte taşınır. Üstünde {2H} olan {3C} kartını {4H} üstüne sürükle. Dokunmak da olur.',
      'Bir sütun boş! Oraya yalnızca papaz gidebilir. {KD} kartını taşı.',
      '{AS} çıktı. Temelleri aslar başlatır: dokun, kendi temeline gitsin.',
      'Başka çare kalmayınca çek: desteye dokun.',
      'Her hamle geri alınabilir, çekilen kart da. Geri al düğmesini kullan.',
    ],
    keys: 'Tuşlar',
    other: 'O hamle geri alındı: daha değil.',
    done: 'Bilmen gereken bu kadar.',
    doneSays: 'Bütün kartları temellere götür, astan papaza. Kendi oyunun bıraktığın gibi duruyor.',
    play: 'Oyunuma',
    rules: 'Bütün kurallar',
  },
};
