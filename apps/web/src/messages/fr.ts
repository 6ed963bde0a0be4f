import { type Card, columnIndexOf, isColumn, type PileId, rankOf, suitOf } from '@geduld/core';
import { EXAMPLE_CODE } from '@geduld/notation';
import type { Messages } from './messages.ts';

const RANKS = ['as', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'valet', 'dame', 'roi'];
const SUIT_WORDS = { spades: 'pique', hearts: 'cœur', diamonds: 'carreau', clubs: 'trèfle' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
const rank = (of: Card): string => RANKS[rankOf(of) - 1] as string;
const above = (of: Card): string => RANKS[rankOf(of)] ?? 'roi';
const card = (of: Card): string => `${rank(of)} de ${suit(of)}`;
const red = (of: Card): boolean => suitOf(of) === 'hearts' || suitOf(of) === 'diamonds';
const the = (of: Card): string => {
  if (rankOf(of) === 1) return `l’${card(of)}`;
  return rankOf(of) === 12 ? `la ${card(of)}` : `le ${card(of)}`;
};
/** "un 8 noir", "une dame noire": what a card lies on. */
const wanted = (of: Card, withColor: boolean): string => {
  const dame = rankOf(of) === 11;
  const color = red(of) ? (dame ? 'noire' : 'noir') : 'rouge';
  return `${dame ? 'une' : 'un'} ${above(of)}${withColor ? ` ${color}` : ''}`;
};

const FOUNDATIONS = { fs: 'pique', fh: 'cœur', fd: 'carreau', fc: 'trèfle' } as const;
const pile = (of: PileId): string => {
  if (of === 'w') return 'défausse';
  if (of === 's') return 'pioche';
  return isColumn(of) ? `colonne ${columnIndexOf(of) + 1}` : `fondation de ${FOUNDATIONS[of]}`;
};
const plural = new Intl.PluralRules('fr');
const counted = (count: number, one: string, more: string): string =>
  `${count} ${plural.select(count) === 'one' ? one : more}`;
const cards = (count: number): string => counted(count, 'carte', 'cartes');
const moves = (count: number): string => counted(count, 'coup', 'coups');
const passes = (count: number): string => counted(count, 'passage', 'passages');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** French. */
export const messages: Messages = {
  language: 'fr',
  card,
  pile,
  table: {
    name: 'Table',
    openCard: (of, on, cardsOn) =>
      `${card(of)}, ${pile(on)}${cardsOn > 0 ? `, ${cards(cardsOn)} dessus` : ''}`,
    pile: (of, count) => `${pile(of)}, ${count === 0 ? 'vide' : cards(count)}`,
  },
  games: {
    KL: { name: 'Klondike', says: 'Le classique, avec pioche et défausse.' },
    TF: { name: 'Réfléchi', says: 'Le Klondike avec toutes les cartes du tableau visibles.' },
    RU: { name: 'Russian', says: 'On déplace des groupes entiers, dans la même couleur.' },
    YU: { name: 'Yukon', says: 'On déplace des groupes entiers, rouge sur noir.' },
  },
  bar: {
    name: 'Partie',
    time: 'Temps',
    moves: 'Coups',
    score: 'Score',
    shareCode: (code) => `Partager le code ${code}`,
    codeCopied: 'Code copié.',
    copyFailed: (code) => `La copie n’a pas marché. Le code est ${code}.`,
  },
  actions: {
    name: 'Boutons',
    undo: 'Annuler',
    redo: 'Rétablir',
    new: 'Nouveau',
    restart: 'Reprendre',
    finish: 'Finir',
    menu: 'Menu',
    close: 'Fermer',
    cancel: 'Retour',
  },
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
      ['1 – 7', 'Colonnes'],
      ['S, W, F', 'Pioche, défausse, fondations'],
      ['Échap', 'Reposer'],
      ['Z', 'Annuler'],
      ['Y', 'Rétablir'],
      ['N', 'Nouvelle partie'],
      ['?', 'Ces touches'],
    ],
  },
  win: {
    title: 'Gagné !',
    score: 'Score',
    bonus: 'Bonus de temps',
    total: 'Ensemble',
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
  notices: {
    notSaved: (reason) => `Non conservé : ${reason}. Vous pouvez continuer.`,
    memoryOnly: 'Ce navigateur ne garde rien : cette partie dure jusqu’à la fermeture de la page.',
    setAside: (count) =>
      count > 0
        ? `Une part de la partie conservée était illisible et a été mise de côté. Elle reprend après ${moves(count)}.`
        : 'Une partie conservée était illisible et a été mise de côté.',
    otherTab: 'Cette partie est ouverte dans un autre onglet.',
    wentElsewhere: 'La partie a continué dans un autre onglet.',
    playHere: 'Jouer ici',
  },
  refusals: {
    gameWon: () => 'Cette partie est gagnée.',
    noSuchPile: () => 'Cette pile n’existe pas dans ce jeu.',
    noStock: () => 'Ce jeu n’a pas de pioche.',
    stockEmpty: () => 'La pioche est vide.',
    nothingToRedeal: () => 'La pioche et la défausse sont vides.',
    stockNotEmpty: ({ left }) => `Il reste ${cards(left)} dans la pioche.`,
    noPassLeft: ({ passes: allowed }) => `Plus de passage : ce jeu en permet ${allowed}.`,
    badCount: () => 'On ne peut pas déplacer autant de cartes.',
    samePile: () => 'Les cartes y sont déjà.',
    fromStock: () => 'Les cartes de la pioche se tirent, elles ne se déplacent pas.',
    ontoStock: () => 'Rien ne retourne sur la pioche.',
    ontoWaste: () => 'La défausse ne reçoit que les cartes de la pioche.',
    emptyPile: ({ pile: of }) => `${capital(pile(of))} : vide.`,
    tooFewCards: ({ found }) => `Il n’y a là que ${cards(found)}.`,
    faceDown: () => 'Une carte cachée ne se déplace pas.',
    onlyTopCard: ({ pile: of }) =>
      `Seule la carte du dessus de la ${of === 'w' ? 'défausse' : 'fondation'} se déplace.`,
    notARun: ({ card: of, onto, building }) =>
      `Le groupe n’est pas ordonné : ${the(of)} ne suit pas ${the(onto)}${building === 'alternateColor' ? ' en alternant rouge et noir' : ''}.`,
    groupTooLarge: ({ limit }) => `Au plus ${cards(limit)} à la fois.`,
    oneCardHome: () => 'Une fondation prend une carte à la fois.',
    wrongFoundation: ({ card: of }) => `${capital(the(of))} va sur la fondation de ${suit(of)}.`,
    notNextHome: ({ wanted: next }) => `La fondation attend ${the(next)}.`,
    vacancyWantsKing: () => 'Une colonne vide ne prend qu’un roi.',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'Un roi ne va que sur une colonne vide.';
      if (building === 'sameSuit')
        return `${capital(the(of))} ne va que sur ${rankOf(of) === 11 ? 'la' : 'le'} ${above(of)} de la même famille.`;
      return `${capital(the(of))} ne va que sur ${wanted(of, building === 'alternateColor')}.`;
    },
    nothingToUndo: () => 'Il n’y a rien à annuler.',
    undoLimit: ({ limit }) => `On annule au plus ${limit} actions.`,
    nothingToRedo: () => 'Il n’y a rien à rétablir.',
    cannotFinish: () => 'La partie ne peut pas encore être finie.',
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
  said: {
    dealt: (game, code) => `${game}, ${code}, distribué.`,
    opened: (game, count) => `${game}, après ${moves(count)}.`,
    carried: (of, count, _from, to) =>
      `${capital(the(of))}${count > 1 ? ` et ${cards(count - 1)}` : ''} sur ${pile(to)}.`,
    turnedUp: (of, on) => `${capital(pile(on))} montre ${the(of)}.`,
    drew: (drawn) => `Tiré : ${drawn.map(card).join(', ')}.`,
    redealt: (count) => `Défausse retournée : ${cards(count)} dans la pioche.`,
    finished: (count) => `${capital(cards(count))} aux fondations.`,
    undone: 'Annulé.',
    redone: 'Rétabli.',
    score: (score) => `Score ${score}.`,
    moveCount: (count) => `${capital(moves(count))}.`,
    selected: (of, on) => `${capital(the(of))}${on > 0 ? ` et ${cards(on)}` : ''} en main.`,
    places: (count) => (count === 0 ? 'Aucune place.' : `${counted(count, 'place', 'places')}.`),
    dropped: 'Reposé.',
    won: (score) => `Gagné, avec ${score} points.`,
  },
};
