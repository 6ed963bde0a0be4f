import type { HelpMessages } from '../helpWords.ts';
import { cards, passes } from './table.ts';

const yukonLayout = [
  'Alle kaarten worden gedeeld over zeven kolommen van 1, 6, 7, 8, 9, 10 en 11. De eerste heeft één open kaart; de andere hebben 1 tot 6 gedekte kaarten met vijf open kaarten erop. Er is geen trekstapel.',
];
const yukonEnd = [
  'Je wint als alle kaarten thuis zijn. Geen spel wordt verloren verklaard: helpt niets meer, herstel dan of deel een nieuw spel.',
];
const yukonApp = [
  'Niets gaat vanzelf: geen kaart gaat naar huis als jij haar niet stuurt.',
  'Tik op de laatste kaart van een kolom en ze gaat naar huis als dat kan. Tik twee keer snel op een open kaart en ze gaat met de kaarten erop naar de langste kolom die haar neemt, anders, als het een heer is, naar een lege kolom. Slepen kan ook.',
  'De laatste 100 zetten kun je herstellen. De zettenteller loopt niet terug.',
];
const yukonScore =
  'De score begint bij 0 en komt er nooit onder. Een spel dat gewonnen is zonder kaarten terug te nemen, eindigt altijd op 625: 52 × 10 voor de kaarten thuis en 21 × 5 voor de omgedraaide kaarten.';

