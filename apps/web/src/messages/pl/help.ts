import type { HelpMessages } from '../helpWords.ts';
import { counted, passes } from './table.ts';

const yukonLayout = [
  'Wszystkie karty rozdaje się do siedmiu kolumn: po 1, 6, 7, 8, 9, 10 i 11. Pierwsza ma jedną odkrytą kartę; pozostałe od 1 do 6 kart zakrytych i na nich pięć odkrytych. Talii nie ma.',
];
const yukonEnd = [
  'Wygrywasz, gdy wszystkie karty leżą na stosach bazowych. Żadnej gry nie ogłasza się przegraną: jeśli nic nie pomaga, cofaj ruchy albo rozdaj nową.',
];
const yukonApp = [
  'Nic nie dzieje się samo: żadna karta nie idzie na stos bazowy, jeśli jej tam nie wyślesz.',
  'Dotknij ostatniej karty kolumny, a pójdzie na stos bazowy. Dotknij szybko dwa razy dowolnej odkrytej karty, a pójdzie razem z leżącymi na niej na najdłuższą kolumnę, która ją przyjmie; król w innym razie na pustą. Można też przeciągać.',
  'Można cofnąć ostatnie 100 ruchów. Licznik ruchów się nie cofa.',
];
const yukonScore =
  'Punkty zaczynają się od 0 i nigdy nie spadają niżej. Gra wygrana bez zabierania kart z powrotem zawsze kończy się wynikiem 625: 52 × 10 za karty na stosach bazowych i 21 × 5 za karty odkryte.';

/**
 * Rules, examples, questions and the first lesson in Polish. Cards are written out where a sentence bends their names: "na
 * trójkę trefl".
 */
