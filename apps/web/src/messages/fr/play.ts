import type { PlayWords } from '../playWords.ts';
import { moves } from './table.ts';

const TOTALS = { score: 'score', moveCount: 'nombre de coups', won: 'gagnée' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'oui' : 'non';

/** Around one game, in French. */
export const play: PlayWords = {
  moves: {
    title: 'Coups',
    open: 'Coups et signets',
    openSays: 'Revenir à n’importe quel coup ; rien de ce que vous avez essayé n’est perdu',
    line: 'Cette suite',
    deal: 'La donne',
    none: 'Aucun coup n’a encore été joué.',
    here: 'ici',
    apart: 'hors d’atteinte',
    apartSays: (limit) =>
      `On peut annuler ${moves(limit)} ici. Une place plus ancienne s’ouvre comme partie à part ; celle-ci reste.`,
    openedApart: 'Ouverte comme partie à part. L’autre reste dans « Parties précédentes ».',
    left: (count) => `Autres suites essayées : ${count}`,
    leftSays: 'On annule jusqu’à la bifurcation, puis ses coups sont rejoués.',
    leftAfter: (nth, move, length) => `Après le coup ${nth} : ${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `Depuis la donne : ${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'Signets',
    add: 'Mettre un signet ici',
    after: (count) => `Après ${moves(count)}`,
    name: 'Nom du signet',
    rename: (name) => `Renommer « ${name} »`,
    remove: (name) => `Supprimer « ${name} »`,
    keep: 'Garder',
  },
  earlier: {
    game: 'Montrer',
    all: 'Tous les jeux',
    score: (score) => `score ${score}`,
    endings: { won: 'gagnée', givenUp: 'abandonnée', newDeal: 'quittée' },
    daily: (day) => `Défi du ${day}`,
    older: 'Montrer les parties plus anciennes',
    noneOfThese: 'Pas encore de partie de ce jeu.',
  },
  replay: {
    name: 'Rejouer',
    play: 'Lecture',
    pause: 'Pause',
    first: 'À la donne',
    back: 'Un coup en arrière',
    on: 'Un coup en avant',
    last: 'À la fin',
  },
  share: {
    title: 'Partager',
    deal: 'Cette donne',
    dealSays: 'Qui ouvre le lien ou tape le code reçoit les mêmes cartes.',
    code: 'Code',
    link: 'Lien',
    copyCode: 'Copier le code',
    copyLink: 'Copier le lien',
    copied: 'Copié.',
    copyFailed: 'La copie n’a pas marché. Sélectionnez le texte et copiez-le vous-même.',
    send: 'Envoyer…',
    qr: 'Code QR du lien',
    qrSays: 'Un téléphone qui voit ceci ouvre la donne.',
    game: 'Cette partie',
    gameSays: 'Un fichier avec chaque coup. Qui l’ouvre peut la vérifier et la revoir.',
    save: 'Enregistrer la partie',
    nothingToSave: 'Rien à enregistrer avant le premier coup.',
    open: 'Ouvrir un fichier de partie',
    drop: 'Lâchez pour ouvrir le fichier de partie',
    opened: (count) =>
      `Ouverte depuis le fichier, après ${moves(count)}. Chaque coup a été vérifié. Elle ne compte dans aucune statistique.`,
    openedWon:
      'Une partie gagnée : chaque coup a été vérifié. Elle se voit ici et ne compte pas parmi vos victoires.',
    refused: 'Ce fichier n’a pas été ouvert. Rien n’a changé.',
  },
  dealNow: 'Distribuer sans attendre',
  recordFaults: {
    notJson: ({ says }) => `Ce n’est pas un fichier de partie : ${says}.`,
    laterRecord: ({ version }) =>
      `Il vient d’une version plus récente (${version}). Rechargez l’application et réessayez.`,
    badField: ({ field, found, expected }) => `À ${field} : trouvé ${found}, attendu ${expected}.`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `Entrée ${entry} : trouvé « ${text} », attendu un coup comme c3-c5.`,
    refused: (entry, text, why) => `Entrée ${entry} : « ${text} » n’est pas permis là. ${why}`,
    brokenStep: ({ entry, text, expected }) => `Entrée ${entry} : trouvé « ${text} », attendu ${expected}.`,
    total: ({ field, found, expected }) =>
      `Au champ « ${TOTALS[field]} » : trouvé ${valueText(found)}, rejouée elle donne ${valueText(expected)}.`,
  },
};
