import { EXAMPLE_CODE } from '@geduld/notation';
import { capital, cards, counted, moves, passes, the } from './fr.ts';
import type { DialogMessages } from './messages.ts';

/** The dialogs in French. */
export const messages: DialogMessages = {
  menu: {
    title: 'Menu',
    restart: 'Recommencer cette partie',
    restartSays: 'Les mêmes cartes, depuis le début',
    giveUp: 'Abandonner',
    giveUpSays: 'Termine cette partie et en distribue une autre',
    earlier: 'Parties précédentes',
    settings: 'Réglages',
    keys: 'Touches',
    version: (version) => `Geduld ${version}`,
  },
  newGame: {
    title: 'Nouvelle partie',
    game: 'Jeu',
    draw: 'Tirage',
    draw1: '1 carte',
    draw3: '3 cartes',
    scoring: 'Score',
    standard: 'Standard',
    vegas: 'Vegas',
    cumulative: 'Vegas cumulé',
    passes: 'Passages',
    unlimited: 'Illimités',
    strict: (count) => `Strict : ${passes(count)}`,
    passCount: passes,
    vegasPasses: (count) => `Vegas permet ${passes(count)} dans la pioche.`,
    anyVacancy: 'Toute carte sur une colonne vide',
    anyVacancySays: 'Une règle maison ; sinon, seul un roi',
    level: 'Niveau',
    easy: 'Facile (1 carte)',
    hard: 'Difficile (3 cartes)',
    rule: 'Règle',
    classic: 'Classique',
    classicSays: 'Même couleur',
    relaxed: 'Souple',
    relaxedSays: 'Couleurs mélangées',
    deal: 'Distribuer',
    byCode: 'Jouer une donne précise',
    codeLabel: 'Code, ou les 52 cartes d’une donne',
    codeSays: `Un code comme ${EXAMPLE_CODE}, ou 52 cartes comme QH 10S : d’abord les colonnes, puis la pioche.`,
    open: 'Ouvrir',
  },
  settings: {
    title: 'Réglages',
    groups: { play: 'Jeu', table: 'Table', bar: 'Barre', app: 'Application', data: 'Parties conservées' },
    language: 'Langue',
    automatic: 'Automatique',
    choices: {
      theme: { name: 'Apparence', values: { auto: 'Automatique', light: 'Claire', dark: 'Sombre' } },
      speed: { name: 'Vitesse', values: { off: 'Sans', quick: 'Vive', normal: 'Normale', calm: 'Calme' } },
      stockSide: { name: 'Pioche', values: { auto: 'Automatique', left: 'À gauche', right: 'À droite' } },
      faces: {
        name: 'Cartes',
        values: { auto: 'Automatique', standard: 'Standard', largeIndex: 'Grand index' },
      },
      tapPrefers: {
        name: 'Un toucher préfère',
        values: { safe: 'La fondation si c’est sûr', foundation: 'La fondation', columns: 'Les colonnes' },
      },
      announcements: { name: 'Annonces', values: { low: 'Peu', normal: 'Normales', full: 'Toutes' } },
    },
    switches: {
      largePrint: { name: 'Gros caractères' },
      placementHelp: { name: 'Aide au placement', explains: 'Les places possibles s’éclairent' },
      interactiveRules: {
        name: 'Règles interactives',
        explains: 'Un coup refusé dit la règle qui l’interdit',
      },
      autoPlace: { name: 'Placement automatique', explains: 'Au lâcher, l’application choisit la place' },
      doubleTap: { name: 'Double toucher', explains: 'Cherche une place dans le tableau' },
      autoFinish: { name: 'Bouton Finir', explains: 'Paraît quand toutes les cartes peuvent rentrer' },
      hideTime: { name: 'Cacher le temps' },
      hideScore: { name: 'Cacher le score' },
      hideMoves: { name: 'Cacher les coups' },
    },
    storage: {
      kept: 'Ce navigateur a promis de garder vos parties.',
      mayBeCleared:
        'Ce navigateur peut effacer vos parties si la place manque. Exportez-les de temps en temps.',
      memoryOnly: 'Ce navigateur ne garde rien : les parties durent jusqu’à la fermeture de la page.',
      unknown: 'Ce navigateur ne dit pas s’il garde vos parties.',
      ask: 'Demander de les garder',
    },
    exportAll: 'Tout exporter',
    importAll: 'Importer',
    imported: (count) => `Importé. ${counted(count, 'partie', 'parties')} dans le fichier.`,
  },
  earlier: {
    title: 'Parties précédentes',
    none: 'Les parties commencées se trouveront ici.',
    moves,
    won: 'gagnée',
    current: 'sur la table',
  },
  keys: {
    title: 'Touches',
    rows: [
      ['← → ↑ ↓', 'De carte en carte'],
      ['Entrée, espace', 'Prendre et poser'],
      ['1 – 7', 'D’une colonne à l’autre'],
      ['S, W, F', 'Pioche, défausse, fondations'],
      ['Échap', 'Reposer'],
      ['Z', 'Annuler'],
      ['Y', 'Rétablir'],
      ['E', 'Finir'],
      ['N', 'Nouvelle partie'],
      ['?', 'Ces touches'],
    ],
  },
  win: {
    title: 'Gagné !',
    score: 'Score',
    bonus: 'Bonus de temps',
    total: 'Total',
    time: 'Temps',
    moves: 'Coups',
    again: 'Les mêmes cartes encore',
    newGame: 'Nouvelle partie',
    copyCode: 'Copier le code',
  },
  link: {
    title: 'Ouvrir cette donne ?',
    says: (code) =>
      `Vous avez suivi un lien vers ${code}. La partie sur votre table reste dans « Parties précédentes ».`,
    open: 'Ouvrir',
    stay: 'Rester ici',
  },
  codeFaults: {
    noCode: () => `Pas de code trouvé. Un code ressemble à ${EXAMPLE_CODE}.`,
    unknownGame: ({ at, found }) =>
      `Caractère ${at + 1} : « ${found} » n’est pas un jeu. Attendu KL, TF, RU ou YU, comme dans ${EXAMPLE_CODE}.`,
    laterVersion: ({ version }) =>
      `Ce code vient d’une version plus récente (${version}). Rechargez l’application et réessayez.`,
    badOptions: ({ at, found, expected }) =>
      `Caractère ${at + 1} : trouvé « ${found} », attendu ${expected}, comme dans ${EXAMPLE_CODE}.`,
    wrongLetter: ({ at, found }) =>
      `Caractère ${at + 1} : trouvé « ${found} », attendu une lettre A–Z, comme dans ${EXAMPLE_CODE}.`,
    wrongLength: ({ at, found, expected }) =>
      `À partir du caractère ${at + 1} : ${found} lettres trouvées, ${expected} attendues, comme dans ${EXAMPLE_CODE}.`,
    numberTooLarge: ({ at }) =>
      `À partir du caractère ${at + 1} : ces lettres ne nomment aucune donne ; la première doit venir plus tôt dans l’alphabet.`,
  },
  dealFaults: {
    notACard: ({ nth, found }) =>
      `Carte ${nth} : « ${found} » n’est pas une carte. Attendu rang et couleur, comme QH ou 10S.`,
    twice: ({ card: of, first, nth }) => `Carte ${nth} : ${the(of)} était déjà la carte ${first}.`,
    cardCount: ({ found, expected }) => `${capital(cards(found))} au lieu de ${expected}.`,
  },
  transferFaults: {
    notJson: ({ says }) => `Ce fichier n’est pas un export de Geduld : ${says}. Rien n’a changé.`,
    notOurs: () => 'Ce fichier n’est pas un export de Geduld. Rien n’a changé.',
    laterFile: ({ version }) =>
      `Ce fichier vient d’une version plus récente (${version}). Rechargez l’application et réessayez. Rien n’a changé.`,
    badPlace: ({ place, found, expected }) =>
      `À ${place} : trouvé ${found}, attendu ${expected}. Rien n’a changé.`,
  },
};
