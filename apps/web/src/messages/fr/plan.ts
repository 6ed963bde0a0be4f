import type { PlanMessages } from '../planWords.ts';

/** The plans of the freemium edition, in French. */
export const messages: PlanMessages = {
  title: 'Votre formule',
  says: 'Ce qui est gratuit, et Premium',
  free: [
    'Une nouvelle partie par jour, à partir de minuit chez vous. Le défi du jour en est une.',
    'La partie sur la table peut toujours être finie, recommencée et annulée.',
    'Un indice par partie tout de suite ; les suivants après une courte annonce.',
    'La table Vert classique, le dos Cramoisi et les cartes standard.',
  ],
  premium: (until) => `Premium jusqu’au ${until} inclus : tout est débloqué.`,
  refused: {
    gameOfDay:
      'La nouvelle partie du jour est déjà commencée ; la prochaine vient à minuit. La partie sur la table peut être finie, recommencée et annulée autant que vous voulez.',
    look: 'Cette apparence fait partie de Premium.',
  },
  licence: 'Licence',
  licenceSays:
    'Collez la licence que vous avez reçue, ou choisissez son fichier. Elle est vérifiée ici, sans réseau, et reste dans ce navigateur.',
  use: 'Utiliser la licence',
  fromFile: 'Depuis un fichier',
  remove: 'Retirer la licence',
  accepted: (until) => `La licence est valable jusqu’au ${until} inclus.`,
  faults: {
    notALicence: () => 'Ce n’est pas une licence. C’est une longue ligne de lettres avec deux points dedans.',
    badSignature: () => 'Cette licence a été modifiée, ou signée par quelqu’un d’autre.',
    otherDeployment: ({ for: deployment }) => `Cette licence est pour ${deployment}, pas pour ce site.`,
    notYet: ({ from }) => `Cette licence commence le ${from}. L’horloge de cet appareil est-elle juste ?`,
    expired: ({ until }) => `Cette licence a pris fin le ${until}.`,
    cannotCheck: () => 'Ce navigateur ne sait pas vérifier les licences. Un plus récent le sait.',
  },
  notice: {
    title: 'Une courte annonce',
    text: 'Les indices sont gratuits ici grâce à des annonces comme celle-ci. Avec Premium, il n’y en a pas. Rien n’a été chargé pour elle, et personne ne saura que vous l’avez vue.',
    wait: (seconds) => `L’indice pourra être montré dans ${seconds} s`,
    show: 'Montrer l’indice',
  },
};
