import type { PlanMessages } from '../planWords.ts';

/** The plans of the freemium edition, in German. */
export const messages: PlanMessages = {
  title: 'Dein Tarif',
  says: 'Was kostenlos ist, und Premium',
  free: [
    'Ein neues Spiel am Tag, ab Mitternacht an deinem Ort. Die tägliche Herausforderung zählt dazu.',
    'Das Spiel auf dem Tisch lässt sich immer beenden, neu beginnen und zurücknehmen.',
    'Ein Tipp je Spiel sofort; jeder weitere nach einem kurzen Hinweis.',
    'Der Tisch Klassisches Grün, die Rückseite Karmesin und die Standardkarten.',
  ],
  premium: (until) => `Premium bis einschließlich ${until}: alles ist freigeschaltet.`,
  refused: {
    gameOfDay:
      'Das neue Spiel von heute ist schon begonnen; das nächste gibt es um Mitternacht. Das Spiel auf dem Tisch kannst du beenden, neu beginnen und zurücknehmen, so oft du willst.',
    look: 'Dieses Aussehen gehört zu Premium.',
  },
  licence: 'Lizenz',
  licenceSays:
    'Füge die Lizenz ein, die du bekommen hast, oder wähle ihre Datei. Sie wird hier geprüft, ohne Netz, und bleibt in diesem Browser.',
  use: 'Lizenz verwenden',
  fromFile: 'Aus einer Datei',
  remove: 'Lizenz entfernen',
  accepted: (until) => `Die Lizenz gilt bis einschließlich ${until}.`,
  faults: {
    notALicence: () =>
      'Das ist keine Lizenz. Sie ist eine lange Zeile aus Buchstaben mit zwei Punkten darin.',
    badSignature: () => 'Diese Lizenz wurde verändert oder von jemand anderem unterschrieben.',
    otherDeployment: ({ for: deployment }) => `Diese Lizenz ist für ${deployment}, nicht für diese Seite.`,
    notYet: ({ from }) => `Diese Lizenz beginnt am ${from}. Geht die Uhr dieses Geräts richtig?`,
    expired: ({ until }) => `Diese Lizenz endete am ${until}.`,
    cannotCheck: () => 'Dieser Browser kann keine Lizenzen prüfen. Ein neuerer kann es.',
  },
  notice: {
    title: 'Ein kurzer Hinweis',
    text: 'Tipps sind hier kostenlos dank Hinweisen wie diesem. Mit Premium gibt es keine. Dafür wurde nichts geladen, und niemand erfährt, dass du ihn gesehen hast.',
    wait: (seconds) => `Der Tipp lässt sich in ${seconds} s zeigen`,
    show: 'Tipp zeigen',
  },
};
