import type { PlanMessages } from '../planWords.ts';

/** The plans of the freemium edition, in English. */
export const messages: PlanMessages = {
  title: 'Your plan',
  says: 'What is free, and Premium',
  free: [
    'One new game a day, from midnight where you are. The daily challenge is one.',
    'The game on the table can always be finished, restarted and undone.',
    'One hint a game at once; each further one after a short notice.',
    'The table Classic green, the back Crimson and the standard cards.',
  ],
  premium: (until) => `Premium until ${until}: everything is unlocked.`,
  refused: {
    gameOfDay:
      'Today’s new game is taken; the next one comes at midnight. The game on the table can be finished, restarted and undone as often as you like.',
    look: 'This look belongs to Premium.',
  },
  licence: 'Licence',
  licenceSays:
    'Paste the licence that you were given, or choose its file. It is checked here, without a network, and stays in this browser.',
  use: 'Use the licence',
  fromFile: 'From a file',
  remove: 'Remove the licence',
  accepted: (until) => `The licence holds until ${until}.`,
  faults: {
    notALicence: () => 'This is no licence. It is one long line of letters with two dots in it.',
    badSignature: () => 'This licence was changed, or it was signed by somebody else.',
    otherDeployment: ({ for: deployment }) => `This licence is for ${deployment}, not for this site.`,
    notYet: ({ from }) => `This licence begins on ${from}. Is the clock of this device right?`,
    expired: ({ until }) => `This licence ended on ${until}.`,
    cannotCheck: () => 'This browser cannot check licences. A newer one can.',
  },
  notice: {
    title: 'A short notice',
    text: 'Hints are free here because of notices like this one. With Premium there are none. Nothing was fetched for it, and nobody is told that you saw it.',
    wait: (seconds) => `The hint can be shown in ${seconds} s`,
    show: 'Show the hint',
  },
};
