import type { HelpMessages } from '../helpWords.ts';
import { cards, passes } from './table.ts';

const yukonLayout = [
  'Alle Karten werden auf sieben Spalten mit 1, 6, 7, 8, 9, 10 und 11 Karten verteilt. Die erste hat eine offene Karte; die anderen haben 1 bis 6 verdeckte und darauf fünf offene. Einen Nachziehstapel gibt es nicht.',
];
const yukonEnd = [
  'Du gewinnst, wenn alle Karten auf den Zielstapeln liegen. Kein Spiel wird für verloren erklärt: Hilft nichts mehr, nimm Züge zurück oder teile neu aus.',
];
const yukonApp = [
  'Nichts geschieht von selbst: Keine Karte geht auf ihren Zielstapel, wenn du sie nicht schickst.',
  'Tippe auf die letzte Karte einer Spalte, und sie geht auf ihren Zielstapel, wenn das möglich ist. Tippe zweimal schnell auf eine offene Karte, und sie geht mit den Karten darauf auf die längste passende Spalte, ein König sonst auf eine leere. Ziehen geht auch.',
  'Die letzten 100 Züge lassen sich zurücknehmen. Der Zugzähler sinkt dabei nicht.',
];
const yukonScore =
  'Die Punkte beginnen bei 0 und fallen nie darunter. Ein Spiel, das ohne zurückgenommene Karte gewonnen wird, endet immer mit 625: 52 × 10 für die Karten auf den Zielstapeln und 21 × 5 für die aufgedeckten.';

