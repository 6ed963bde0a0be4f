import type { PlanMessages } from '../planWords.ts';

/** The plans of the freemium edition, in Italian. */
export const messages: PlanMessages = {
  title: 'Il tuo piano',
  says: 'Che cosa è gratis, e Premium',
  free: [
    'Una nuova partita al giorno, dalla mezzanotte del tuo luogo. La sfida del giorno conta come una.',
    'La partita sul tavolo si può sempre finire, ricominciare e annullare.',
    'Un consiglio per partita subito; ogni altro dopo un breve avviso.',
    'Il tavolo Verde classico, il dorso Cremisi e le carte normali.',
  ],
  premium: (until) => `Premium fino al ${until}: tutto è sbloccato.`,
  refused: {
    gameOfDay:
      'La nuova partita di oggi è già iniziata; la prossima arriva a mezzanotte. Quella sul tavolo puoi finirla, ricominciarla e annullarla quanto vuoi.',
    look: 'Questo aspetto fa parte di Premium.',
  },
  licence: 'Licenza',
  licenceSays:
    'Incolla la licenza che hai ricevuto o scegli il suo file. Viene controllata qui, senza rete, e resta in questo browser.',
  use: 'Usa la licenza',
  fromFile: 'Da un file',
  remove: 'Togli la licenza',
  accepted: (until) => `La licenza vale fino al ${until}.`,
  faults: {
    notALicence: () => 'Questa non è una licenza. È una lunga riga di lettere con due punti fermi.',
    badSignature: () => 'Questa licenza è stata modificata o firmata da qualcun altro.',
    otherDeployment: ({ for: deployment }) => `Questa licenza è per ${deployment}, non per questo sito.`,
    notYet: ({ from }) => `Questa licenza inizia il ${from}. L’orologio di questo dispositivo è giusto?`,
    expired: ({ until }) => `Questa licenza è finita il ${until}.`,
    cannotCheck: () => 'Questo browser non può controllare le licenze. Uno più recente sì.',
  },
  notice: {
    title: 'Un breve avviso',
    text: 'Qui i consigli sono gratis grazie ad avvisi come questo. Con Premium non ce ne sono. Per mostrarlo non è stato caricato niente, e nessuno sa che l’hai visto.',
    wait: (seconds) => `Il consiglio si può mostrare tra ${seconds} s`,
    show: 'Mostra il consiglio',
  },
};
