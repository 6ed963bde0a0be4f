import {
  type Card,
  columnIndexOf,
  isColumn,
  isRed,
  type PileId,
  rankOf,
  suitOf,
  suitOfFoundation,
} from '@geduld/core';
import type { Messages } from '../messages.ts';
import { oneIn } from '../plural.ts';

const RANKS = ['as', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'valet', 'dame', 'roi'];
const SUIT_WORDS = { spades: 'pique', hearts: 'cœur', diamonds: 'carreau', clubs: 'trèfle' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
const rank = (of: Card): string => RANKS[rankOf(of) - 1] as string;
const above = (of: Card): string => RANKS[rankOf(of)] ?? 'roi';
export const card = (of: Card): string => `${rank(of)} de ${suit(of)}`;
export const the = (of: Card): string => {
  if (rankOf(of) === 1) return `l’${card(of)}`;
  return rankOf(of) === 12 ? `la ${card(of)}` : `le ${card(of)}`;
};
/** "un 8 noir", "une dame noire": what a card lies on. */
const wanted = (of: Card, withColor: boolean): string => {
  const dame = rankOf(of) === 11;
  const color = isRed(of) ? (dame ? 'noire' : 'noir') : 'rouge';
  return `${dame ? 'une' : 'un'} ${above(of)}${withColor ? ` ${color}` : ''}`;
};

export const pile = (of: PileId): string => {
  if (of === 'w') return 'défausse';
  if (of === 's') return 'pioche';
  return isColumn(of)
    ? `colonne ${columnIndexOf(of) + 1}`
    : `fondation de ${SUIT_WORDS[suitOfFoundation(of)]}`;
};
const isOne = oneIn('fr');
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${isOne(count) ? one : more}`;
export const cards = (count: number): string => counted(count, 'carte', 'cartes');
export const moves = (count: number): string => counted(count, 'coup', 'coups');
export const passes = (count: number): string => counted(count, 'passage', 'passages');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
  },
  actions: {
    name: 'Boutons',
    undo: 'Annuler',
    redo: 'Rétablir',
    hint: 'Indice',
    new: 'Nouvelle',
    restart: 'Rejouer',
    finish: 'Finir',
    menu: 'Menu',
    close: 'Fermer',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: 'il n’y a plus de place',
      closed: 'une version plus récente est ouverte dans un autre onglet',
      deleted: 'le navigateur a effacé ou fermé son stockage',
    },
    notSaved: (reason) => `Non conservé : ${reason}. Vous pouvez continuer.`,
    memoryOnly: 'Ce navigateur ne garde rien : cette partie dure jusqu’à la fermeture de la page.',
    setAside: (count) =>
      count > 0
        ? `Une part de la partie conservée était illisible et a été mise de côté. Elle reprend après ${moves(count)}.`
        : 'Une partie conservée était illisible et a été mise de côté.',
    otherTab: 'Cette partie est ouverte dans un autre onglet.',
    wentElsewhere: 'La partie a continué dans un autre onglet.',
    playHere: 'Jouer ici',
    notLoaded: 'Cet élément n’a pas pu être chargé. Réessayez quand vous serez en ligne.',
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
    emptyPile: ({ pile: of }) => `La ${pile(of)} est vide.`,
    tooFewCards: ({ found }) => `Il n’y a là que ${cards(found)}.`,
    faceDown: () => 'Une carte cachée ne se déplace pas.',
    onlyTopCard: ({ pile: of }) =>
      `Seule la carte du dessus de la ${of === 'w' ? 'défausse' : 'fondation'} se déplace.`,
    notARun: ({ card: of, onto, building }) =>
      `Groupe sans ordre : ${the(of)} ne va pas sur ${the(onto)}${building === 'alternateColor' ? ', rouge et noir alternés' : ''}.`,
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
  said: {
    dealt: (game, code) => `${game}, ${code}, distribué.`,
    opened: (game, count) => `${game}, après ${moves(count)}.`,
    carried: (of, count, _from, to) =>
      `${capital(the(of))}${count > 1 ? ` et ${cards(count - 1)}` : ''} sur la ${pile(to)}.`,
    turnedUp: (of, on) => `La ${pile(on)} montre ${the(of)}.`,
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