/** Regeln, Beispiele, Fragen und die erste Lektion auf Deutsch. */
export const messages: HelpMessages = {
  tabs: { rules: 'Regeln', examples: 'Beispiele', questions: 'Fragen' },
  game: 'Spiel',
  thisDeal: 'Das Spiel auf deinem Tisch',
  facts: {
    draw: (count) => (count === 1 ? 'eine Karte ziehen' : 'drei Karten ziehen'),
    passes: (count) =>
      count === 'unlimited' ? 'beliebig viele Durchgänge' : `${passes(count)} durch den Nachziehstapel`,
    building: {
      alternateColor: 'Rot auf Schwarz, Schwarz auf Rot',
      sameSuit: 'Klassisch: gleiche Farbe',
      anySuit: 'Gelockert: gemischte Farben',
    },
    vacancy: { king: 'leere Spalte: nur ein König', any: 'leere Spalte: jede Karte' },
    groupLimit: (count) => `höchstens ${cards(count)} auf einmal`,
    vegas: 'Vegas-Wertung',
    undo: (steps) => (steps === 'unlimited' ? 'Zurück ohne Grenze' : `Zurück für die letzten ${steps} Züge`),
    finish: 'Knopf „Fertig“',
  },
  titles: {
    aim: 'Das Ziel',
    layout: 'Der Aufbau',
    columns: 'Auf eine Spalte',
    groups: 'Gruppen',
    vacancy: 'Die leere Spalte',
    homes: 'Die Zielstapel',
    stock: 'Nachziehstapel und Ablagestapel',
    end: 'Das Spielende',
    choices: 'Zur Wahl',
    app: 'In dieser App',
    score: 'Wertung',
    tips: 'Ratschläge',
  },
  shared: {
    aim: [
      'Bring alle 52 Karten auf die vier Zielstapel, einen je Farbe, vom Ass bis zum König. Die Rangfolge ist Ass, 2 bis 10, Bube, Dame, König.',
    ],
    homes: [
      'Ein Ass beginnt einen Zielstapel; danach passt nur die nächste Karte derselben Farbe. Karten kommen einzeln, vom Ende einer Spalte oder oben vom Ablagestapel. Jede Farbe hat ihren festen Platz (Pik, Herz, Karo, Kreuz): Lass eine Karte über irgendeinem Zielstapel los, und sie findet ihren. Die oberste Karte darf auf eine Spalte zurück, auf der sie passt.',
    ],
  },
  rules: {
    KL: {
      layout: [
        'Sieben Spalten mit 1 bis 7 Karten; nur die letzte jeder Spalte liegt offen. Die übrigen 24 Karten bilden verdeckt den Nachziehstapel. Daneben liegen der Ablagestapel und vier leere Zielstapel.',
      ],
      columns: [
        'Baue abwärts in Rot und Schwarz: Eine rote 7 kommt auf eine schwarze 8. Jede offene Karte zieht mit allen Karten darauf um, solange sie eine Folge sind: abwärts, Rot und Schwarz im Wechsel. Verlässt die letzte offene Karte eine Spalte, dreht sich die Karte darunter von selbst um.',
      ],
      vacancy: ['Eine leere Spalte nimmt nur einen König auf, allein oder mit seiner Folge.'],
      stock: [
        'Tippe auf den Nachziehstapel, um Karten auf den Ablagestapel zu drehen. Spielbar ist nur dessen oberste.',
        [
          'Eine Karte ziehen: Jede kommt einmal an die Reihe.',
          'Drei Karten ziehen: Die nächste wird frei, wenn die oberste gespielt ist, und jede Karte, die du nimmst, ändert, was im nächsten Durchgang oben liegt.',
        ],
        'Ist der Nachziehstapel leer, dreht ein Tippen den Ablagestapel um, in gleicher Reihenfolge, wenn noch ein Durchgang übrig ist.',
      ],
      end: [
        'Du gewinnst, wenn alle Karten auf den Zielstapeln liegen. Sind Nachzieh- und Ablagestapel leer und alle Karten offen, ergibt sich der Rest: „Fertig“ erledigt ihn. Nicht jedes Spiel ist zu gewinnen, auch nicht mit fehlerfreiem Spiel.',
      ],
      choices: [
        [
          'Eine oder drei Karten ziehen, ab dem nächsten Spiel.',
          'Durchgänge: unbegrenzt, eine Zahl von 1 bis 9, oder streng: einer bei einer Karte, drei bei drei Karten.',
          'Vegas: Das Spiel kostet 52, jede Karte auf einem Zielstapel bringt 5, die Durchgänge sind streng. Fortlaufendes Vegas nimmt den Stand ins nächste Spiel mit.',
          'Jede Karte auf eine leere Spalte: eine Hausregel, die vieles leichter macht.',
          'Nur gewinnbare Spiele: Jedes wird vorher gelöst.',
        ],
      ],
      app: [
        'Tippe auf eine Karte, und sie geht auf ihren besten Platz. Gibt es keinen, ist sie ausgewählt: Tippe dann dorthin, wohin sie soll. Ziehen geht auch. Zurück hat keine Grenze.',
      ],
      tips: [
        [
          'Decke zuerst verdeckte Karten auf, vor allem dort, wo viele liegen.',
          'Leere eine Spalte erst, wenn ein König darauf wartet.',
          'Wähle den König nach den Damen: Liegt eine rote Dame bereit, hol einen schwarzen König.',
          'Asse und Zweien kannst du sofort ablegen. Eine 5 oder 6 muss vielleicht noch eine andere Karte tragen.',
          'Suche erst Züge auf dem Tisch, dann ziehe.',
        ],
      ],
    },
    TF: {
      layout: [
        'Wie Klondike: sieben Spalten mit 1 bis 7 Karten und ein Nachziehstapel mit 24. Aber alle 28 Karten der Spalten liegen offen, sodass du das ganze Spiel planen kannst.',
      ],
      columns: [
        'Baue abwärts in Rot und Schwarz: Herz 7 kommt auf eine schwarze 8.',
        'Eine Karte zu sehen heißt nicht, sie verschieben zu können: Eine Gruppe zieht nur um, wenn sie schon eine Folge ist, jede Karte um eins niedriger als die darunter, Rot und Schwarz im Wechsel. Eine Folge, die zufällig so ausgeteilt wurde, zieht von Anfang an gemeinsam um.',
      ],
      vacancy: [
        'Eine leere Spalte nimmt nur einen König auf, allein oder mit seiner Folge. Die längste Folge hat 13 Karten.',
      ],
      stock: [
        'Tippe auf den Nachziehstapel, um Karten auf den Ablagestapel zu drehen; spielbar ist nur die oberste.',
        [
          'Leicht, eine Karte ziehen: Jede kommt an die Reihe.',
          'Schwer, drei Karten ziehen: Die nächste wird frei, wenn die oberste gespielt ist.',
        ],
        'Den leeren Nachziehstapel füllst du neu, so oft du willst, jedes Mal gegen Punkte.',
      ],
      end: [
        'Du gewinnst, wenn alle Karten auf den Zielstapeln liegen. Kein Spiel wird für verloren erklärt: Hilft nichts mehr, nimm Züge zurück oder teile neu aus. In den Einstellungen kannst du dir sagen lassen, wenn das bewiesen ist.',
      ],
      app: [
        'Nichts geschieht von selbst. Tippe auf die letzte Karte einer Spalte oder die oberste des Ablagestapels, um sie auf ihren Zielstapel zu schicken; tippe zweimal schnell für einen Platz auf dem Spielfeld: zuerst die längste Spalte, dann eine leere für einen König. Ziehen geht auch. Die letzten 100 Aktionen lassen sich zurücknehmen, auch das Ziehen.',
      ],
      tips: [
        [
          'Suche vor dem ersten Zug die Asse und was auf ihnen liegt.',
          'Geh eine Spalte bis zum Ende durch: Was muss wohin, bevor sie leer ist?',
          'Ein Durchgang kostet Punkte: Nutze den Nachziehstapel, wenn die Spalten bereit sind.',
        ],
      ],
    },
    RU: {
      layout: yukonLayout,
      columns: [
        'Eine Karte kommt auf die letzte Karte einer Spalte, wenn diese dieselbe Farbe hat und genau um eins höher ist: Herz 7 auf Herz 8, niemals auf Karo 8 oder eine schwarze 8. Eine aufgedeckte Karte dreht sich von selbst um.',
      ],
      groups: [
        'Du nimmst jede offene Karte mit allen Karten darauf, geordnet oder nicht. Nur die unterste Karte der Gruppe muss passen. Eine Gruppe hat höchstens 20 Karten.',
      ],
      vacancy: [
        'Eine leere Spalte nimmt nur einen König auf, allein oder mit den Karten darauf. Keine andere Gruppe, auch nicht, um eine verdeckte Karte aufzudecken.',
      ],
      end: yukonEnd,
      choices: [
        [
          'Klassisch, gleiche Farbe: wie oben.',
          'Gelockert, gemischte Farben: Eine Karte kommt auf jede, die um eins höher ist. Alles andere bleibt.',
          'Der Code hält die Regel fest: C ist Klassisch, R ist Gelockert; die Karten sind dieselben.',
        ],
      ],
      app: yukonApp,
      tips: [
        [
          'Jede Karte hat nur einen Platz: Suche ihn, bevor du ihn zudeckst.',
          'Lege zuerst verdeckte Karten frei.',
          'Ein König ganz unten steht gut; die anderen brauchen eine leere Spalte.',
          'Wer eine Karte früh ablegt, nimmt der nächstniedrigeren vielleicht den Platz.',
        ],
      ],
    },
    YU: {
      layout: yukonLayout,
      columns: [
        'Baue abwärts in Rot und Schwarz: Eine rote 7 kommt auf eine schwarze 8. Eine aufgedeckte Karte dreht sich von selbst um.',
      ],
      groups: [
        'Du nimmst jede offene Karte mit allen Karten darauf, geordnet oder nicht, beliebig viele. Nur die unterste Karte der Gruppe muss passen.',
      ],
      vacancy: ['Eine leere Spalte nimmt nur einen König auf, allein oder mit den Karten darauf.'],
      end: yukonEnd,
      app: yukonApp,
      tips: [
        [
          'Lege zuerst verdeckte Karten frei, vor allem in den tiefsten Spalten.',
          'Befreie Asse und Zweien früh.',
          'Auf jeden Platz passen zwei Karten: Nimm die, die mehr freilegt.',
        ],
      ],
    },
  },
  score: {
    event: 'Was geschieht',
    events: {
      'waste-column': 'Ablagestapel auf Spalte',
      'waste-foundation': 'Ablagestapel auf Zielstapel',
      'column-foundation': 'Spalte auf Zielstapel',
      'foundation-column': 'Auf eine Spalte zurückgenommen',
      'column-column': 'Spalte auf Spalte',
      turnedUp: 'Verdeckte Karte umgedreht',
      redealt: 'Ablagestapel umgedreht',
    },
    scorings: { draw: (count) => cards(count), vegas: 'Vegas' },
    points: 'Punkte',
    start: 'Zu Beginn',
    firstFree: (count) => `${count}-mal frei, dann`,
    floor: 'Nie unter',
    noFloor: 'ohne Grenze',
    says: {
      KL: 'Züge von Spalte zu Spalte bringen nichts. Ein Abzug endet bei 0, und Zurück gibt genau das wieder, was abging.',
      TF: 'Die Karten auf den Zielstapeln bringen 520. In den Spalten liegt keine Karte verdeckt, das Umdrehen kommt also nicht vor.',
      RU: yukonScore,
      YU: yukonScore,
    },
    bonus: 'Zeitbonus',
    bonusSays:
      'Nur für einen Sieg und am Ende addiert: 700.000 geteilt durch die Zahl der gespielten Sekunden.',
    seconds: 'Zeit',
    passes: 'Durchgänge durch den Nachziehstapel',
    passRows: { N: 'Standard', V: 'Vegas (streng)', NP3: 'Eine gewählte Zahl, etwa 3' },
    passCount: (count) => (count === 'unlimited' ? 'unbegrenzt' : passes(count)),
  },
  questions: {
    code: {
      asks: 'Was ist der Code?',
      says: [
        'Er benennt die Verteilung: das Spiel, die Optionen und eine Nummer, wie in RU1-C-AAAAABB. Derselbe Code gibt dieselben Karten auf jedem Gerät, heute und in späteren Versionen. Dieselbe Nummer mit anderen Optionen ist dasselbe gemischte Blatt.',
      ],
    },
    share: {
      asks: 'Wie spiele ich dasselbe wie eine Freundin?',
      says: [
        'Tippe in der Spielleiste auf den Code, um ihn zu teilen oder zu kopieren. Deine Freundin öffnet den Link oder tippt den Code unter Neues Spiel ein. Großbuchstaben, Leerzeichen und Striche sind dort egal.',
      ],
    },
    winnable: {
      asks: 'Ist jedes Spiel zu gewinnen?',
      says: [
        'Nein. Unter Neues Spiel kannst du gewinnbare Spiele verlangen: Ein Solver spielt jedes zu Ende, bevor du es bekommst. Findet er in 40 Versuchen keines, bekommst du ein gewöhnliches und erfährst es.',
      ],
    },
    proven: {
      asks: 'Wie sicher ist „nicht mehr zu gewinnen“?',
      says: [
        'Es ist ein Beweis: Jeder Weg von dort wurde durchsucht, mit Blick auf alle Karten. War das zu viel, steht da „nicht bekannt“. Geraten wird nie.',
      ],
    },
    hints: {
      asks: 'Kennen Tipps die verdeckten Karten?',
      says: [
        'Normalerweise nicht: Sie sehen, was du siehst. In den Einstellungen gibt es Tipps, die alle Karten kennen; sie folgen einem Weg zum Sieg, wo einer gefunden wurde. Frag noch einmal, und du siehst einen anderen Zug.',
      ],
    },
    score: {
      asks: 'Wie wird gewertet?',
      says: [
        'Nach der Tabelle unter Regeln, die aus denselben Zahlen entsteht, mit denen gezählt wird. Bei Russian, Yukon und Thoughtful lassen sich Punkte durch wiederholtes Zurücknehmen sammeln; ihre Punkte kommen in keine Rangliste.',
      ],
    },
    undo: {
      asks: 'Kostet Zurück etwas?',
      says: [
        'Nein. Es stellt Karten und Punkte genau wieder her. Nur der Zugzähler behält, was du getan hast, und die Uhr läuft weiter.',
      ],
    },
    counts: {
      asks: 'Welche Spiele zählen in der Statistik?',
      says: [
        'Ein Spiel zählt einmal: wenn du es gewinnst, aufgibst oder ein neues austeilst. Ein nie berührtes Spiel zählt nirgends, die App zu schließen ist keine Niederlage, und was du aus einem Beispiel oder der Lektion weiterspielst, zählt nie.',
      ],
    },
    daily: {
      asks: 'Was ist die tägliche Herausforderung?',
      says: [
        'Eine Verteilung am Tag für jedes Spiel, für alle dieselbe. Sie wechselt um Mitternacht deiner Zeit und wird nicht auf Gewinnbarkeit geprüft.',
      ],
    },
    keeping: {
      asks: 'Wo werden meine Spiele aufbewahrt?',
      says: [
        'In diesem Browser, nach jedem Zug. In den Einstellungen kannst du alles in eine Datei exportieren und hier oder anderswo importieren. Tu das ab und zu: Ein Browser kann seinen Speicher löschen.',
      ],
    },
    privacy: {
      asks: 'Was weiß die App über mich?',
      says: [
        'Nichts verlässt dein Gerät, es sei denn, du machst bei den Bestenlisten aller mit, wo ein Server sie bietet: „Konto und Geräte“ sagt, was gesendet wird, und löscht es. Es gibt keine Verfolgung; nach dem ersten Besuch läuft die App ohne Netz.',
      ],
    },
    keys: {
      asks: 'Kann ich mit der Tastatur spielen?',
      says: [
        'Ganz und gar. 1 bis 7 sind die Spalten: 3 und dann 5 zieht von Spalte 3 auf Spalte 5. S ist der Nachziehstapel, W der Ablagestapel, F die Zielstapel; Z nimmt zurück. Die Taste ? zeigt alle.',
      ],
    },
    taps: {
      asks: 'Ein Tippen tut nicht, was ich will',
      says: [
        'In den Einstellungen wählst du, was ein Tippen bevorzugt, schaltest den Doppelklick ab und lässt dir abgelehnte Züge erklären. Ziehen geht immer dorthin, wo du loslässt.',
      ],
    },
  },
  examples: {
    klondikeWon: {
      title: 'Ein gewonnenes Spiel',
      notes: [
        'Eine Karte ziehen. Suche zuerst einen Zug, der eine Karte aufdeckt: {2H} kommt auf {3C}.',
        '{4H} kam zum Vorschein. Sie nimmt {3C} mit {2H} darauf: Zwei Karten ziehen als eine um.',
        'Spalte 1 ist leer, aber {2S} darf nicht dorthin.',
        '{KD} darf. Die Karte darunter dreht sich um.',
        'Es war {AS}, schon auf dem Zielstapel. {2S} folgt.',
        'Nichts auf dem Tisch deckt jetzt noch eine Karte auf: Zeit zu ziehen.',
        'Nachzieh- und Ablagestapel sind leer, alle Karten offen. Ab hier erledigt „Fertig“ den Rest.',
        'Gewonnen, mit 700 Punkten. Ein Sieg binnen zehn Minuten bringt noch einen Zeitbonus.',
      ],
    },
    klondikeDraw3: {
      title: 'Drei ziehen: was eine genommene Karte freigibt',
      notes: [
        'Drei Karten werden auf einmal umgedreht. Spielbar ist nur die oberste.',
        'Oben liegt {KS}. Spalte 1 ist leer.',
        'Dadurch ist {KC} darunter frei.',
        'Der Nachziehstapel ist leer: Der Ablagestapel wird umgedreht, in gleicher Reihenfolge.',
        'Beim Ziehen von drei Karten sind die ersten zwei Male frei.',
        '{KS} fehlt nun, und die Dreier fallen anders: Oben liegt {5C}, vorher unerreichbar.',
        'Sieh, wie weit eine einzige Karte geführt hat. Spiel doch weiter.',
      ],
    },
    klondikeRedeal: {
      title: 'Was ein neuer Durchgang kostet',
      notes: [
        'Eine Karte vom Ablagestapel auf eine Spalte bringt 5.',
        'Eine verdeckte Karte drehte sich um: noch einmal 5. Nun gehen wir den ganzen Nachziehstapel durch.',
        'Der Nachziehstapel ist leer, und wir haben 15 Punkte. Umdrehen kostet hier 100.',
        'Die Punkte enden bei 0: Es gingen nur 15 ab.',
        'Zurück gibt genau diese 15 wieder.',
      ],
    },
    klondikeTakeBack: {
      title: 'Eine Karte zurückholen',
      notes: [
        'Zuerst kommt das Ass auf den Zielstapel.',
        'Einige Züge später: {2D} liegt auf verdeckten Karten, aber keine schwarze 3 ist offen. Eine liegt auf dem Zielstapel.',
        'Also kommt {3C} zurück, für 15 Punkte.',
        '{2D} kommt darauf, und {JC} dreht sich um. Das lohnt sich manchmal.',
      ],
    },
    klondikeNoPass: {
      title: 'Kein Durchgang mehr',
      notes: [
        'Vegas mit einer Karte: Das Spiel kostet 52, und es gibt einen Durchgang.',
        'Eine Karte liegt noch im Nachziehstapel.',
        'Umdrehen geht nicht mehr; auch das Zeichen auf dem Nachziehstapel ist ein anderes.',
      ],
    },
    thoughtfulGroup: {
      title: 'Zu sehen, aber nicht zu verschieben',
      notes: [
        'Alle Karten der Spalten liegen offen. Könnte {9H} mit den zwei Karten darauf auf {TS}?',
        'Sie würde passen, aber {6S} gehört nicht auf {9H}. Erst müssen diese zwei anderswohin.',
      ],
    },
    thoughtfulRun: {
      title: 'Eine ausgeteilte Folge',
      notes: [
        'Der Zufall hat {7H} auf {8C} gelegt: Das ist eine Folge.',
        'Gemeinsam zogen sie auf {9D}. In Klondike läge {8C} verdeckt.',
      ],
    },
    thoughtfulDraw3: {
      title: 'Schwer: drei auf einmal',
      notes: [
        'Bei Schwer werden drei Karten auf einmal umgedreht. Verdeckt ist hier nur der Nachziehstapel.',
        'Spielbar ist nur die oberste: {5H} kommt auf {6S}.',
        'Dann kam {TS} auf {JD}. Darunter liegt ein Ass.',
        '{AC} liegt auf dem Zielstapel. Noch lässt sich der Ablagestapel nicht umdrehen: Im Nachziehstapel liegen noch Karten.',
      ],
    },
    thoughtfulTakeBack: {
      title: 'Zurückholen kostet nichts',
      notes: [
        '{2H} käme auf eine schwarze 3, aber keine liegt frei.',
        'Drei Kreuzkarten liegen auf dem Zielstapel, {3C} obenauf.',
        '{3C} darf zurückkommen, aber nur dorthin, wo sie passt: nicht auf {TC}.',
        'Auf {4H} passt sie. In Thoughtful kostet das keine Punkte.',
        '{2H} kommt darauf, und Spalte 1 ist leer.',
      ],
    },
    thoughtfulWon: {
      title: 'Ein gewonnenes Spiel',
      notes: [
        'Eine Karte ziehen. {7C} passt auf {8D} und hinterlässt eine leere Spalte.',
        'Dorthin darf nur ein König.',
        'Das erste Ass kommt aus dem Nachziehstapel, und {2S} liegt gleich darunter.',
        'Der Nachziehstapel ist leer, mit 85 Punkten bisher.',
        'Umdrehen würde 100 kosten: Die Punkte enden bei 0. Frühe Durchgänge kosten also weniger.',
        '{KC} nimmt seine Folge mit auf die leere Spalte und legt {5H} frei.',
        'Gewonnen. Siebenmal umdrehen hat die meisten Punkte gekostet.',
      ],
    },
    russianGroup: {
      title: 'Eine ungeordnete Gruppe',
      notes: [
        'Ein ganzes Spiel. Bei Russian kommt eine Karte nur auf ihre eigene Farbe.',
        'Schwarz auf Rot ginge bei Yukon. Hier wird es abgelehnt.',
        'Achte jetzt auf Zug 3. {3C} gehört auf {4C}, aber vier Karten liegen ungeordnet darauf.',
        'Alle fünf sind umgezogen: {3C}, {7D}, {AS}, {4S}, {TH}. Nur die unterste musste passen.',
        'Spalte 1 ist leer. Welcher König bekommt sie?',
        'Gewonnen mit 625 Punkten, wie jedes Spiel ohne zurückgenommene Karte.',
      ],
    },
    russianNonKing: {
      title: 'Nur ein König',
      notes: [
        'Das Ass geht auf den Zielstapel und hinterlässt eine leere Spalte.',
        '{QH} und {8D} liegen auf einer verdeckten Karte. In Spalte 1 gezogen, würden sie sie aufdecken.',
        'Nicht einmal dafür: Eine leere Spalte wartet auf einen König.',
      ],
    },
    russianWon: {
      title: 'Ein König findet seine Spalte',
      notes: [
        'Klassisch, gleiche Farbe. {TH} kommt mit vier Karten darauf auf {JH}, und ein Ass dreht sich um.',
        'Nach sechs Zügen liegen zwei Asse auf den Zielstapeln.',
        'Spalte 1 ist leer, und {KH} steht mitten in Spalte 2.',
        'Er ist mit zwölf Karten umgezogen. Unter ihm wird {3C} frei.',
        'Gewonnen: 625 Punkte.',
      ],
    },
    russianRelaxed: {
      title: 'Gelockert, und zwanzig Karten',
      notes: [
        'Gemischte Farben: Eine Karte kommt auf jede, die um eins höher ist.',
        '{5S} kommt auf {6S}; jede andere 6 wäre auch recht.',
        '{7C} passt auf {8H}, aber 20 Karten liegen darauf: 21 sind zu viele.',
        'Zwanzig dürfen: {3S} mit 19 Karten auf {4C}.',
        'Gewonnen: auch hier 625 Punkte.',
      ],
    },
    yukonWon: {
      title: 'Ein gewonnenes Spiel',
      notes: [
        'Rot auf Schwarz, Schwarz auf Rot. Zwei Asse liegen offen: ab auf die Zielstapel.',
        'Rot auf Rot wird abgelehnt.',
        'Als Nächstes {6D} mit drei Karten darauf, ungeordnet.',
        'Sie kam auf {7S}. Was auf einer Gruppe liegt, ist egal.',
        'Spalte 2 ist leer, aber eine Dame darf nicht dorthin.',
        '{KH} darf und nimmt vier Karten mit.',
        'Gewonnen: 625 Punkte.',
      ],
    },
    yukonBareAce: {
      title: 'Ein Ass freilegen',
      notes: [
        'Zwei Karten liegen auf {AH}.',
        'Ein Zielstapel nimmt immer nur eine Karte.',
        '{7H} passte auf {8C}, und {KH} ging mit.',
        'Das Ass liegt auf dem Zielstapel: 10 Punkte.',
      ],
    },
    yukonTurnUp: {
      title: 'Was sich von selbst umdreht',
      notes: [
        'Spalte 2: fünf offene Karten auf einer verdeckten.',
        'Eine verdeckte Karte lässt sich nicht bewegen.',
        'Die fünf kamen auf {QD}. Die letzte Karte drehte sich von selbst um, für 5 Punkte.',
        '{3C} kam auf {4H}, und Spalte 2 ist leer.',
        '{KD} nimmt den Platz ein, mit vier Karten darauf, und {9S} dreht sich um.',
      ],
    },
    yukonTakeBack: {
      title: 'Eine Karte kommt zurück',
      notes: [
        '{3H} liegt auf dem Zielstapel. Auf {4C} wäre sie nützlicher.',
        'Sie darf nur dorthin zurück, wo sie passt: nicht auf {TC}.',
        'Auf {4C} passt sie, und das kostet nichts.',
        '{2C} kommt darauf, mit vier Karten, und {QD} dreht sich um.',
      ],
    },
    yukonLarge: {
      title: 'Keine Gruppe ist zu groß',
      notes: [
        'Wir bauen eine hohe Spalte.',
        'Spalte 1 ist leer. Auf {KC} liegen 21 Karten.',
        'Alle 22 sind umgezogen. Bei Russian wäre bei 20 Schluss.',
      ],
    },
  },
  player: {
    all: 'Alle Beispiele',
    steps: 'Züge des Beispiels',
    previous: 'Vorher',
    next: 'Weiter',
    play: 'Abspielen',
    pause: 'Pause',
    place: (at, of) => (at === 0 ? 'Der Anfang' : `Zug ${at} von ${of}`),
    refused: 'Abgelehnt',
    tryIt: 'Selbst versuchen',
  },
  lesson: {
    title: 'Erste Lektion',
    step: (nth, of) => `Schritt ${nth} von ${of}`,
    skip: 'Überspringen',
    steps: [
      'Spalten baust du abwärts in Rot und Schwarz. Tippe auf {2H}: Sie kommt auf {3C}, und die Karte darunter dreht sich um.',
      'Geordnete Karten ziehen gemeinsam um. Zieh {3C} mit {2H} darauf auf {4H}. Tippen geht auch.',
      'Eine Spalte ist leer! Nur ein König darf dorthin. Versetze {KD}.',
      '{AS} kam zum Vorschein. Asse beginnen die Zielstapel: Tippe darauf.',
      'Wenn nichts mehr hilft, zieh: Tippe auf den Nachziehstapel.',
      'Jeder Zug lässt sich zurücknehmen, auch das Ziehen. Nimm „Zurück“.',
    ],
    keys: 'Tasten',
    other: 'Der Zug ist zurückgenommen: Dieser ist noch nicht dran.',
    done: 'Mehr brauchst du nicht.',
    doneSays:
      'Bring alle Karten auf die Zielstapel, vom Ass bis zum König. Dein eigenes Spiel liegt noch da wie zuvor.',
    play: 'Zu meinem Spiel',
    rules: 'Alle Regeln',
  },
};