export const messages: HelpMessages = {
  tabs: { rules: 'Zasady', examples: 'Przykłady', questions: 'Pytania' },
  game: 'Gra',
  thisDeal: 'Rozdanie na twoim stole',
  facts: {
    draw: (count) => (count === 1 ? 'dobieranie po 1 karcie' : `dobieranie po ${count} karty`),
    passes: (count) => (count === 'unlimited' ? 'przejścia bez ograniczeń' : `${passes(count)} przez talię`),
    building: {
      alternateColor: 'czerwone na czarne, czarne na czerwone',
      sameSuit: 'Klasyczna: ten sam kolor',
      anySuit: 'Swobodna: kolory mieszane',
    },
    vacancy: {
      king: 'pusta kolumna przyjmuje króla',
      any: 'pusta kolumna przyjmuje dowolną kartę',
    },
    groupLimit: (count) => `naraz najwyżej ${counted(count, 'karta', 'karty', 'kart')}`,
    vegas: 'punktacja Vegas',
    undo: (steps) =>
      steps === 'unlimited'
        ? 'cofanie bez ograniczeń'
        : `cofanie: ostatnie ${counted(steps, 'ruch', 'ruchy', 'ruchów')}`,
    finish: 'przycisk Dokończ',
  },
  titles: {
    aim: 'Cel',
    layout: 'Układ',
    columns: 'Na kolumnę',
    groups: 'Grupy',
    vacancy: 'Pusta kolumna',
    homes: 'Stosy bazowe',
    stock: 'Talia i stos odrzuconych',
    end: 'Koniec',
    choices: 'Do wyboru',
    app: 'W tej aplikacji',
    score: 'Punkty',
    tips: 'Rady',
  },
  shared: {
    aim: [
      'Przenieś wszystkie 52 karty na cztery stosy bazowe, po jednym na kolor, od asa do króla. Kolejność to as, od 2 do 10, walet, dama, król.',
    ],
    homes: [
      'As zaczyna stos bazowy; potem pasuje tylko następna karta tego samego koloru. Karty idą pojedynczo, z końca kolumny albo z wierzchu stosu odrzuconych. Każdy kolor ma swoje miejsce (pik, kier, karo, trefl): upuść kartę na dowolnym stosie bazowym, a trafi na własny. Wierzchnią kartę można zabrać z powrotem na kolumnę, na którą pasuje.',
    ],
  },
  rules: {
    KL: {
      layout: [
        'Siedem kolumn od 1 do 7 kart; odkryta jest tylko ostatnia w każdej. Pozostałe 24 karty to talia, zakryta. Obok niej jest stos odrzuconych i cztery puste stosy bazowe.',
      ],
      columns: [
        'Układa się w dół, na przemian czerwone i czarne: czerwona siódemka idzie na czarną ósemkę. Każdą odkrytą kartę można przenieść ze wszystkimi leżącymi na niej, jeśli tworzą sekwencję: coraz niższe, na przemian czerwone i czarne. Gdy ostatnia odkryta karta opuszcza kolumnę, karta pod nią odkrywa się sama.',
      ],
      vacancy: ['Na pustą kolumnę idzie tylko król, sam lub ze swoją sekwencją.'],
      stock: [
        'Dotknij talii, aby wyłożyć karty na stos odrzuconych. Zagrać można tylko jego wierzchnią kartę.',
        [
          'Po 1 karcie: pojedynczo, na każdą przychodzi kolej.',
          'Po 3 karty: trzy naraz. Następna jest wolna po zagraniu wierzchniej, a każda zabrana karta zmienia to, które pojawią się w następnym przejściu.',
        ],
        'Gdy talia jest pusta, dotknięcie odwraca stos odrzuconych, w tej samej kolejności, jeśli zostało przejście.',
      ],
      end: [
        'Wygrywasz, gdy wszystkie karty leżą na stosach bazowych. Gdy talia i stos odrzuconych są puste, a wszystkie karty odkryte, reszta gra się sama: zrobi to przycisk Dokończ. Nie każde rozdanie da się wygrać, nawet grając bezbłędnie.',
      ],
      choices: [
        [
          'Dobieranie po 1 lub po 3 karty, od następnej gry.',
          'Przejścia: bez ograniczeń, liczba od 1 do 9 albo ściśle: 1 przy jednej karcie, 3 przy trzech.',
          'Vegas: gra kosztuje 52, każda karta na stosie bazowym daje 5, przejścia są ścisłe. Vegas w wersji łącznej przenosi saldo dalej.',
          'Dowolna karta na pustą kolumnę: zasada domowa, która bardzo ułatwia grę.',
          'Tylko gry, które można wygrać: każde rozdanie jest najpierw rozwiązywane.',
        ],
      ],
      app: [
        'Dotknij karty, a pójdzie na najlepsze miejsce. Jeśli go nie ma, zostaje zaznaczona: wtedy dotknij miejsca, na które ma pójść. Można też przeciągać. Cofać można bez ograniczeń.',
      ],
      tips: [
        [
          'Najpierw odkrywaj zakryte karty, zwłaszcza tam, gdzie jest ich dużo.',
          'Opróżniaj kolumnę tylko wtedy, gdy czeka na nią król.',
          'Dobieraj króla do dam: gdy gotowa jest czerwona dama, sprowadź czarnego króla.',
          'Asy i dwójki idą na stosy bazowe bez ryzyka. Piątka lub szóstka może się jeszcze przydać, by przyjąć inną kartę.',
          'Zanim dobierzesz, poszukaj ruchów na stole.',
        ],
      ],
    },
    TF: {
      layout: [
        'Jak w Klondike: siedem kolumn od 1 do 7 kart i talia z 24 kart. Ale wszystkie 28 kart kolumn jest odkryte, więc możesz zaplanować całą grę.',
      ],
      columns: [
        'Układa się w dół, na przemian czerwone i czarne: siódemka kier idzie na czarną ósemkę.',
        'Widzieć kartę to nie to samo, co móc ją przenieść: grupę można przenieść tylko wtedy, gdy już jest sekwencją, każda karta o jeden niższa od tej pod nią, na przemian czerwona i czarna. Sekwencja, która powstała przy rozdaniu, od początku przenosi się w całości.',
      ],
      vacancy: [
        'Na pustą kolumnę idzie tylko król, sam lub ze swoją sekwencją. Najdłuższa sekwencja ma 13 kart.',
      ],
      stock: [
        'Dotknij talii, aby wyłożyć karty na stos odrzuconych; zagrać można tylko wierzchnią.',
        [
          'Łatwy, po 1 karcie: na każdą przychodzi kolej.',
          'Trudny, po 3 karty: trzy naraz; następna jest wolna po zagraniu wierzchniej.',
        ],
        'Pustą talię można odnawiać, ile razy chcesz, za każdym razem za punkty.',
      ],
      end: [
        'Wygrywasz, gdy wszystkie karty leżą na stosach bazowych. Żadnej gry nie ogłasza się przegraną: jeśli nic nie pomaga, cofaj ruchy albo rozdaj nową. W Ustawieniach możesz poprosić o komunikat, gdy będzie udowodnione, że nic nie pomoże.',
      ],
      app: [
        'Nic nie dzieje się samo. Dotknij ostatniej karty kolumny albo wierzchniej karty stosu odrzuconych, a pójdzie na stos bazowy; dotknij szybko dwa razy, aby znaleźć miejsce w kolumnach: najpierw na najdłuższej, potem na pustej dla króla. Można też przeciągać. Można cofnąć ostatnie 100 czynności, także dobieranie.',
      ],
      tips: [
        [
          'Przed pierwszym ruchem znajdź asy i to, co na nich leży.',
          'Prześledź kolumnę do końca: co dokąd musi pójść, zanim będzie pusta?',
          'Przejście kosztuje punkty: korzystaj z talii, gdy kolumny są na nią gotowe.',
        ],
      ],
    },
    RU: {
      layout: yukonLayout,
      columns: [
        'Karta idzie na ostatnią kartę kolumny, jeśli ta jest tego samego koloru i dokładnie o jeden wyższa: siódemka kier na ósemkę kier, nigdy na ósemkę karo ani na czarną ósemkę. Odsłonięta karta odkrywa się sama.',
      ],
      groups: [
        'Można wziąć dowolną odkrytą kartę ze wszystkimi leżącymi na niej, po kolei lub nie. Pasować musi tylko najniżej leżąca karta grupy. Grupa ma najwyżej 20 kart.',
      ],
      vacancy: [
        'Na pustą kolumnę idzie tylko król, sam lub z kartami, które na nim leżą. Żadna inna grupa, nawet po to, by odsłonić zakrytą kartę.',
      ],
      end: yukonEnd,
      choices: [
        [
          'Klasyczna: ten sam kolor, jak wyżej.',
          'Swobodna, kolory mieszane: karta idzie na dowolną kartę o jeden wyższą. Reszta bez zmian.',
          'Kod pamięta zasadę: C to Klasyczna, R to Swobodna; karty są te same.',
        ],
      ],
      app: yukonApp,
      tips: [
        [
          'Każda karta ma tylko jedno miejsce: poszukaj go, zanim je zakryjesz.',
          'Najpierw odsłaniaj zakryte karty.',
          'Królowie na dnie kolumny stoją dobrze; inni potrzebują pustej kolumny.',
          'Karta wysłana zbyt wcześnie na stos bazowy może zabrać miejsce karcie o jeden niższej.',
        ],
      ],
    },
    YU: {
      layout: yukonLayout,
      columns: [
        'Układa się w dół, na przemian czerwone i czarne: czerwona siódemka idzie na czarną ósemkę. Odsłonięta karta odkrywa się sama.',
      ],
      groups: [
        'Można wziąć dowolną odkrytą kartę ze wszystkimi leżącymi na niej, po kolei lub nie, ile by ich było. Pasować musi tylko najniżej leżąca karta grupy.',
      ],
      vacancy: ['Na pustą kolumnę idzie tylko król, sam lub z kartami, które na nim leżą.'],
      end: yukonEnd,
      app: yukonApp,
      tips: [
        [
          'Najpierw odsłaniaj zakryte karty, przede wszystkim w najgłębszych kolumnach.',
          'Wcześnie uwalniaj asy i dwójki.',
          'Na każde miejsce pasują dwie karty: wybierz tę, która odsłania więcej.',
        ],
      ],
    },
  },
  score: {
    event: 'Co się dzieje',
    events: {
      'waste-column': 'Ze stosu odrzuconych na kolumnę',
      'waste-foundation': 'Ze stosu odrzuconych na stos bazowy',
      'column-foundation': 'Z kolumny na stos bazowy',
      'foundation-column': 'Z powrotem na kolumnę',
      'column-column': 'Z kolumny na kolumnę',
      turnedUp: 'Odkrycie zakrytej karty',
      redealt: 'Odwrócenie stosu odrzuconych',
    },
    scorings: { draw: (count) => (count === 1 ? 'Po 1 karcie' : `Po ${count} karty`), vegas: 'Vegas' },
    points: 'Punkty',
    start: 'Na początku',
    firstFree: (count) => `pierwsze ${count} bezpłatnie, potem`,
    floor: 'Nigdy poniżej',
    noFloor: 'bez granicy',
    says: {
      KL: 'Ruchy między kolumnami nic nie dają. Kara zatrzymuje się na 0, a cofnięcie oddaje tyle, ile naprawdę zabrano.',
      TF: 'Karty na stosach bazowych dają 520. W kolumnach nic nie jest zakryte, więc nic się tam nie odkrywa.',
      RU: yukonScore,
      YU: yukonScore,
    },
    bonus: 'Premia za czas',
    bonusSays: 'Tylko za wygraną i dodawana na końcu: 700 000 podzielone przez liczbę sekund gry.',
    seconds: 'Czas',
    passes: 'Przejścia przez talię',
    passRows: { N: 'Zwykła', V: 'Vegas (ściśle)', NP3: 'Wybrana liczba, na przykład 3' },
    passCount: (count) => (count === 'unlimited' ? 'bez ograniczeń' : passes(count)),
  },
  questions: {
    code: {
      asks: 'Co to jest kod?',
      says: [
        'Nazywa rozdanie: grę, jej opcje i numer, na przykład RU1-C-AAAAABB. Ten sam kod daje te same karty na każdym urządzeniu, dziś i w późniejszych wersjach. Ten sam numer z innymi opcjami to tak samo potasowane karty.',
      ],
    },
    share: {
      asks: 'Jak zagrać to samo rozdanie co znajomy?',
      says: [
        'Dotknij kodu na pasku, aby go udostępnić lub skopiować. Druga osoba otwiera link albo wpisuje kod w oknie Nowa gra. Wielkość liter, spacje i kreski nie mają znaczenia.',
      ],
    },
    winnable: {
      asks: 'Czy każde rozdanie da się wygrać?',
      says: [
        'Nie. Nowa gra może obiecać rozdania do wygrania: program rozgrywa każde do końca, zanim je dostaniesz. Jeśli w 40 rozdaniach nie znajdzie żadnego, dostaniesz zwykłe i zobaczysz o tym informację.',
      ],
    },
    proven: {
      asks: 'Jak pewne jest „nie da się już wygrać”?',
      says: [
        'To dowód: przeszukano stąd każdą drogę, znając wszystkie karty. Gdy było ich za dużo, napis mówi „nie wiadomo”. Tu się nie zgaduje.',
      ],
    },
    hints: {
      asks: 'Czy podpowiedzi znają zakryte karty?',
      says: [
        'Zwykle nie: widzą to, co ty. W Ustawieniach możesz wybrać podpowiedzi znające wszystkie karty; prowadzą one drogą do wygranej, jeśli ją znaleziono. Następne naciśnięcie pokazuje inny ruch.',
      ],
    },
    score: {
      asks: 'Jak liczy się punkty?',
      says: [
        'Według tabeli na stronie Zasady, zrobionej z tych samych liczb, które liczą. W Russian, Yukon i Thoughtful można zdobywać punkty, zabierając karty z powrotem raz za razem; wyników tych gier nie umieszcza się w rankingach.',
      ],
    },
    undo: {
      asks: 'Czy cofanie coś kosztuje?',
      says: [
        'Nie. Dokładnie przywraca karty i punkty. Tylko licznik ruchów pamięta, co się działo, a zegar biegnie dalej.',
      ],
    },
    counts: {
      asks: 'Które gry liczą się w statystykach?',
      says: [
        'Gra liczy się raz: gdy ją wygrasz, poddasz albo rozdasz nową. Nietknięte rozdanie nie liczy się wcale, zamknięcie aplikacji nie jest przegraną, a gra kontynuowana z przykładu lub lekcji nie liczy się nigdy.',
      ],
    },
    daily: {
      asks: 'Co to jest wyzwanie dnia?',
      says: [
        'Jedno rozdanie dziennie w każdej grze, takie samo dla wszystkich. Zmienia się o twojej północy i nie sprawdza się, czy można je wygrać.',
      ],
    },
    keeping: {
      asks: 'Gdzie są przechowywane moje gry?',
      says: [
        'W tej przeglądarce, po każdym ruchu. W Ustawieniach możesz wyeksportować wszystko do jednego pliku i zaimportować go tu lub gdzie indziej. Rób to od czasu do czasu: przeglądarka może usunąć swoje dane.',
      ],
    },
    privacy: {
      asks: 'Co aplikacja o mnie wie?',
      says: [
        'Nic nie opuszcza twojego urządzenia, chyba że bierzesz udział w rankingach wszystkich tam, gdzie oferuje je serwer: „Konto i urządzenia” mówi, co jest wysyłane, i to usuwa. Nie ma śledzenia, a po pierwszych odwiedzinach aplikacja działa bez sieci.',
      ],
    },
    keys: {
      asks: 'Czy można grać na klawiaturze?',
      says: [
        'W całości. Klawisze od 1 do 7 to kolumny: 3, potem 5 przenosi z kolumny 3 na kolumnę 5. S to talia, W stos odrzuconych, F stosy bazowe; Z cofa. Klawisz ? pokazuje wszystkie.',
      ],
    },
    taps: {
      asks: 'Dotknięcie nie robi tego, czego chcę',
      says: [
        'W Ustawieniach wybierzesz, co woli dotknięcie, wyłączysz podwójne dotknięcie i włączysz wyjaśnianie odrzuconych ruchów. Przeciągnięta karta zawsze idzie tam, gdzie ją puścisz.',
      ],
    },
  },
  examples: {
    klondikeWon: {
      title: 'Wygrana gra',
      notes: [
        'Po 1 karcie. Najpierw szukaj ruchu, który odkryje kartę: {2H} idzie na trójkę trefl.',
        'Odkryła się {4H}. Przyjmuje trójkę trefl z dwójką kier na niej: dwie karty idą jak jedna.',
        'Kolumna 1 jest pusta, ale {2S} nie może tam iść.',
        '{KD} może. Karta pod nim się odkrywa.',
        'To był {AS} i jest już na stosie bazowym. Za nim idzie {2S}.',
        'Nic na stole nie odkrywa już karty: pora dobierać.',
        'Talia i stos odrzuconych są puste, wszystkie karty odkryte. Stąd resztę zrobi Dokończ.',
        'Wygrana, 700 punktów. Za wygraną w ciągu dziesięciu minut jest jeszcze premia za czas.',
      ],
    },
    klondikeDraw3: {
      title: 'Po 3 karty: co uwalnia zabrana karta',
      notes: [
        'Wykłada się trzy karty naraz. Zagrać można tylko wierzchnią.',
        'Na wierzchu leży {KS}. Kolumna 1 jest pusta.',
        'Jego zabranie uwolniło króla trefl pod spodem.',
        'Talia jest pusta: stos odrzuconych się odwraca, w tej samej kolejności.',
        'Przy 3 kartach pierwsze dwa razy są bezpłatne.',
        'Króla pik już nie ma, więc trójki kart wypadają inaczej: na wierzchu leży {5C}, przedtem nieosiągalna.',
        'Zobacz, jak daleko zaprowadziła nas jedna karta. Spróbuj grać dalej.',
      ],
    },
    klondikeRedeal: {
      title: 'Cena nowego przejścia',
      notes: [
        'Każda karta ze stosu odrzuconych na kolumnę daje 5.',
        'Odkryła się zakryta karta: jeszcze 5. Teraz przejdźmy przez całą talię.',
        'Talia jest pusta, a mamy 15 punktów. Odwrócenie stosu odrzuconych kosztuje przy 1 karcie 100.',
        'Punkty zatrzymują się na 0: naprawdę zabrano tylko 15.',
        'Cofnięcie oddaje dokładnie te 15.',
      ],
    },
    klondikeTakeBack: {
      title: 'Zabranie karty z powrotem',
      notes: [
        'Najpierw as idzie na stos bazowy.',
        'Kilka ruchów później: {2D} zakrywa inne karty, ale żadna czarna trójka nie jest odkryta. Jedna leży na stosie bazowym.',
        'Wraca więc {3C}, za 15 punktów.',
        'Idzie na nią {2D} i odkrywa się {JC}. Czasem to się opłaca.',
      ],
    },
    klondikeNoPass: {
      title: 'Nie ma już przejść',
      notes: [
        'Vegas po 1 karcie: gra kosztuje 52, a przejście jest jedno.',
        'W talii została jedna karta.',
        'Nie można jej już odnowić; zmienił się też znak na talii.',
      ],
    },
    thoughtfulGroup: {
      title: 'Widać, ale nie można przenieść',
      notes: [
        'Wszystkie karty kolumn są odkryte. Czy {9H} może iść na dziesiątkę pik z dwiema kartami, które na niej leżą?',
        'Pasowałaby, ale {6S} nie pasuje na dziewiątkę kier. Najpierw te dwie muszą pójść gdzie indziej.',
      ],
    },
    thoughtfulRun: {
      title: 'Sekwencja z rozdania',
      notes: [
        'Przypadek położył siódemkę kier na ósemkę trefl: to sekwencja.',
        'Poszły razem na dziewiątkę karo. W Klondike {8C} byłaby zakryta.',
      ],
    },
    thoughtfulDraw3: {
      title: 'Trudny: po trzy karty',
      notes: [
        'Na poziomie Trudny odkrywa się po trzy karty naraz. Zakryta jest tu tylko talia.',
        'Grać można tylko wierzchnią: {5H} idzie na szóstkę pik.',
        'Potem dziesiątka pik poszła na waleta karo. Pod nią leży as.',
        '{AC} jest na stosie bazowym. Stosu odrzuconych nie można jeszcze odwrócić: w talii są karty.',
      ],
    },
    thoughtfulTakeBack: {
      title: 'Zabranie z powrotem nic nie kosztuje',
      notes: [
        '{2H} poszłaby na czarną trójkę, ale żadna nie leży wolna.',
        'Trzy trefle są na stosie bazowym, na wierzchu {3C}.',
        '{3C} może wrócić, ale tylko tam, gdzie pasuje: nie na dziesiątkę trefl.',
        'Pasuje na czwórkę kier. W Thoughtful nie traci się na tym punktów.',
        'Idzie na nią {2H} i kolumna 1 jest pusta.',
      ],
    },
    thoughtfulWon: {
      title: 'Wygrana gra',
      notes: [
        'Po 1 karcie. {7C} pasuje na ósemkę karo i zostawia pustą kolumnę.',
        'Może tam iść tylko król.',
        'Pierwszy as wychodzi z talii, a {2S} leży tuż pod nim.',
        'Talia jest pusta, zdobyto dotąd 85 punktów.',
        'Odwrócenie kosztowałoby 100: punkty zatrzymują się na 0. Dlatego wczesne przejścia kosztują mniej.',
        '{KC} zabiera swoją sekwencję na pustą kolumnę i odsłania piątkę kier.',
        'Wygrana. Siedem przejść kosztowało większość punktów.',
      ],
    },
    russianGroup: {
      title: 'Grupa nie po kolei',
      notes: [
        'Cała gra. W Russian karta idzie tylko na własny kolor.',
        'Czerwone na czarne wystarczyłoby w Yukon. Tu ruch jest odrzucony.',
        'Spójrz na ruch 3. {3C} należy na czwórkę trefl, ale leżą na niej cztery karty, nie po kolei.',
        'Poszło wszystkich pięć: {3C}, {7D}, {AS}, {4S}, {TH}. Pasować musiała tylko najniżej leżąca.',
        'Kolumna 1 jest pusta. Dla którego króla?',
        'Wygrana, 625 punktów, jak każda gra bez zabierania kart z powrotem.',
      ],
    },
    russianNonKing: {
      title: 'Tylko królowie',
      notes: [
        'As idzie na stos bazowy i zostawia pustą kolumnę.',
        '{QH} i {8D} leżą na zakrytej karcie. Przeniesienie ich na kolumnę 1 by ją odsłoniło.',
        'Nawet po to nie wolno: pusta kolumna czeka na króla.',
      ],
    },
    russianWon: {
      title: 'Król znajduje swoją kolumnę',
      notes: [
        'Klasyczna, ten sam kolor. {TH} idzie na waleta kier z czterema kartami i odkrywa się as.',
        'Po sześciu ruchach dwa asy są na stosach bazowych.',
        'Kolumna 1 jest pusta, a {KH} stoi w środku kolumny 2.',
        'Poszedł z dwunastoma kartami. Pod nim uwalnia się {3C}.',
        'Wygrana: 625 punktów.',
      ],
    },
    russianRelaxed: {
      title: 'Swobodna i dwadzieścia kart',
      notes: [
        'Kolory mieszane: karta idzie na dowolną kartę o jeden wyższą.',
        '{5S} idzie na szóstkę pik; wystarczyłaby szóstka dowolnego koloru.',
        '{7C} pasuje na ósemkę kier, ale leży na niej jeszcze 20 kart: 21 to za dużo.',
        'Dwadzieścia może iść: {3S} z 19 kartami na czwórkę trefl.',
        'Wygrana: tu też 625 punktów.',
      ],
    },
    yukonWon: {
      title: 'Wygrana gra',
      notes: [
        'Czerwone na czarne, czarne na czerwone. Dwa asy są odkryte: idą na stosy bazowe.',
        'Czerwone na czerwone jest odrzucane.',
        'Teraz {6D} z trzema kartami, nie po kolei.',
        'Poszła na siódemkę pik. To, co leży na grupie, nie ma znaczenia.',
        'Kolumna 2 jest pusta, ale dama nie może tam iść.',
        '{KH} może i zabiera cztery karty ze sobą.',
        'Wygrana: 625 punktów.',
      ],
    },
    yukonBareAce: {
      title: 'Uwolnienie asa',
      notes: [
        'Na asie kier leżą dwie karty.',
        'Stos bazowy przyjmuje po jednej karcie.',
        '{7H} pasowała na ósemkę trefl, a {KH} poszedł razem z nią.',
        'As jest na stosie bazowym: 10 punktów.',
      ],
    },
    yukonTurnUp: {
      title: 'Co odkrywa się samo',
      notes: [
        'Kolumna 2: pięć odkrytych kart na jednej zakrytej.',
        'Zakrytej karty nie można ruszyć.',
        'Piątka kart poszła na damę karo. Ostatnia karta odkryła się sama, za 5 punktów.',
        '{3C} poszła na czwórkę kier i kolumna 2 jest pusta.',
        '{KD} zajmuje to miejsce z czterema kartami na sobie, a {9S} odkrywa się.',
      ],
    },
    yukonTakeBack: {
      title: 'Karta wraca',
      notes: [
        '{3H} jest na stosie bazowym. Na czwórce trefl przydałaby się bardziej.',
        'Może wrócić tylko tam, gdzie pasuje: nie na dziesiątkę trefl.',
        'Na czwórkę trefl pasuje i nic to nie kosztuje.',
        'Idzie na nią {2C} z czterema kartami i odkrywa się {QD}.',
      ],
    },
    yukonLarge: {
      title: 'Żadna grupa nie jest za duża',
      notes: [
        'Ułóżmy wysoką kolumnę.',
        'Kolumna 1 jest pusta. Na królu trefl leży 21 kart.',
        'Poszły wszystkie 22. W Russian kończy się na 20.',
      ],
    },
  },
  player: {
    all: 'Wszystkie przykłady',
    steps: 'Ruchy przykładu',
    previous: 'Wstecz',
    next: 'Dalej',
    play: 'Odtwórz',
    pause: 'Wstrzymaj',
    place: (at, of) => (at === 0 ? 'Rozdanie' : `Ruch ${at} z ${of}`),
    refused: 'Odrzucono',
    tryIt: 'Spróbuj samodzielnie',
  },
  lesson: {
    title: 'Pierwsza lekcja',
    step: (nth, of) => `Krok ${nth} z ${of}`,
    skip: 'Pomiń',
    steps: [
      'Na kolumnach układa się w dół, na przemian czerwone i czarne. Dotknij dwójki kier: idzie na trójkę trefl, a karta pod nią się odkrywa.',
      'Karty po kolei idą razem. Przeciągnij trójkę trefl, z dwójką kier na niej, na czwórkę kier. Wystarczy też dotknięcie.',
      'Kolumna jest pusta! Może tam iść tylko król. Przenieś króla karo.',
      'Pojawił się {AS}. Asy zaczynają stosy bazowe: dotknij go, a pójdzie na swój.',
      'Gdy nic więcej nie pomaga, dobierz: dotknij talii.',
      'Każdy ruch można cofnąć, dobranie też. Użyj przycisku Cofnij.',
    ],
    keys: 'Klawisze',
    other: 'Tamten ruch został cofnięty: jeszcze nie ten.',
    done: 'To wszystko, czego potrzeba.',
    doneSays:
      'Przenieś wszystkie karty na stosy bazowe, od asa do króla. Twoja gra czeka tak, jak ją zostawiono.',
    play: 'Do mojej gry',
    rules: 'Wszystkie zasady',
  },
};
