import type { HelpMessages } from '../helpWords.ts';
import { cards, counted, passes } from './table.ts';

const yukonLayout = [
  'Tutte le carte sono distribuite in sette colonne di 1, 6, 7, 8, 9, 10 e 11. La prima ha una carta scoperta; le altre hanno da 1 a 6 carte coperte e sopra cinque scoperte. Il mazzo non c’è.',
];
const yukonEnd = [
  'Vinci quando tutte le carte sono sulle basi. Nessuna partita è data per persa: se niente aiuta, annulla o distribuisci di nuovo.',
];
const yukonApp = [
  'Niente succede da solo: nessuna carta va sulla sua base se non la mandi tu.',
  'Tocca l’ultima carta di una colonna per mandarla sulla sua base. Tocca due volte in fretta una carta scoperta: con quelle che ha sopra va sulla colonna più lunga che la accetta, oppure, se è un re, su una colonna vuota. Puoi anche trascinare.',
  'Si possono annullare le ultime 100 mosse. Il contatore delle mosse non torna indietro.',
];
const yukonScore =
  'I punti partono da 0 e non scendono mai sotto. Una partita vinta senza riprendere carte finisce sempre con 625: 52 × 10 per le carte sulle basi e 21 × 5 per le carte girate.';

/** Rules, examples, questions and the first lesson in Italian. */
export const messages: HelpMessages = {
  tabs: { rules: 'Regole', examples: 'Esempi', questions: 'Domande' },
  game: 'Gioco',
  thisDeal: 'La distribuzione sul tuo tavolo',
  facts: {
    draw: (count) => (count === 1 ? 'si pesca 1 carta' : `si pescano ${count} carte`),
    passes: (count) => (count === 'unlimited' ? 'giri senza limite' : `${passes(count)} del mazzo`),
    building: {
      alternateColor: 'rosso su nero, nero su rosso',
      sameSuit: 'Classica: stesso seme',
      anySuit: 'Rilassata: semi misti',
    },
    vacancy: {
      king: 'una colonna vuota accetta un re',
      any: 'una colonna vuota accetta qualsiasi carta',
    },
    groupLimit: (count) => `si spostano al massimo ${cards(count)} per volta`,
    vegas: 'punteggio Vegas',
    undo: (steps) =>
      steps === 'unlimited'
        ? 'si annulla senza limite'
        : `si annullano le ultime ${counted(steps, 'mossa', 'mosse')}`,
    finish: 'un pulsante Concludi',
  },
  titles: {
    aim: 'Lo scopo',
    layout: 'Il tavolo',
    columns: 'Su una colonna',
    groups: 'Gruppi',
    vacancy: 'La colonna vuota',
    homes: 'Le basi',
    stock: 'Mazzo e scarti',
    end: 'La fine',
    choices: 'Scelte',
    app: 'In questa applicazione',
    score: 'Punti',
    tips: 'Suggerimenti',
  },
  shared: {
    aim: [
      'Porta tutte le 52 carte sulle quattro basi, una per seme, dall’asso al re. L’ordine è asso, dal 2 al 10, fante, regina, re.',
    ],
    homes: [
      'Un asso apre una base; poi ci sta solo la carta seguente dello stesso seme. Le carte vanno una per volta, dalla fine di una colonna o dalla cima degli scarti. Ogni seme ha il suo posto (picche, cuori, quadri, fiori): lascia una carta su una base qualsiasi e troverà la sua. La prima carta si può riprendere su una colonna dove sta bene.',
    ],
  },
  rules: {
    KL: {
      layout: [
        'Sette colonne da 1 a 7 carte; solo l’ultima di ognuna è scoperta. Le altre 24 carte sono il mazzo, coperte. Accanto ci sono gli scarti e quattro basi vuote.',
      ],
      columns: [
        'Si costruisce a scendere in rosso e nero: un 7 rosso va su un 8 nero. Ogni carta scoperta si sposta con tutte quelle che ha sopra, purché siano una sequenza: a scendere, un rosso e un nero. Quando l’ultima carta scoperta lascia una colonna, quella sotto si gira da sola.',
      ],
      vacancy: ['Una colonna vuota accetta solo un re, da solo o con la sua sequenza.'],
      stock: [
        'Tocca il mazzo per girare carte sugli scarti. Si può giocare solo la prima carta degli scarti.',
        [
          '1 carta: una per volta, a ognuna tocca il suo turno.',
          '3 carte: tre per volta. La seguente si libera quando è stata giocata la prima, e ogni carta che prendi cambia quelle che usciranno nel giro dopo.',
        ],
        'Quando il mazzo è vuoto, un tocco rigira gli scarti, nello stesso ordine, se resta un giro.',
      ],
      end: [
        'Vinci quando tutte le carte sono sulle basi. Con mazzo e scarti vuoti e tutte le carte scoperte, il resto va da sé: ci pensa il pulsante Concludi. Non tutte le distribuzioni si possono vincere, nemmeno giocando alla perfezione.',
      ],
      choices: [
        [
          'Pescare 1 o 3 carte, dalla prossima partita.',
          'Giri: senza limite, un numero da 1 a 9, oppure severo: 1 con una carta, 3 con tre.',
          'Vegas: la partita costa 52, ogni carta sulla base rende 5, i giri sono severi. Vegas cumulativo porta avanti il saldo.',
          'Qualsiasi carta su una colonna vuota: una regola di casa che rende il gioco molto più facile.',
          'Solo partite vincibili: ogni distribuzione è prima risolta.',
        ],
      ],
      app: [
        'Tocca una carta e va nel posto migliore. Se non c’è, resta selezionata: tocca allora dove deve andare. Puoi anche trascinare. Si annulla senza limite.',
      ],
      tips: [
        [
          'Gira prima le carte coperte, soprattutto dove ce ne sono molte.',
          'Svuota una colonna solo quando un re l’aspetta.',
          'Scegli il re in base alle regine: se è pronta una regina rossa, porta un re nero.',
          'Assi e 2 vanno alle basi senza rischio. Un 5 o un 6 può ancora servire a reggere un’altra carta.',
          'Cerca mosse sul tavolo prima di pescare.',
        ],
      ],
    },
    TF: {
      layout: [
        'Come Klondike: sette colonne da 1 a 7 carte e un mazzo di 24. Ma tutte le 28 carte delle colonne sono scoperte, così puoi pianificare l’intera partita.',
      ],
      columns: [
        'Si costruisce a scendere in rosso e nero: il 7 di cuori va su un 8 nero.',
        'Vedere una carta non vuol dire poterla spostare: un gruppo si sposta solo se è già una sequenza, ogni carta di uno più bassa di quella sotto, un rosso e un nero. Una sequenza nata dalla distribuzione si sposta intera fin dall’inizio.',
      ],
      vacancy: [
        'Una colonna vuota accetta solo un re, da solo o con la sua sequenza. La sequenza più lunga ha 13 carte.',
      ],
      stock: [
        'Tocca il mazzo per girare carte sugli scarti; si può giocare solo la prima.',
        [
          'Facile, 1 carta: a ognuna tocca il suo turno.',
          'Difficile, 3 carte: tre per volta; la seguente si libera quando è stata giocata la prima.',
        ],
        'Un mazzo vuoto si rifà quante volte vuoi, ogni volta in cambio di punti.',
      ],
      end: [
        'Vinci quando tutte le carte sono sulle basi. Nessuna partita è data per persa: se niente aiuta, annulla o distribuisci di nuovo. Nelle Impostazioni puoi chiedere un avviso quando è dimostrato che niente aiuta.',
      ],
      app: [
        'Niente succede da solo. Tocca l’ultima carta di una colonna o la prima degli scarti per mandarla sulla sua base; tocca due volte in fretta per un posto tra le colonne: prima la più lunga, poi una vuota per un re. Puoi anche trascinare. Si possono annullare le ultime 100 azioni, comprese le pescate.',
      ],
      tips: [
        [
          'Prima della prima mossa, trova gli assi e ciò che li copre.',
          'Segui una colonna fino in fondo: che cosa deve andare dove prima che sia vuota?',
          'Un giro costa punti: usa il mazzo quando le colonne sono pronte.',
        ],
      ],
    },
    RU: {
      layout: yukonLayout,
      columns: [
        'Una carta va sull’ultima di una colonna se questa è dello stesso seme ed esattamente di uno più alta: il 7 di cuori sull’8 di cuori, mai sull’8 di quadri o su un 8 nero. Una carta liberata si gira da sola.',
      ],
      groups: [
        'Si può prendere qualsiasi carta scoperta con tutte quelle che ha sopra, in ordine o no. Deve starci solo la più bassa del gruppo. Un gruppo ha al massimo 20 carte.',
      ],
      vacancy: [
        'Una colonna vuota accetta solo un re, da solo o con le carte che ha sopra. Nessun altro gruppo, nemmeno per liberare una carta coperta.',
      ],
      end: yukonEnd,
      choices: [
        [
          'Classica: stesso seme, come sopra.',
          'Rilassata, semi misti: una carta va su qualsiasi carta più alta di uno. Il resto non cambia.',
          'Il codice conserva la regola: C è Classica, R è Rilassata; le carte sono le stesse.',
        ],
      ],
      app: yukonApp,
      tips: [
        [
          'Ogni carta ha un posto solo: cercalo prima di coprirlo.',
          'Libera prima le carte coperte.',
          'I re in fondo a una colonna stanno bene; agli altri serve una colonna vuota.',
          'Mandare presto una carta sulla base può togliere il posto a quella appena più bassa.',
        ],
      ],
    },
    YU: {
      layout: yukonLayout,
      columns: [
        'Si costruisce a scendere in rosso e nero: un 7 rosso va su un 8 nero. Una carta liberata si gira da sola.',
      ],
      groups: [
        'Si può prendere qualsiasi carta scoperta con tutte quelle che ha sopra, in ordine o no, quante che siano. Deve starci solo la più bassa del gruppo.',
      ],
      vacancy: ['Una colonna vuota accetta solo un re, da solo o con le carte che ha sopra.'],
      end: yukonEnd,
      app: yukonApp,
      tips: [
        [
          'Libera prima le carte coperte, soprattutto nelle colonne più profonde.',
          'Libera presto assi e 2.',
          'In ogni posto stanno bene due carte: scegli quella che libera di più.',
        ],
      ],
    },
  },
  score: {
    event: 'Che cosa succede',
    events: {
      'waste-column': 'Dagli scarti a una colonna',
      'waste-foundation': 'Dagli scarti a una base',
      'column-foundation': 'Da una colonna a una base',
      'foundation-column': 'Ripresa su una colonna',
      'column-column': 'Da colonna a colonna',
      turnedUp: 'Carta coperta girata',
      redealt: 'Scarti rigirati',
    },
    scorings: { draw: (count) => counted(count, 'carta', 'carte'), vegas: 'Vegas' },
    points: 'Punti',
    start: 'All’inizio',
    firstFree: (count) => (count === 1 ? 'la prima gratis, poi' : `le prime ${count} gratis, poi`),
    floor: 'Mai meno di',
    noFloor: 'nessun limite',
    says: {
      KL: 'Le mosse tra colonne non rendono niente. Una penalità si ferma a 0, e annullare restituisce ciò che è stato tolto davvero.',
      TF: 'Le carte sulle basi rendono 520. Nelle colonne nessuna carta è coperta, quindi non se ne gira mai una.',
      RU: yukonScore,
      YU: yukonScore,
    },
    bonus: 'Bonus di tempo',
    bonusSays: 'Solo per una vittoria, aggiunto alla fine: 700.000 diviso per i secondi giocati.',
    seconds: 'Tempo',
    passes: 'Giri del mazzo',
    passRows: { N: 'Normale', V: 'Vegas (severo)', NP3: 'Un numero scelto, per esempio 3' },
    passCount: (count) => (count === 'unlimited' ? 'senza limite' : passes(count)),
  },
  questions: {
    code: {
      asks: 'Che cos’è il codice?',
      says: [
        'Indica la distribuzione: il gioco, le sue opzioni e un numero, come RU1-C-AAAAABB. Lo stesso codice dà le stesse carte su ogni dispositivo, oggi e nelle versioni future. Lo stesso numero con altre opzioni è lo stesso mazzo di 52.',
      ],
    },
    share: {
      asks: 'Come gioco la stessa distribuzione di un amico?',
      says: [
        'Tocca il codice nella barra per condividerlo o copiarlo. Il tuo amico apre il link o scrive il codice in Nuova partita. Maiuscole, spazi e trattini non contano.',
      ],
    },
    winnable: {
      asks: 'Si può vincere ogni distribuzione?',
      says: [
        'No. Nuova partita può promettere distribuzioni vincibili: un programma gioca ognuna fino in fondo prima che tu la riceva. Se non ne trova in 40 distribuzioni, ne ricevi una normale e ti viene detto.',
      ],
    },
    proven: {
      asks: 'Quanto è sicuro «non si può più vincere»?',
      says: [
        'È una dimostrazione: da lì ogni strada è stata esplorata, viste tutte le carte. Dove la ricerca era troppo grande dice «non si sa». Non tira mai a indovinare.',
      ],
    },
    hints: {
      asks: 'I consigli conoscono le carte coperte?',
      says: [
        'Di solito no: vedono ciò che vedi tu. Nelle Impostazioni puoi avere consigli che conoscono tutte le carte; quelli seguono una strada che vince, se è stata trovata. Chiesto di nuovo, un consiglio mostra un’altra mossa.',
      ],
    },
    score: {
      asks: 'Come si contano i punti?',
      says: [
        'Secondo la tabella della pagina Regole, fatta con gli stessi numeri che contano. In Russian, Yukon e Thoughtful si possono fare punti riprendendo carte più e più volte; i punti di questi giochi non entrano in classifica.',
      ],
    },
    undo: {
      asks: 'Annullare costa qualcosa?',
      says: [
        'No. Restituisce esattamente carte e punti. Solo il contatore delle mosse conserva ciò che hai fatto, e il tempo continua a scorrere.',
      ],
    },
    counts: {
      asks: 'Quali partite contano nelle statistiche?',
      says: [
        'Una partita conta una volta: quando la vinci, la abbandoni o ne distribuisci un’altra. Una distribuzione mai toccata non conta, chiudere l’applicazione non è una sconfitta, e ciò che continui da un esempio o dalla lezione non conta mai.',
      ],
    },
    daily: {
      asks: 'Che cos’è la sfida del giorno?',
      says: [
        'Una distribuzione al giorno per ogni gioco, uguale per tutti. Cambia alla tua mezzanotte, e non si controlla se si può vincere.',
      ],
    },
    keeping: {
      asks: 'Dove sono conservate le mie partite?',
      says: [
        'In questo browser, dopo ogni mossa. Dalle Impostazioni puoi esportare tutto in un file e importarlo qui o altrove. Fallo ogni tanto: un browser può cancellare ciò che conserva.',
      ],
    },
    privacy: {
      asks: 'Che cosa sa di me l’applicazione?',
      says: [
        'Niente lascia il tuo dispositivo, a meno che tu non partecipi alle classifiche di tutti dove un server le offre: «Account e dispositivi» dice che cosa viene inviato, e lo cancella. Non c’è tracciamento, e dopo la prima visita l’applicazione funziona senza rete.',
      ],
    },
    keys: {
      asks: 'Posso giocare con la tastiera?',
      says: [
        'Del tutto. Da 1 a 7 sono le colonne: 3 e poi 5 sposta dalla colonna 3 alla colonna 5. S è il mazzo, W gli scarti, F le basi; Z annulla. Il tasto ? li elenca tutti.',
      ],
    },
    taps: {
      asks: 'Un tocco non fa ciò che voglio',
      says: [
        'Nelle Impostazioni scegli che cosa preferisce un tocco, spegni il doppio tocco e ti fai spiegare una mossa rifiutata. Trascinando, la carta va sempre dove la lasci.',
      ],
    },
  },
  examples: {
    klondikeWon: {
      title: 'Una partita vinta',
      notes: [
        'Si pesca una carta per volta. Cerca prima una mossa che giri una carta: il {2H} va sul {3C}.',
        'È uscito il {4H}. Riceve il {3C} con sopra il {2H}: due carte si spostano come una.',
        'La colonna 1 è vuota, ma il {2S} non può andarci.',
        'Il {KD} sì. La carta sotto si gira.',
        'Era l’{AS}, ed è già sulla base. Lo segue il {2S}.',
        'Ora niente sul tavolo gira una carta: è il momento di pescare.',
        'Mazzo e scarti sono vuoti e tutte le carte scoperte. Da qui Concludi fa il resto.',
        'Vinta, con 700 punti. Vincere entro dieci minuti dà anche un bonus di tempo.',
      ],
    },
    klondikeDraw3: {
      title: '3 carte: che cosa libera una carta presa',
      notes: [
        'Le carte si girano tre per volta. Si può giocare solo la prima.',
        'In cima c’è il {KS}. La colonna 1 è vuota.',
        'Prendendolo si è liberato il {KC}.',
        'Il mazzo è vuoto: gli scarti si rigirano, nello stesso ordine.',
        'Con 3 carte le prime due volte sono gratis.',
        'Ora manca il {KS}, e i gruppi di tre cadono in un altro modo: in cima c’è il {5C}, che prima non si raggiungeva.',
        'Guarda dove ci ha portati una sola carta. Prova a continuare.',
      ],
    },
    klondikeRedeal: {
      title: 'Il prezzo di un altro giro',
      notes: [
        'Ogni carta dagli scarti a una colonna rende 5.',
        'Si è girata una carta coperta: altri 5. Ora passiamo tutto il mazzo.',
        'Il mazzo è vuoto e abbiamo 15 punti. Rigirare gli scarti costa 100 quando si pesca una carta.',
        'I punti si fermano a 0: in realtà ne sono stati tolti solo 15.',
        'Annullare restituisce esattamente questi 15.',
      ],
    },
    klondikeTakeBack: {
      title: 'Riprendere una carta',
      notes: [
        'Prima l’asso va sulla sua base.',
        'Qualche mossa dopo: il {2D} copre altre carte, ma non c’è un 3 nero scoperto. Uno è sulla base.',
        'Così torna il {3C}, per 15 punti.',
        'Ci va sopra il {2D}, e si gira il {JC}. Ogni tanto ne vale la pena.',
      ],
    },
    klondikeNoPass: {
      title: 'I giri sono finiti',
      notes: [
        'Vegas con una carta: la partita costa 52, e c’è un solo giro.',
        'Nel mazzo resta una carta.',
        'Non si può più rigirare; è cambiato anche il segno sul mazzo.',
      ],
    },
    thoughtfulGroup: {
      title: 'Si vede, ma non si sposta',
      notes: [
        'Tutte le carte delle colonne sono scoperte. Il {9H} potrebbe andare sul {TS}, con le due carte che ha sopra?',
        'Ci starebbe, ma il {6S} non va sul {9H}. Prima queste due devono andare altrove.',
      ],
    },
    thoughtfulRun: {
      title: 'Una sequenza nata per caso',
      notes: [
        'Il caso ha messo il {7H} sull’{8C}: è una sequenza.',
        'Si sono spostati insieme sul {9D}. In Klondike l’{8C} sarebbe stato coperto.',
      ],
    },
    thoughtfulDraw3: {
      title: 'Difficile: tre alla volta',
      notes: [
        'In Difficile si girano tre carte alla volta. Qui solo il mazzo è coperto.',
        'Si può giocare solo quella in cima: il {5H} va sul {6S}.',
        'Poi il {TS} è andato sul {JD}. Sotto c’è un asso.',
        'L’{AC} è sulla sua base. Gli scarti non si possono ancora rigirare: nel mazzo ci sono ancora carte.',
      ],
    },
    thoughtfulTakeBack: {
      title: 'Riprendere non costa nulla',
      notes: [
        'Il {2H} andrebbe su un 3 nero, ma nessuno è libero.',
        'Tre carte di fiori sono sulla base, il {3C} in cima.',
        'Il {3C} può tornare, ma solo dove ci sta: non sul {TC}.',
        'Sul {4H} ci sta. In Thoughtful questo non toglie punti.',
        'Ci va sopra il {2H}, e la colonna 1 è vuota.',
      ],
    },
    thoughtfulWon: {
      title: 'Una partita vinta',
      notes: [
        'Si pesca una carta. Il {7C} sta sull’{8D} e lascia una colonna vuota.',
        'Ci può andare solo un re.',
        'Il primo asso viene dal mazzo, e il {2S} è subito sotto.',
        'Il mazzo è vuoto, con 85 punti fin qui.',
        'Rigirare costerebbe 100: i punti si fermano a 0. Perciò i primi giri costano meno.',
        'Il {KC} porta la sua sequenza sulla colonna vuota e libera il {5H}.',
        'Vinta. Sette giri sono costati quasi tutti i punti.',
      ],
    },
    russianGroup: {
      title: 'Un gruppo non in ordine',
      notes: [
        'Una partita intera. In Russian una carta va solo sul proprio seme.',
        'Rosso su nero andrebbe bene in Yukon. Qui è rifiutato.',
        'Guarda la mossa 3. Il {3C} va sul {4C}, ma ha sopra quattro carte, senza ordine.',
        'Si sono spostate tutte e cinque: {3C}, {7D}, {AS}, {4S}, {TH}. Doveva starci solo la più bassa.',
        'La colonna 1 è vuota. Per quale re?',
        'Vinta con 625 punti, come ogni partita senza carte riprese.',
      ],
    },
    russianNonKing: {
      title: 'Solo re',
      notes: [
        'L’asso va sulla base e lascia una colonna vuota.',
        'La {QH} e l’{8D} stanno su una carta coperta. Portarle nella colonna 1 la libererebbe.',
        'Nemmeno per questo: una colonna vuota aspetta un re.',
      ],
    },
    russianWon: {
      title: 'Un re trova la sua colonna',
      notes: [
        'Classica, stesso seme. Il {TH} va sul {JH} con quattro carte sopra, e si gira un asso.',
        'Dopo sei mosse due assi sono sulle basi.',
        'La colonna 1 è vuota, e il {KH} sta in mezzo alla colonna 2.',
        'Si è spostato con dodici carte. Sotto si libera il {3C}.',
        'Vinta: 625 punti.',
      ],
    },
    russianRelaxed: {
      title: 'Rilassata, e venti carte',
      notes: [
        'Semi misti: una carta va su qualsiasi carta più alta di uno.',
        'Il {5S} va sul {6S}; andrebbe bene un 6 di qualsiasi seme.',
        'Il {7C} sta sull’{8H}, ma ha sopra 20 carte: 21 sono troppe.',
        'Venti vanno bene: il {3S} con 19 carte sul {4C}.',
        'Vinta: anche qui 625 punti.',
      ],
    },
    yukonWon: {
      title: 'Una partita vinta',
      notes: [
        'Rosso su nero, nero su rosso. Due assi sono scoperti: vanno alle basi.',
        'Rosso su rosso è rifiutato.',
        'Ora il {6D} con tre carte sopra, senza ordine.',
        'È andato sul {7S}. Ciò che sta sopra un gruppo non conta.',
        'La colonna 2 è vuota, ma una regina non può andarci.',
        'Il {KH} sì, e porta con sé quattro carte.',
        'Vinta: 625 punti.',
      ],
    },
    yukonBareAce: {
      title: 'Liberare un asso',
      notes: [
        'Due carte stanno sull’{AH}.',
        'Una base prende una carta alla volta.',
        'Il {7H} ci stava sull’{8C}, e il {KH} è andato con lui.',
        'L’asso è sulla sua base: 10 punti.',
      ],
    },
    yukonTurnUp: {
      title: 'Ciò che si gira da sé',
      notes: [
        'Colonna 2: cinque carte scoperte su una coperta.',
        'Una carta coperta non si può spostare.',
        'Le cinque sono andate sulla {QD}. L’ultima carta si è girata da sé, per 5 punti.',
        'Il {3C} è andato sul {4H}, e la colonna 2 è vuota.',
        'Il {KD} prende il posto, con quattro carte sopra, e si gira il {9S}.',
      ],
    },
    yukonTakeBack: {
      title: 'Una carta torna',
      notes: [
        'Il {3H} è sulla sua base. Sul {4C} sarebbe più utile.',
        'Può tornare solo dove ci sta: non sul {TC}.',
        'Sul {4C} ci sta, e non costa nulla.',
        'Ci va sopra il {2C}, con quattro carte, e si gira la {QD}.',
      ],
    },
    yukonLarge: {
      title: 'Nessun gruppo è troppo grande',
      notes: [
        'Facciamo una colonna bella alta.',
        'La colonna 1 è vuota. Il {KC} ha sopra 21 carte.',
        'Si sono spostate tutte e 22. Russian si fermerebbe a 20.',
      ],
    },
  },
  player: {
    all: 'Tutti gli esempi',
    steps: 'Mosse dell’esempio',
    previous: 'Indietro',
    next: 'Avanti',
    play: 'Avvia',
    pause: 'Pausa',
    place: (at, of) => (at === 0 ? 'La distribuzione' : `Mossa ${at} di ${of}`),
    refused: 'Rifiutata',
    tryIt: 'Prova tu',
  },
  lesson: {
    title: 'Prima lezione',
    step: (nth, of) => `Passo ${nth} di ${of}`,
    skip: 'Salta',
    steps: [
      'Sulle colonne si costruisce a scendere in rosso e nero. Tocca il {2H}: va sul {3C}, e la carta sotto si gira.',
      'Le carte in ordine si spostano insieme. Trascina il {3C}, con sopra il {2H}, sul {4H}. Basta anche un tocco.',
      'Una colonna è vuota! Ci può andare solo un re. Sposta il {KD}.',
      'È uscito l’{AS}. Gli assi aprono le basi: toccalo, e va sulla sua.',
      'Quando nient’altro aiuta, pesca: tocca il mazzo.',
      'Ogni mossa si può annullare, anche una pescata. Usa Annulla.',
    ],
    keys: 'Tasti',
    other: 'Quella mossa è stata annullata: non ancora questa.',
    done: 'È tutto ciò che serve.',
    doneSays: 'Porta tutte le carte sulle basi, dall’asso al re. La tua partita è come l’hai lasciata.',
    play: 'Alla mia partita',
    rules: 'Tutte le regole',
  },
};
