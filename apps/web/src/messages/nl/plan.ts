import type { PlanMessages } from '../planWords.ts';

/** The plans of the freemium edition, in Dutch. */
export const messages: PlanMessages = {
  title: 'Je abonnement',
  says: 'Wat gratis is, en Premium',
  free: [
    'Eén nieuw spel per dag, vanaf middernacht waar je bent. De dagelijkse uitdaging is er zo een.',
    'Het spel op tafel kan altijd worden afgemaakt, herbegonnen en hersteld.',
    'Eén hint per spel meteen; elke volgende na een korte mededeling.',
    'De tafel Klassiek groen, de rug Karmozijn en de standaardkaarten.',
  ],
  premium: (until) => `Premium tot en met ${until}: alles is ontgrendeld.`,
  refused: {
    gameOfDay:
      'Het nieuwe spel van vandaag is al begonnen; het volgende komt om middernacht. Het spel op tafel kun je afmaken, herbeginnen en herstellen zo vaak je wilt.',
    look: 'Dit uiterlijk hoort bij Premium.',
  },
  licence: 'Licentie',
  licenceSays:
    'Plak de licentie die je hebt gekregen, of kies het bestand. Ze wordt hier gecontroleerd, zonder netwerk, en blijft in deze browser.',
  use: 'Licentie gebruiken',
  fromFile: 'Uit een bestand',
  remove: 'Licentie verwijderen',
  accepted: (until) => `De licentie geldt tot en met ${until}.`,
  faults: {
    notALicence: () => 'Dit is geen licentie. Ze is één lange regel letters met twee punten erin.',
    badSignature: () => 'Deze licentie is veranderd, of door iemand anders ondertekend.',
    otherDeployment: ({ for: deployment }) => `Deze licentie is voor ${deployment}, niet voor deze site.`,
    notYet: ({ from }) => `Deze licentie begint op ${from}. Staat de klok van dit apparaat goed?`,
    expired: ({ until }) => `Deze licentie is op ${until} afgelopen.`,
    cannotCheck: () => 'Deze browser kan geen licenties controleren. Een nieuwere wel.',
  },
  notice: {
    title: 'Een korte mededeling',
    text: 'Hints zijn hier gratis dankzij mededelingen als deze. Met Premium zijn er geen. Er is niets voor opgehaald, en niemand hoort dat je haar zag.',
    wait: (seconds) => `De hint kan over ${seconds} s worden getoond`,
    show: 'Hint tonen',
  },
};
