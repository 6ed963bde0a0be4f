import type { HelpMessages } from '../helpWords.ts';
import { cards, moves, passes } from './table.ts';

const yukonLayout = [
  'Alla kort delas ut i sju kolumner med 1, 6, 7, 8, 9, 10 och 11 kort. Den första har ett öppet kort; de andra har 1 till 6 dolda kort och fem öppna ovanpå. Någon talong finns inte.',
];
const yukonEnd = [
  'Du vinner när alla kort ligger på målhögarna. Inget spel förklaras förlorat: hjälper inget mer, så ångra eller dela ut ett nytt.',
];
const yukonApp = [
  'Inget händer av sig självt: inget kort går till sin målhög om du inte skickar det.',
  'Tryck på sista kortet i en kolumn, så går det till sin målhög. Tryck två gånger snabbt på ett öppet kort, så går det med korten ovanpå till den längsta kolumn som tar emot det, annars till en tom om det är en kung. Du kan också dra.',
  'De senaste 100 dragen går att ångra. Dragräknaren går inte tillbaka.',
];
const yukonScore =
  'Poängen börjar på 0 och blir aldrig lägre. Ett spel som vinns utan att något kort tas tillbaka slutar alltid på 625: 52 × 10 för korten på målhögarna och 21 × 5 för korten som vänts upp.';

