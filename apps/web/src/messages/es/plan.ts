import type { PlanMessages } from '../planWords.ts';

/** The plans of the freemium edition, in Spanish. */
export const messages: PlanMessages = {
  title: 'Tu plan',
  says: 'Qué es gratis, y Premium',
  free: [
    'Una partida nueva al día, desde la medianoche de tu lugar. El reto diario cuenta como una.',
    'La partida de la mesa siempre se puede terminar, volver a empezar y deshacer.',
    'Una pista por partida al momento; cada una de las demás, tras un breve aviso.',
    'La mesa Verde clásico, el reverso Carmesí y las cartas estándar.',
  ],
  premium: (until) => `Premium hasta el ${until}: todo está desbloqueado.`,
  refused: {
    gameOfDay:
      'La partida nueva de hoy ya está empezada; la siguiente llega a medianoche. La de la mesa la puedes terminar, volver a empezar y deshacer cuanto quieras.',
    look: 'Este aspecto es de Premium.',
  },
  licence: 'Licencia',
  licenceSays:
    'Pega la licencia que has recibido o elige su archivo. Se comprueba aquí, sin red, y se queda en este navegador.',
  use: 'Usar la licencia',
  fromFile: 'Desde un archivo',
  remove: 'Quitar la licencia',
  accepted: (until) => `La licencia vale hasta el ${until}.`,
  faults: {
    notALicence: () => 'Esto no es una licencia. Es una línea larga de letras con dos signos de punto.',
    badSignature: () => 'Esta licencia ha sido modificada o la ha firmado otra persona.',
    otherDeployment: ({ for: deployment }) => `Esta licencia es para ${deployment}, no para este sitio.`,
    notYet: ({ from }) => `Esta licencia empieza el ${from}. ¿Va bien el reloj de este dispositivo?`,
    expired: ({ until }) => `Esta licencia terminó el ${until}.`,
    cannotCheck: () => 'Este navegador no puede comprobar licencias. Uno más nuevo sí.',
  },
  notice: {
    title: 'Un breve aviso',
    text: 'Las pistas son gratis aquí gracias a avisos como este. Con Premium no hay ninguno. No se ha cargado nada para mostrarlo, y nadie sabe que lo has visto.',
    wait: (seconds) => `La pista se puede mostrar en ${seconds} s`,
    show: 'Mostrar la pista',
  },
};