/** Spelregels, voorbeelden, vragen en de eerste les in het Nederlands. */
export const messages: HelpMessages = {
  tabs: { rules: 'Regels', examples: 'Voorbeelden', questions: 'Vragen' },
  game: 'Spel',
  thisDeal: 'Het spel op je tafel',
  facts: {
    draw: (count) => `trek ${count}`,
    passes: (count) =>
      count === 'unlimited' ? 'zoveel rondes als je wilt' : `${passes(count)} door de trekstapel`,
    building: {
      alternateColor: 'rood op zwart, zwart op rood',
      sameSuit: 'Klassiek: dezelfde kleur',
      anySuit: 'Soepel: gemengde kleuren',
    },
    vacancy: { king: 'een lege kolom neemt een heer', any: 'een lege kolom neemt elke kaart' },
    groupLimit: (count) => `hoogstens ${cards(count)} in één keer`,
    vegas: 'Vegas-score',
    undo: (steps) => (steps === 'unlimited' ? 'onbeperkt herstel' : `herstel van de laatste ${steps} zetten`),
    finish: 'een knop Afmaken',
  },
  titles: {
    aim: 'Het doel',
    layout: 'De opstelling',
    columns: 'Op een kolom',
    groups: 'Groepen',
    vacancy: 'De lege kolom',
    homes: 'De basisstapels',
    stock: 'Trekstapel en aflegstapel',
    end: 'Het einde van het spel',
    choices: 'Keuzes',
    app: 'In deze app',
    score: 'Score',
    tips: 'Tips',
  },
  shared: {
    aim: [
      'Breng alle 52 kaarten naar huis: naar de vier basisstapels, één per soort, van aas tot heer. De rang loopt van aas en 2 tot 10 naar boer, vrouw en heer.',
    ],
    homes: [
      'Een aas begint een basisstapel; daarna past alleen de volgende kaart van die soort. Kaarten gaan één voor één, van het eind van een kolom of de bovenkant van de aflegstapel. Elke soort heeft een vaste plek (schoppen, harten, ruiten, klaveren): laat een kaart op een willekeurige basisstapel los en ze vindt de hare. De bovenste kaart mag terug naar een kolom waar ze past.',
    ],
  },
  rules: {
    KL: {
      layout: [
        'Zeven kolommen van 1 tot 7 kaarten; van elke kolom ligt alleen de laatste open. De andere 24 kaarten zijn de trekstapel, gedekt. Ernaast liggen de aflegstapel en vier lege basisstapels.',
      ],
      columns: [
        'Bouw af in rood en zwart: een rode 7 gaat op een zwarte 8. Elke open kaart verhuist met alle kaarten erop, zolang die een reeks vormen: aflopend, rood en zwart om en om. Verlaat de laatste open kaart een kolom, dan draait de kaart eronder vanzelf om.',
      ],
      vacancy: ['Een lege kolom neemt alleen een heer, alleen of met zijn reeks.'],
      stock: [
        'Tik op de trekstapel om kaarten naar de aflegstapel te draaien. Alleen de bovenste daarvan is speelbaar.',
        [
          'Trek 1: één kaart tegelijk, elke kaart komt aan de beurt.',
          'Trek 3: drie tegelijk. De volgende komt vrij als de bovenste gespeeld is, en elke kaart die je neemt verandert wat er in de volgende ronde bovenkomt.',
        ],
        'Is de trekstapel leeg, dan draait een tik de aflegstapel om, in dezelfde volgorde, als er nog een ronde over is.',
      ],
      end: [
        'Je wint als alle kaarten thuis zijn. Zijn trekstapel en aflegstapel leeg en ligt alles open, dan wijst de rest zichzelf: de knop Afmaken doet het voor je. Niet elk spel is te winnen, ook niet met perfect spel.',
      ],
      choices: [
        [
          'Trek 1 of trek 3, vanaf het volgende spel.',
          'Rondes: onbeperkt, een aantal van 1 tot 9, of streng: 1 bij trek 1, 3 bij trek 3.',
          'Vegas: het spel kost 52, elke kaart thuis brengt 5 op, de rondes zijn streng. Bij cumulatief Vegas loopt het saldo door.',
          'Elke kaart op een lege kolom: een huisregel die het spel veel makkelijker maakt.',
          'Alleen winbare spellen: elk spel wordt eerst opgelost.',
        ],
      ],
      app: [
        'Tik op een kaart en ze gaat naar haar beste plek. Is die er niet, dan is ze geselecteerd: tik waar ze heen moet. Slepen kan ook. Herstel is onbeperkt.',
      ],
      tips: [
        [
          'Draai eerst gedekte kaarten om, vooral waar er veel verborgen zijn.',
          'Maak een kolom pas leeg als er een heer op wacht.',
          'Kies de heer naar de vrouwen: ligt er een rode vrouw klaar, haal dan een zwarte heer.',
          'Azen en tweeën gaan veilig naar huis. Een 5 of 6 kan nog nodig zijn om een andere kaart te dragen.',
          'Zoek zetten op tafel voordat je trekt.',
        ],
      ],
    },
    TF: {
      layout: [
        'Als Klondike: zeven kolommen van 1 tot 7 kaarten en een trekstapel van 24. Maar alle 28 kaarten van de kolommen liggen open, zodat je het hele spel kunt plannen.',
      ],
      columns: [
        'Bouw af in rood en zwart: harten 7 gaat op een zwarte 8.',
        'Een kaart zien is nog niet haar kunnen verplaatsen: een groep verhuist alleen als ze al een reeks is, elke kaart één lager dan die eronder, rood en zwart om en om. Een reeks die toevallig zo gedeeld is, verhuist meteen als geheel.',
      ],
      vacancy: [
        'Een lege kolom neemt alleen een heer, alleen of met zijn reeks. De langste reeks telt 13 kaarten.',
      ],
      stock: [
        'Tik op de trekstapel om kaarten naar de aflegstapel te draaien; alleen de bovenste is speelbaar.',
        [
          'Makkelijk, trek 1: elke kaart komt aan de beurt.',
          'Moeilijk, trek 3: drie tegelijk; de volgende komt vrij als de bovenste gespeeld is.',
        ],
        'Een lege trekstapel draai je opnieuw zo vaak je wilt, telkens tegen punten.',
      ],
      end: [
        'Je wint als alle kaarten thuis zijn. Geen spel wordt verloren verklaard: helpt niets meer, herstel dan of deel een nieuw spel. In de instellingen kun je laten zeggen wanneer dat bewezen is.',
      ],
      app: [
        'Niets gaat vanzelf. Tik op de laatste kaart van een kolom of de bovenste van de aflegstapel om haar naar huis te sturen; tik twee keer snel voor een plek op het tableau: eerst de langste kolom, dan een lege voor een heer. Slepen kan ook. De laatste 100 handelingen kun je herstellen, ook het trekken.',
      ],
      tips: [
        [
          'Zoek vóór de eerste zet de azen en wat erop ligt.',
          'Loop een kolom tot het eind na: wat moet waarheen voor ze leeg is?',
          'Een ronde kost punten: gebruik de trekstapel als de kolommen er klaar voor zijn.',
        ],
      ],
    },
    RU: {
      layout: yukonLayout,
      columns: [
        'Een kaart gaat op de laatste kaart van een kolom als die van dezelfde soort is en precies één hoger: harten 7 op harten 8, nooit op ruiten 8 of een zwarte 8. Een vrijgekomen kaart draait vanzelf om.',
      ],
      groups: [
        'Je neemt een willekeurige open kaart met alle kaarten erop, op volgorde of niet. Alleen de onderste kaart van de groep moet passen. Een groep telt hoogstens 20 kaarten.',
      ],
      vacancy: [
        'Een lege kolom neemt alleen een heer, alleen of met de kaarten erop. Geen andere groep, ook niet om een gedekte kaart vrij te leggen.',
      ],
      end: yukonEnd,
      choices: [
        [
          'Klassiek, dezelfde kleur: zoals hierboven.',
          'Soepel, gemengde kleuren: een kaart gaat op elke kaart die één hoger is. De rest blijft gelijk.',
          'De code bewaart de regel: C is Klassiek, R is Soepel; de kaarten zijn dezelfde.',
        ],
      ],
      app: yukonApp,
      tips: [
        [
          'Elke kaart heeft maar één plek: zoek die voor je haar bedelft.',
          'Leg eerst gedekte kaarten vrij.',
          'Een heer onder in een kolom ligt goed; andere heren hebben een lege kolom nodig.',
          'Wie een kaart vroeg naar huis stuurt, neemt de volgende lagere misschien haar plek.',
        ],
      ],
    },
    YU: {
      layout: yukonLayout,
      columns: [
        'Bouw af in rood en zwart: een rode 7 gaat op een zwarte 8. Een vrijgekomen kaart draait vanzelf om.',
      ],
      groups: [
        'Je neemt een willekeurige open kaart met alle kaarten erop, op volgorde of niet, hoeveel het er ook zijn. Alleen de onderste kaart van de groep moet passen.',
      ],
      vacancy: ['Een lege kolom neemt alleen een heer, alleen of met de kaarten erop.'],
      end: yukonEnd,
      app: yukonApp,
      tips: [
        [
          'Leg eerst gedekte kaarten vrij, vooral in de diepste kolommen.',
          'Maak azen en tweeën vroeg vrij.',
          'Op elke plek passen twee kaarten: kies die welke meer vrijlegt.',
        ],
      ],
    },
  },
  score: {
    event: 'Wat er gebeurt',
    events: {
      'waste-column': 'Aflegstapel naar kolom',
      'waste-foundation': 'Aflegstapel naar basisstapel',
      'column-foundation': 'Kolom naar basisstapel',
      'foundation-column': 'Teruggenomen naar een kolom',
      'column-column': 'Kolom naar kolom',
      turnedUp: 'Gedekte kaart omgedraaid',
      redealt: 'Aflegstapel omgedraaid',
    },
    scorings: { draw: (count) => `Trek ${count}`, vegas: 'Vegas' },
    points: 'Punten',
    start: 'Aan het begin',
    firstFree: (count) => `eerste ${count} gratis, dan`,
    floor: 'Nooit onder',
    noFloor: 'geen grens',
    says: {
      KL: 'Zetten tussen kolommen brengen niets op. Een aftrek stopt bij 0, en herstel geeft terug wat er echt af ging.',
      TF: 'De kaarten thuis brengen 520 op. In de kolommen ligt geen kaart gedekt, dus omdraaien komt niet voor.',
      RU: yukonScore,
      YU: yukonScore,
    },
    bonus: 'Tijdbonus',
    bonusSays:
      'Alleen bij winst, aan het eind erbij geteld: 700.000 gedeeld door het aantal gespeelde seconden.',
    seconds: 'Tijd',
    passes: 'Rondes door de trekstapel',
    passRows: { N: 'Standaard', V: 'Vegas (streng)', NP3: 'Een gekozen aantal, bijvoorbeeld 3' },
    passCount: (count) => (count === 'unlimited' ? 'onbeperkt' : passes(count)),
  },
  questions: {
    code: {
      asks: 'Wat is de code?',
      says: [
        'Ze noemt de verdeling: het spel, de opties en een nummer, zoals RU1-C-AAAAABB. Dezelfde code geeft dezelfde kaarten op elk apparaat, nu en in latere versies. Hetzelfde nummer met andere opties is hetzelfde geschudde spel kaarten.',
      ],
    },
    share: {
      asks: 'Hoe speel ik hetzelfde spel als een vriend?',
      says: [
        'Tik op de code in de spelbalk om haar te delen of te kopiëren. Je vriend opent de link of typt de code bij Nieuw spel. Hoofdletters, spaties en streepjes doen er daar niet toe.',
      ],
    },
    winnable: {
      asks: 'Is elk spel te winnen?',
      says: [
        'Nee. Bij Nieuw spel kun je alleen winbare spellen vragen: een solver speelt elk spel uit voor jij het krijgt. Vindt hij er geen in 40 pogingen, dan krijg je een gewoon spel en hoor je dat.',
      ],
    },
    proven: {
      asks: 'Hoe zeker is „niet meer te winnen”?',
      says: [
        'Het is een bewijs: elke weg van daar is doorzocht, met alle kaarten gezien. Was dat te veel, dan staat er „niet bekend”. Er wordt nooit gegokt.',
      ],
    },
    hints: {
      asks: 'Kennen hints de verborgen kaarten?',
      says: [
        'Standaard niet: ze zien wat jij ziet. In de instellingen kun je hints kiezen die alle kaarten kennen; die volgen een weg naar winst, als die gevonden is. Vraag nog eens en je ziet een andere zet.',
      ],
    },
    score: {
      asks: 'Hoe wordt de score geteld?',
      says: [
        'Volgens de tabel bij Regels, die gemaakt is van dezelfde getallen waarmee geteld wordt. Bij Russian, Yukon en Thoughtful kun je punten blijven maken door kaarten terug te nemen; scores van die spellen komen in geen klassement.',
      ],
    },
    undo: {
      asks: 'Kost herstel iets?',
      says: [
        'Nee. Het zet kaarten en score precies terug. Alleen de zettenteller onthoudt wat je deed, en de klok loopt door.',
      ],
    },
    counts: {
      asks: 'Welke spellen tellen in de statistiek?',
      says: [
        'Een spel telt één keer: als je het wint, opgeeft of een nieuw deelt. Een spel dat je niet aanraakte telt nergens, de app sluiten is geen verlies, en wat je vanuit een voorbeeld of de les verder speelt telt nooit.',
      ],
    },
    daily: {
      asks: 'Wat is de dagelijkse uitdaging?',
      says: [
        'Eén verdeling per dag voor elk spel, dezelfde voor iedereen. Ze wisselt om middernacht bij jou en wordt niet op winbaarheid gecontroleerd.',
      ],
    },
    keeping: {
      asks: 'Waar worden mijn spellen bewaard?',
      says: [
        'In deze browser, na elke zet. In de instellingen kun je alles naar één bestand exporteren en het hier of elders importeren. Doe dat af en toe: een browser kan zijn opslag wissen.',
      ],
    },
    privacy: {
      asks: 'Wat weet de app van mij?',
      says: [
        'Niets verlaat je apparaat, tenzij je zelf meedoet met de borden van iedereen, waar een server die biedt: “Account en apparaten” zegt wat er verstuurd wordt, en wist het. Niemand volgt je; na het eerste bezoek werkt de app zonder netwerk.',
      ],
    },
    keys: {
      asks: 'Kan ik met het toetsenbord spelen?',
      says: [
        'Helemaal. 1 tot 7 zijn de kolommen: 3 en dan 5 gaat van kolom 3 naar kolom 5. S is de trekstapel, W de aflegstapel, F de basisstapels; Z herstelt. De toets ? toont ze allemaal.',
      ],
    },
    taps: {
      asks: 'Een tik doet niet wat ik wil',
      says: [
        'In de instellingen kies je wat een tik liever doet, zet je Dubbelklikken uit en laat je een geweigerde zet uitleggen. Slepen gaat altijd naar waar je loslaat.',
      ],
    },
  },
  examples: {
    klondikeWon: {
      title: 'Een gewonnen spel',
      notes: [
        'Trek 1. Zoek eerst een zet die een kaart omdraait: {2H} gaat op {3C}.',
        '{4H} kwam boven. Die neemt {3C} met {2H} erop: twee kaarten verhuizen als één.',
        'Kolom 1 is leeg, maar {2S} mag daar niet heen.',
        '{KD} wel. De kaart eronder draait om.',
        'Het was {AS}, en die is thuis. {2S} volgt.',
        'Niets op tafel draait nu nog een kaart om: tijd om te trekken.',
        'Trekstapel en aflegstapel zijn leeg en alles ligt open. Vanaf hier doet Afmaken de rest.',
        'Gewonnen, met 700 punten. Winst binnen tien minuten geeft ook een tijdbonus.',
      ],
    },
    klondikeDraw3: {
      title: 'Trek 3: wat een genomen kaart vrijmaakt',
      notes: [
        'Er worden drie kaarten tegelijk omgedraaid. Alleen de bovenste is speelbaar.',
        'Bovenop ligt {KS}. Kolom 1 is leeg.',
        'Daardoor is {KC} eronder vrij.',
        'De trekstapel is leeg: de aflegstapel wordt omgedraaid, in dezelfde volgorde.',
        'Bij trek 3 zijn de eerste twee keer gratis.',
        '{KS} ontbreekt nu, dus vallen de drietallen anders: bovenop ligt {5C}, die eerst onbereikbaar was.',
        'Zie hoe ver één kaart ons heeft gebracht. Probeer eens verder te spelen.',
      ],
    },
    klondikeRedeal: {
      title: 'De prijs van een nieuwe ronde',
      notes: [
        'Een kaart van de aflegstapel naar een kolom brengt 5 op.',
        'Er draaide een gedekte kaart om: nog eens 5. Nu gaan we de hele trekstapel door.',
        'De trekstapel is leeg, en we hebben 15 punten. Omdraaien kost bij trek 1 100 punten.',
        'De score stopt bij 0: er gingen er maar 15 af.',
        'Herstel geeft precies die 15 terug.',
      ],
    },
    klondikeTakeBack: {
      title: 'Een kaart terugnemen',
      notes: [
        'Eerst gaat de aas naar huis.',
        'Enkele zetten later: {2D} ligt op gedekte kaarten, maar er ligt geen zwarte 3 open. Eén is er thuis.',
        'Dus komt {3C} terug, voor 15 punten.',
        '{2D} gaat erop, en {JC} draait om. Soms is dat het waard.',
      ],
    },
    klondikeNoPass: {
      title: 'Geen ronde meer over',
      notes: [
        'Vegas met trek 1: het spel kost 52, en er is één ronde.',
        'Er ligt nog één kaart in de trekstapel.',
        'Omdraaien kan niet meer; ook het teken op de trekstapel is veranderd.',
      ],
    },
    thoughtfulGroup: {
      title: 'Wel te zien, niet te verplaatsen',
      notes: [
        'Alle kaarten van de kolommen liggen open. Zou {9H} op {TS} kunnen, met de twee kaarten erop?',
        'Ze zou passen, maar {6S} hoort niet op {9H}. Eerst moeten die twee ergens anders heen.',
      ],
    },
    thoughtfulRun: {
      title: 'Een gedeelde reeks',
      notes: [
        'Het toeval legde {7H} op {8C}: dat is een reeks.',
        'Samen gingen ze naar {9D}. In Klondike had {8C} gedekt gelegen.',
      ],
    },
    thoughtfulDraw3: {
      title: 'Moeilijk: drie tegelijk',
      notes: [
        'Bij Moeilijk worden drie kaarten tegelijk omgedraaid. Alleen de trekstapel is hier gedekt.',
        'Alleen de bovenste is speelbaar: {5H} gaat op {6S}.',
        'Daarna ging {TS} op {JD}. Eronder ligt een aas.',
        '{AC} is thuis. De aflegstapel kan nog niet worden omgedraaid: er liggen nog kaarten in de trekstapel.',
      ],
    },
    thoughtfulTakeBack: {
      title: 'Terugnemen kost niets',
      notes: [
        '{2H} zou op een zwarte 3 gaan, maar er ligt er geen vrij.',
        'Drie klaveren zijn thuis, met {3C} bovenop.',
        '{3C} mag terugkomen, maar alleen waar ze past: niet op {TC}.',
        'Op {4H} past ze. Bij Thoughtful gaan er geen punten af.',
        '{2H} gaat erop, en kolom 1 is leeg.',
      ],
    },
    thoughtfulWon: {
      title: 'Een gewonnen spel',
      notes: [
        'Trek 1. {7C} past op {8D} en laat een lege kolom achter.',
        'Daar mag alleen een heer heen.',
        'De eerste aas komt uit de trekstapel, en {2S} ligt er vlak onder.',
        'De trekstapel is leeg, met 85 punten tot nu toe.',
        'Omdraaien zou 100 kosten: de score stopt bij 0. Vroege rondes kosten dus minder.',
        '{KC} neemt zijn reeks mee naar de lege kolom en legt {5H} vrij.',
        'Gewonnen. Zeven keer omdraaien heeft de meeste punten gekost.',
      ],
    },
    russianGroup: {
      title: 'Een groep die niet op volgorde ligt',
      notes: [
        'Een heel spel. Bij Russian gaat een kaart alleen op haar eigen soort.',
        'Zwart op rood mag bij Yukon. Hier wordt het geweigerd.',
        'Let nu op zet 3. {3C} hoort op {4C}, maar er liggen vier kaarten op, zonder volgorde.',
        'Alle vijf zijn verhuisd: {3C}, {7D}, {AS}, {4S}, {TH}. Alleen de onderste moest passen.',
        'Kolom 1 is leeg. Welke heer krijgt haar?',
        'Gewonnen met 625 punten, zoals elk spel waarin geen kaart is teruggenomen.',
      ],
    },
    russianNonKing: {
      title: 'Alleen een heer',
      notes: [
        'De aas gaat naar huis en laat een lege kolom achter.',
        '{QH} en {8D} liggen op een gedekte kaart. Naar kolom 1 verhuizen zou die vrijleggen.',
        'Zelfs daarvoor niet: een lege kolom wacht op een heer.',
      ],
    },
    russianWon: {
      title: 'Een heer vindt zijn kolom',
      notes: [
        'Klassiek, dezelfde kleur. {TH} gaat op {JH} met vier kaarten erop, en een aas draait om.',
        'Na zes zetten zijn twee azen thuis.',
        'Kolom 1 is leeg, en {KH} staat midden in kolom 2.',
        'Hij is verhuisd met twaalf kaarten. Onder hem komt {3C} vrij.',
        'Gewonnen: 625 punten.',
      ],
    },
    russianRelaxed: {
      title: 'Soepel, en twintig kaarten',
      notes: [
        'Gemengde kleuren: een kaart gaat op elke kaart die één hoger is.',
        '{5S} gaat op {6S}; elke andere 6 was ook goed.',
        '{7C} past op {8H}, maar er liggen 20 kaarten op: 21 is te veel.',
        'Twintig mag: {3S} met 19 kaarten naar {4C}.',
        'Gewonnen: ook hier 625 punten.',
      ],
    },
    yukonWon: {
      title: 'Een gewonnen spel',
      notes: [
        'Rood op zwart, zwart op rood. Er liggen twee azen open: naar huis ermee.',
        'Rood op rood wordt geweigerd.',
        'Nu {6D} met drie kaarten erop, zonder volgorde.',
        'Ze ging op {7S}. Wat er op een groep ligt, doet er niet toe.',
        'Kolom 2 is leeg, maar een vrouw mag daar niet heen.',
        '{KH} wel, en hij neemt vier kaarten mee.',
        'Gewonnen: 625 punten.',
      ],
    },
    yukonBareAce: {
      title: 'Een aas vrijmaken',
      notes: [
        'Er liggen twee kaarten op {AH}.',
        'Een basisstapel neemt één kaart tegelijk.',
        '{7H} paste op {8C}, en {KH} ging mee.',
        'De aas is thuis: 10 punten.',
      ],
    },
    yukonTurnUp: {
      title: 'Wat vanzelf omdraait',
      notes: [
        'Kolom 2: vijf open kaarten op één gedekte.',
        'Een gedekte kaart kan niet worden verplaatst.',
        'De vijf gingen op {QD}. De laatste kaart draaide vanzelf om, voor 5 punten.',
        '{3C} ging op {4H}, en kolom 2 is leeg.',
        '{KD} neemt de plek in met vier kaarten erop, en {9S} draait om.',
      ],
    },
    yukonTakeBack: {
      title: 'Een kaart komt terug',
      notes: [
        '{3H} is thuis. Op {4C} zou ze meer nut hebben.',
        'Ze mag alleen terugkomen waar ze past: niet op {TC}.',
        'Op {4C} past ze, en dat kost niets.',
        '{2C} gaat erop, met vier kaarten mee, en {QD} draait om.',
      ],
    },
    yukonLarge: {
      title: 'Geen groep is te groot',
      notes: [
        'We stapelen een hoge kolom.',
        'Kolom 1 is leeg. Op {KC} liggen 21 kaarten.',
        'Alle 22 zijn verhuisd. Bij Russian was 20 de grens.',
      ],
    },
  },
  player: {
    all: 'Alle voorbeelden',
    steps: 'Zetten van het voorbeeld',
    previous: 'Terug',
    next: 'Verder',
    play: 'Afspelen',
    pause: 'Pauze',
    place: (at, of) => (at === 0 ? 'Het begin' : `Zet ${at} van ${of}`),
    refused: 'Geweigerd',
    tryIt: 'Zelf proberen',
  },
  lesson: {
    title: 'Eerste les',
    step: (nth, of) => `Stap ${nth} van ${of}`,
    skip: 'Overslaan',
    steps: [
      'Kolommen bouw je af in rood en zwart. Tik op {2H}: ze gaat op {3C}, en de kaart eronder draait om.',
      'Kaarten op volgorde verhuizen samen. Sleep {3C}, met {2H} erop, naar {4H}. Een tik doet het ook.',
      'Een kolom is leeg! Daar mag alleen een heer heen. Verplaats {KD}.',
      '{AS} kwam boven. Met azen beginnen de basisstapels: tik erop, en ze gaat naar huis.',
      'Helpt niets meer, trek dan: tik op de trekstapel.',
      'Elke zet kan terug, ook het trekken. Gebruik Herstel.',
    ],
    keys: 'Toetsen',
    other: 'Die zet is teruggenomen: deze is nu niet aan de beurt.',
    done: 'Meer heb je niet nodig.',
    doneSays: 'Breng alle kaarten naar huis, van aas tot heer. Je eigen spel ligt zoals je het liet.',
    play: 'Naar mijn spel',
    rules: 'Alle regels',
  },
};