/** Rules, examples, questions and the first lesson in Swedish. */
export const messages: HelpMessages = {
  tabs: { rules: 'Regler', examples: 'Exempel', questions: 'Frågor' },
  game: 'Spel',
  thisDeal: 'Given på ditt bord',
  facts: {
    draw: (count) => `${cards(count)} dras åt gången`,
    passes: (count) => (count === 'unlimited' ? 'så många varv du vill' : `${passes(count)} genom talongen`),
    building: {
      alternateColor: 'rött på svart, svart på rött',
      sameSuit: 'Klassisk: samma färg',
      anySuit: 'Mild: blandade färger',
    },
    vacancy: {
      king: 'en tom kolumn tar emot en kung',
      any: 'en tom kolumn tar emot vilket kort som helst',
    },
    groupLimit: (count) => `högst ${cards(count)} flyttas på en gång`,
    vegas: 'Vegaspoäng',
    undo: (steps) =>
      steps === 'unlimited' ? 'ångra utan gräns' : `de senaste ${moves(steps)} går att ångra`,
    finish: 'knappen Slutför',
  },
  titles: {
    aim: 'Målet',
    layout: 'Uppställningen',
    columns: 'På en kolumn',
    groups: 'Grupper',
    vacancy: 'Den tomma kolumnen',
    homes: 'Målhögarna',
    stock: 'Talong och kasthög',
    end: 'Slutet',
    choices: 'Val',
    app: 'I den här appen',
    score: 'Poäng',
    tips: 'Råd',
  },
  shared: {
    aim: [
      'För alla 52 kort till de fyra målhögarna, en för varje färg, från ess till kung. Ordningen är ess, 2 till 10, knekt, dam, kung.',
    ],
    homes: [
      'Ett ess börjar en målhög; sedan passar bara nästa kort i samma färg. Korten går ett i taget, från slutet av en kolumn eller från toppen av kasthögen. Varje färg har sin plats (spader, hjärter, ruter, klöver): släpp ett kort på vilken målhög som helst, så hittar det sin egen. Det översta kortet får tas tillbaka till en kolumn där det passar.',
    ],
  },
  rules: {
    KL: {
      layout: [
        'Sju kolumner med 1 till 7 kort; bara det sista i varje ligger öppet. De andra 24 korten är talongen, dolda. Bredvid finns kasthögen och fyra tomma målhögar.',
      ],
      columns: [
        'Bygg nedåt i rött och svart: en röd 7 går på en svart 8. Varje öppet kort flyttas med alla kort ovanpå, så länge de är en följd: fallande, varannat rött och svart. När det sista öppna kortet lämnar en kolumn vänds kortet under av sig självt.',
      ],
      vacancy: ['En tom kolumn tar bara emot en kung, ensam eller med sin följd.'],
      stock: [
        'Tryck på talongen för att vända kort till kasthögen. Bara kasthögens översta kort kan spelas.',
        [
          '1 kort: ett i taget, alla får sin tur.',
          '3 kort: tre i taget. Nästa blir fritt när det översta har spelats, och varje kort du tar ändrar vilka som kommer upp i nästa varv.',
        ],
        'När talongen är tom vänder ett tryck kasthögen, i samma ordning, om det finns ett varv kvar.',
      ],
      end: [
        'Du vinner när alla kort ligger på målhögarna. När talong och kasthög är tomma och alla kort öppna spelar resten sig självt: knappen Slutför gör det åt dig. Alla givar kan inte vinnas, inte ens med perfekt spel.',
      ],
      choices: [
        [
          'Dra 1 eller 3 kort, från och med nästa spel.',
          'Varv: obegränsat, ett tal från 1 till 9, eller strikt: 1 med ett kort, 3 med tre.',
          'Vegas: spelet kostar 52, varje kort på målhögen ger 5, varven är strikta. Löpande Vegas för saldot vidare.',
          'Vilket kort som helst på en tom kolumn: en husregel som gör spelet mycket lättare.',
          'Bara spel som kan vinnas: varje giv löses först.',
        ],
      ],
      app: [
        'Tryck på ett kort, så går det till sin bästa plats. Finns ingen blir det valt: tryck då på platsen dit det ska. Du kan också dra. Ångra har ingen gräns.',
      ],
      tips: [
        [
          'Vänd dolda kort först, framför allt där det finns många.',
          'Töm en kolumn bara när en kung väntar på den.',
          'Välj kung efter damerna: är en röd dam redo, hämta en svart kung.',
          'Ess och 2 går tryggt till målhögen. En 5 eller 6 kan ännu behövas för att bära ett annat kort.',
          'Leta efter drag på bordet innan du drar från talongen.',
        ],
      ],
    },
    TF: {
      layout: [
        'Som Klondike: sju kolumner med 1 till 7 kort och en talong på 24. Men alla 28 kort i kolumnerna ligger öppna, så att du kan planera hela spelet.',
      ],
      columns: [
        'Bygg nedåt i rött och svart: hjärter 7 går på en svart 8.',
        'Att se ett kort är inte att kunna flytta det: en grupp flyttas bara om den redan är en följd, varje kort ett lägre än det under, varannat rött och svart. En följd som uppstod i given flyttas som en enhet från början.',
      ],
      vacancy: [
        'En tom kolumn tar bara emot en kung, ensam eller med sin följd. Längsta följden är 13 kort.',
      ],
      stock: [
        'Tryck på talongen för att vända kort till kasthögen; bara det översta kan spelas.',
        [
          'Lätt, 1 kort: alla får sin tur.',
          'Svår, 3 kort: tre i taget; nästa blir fritt när det översta har spelats.',
        ],
        'En tom talong läggs om så ofta du vill, varje gång mot poäng.',
      ],
      end: [
        'Du vinner när alla kort ligger på målhögarna. Inget spel förklaras förlorat: hjälper inget mer, så ångra eller dela ut ett nytt. I Inställningar kan du be att få veta när det är bevisat att inget hjälper.',
      ],
      app: [
        'Inget händer av sig självt. Tryck på sista kortet i en kolumn eller det översta i kasthögen, så går det till sin målhög; tryck två gånger snabbt för en plats bland kolumnerna: den längsta först, sedan en tom för en kung. Du kan också dra. De senaste 100 stegen går att ångra, även kort ur talongen.',
      ],
      tips: [
        [
          'Leta före första draget upp essen och det som ligger på dem.',
          'Följ en kolumn till botten: vad måste vart innan den är tom?',
          'Ett varv kostar poäng: använd talongen när kolumnerna är redo för den.',
        ],
      ],
    },
    RU: {
      layout: yukonLayout,
      columns: [
        'Ett kort går på sista kortet i en kolumn om det är i samma färg och exakt ett högre: hjärter 7 på hjärter 8, aldrig på ruter 8 eller en svart 8. Ett frilagt kort vänds av sig självt.',
      ],
      groups: [
        'Varje öppet kort får tas, med alla kort ovanpå, i ordning eller inte. Bara gruppens understa kort måste passa. En grupp har högst 20 kort.',
      ],
      vacancy: [
        'En tom kolumn tar bara emot en kung, ensam eller med korten ovanpå. Ingen annan grupp, inte ens för att frilägga ett dolt kort.',
      ],
      end: yukonEnd,
      choices: [
        [
          'Klassisk: samma färg, som ovan.',
          'Mild, blandade färger: ett kort går på varje kort som är ett högre. Allt annat är som förut.',
          'Koden minns regeln: C är Klassisk, R är Mild; korten är desamma.',
        ],
      ],
      app: yukonApp,
      tips: [
        [
          'Varje kort har bara en plats: leta upp den innan du täcker den.',
          'Frilägg dolda kort först.',
          'Kungar längst ner i en kolumn står bra; andra behöver en tom kolumn.',
          'Skickas ett kort tidigt till målhögen kan det ta platsen för kortet närmast under.',
        ],
      ],
    },
    YU: {
      layout: yukonLayout,
      columns: [
        'Bygg nedåt i rött och svart: en röd 7 går på en svart 8. Ett frilagt kort vänds av sig självt.',
      ],
      groups: [
        'Varje öppet kort får tas, med alla kort ovanpå, i ordning eller inte, hur många de än är. Bara gruppens understa kort måste passa.',
      ],
      vacancy: ['En tom kolumn tar bara emot en kung, ensam eller med korten ovanpå.'],
      end: yukonEnd,
      app: yukonApp,
      tips: [
        [
          'Frilägg dolda kort först, framför allt i de djupaste kolumnerna.',
          'Gör essen och 2:orna fria tidigt.',
          'Två kort passar på varje plats: välj det som frilägger mest.',
        ],
      ],
    },
  },
  score: {
    event: 'Vad som händer',
    events: {
      'waste-column': 'Kasthög till kolumn',
      'waste-foundation': 'Kasthög till målhög',
      'column-foundation': 'Kolumn till målhög',
      'foundation-column': 'Tillbaka till kolumn',
      'column-column': 'Kolumn till kolumn',
      turnedUp: 'Dolt kort vänt',
      redealt: 'Kasthögen vänd',
    },
    scorings: { draw: cards, vegas: 'Vegas' },
    points: 'Poäng',
    start: 'I början',
    firstFree: (count) => (count === 1 ? 'den första fri, sedan' : `de ${count} första fria, sedan`),
    floor: 'Aldrig under',
    noFloor: 'ingen gräns',
    says: {
      KL: 'Drag mellan kolumner ger inget. Ett avdrag stannar vid 0, och ångra ger tillbaka det som verkligen togs.',
      TF: 'Korten på målhögarna ger 520. Inget kort ligger dolt i kolumnerna, så något sådant vänds aldrig.',
      RU: yukonScore,
      YU: yukonScore,
    },
    bonus: 'Tidsbonus',
    bonusSays: 'Bara för en vinst, och läggs till i slutet: 700 000 delat med antalet spelade sekunder.',
    seconds: 'Tid',
    passes: 'Varv genom talongen',
    passRows: { N: 'Vanlig', V: 'Vegas (strikt)', NP3: 'Ett valt tal, till exempel 3' },
    passCount: (count) => (count === 'unlimited' ? 'obegränsat' : passes(count)),
  },
  questions: {
    code: {
      asks: 'Vad är koden?',
      says: [
        'Den anger given: spelet, dess val och ett nummer, som i RU1-C-AAAAABB. Samma kod ger samma kort på alla enheter, i dag och i senare versioner. Samma nummer med andra val är samma blandade kortlek.',
      ],
    },
    share: {
      asks: 'Hur spelar jag samma giv som en vän?',
      says: [
        'Tryck på koden i raden för att dela eller kopiera den. Din vän öppnar länken eller skriver in koden i Nytt spel. Stora bokstäver, mellanslag och streck spelar ingen roll där.',
      ],
    },
    winnable: {
      asks: 'Kan alla givar vinnas?',
      says: [
        'Nej. Nytt spel kan lova givar som kan vinnas: ett program spelar var och en till slutet innan du får den. Hittas ingen på 40 givar får du en vanlig, och det sägs.',
      ],
    },
    proven: {
      asks: 'Hur säkert är ”kan inte längre vinnas”?',
      says: [
        'Det är ett bevis: alla vägar därifrån har genomsökts, med alla kort synliga. Där sökningen var för stor står det ”inte känt”. Det gissas aldrig.',
      ],
    },
    hints: {
      asks: 'Känner tipsen till de dolda korten?',
      says: [
        'Normalt inte: de ser det du ser. I Inställningar kan du få tips som känner alla kort; de följer en väg som vinner, om en har hittats. Ber du igen visar tipset ett annat drag.',
      ],
    },
    score: {
      asks: 'Hur räknas poängen?',
      says: [
        'Enligt tabellen på sidan Regler, som är gjord av samma tal som räknar. I Russian, Yukon och Thoughtful kan poäng göras genom att kort tas tillbaka om och om igen; poängen i de spelen rangordnas inte.',
      ],
    },
    undo: {
      asks: 'Kostar det något att ångra?',
      says: [
        'Nej. Kort och poäng återställs exakt. Bara dragräknaren minns vad du har gjort, och klockan går vidare.',
      ],
    },
    counts: {
      asks: 'Vilka spel räknas i statistiken?',
      says: [
        'Ett spel räknas en gång: när du vinner det, ger upp det eller delar ut ett nytt. En giv du aldrig rörde räknas inte, att stänga appen är ingen förlust, och det du spelar vidare från ett exempel eller lektionen räknas aldrig.',
      ],
    },
    daily: {
      asks: 'Vad är dagens utmaning?',
      says: [
        'En giv om dagen för varje spel, samma för alla. Den byts vid midnatt hos dig, och det kontrolleras inte om den kan vinnas.',
      ],
    },
    keeping: {
      asks: 'Var sparas mina spel?',
      says: [
        'I den här webbläsaren, efter varje drag. I Inställningar kan du exportera allt till en fil och importera den här eller någon annanstans. Gör det då och då: en webbläsare kan tömma sitt lager.',
      ],
    },
    privacy: {
      asks: 'Vad vet appen om mig?',
      says: [
        'Ingenting lämnar din enhet, om du inte själv är med på allas topplistor där en server erbjuder dem: ”Konto och enheter” säger vad som skickas, och raderar det. Det finns ingen spårning, och efter första besöket fungerar appen utan nät.',
      ],
    },
    keys: {
      asks: 'Kan jag spela med tangentbordet?',
      says: [
        'Helt och hållet. 1 till 7 är kolumnerna: 3 och sedan 5 flyttar från kolumn 3 till kolumn 5. S är talongen, W kasthögen, F målhögarna; Z ångrar. Tangenten ? visar alla.',
      ],
    },
    taps: {
      asks: 'Ett tryck gör inte det jag vill',
      says: [
        'I Inställningar väljer du vad ett tryck föredrar, stänger av dubbeltrycket och får nekade drag förklarade. Drar du kortet går det alltid dit du släpper det.',
      ],
    },
  },
  examples: {
    klondikeWon: {
      title: 'Ett vunnet spel',
      notes: [
        'Ett kort dras åt gången. Leta först efter ett drag som vänder ett kort: {2H} går på {3C}.',
        '{4H} kom upp. Den tar emot {3C} med {2H} ovanpå: två kort flyttas som ett.',
        'Kolumn 1 är tom, men {2S} får inte gå dit.',
        '{KD} får. Kortet under vänds.',
        'Det var {AS}, och det ligger redan på målhögen. {2S} går efter.',
        'Nu vänder inget på bordet något kort: dags att dra från talongen.',
        'Talong och kasthög är tomma och alla kort öppna. Härifrån gör Slutför resten.',
        'Vunnet, med 700 poäng. En vinst inom tio minuter ger dessutom en tidsbonus.',
      ],
    },
    klondikeDraw3: {
      title: '3 kort: vad ett taget kort gör fritt',
      notes: [
        'Tre kort vänds i taget. Bara det översta kan spelas.',
        'Överst ligger {KS}. Kolumn 1 är tom.',
        'När den togs blev {KC} under fri.',
        'Talongen är tom: kasthögen vänds, i samma ordning.',
        'Med 3 kort är de två första gångerna fria.',
        'Nu fattas {KS}, så treorna faller annorlunda: överst ligger {5C}, som inte gick att nå förut.',
        'Se hur långt ett enda kort har fört oss. Försök gå vidare.',
      ],
    },
    klondikeRedeal: {
      title: 'Priset för ett nytt varv',
      notes: [
        'Kort från kasthögen till en kolumn ger 5 var.',
        'Ett dolt kort vändes: 5 till. Låt oss nu gå igenom hela talongen.',
        'Talongen är tom, och vi har 15 poäng. Att vända kasthögen kostar 100 när ett kort dras.',
        'Poängen stannar vid 0: bara 15 togs egentligen.',
        'Ångra ger tillbaka exakt dessa 15.',
      ],
    },
    klondikeTakeBack: {
      title: 'Att ta tillbaka ett kort',
      notes: [
        'Esset går först till målhögen.',
        'Några drag senare: {2D} döljer kort, men ingen svart 3 ligger öppen. En ligger på målhögen.',
        'Därför kommer {3C} tillbaka, för 15 poäng.',
        '{2D} går på den, och {JC} vänds upp. Det kan löna sig då och då.',
      ],
    },
    klondikeNoPass: {
      title: 'Inget varv kvar',
      notes: [
        'Vegas med 1 kort: spelet kostar 52, och det finns ett varv.',
        'Ett kort är kvar i talongen.',
        'Den kan inte läggas om igen; märket på talongen har också ändrats.',
      ],
    },
    thoughtfulGroup: {
      title: 'Syns, men går inte att flytta',
      notes: [
        'Alla kort i kolumnerna ligger öppna. Kan {9H} gå på {TS}, med de två korten ovanpå?',
        'Den skulle passa, men {6S} hör inte hemma på {9H}. Först måste de två någon annanstans.',
      ],
    },
    thoughtfulRun: {
      title: 'En följd ur given',
      notes: [
        'Slumpen har lagt {7H} på {8C}: det är en följd.',
        'De har flyttats tillsammans till {9D}. I Klondike hade {8C} varit dold.',
      ],
    },
    thoughtfulDraw3: {
      title: 'Svår: tre i taget',
      notes: [
        'På Svår vänds tre kort i taget. Här är bara talongen dold.',
        'Bara det översta kan spelas: {5H} går på {6S}.',
        'Sedan gick {TS} till {JD}. Under ligger ett ess.',
        '{AC} är på målhögen. Kasthögen kan inte vändas än: det finns kort kvar i talongen.',
      ],
    },
    thoughtfulTakeBack: {
      title: 'Att ta tillbaka kostar inget',
      notes: [
        '{2H} skulle gå på en svart 3, men ingen ligger fri.',
        'Tre klöver är på målhögen, med {3C} överst.',
        '{3C} får komma tillbaka, men bara dit den passar: inte på {TC}.',
        'Den passar på {4H}. I Thoughtful kostar det inga poäng.',
        '{2H} går på den, och kolumn 1 är tom.',
      ],
    },
    thoughtfulWon: {
      title: 'Ett vunnet spel',
      notes: [
        'Ett kort dras åt gången. {7C} passar på {8D} och lämnar en tom kolumn.',
        'Bara en kung får gå dit.',
        'Det första esset kommer ur talongen, och {2S} ligger strax under.',
        'Talongen är tom, med 85 poäng hittills.',
        'Att vända skulle kosta 100: poängen stannar vid 0. Därför kostar de första varven mindre.',
        '{KC} tar sin följd till den tomma kolumnen och frilägger {5H}.',
        'Vunnet. Sju varv till har kostat de flesta poängen.',
      ],
    },
    russianGroup: {
      title: 'En grupp i oordning',
      notes: [
        'Ett helt spel. I Russian går ett kort bara på sin egen färg.',
        'Rött på svart hade gått i Yukon. Här nekas det.',
        'Se nu på drag 3. {3C} hör hemma på {4C}, men fyra kort ligger ovanpå, i oordning.',
        'Alla fem flyttades: {3C}, {7D}, {AS}, {4S}, {TH}. Bara det understa behövde passa.',
        'Kolumn 1 är tom. Vilken kung ska få den?',
        'Vunnet med 625 poäng, som varje spel utan kort som tas tillbaka.',
      ],
    },
    russianNonKing: {
      title: 'Bara kungar',
      notes: [
        'Esset går till målhögen och lämnar en tom kolumn.',
        '{QH} och {8D} ligger på ett dolt kort. Att flytta dem till kolumn 1 skulle frilägga det.',
        'Inte ens därför: en tom kolumn väntar på en kung.',
      ],
    },
    russianWon: {
      title: 'En kung hittar sin kolumn',
      notes: [
        'Klassisk, samma färg. {TH} går på {JH} med fyra kort ovanpå, och ett ess vänds upp.',
        'Två ess ligger på målhögarna efter sex drag.',
        'Kolumn 1 är tom, och {KH} står mitt i kolumn 2.',
        'Kungen flyttades med tolv kort. Under den blir {3C} fri.',
        'Vunnet: 625 poäng.',
      ],
    },
    russianRelaxed: {
      title: 'Mild, och tjugo kort',
      notes: [
        'Blandade färger: ett kort går på varje kort som är ett högre.',
        '{5S} går på {6S}; en 6 i vilken färg som helst duger.',
        '{7C} passar på {8H}, men 20 kort till ligger ovanpå: 21 är för många.',
        'Tjugo går: {3S} med 19 kort till {4C}.',
        'Vunnet: 625 poäng även här.',
      ],
    },
    yukonWon: {
      title: 'Ett vunnet spel',
      notes: [
        'Rött på svart, svart på rött. Två ess ligger öppna: till målhögarna med dem.',
        'Rött på rött nekas.',
        'Nu {6D} med tre kort ovanpå, i oordning.',
        'Den gick till {7S}. Vad som ligger på en grupp spelar ingen roll.',
        'Kolumn 2 är tom, men en dam får inte gå dit.',
        '{KH} får, och tar fyra kort med sig.',
        'Vunnet: 625 poäng.',
      ],
    },
    yukonBareAce: {
      title: 'Att frilägga ett ess',
      notes: [
        'Två kort ligger på {AH}.',
        'En målhög tar ett kort i taget.',
        '{7H} passade på {8C}, och {KH} följde med.',
        'Esset är på målhögen: 10 poäng.',
      ],
    },
    yukonTurnUp: {
      title: 'Det som vänds av sig självt',
      notes: [
        'Kolumn 2: fem öppna kort på ett dolt.',
        'Ett dolt kort kan inte flyttas.',
        'De fem gick till {QD}. Det sista kortet vändes upp av sig självt, för 5 poäng.',
        '{3C} gick till {4H}, och kolumn 2 är tom.',
        '{KD} tar platsen, med fyra kort ovanpå, och {9S} vänds upp.',
      ],
    },
    yukonTakeBack: {
      title: 'Ett kort kommer tillbaka',
      notes: [
        '{3H} är på målhögen. På {4C} skulle den göra mer nytta.',
        'Den får bara komma tillbaka dit den passar: inte på {TC}.',
        'På {4C} passar den, och det kostar inget.',
        '{2C} går på den, med fyra kort, och {QD} vänds upp.',
      ],
    },
    yukonLarge: {
      title: 'Ingen grupp är för stor',
      notes: [
        'Låt oss bygga en hög kolumn.',
        'Kolumn 1 är tom. {KC} har 21 kort ovanpå.',
        'Alla 22 flyttades. Russian hade stannat vid 20.',
      ],
    },
  },
  player: {
    all: 'Alla exempel',
    steps: 'Exemplets drag',
    previous: 'Bakåt',
    next: 'Nästa',
    play: 'Spela upp',
    pause: 'Paus',
    place: (at, of) => (at === 0 ? 'Given' : `Drag ${at} av ${of}`),
    refused: 'Nekat',
    tryIt: 'Prova själv',
  },
  lesson: {
    title: 'Första lektionen',
    step: (nth, of) => `Steg ${nth} av ${of}`,
    skip: 'Hoppa över',
    steps: [
      'Kolumner byggs nedåt i rött och svart. Tryck på {2H}: den går på {3C}, och kortet under vänds.',
      'Kort i ordning flyttas tillsammans. Dra {3C}, med {2H} ovanpå, till {4H}. Ett tryck går också.',
      'En kolumn är tom! Bara en kung får gå dit. Flytta {KD}.',
      '{AS} kom upp. Ess börjar målhögarna: tryck på det, så går det till sin.',
      'När inget annat hjälper, dra ett kort: tryck på talongen.',
      'Varje drag går att ångra, även ett kort ur talongen. Använd Ångra.',
    ],
    keys: 'Tangenter',
    other: 'Det draget ångrades: inte det än.',
    done: 'Det är allt du behöver.',
    doneSays: 'För alla kort till målhögarna, från ess till kung. Ditt eget spel ligger som du lämnade det.',
    play: 'Till mitt spel',
    rules: 'Alla regler',
  },
};
