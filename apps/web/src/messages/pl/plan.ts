import type { PlanMessages } from '../planWords.ts';

/** The plans of the freemium edition, in Polish. */
export const messages: PlanMessages = {
  title: 'Twój plan',
  says: 'Co jest bezpłatne, i Premium',
  free: [
    'Jedna nowa gra dziennie, od północy tam, gdzie jesteś. Wyzwanie dnia też się liczy.',
    'Grę na stole zawsze można dokończyć, zacząć od nowa i cofać.',
    'Jedna podpowiedź w grze od razu; każda kolejna po krótkim ogłoszeniu.',
    'Stół Klasyczna zieleń, rewers Karmazyn i zwykłe karty.',
  ],
  premium: (until) => `Premium do ${until}: wszystko jest odblokowane.`,
  refused: {
    gameOfDay:
      'Dzisiejsza nowa gra jest już rozpoczęta; następna pojawi się o północy. Grę na stole możesz kończyć, zaczynać od nowa i cofać, ile chcesz.',
    look: 'Ten wygląd należy do Premium.',
  },
  licence: 'Licencja',
  licenceSays:
    'Wklej otrzymaną licencję albo wybierz jej plik. Jest sprawdzana tutaj, bez sieci, i zostaje w tej przeglądarce.',
  use: 'Użyj licencji',
  fromFile: 'Z pliku',
  remove: 'Usuń licencję',
  accepted: (until) => `Licencja jest ważna do ${until}.`,
  faults: {
    notALicence: () => 'To nie jest licencja. Licencja to jeden długi wiersz liter z dwiema kropkami.',
    badSignature: () => 'Tę licencję zmieniono albo podpisał ją ktoś inny.',
    otherDeployment: ({ for: deployment }) => `Ta licencja jest dla ${deployment}, nie dla tej strony.`,
    notYet: ({ from }) => `Ta licencja zaczyna się ${from}. Czy zegar tego urządzenia dobrze chodzi?`,
    expired: ({ until }) => `Ta licencja skończyła się ${until}.`,
    cannotCheck: () => 'Ta przeglądarka nie umie sprawdzać licencji. Nowsza potrafi.',
  },
  notice: {
    title: 'Krótkie ogłoszenie',
    text: 'Podpowiedzi są tu bezpłatne dzięki takim ogłoszeniom. W Premium ich nie ma. Nic dla niego nie pobrano i nikt się nie dowie, że je widać.',
    wait: (seconds) => `Podpowiedź będzie można pokazać za ${seconds} s`,
    show: 'Pokaż podpowiedź',
  },
};
