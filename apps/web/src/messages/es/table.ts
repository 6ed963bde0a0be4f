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

const RANKS = ['as', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jota', 'reina', 'rey'];
const SUIT_WORDS = {
  spades: 'picas',
  hearts: 'corazones',
  diamonds: 'diamantes',
  clubs: 'tréboles',
} as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
const isFeminine = (rank: number): boolean => rank === 11 || rank === 12;
export const card = (of: Card): string => `${RANKS[rankOf(of) - 1]} de ${suit(of)}`;
export const the = (of: Card): string => `${isFeminine(rankOf(of)) ? 'la' : 'el'} ${card(of)}`;
/** "un 8 negro", "una reina negra": what a card lies on. */
const wanted = (of: Card, withColor: boolean): string => {
  const rank = rankOf(of) + 1;
  const end = isFeminine(rank) ? 'a' : 'o';
  const color = withColor ? ` ${isRed(of) ? 'negr' : 'roj'}${end}` : '';
  return `${isFeminine(rank) ? 'una' : 'un'} ${RANKS[rank - 1]}${color}`;
};
const wantedInSuit = (of: Card): string => {
  const rank = rankOf(of) + 1;
  return `${isFeminine(rank) ? 'la' : 'el'} ${RANKS[rank - 1]}`;
};

export const pile = (of: PileId): string => {
  if (of === 'w') return 'descarte';
  if (of === 's') return 'mazo';
  return isColumn(of) ? `columna ${columnIndexOf(of) + 1}` : `base de ${SUIT_WORDS[suitOfFoundation(of)]}`;
};
const thePile = (of: PileId): string => `${of === 'w' || of === 's' ? 'el' : 'la'} ${pile(of)}`;
export const toPile = (of: PileId): string =>
  of === 'w' || of === 's' ? `al ${pile(of)}` : `a la ${pile(of)}`;
const isOne = oneIn('es');
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${isOne(count) ? one : more}`;
export const cards = (count: number): string => counted(count, 'carta', 'cartas');
export const moves = (count: number): string => counted(count, 'jugada', 'jugadas');
export const passes = (count: number): string => counted(count, 'vuelta', 'vueltas');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Spanish. */
export const messages: Messages = {
  language: 'es',
  card,
  pile,
  table: {
    name: 'Mesa',
    openCard: (of, on, cardsOn) =>
      `${card(of)}, ${pile(on)}${cardsOn > 0 ? `, ${cards(cardsOn)} encima` : ''}`,
    pile: (of, count) =>
      `${pile(of)}, ${count === 0 ? (of === 'w' || of === 's' ? 'vacío' : 'vacía') : cards(count)}`,
  },
  games: {
    KL: { name: 'Klondike', says: 'El clásico, con mazo y descarte.' },
    TF: { name: 'Thoughtful', says: 'Klondike con todas las cartas de las columnas a la vista.' },
    RU: { name: 'Russian', says: 'Se mueven grupos enteros; se apila por palo.' },
    YU: { name: 'Yukon', says: 'Se mueven grupos enteros; rojo sobre negro.' },
  },
  bar: {
    name: 'Partida',
    time: 'Tiempo',
    moves: 'Jugadas',
    score: 'Puntos',
    shareCode: (code) => `Compartir el código ${code}`,
  },
  actions: {
    name: 'Botones',
    undo: 'Deshacer',
    redo: 'Rehacer',
    hint: 'Pista',
    new: 'Nueva',
    restart: 'Repetir',
    finish: 'Terminar',
    menu: 'Menú',
    close: 'Cerrar',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: 'no queda espacio',
      closed: 'hay una versión más nueva abierta en otra pestaña',
      deleted: 'el navegador ha borrado o cerrado su almacén',
    },
    notSaved: (reason) => `No guardado: ${reason}. Puedes seguir jugando.`,
    memoryOnly: 'Este navegador no guarda nada: la partida dura hasta que se cierre la página.',
    setAside: (count) =>
      count > 0
        ? `Una parte de la partida guardada no se podía leer y se ha apartado. Sigue después de ${moves(count)}.`
        : 'Una partida guardada no se podía leer y se ha apartado.',
    otherTab: 'Esta partida está abierta en otra pestaña.',
    wentElsewhere: 'La partida ha seguido en otra pestaña.',
    playHere: 'Jugar aquí',
    notLoaded: 'No se ha podido cargar esta parte. Inténtalo de nuevo cuando tengas conexión.',
  },
  refusals: {
    gameWon: () => 'Esta partida está ganada.',
    noSuchPile: () => 'Ese montón no existe en este juego.',
    noStock: () => 'Este juego no tiene mazo.',
    stockEmpty: () => 'El mazo está vacío.',
    nothingToRedeal: () => 'El mazo y el descarte están vacíos.',
    stockNotEmpty: ({ left }) => `${left === 1 ? 'Queda' : 'Quedan'} ${cards(left)} en el mazo.`,
    noPassLeft: ({ passes: allowed }) => `No quedan vueltas: este juego permite ${passes(allowed)}.`,
    badCount: () => 'No se pueden mover tantas cartas.',
    samePile: () => 'Las cartas ya están ahí.',
    fromStock: () => 'Las cartas del mazo se roban, no se mueven.',
    ontoStock: () => 'Nada vuelve al mazo.',
    ontoWaste: () => 'El descarte solo recibe cartas del mazo.',
    emptyPile: ({ pile: of }) =>
      `${capital(thePile(of))} está ${of === 'w' || of === 's' ? 'vacío' : 'vacía'}.`,
    tooFewCards: ({ found }) => `Ahí solo hay ${cards(found)}.`,
    faceDown: () => 'Una carta tapada no se puede mover.',
    onlyTopCard: ({ pile: of }) =>
      `Solo se puede mover la carta superior ${of === 'w' ? 'del descarte' : 'de la base'}.`,
    notARun: ({ card: of, onto, building }) =>
      `Grupo sin orden: ${the(of)} no va sobre ${the(onto)}${building === 'alternateColor' ? ', alternando colores' : ''}.`,
    groupTooLarge: ({ limit }) => `Se mueven ${cards(limit)} a la vez como máximo.`,
    oneCardHome: () => 'A una base va una sola carta cada vez.',
    wrongFoundation: ({ card: of }) => `${capital(the(of))} va en la base de ${suit(of)}.`,
    notNextHome: ({ wanted: next }) => `La base espera ${the(next)}.`,
    vacancyWantsKing: () => 'Una columna vacía solo acepta un rey.',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'Un rey solo va en una columna vacía.';
      if (building === 'sameSuit')
        return `${capital(the(of))} solo va sobre ${wantedInSuit(of)} del mismo palo.`;
      return `${capital(the(of))} solo va sobre ${wanted(of, building === 'alternateColor')}.`;
    },
    nothingToUndo: () => 'No hay nada que deshacer.',
    undoLimit: ({ limit }) => `Se deshacen ${limit} acciones como máximo.`,
    nothingToRedo: () => 'No hay nada que rehacer.',
    cannotFinish: () => 'La partida aún no se puede terminar.',
  },
  said: {
    dealt: (game, code) => `${game}, ${code}, repartido.`,
    opened: (game, count) => `${game}, después de ${moves(count)}.`,
    carried: (of, count, _from, to) =>
      `${capital(the(of))}${count > 1 ? ` y ${cards(count - 1)}` : ''} ${toPile(to)}.`,
    turnedUp: (of, on) => `${capital(thePile(on))} muestra ${the(of)}.`,
    drew: (drawn) => `Robado: ${drawn.map(card).join(', ')}.`,
    redealt: (count) => `Descarte vuelto: ${cards(count)} en el mazo.`,
    finished: (count) => `${cards(count)} a las bases.`,
    undone: 'Deshecho.',
    redone: 'Rehecho.',
    score: (score) => `${counted(score, 'punto', 'puntos')}.`,
    moveCount: (count) => `${moves(count)}.`,
    selected: (of, on) => `${capital(the(of))}${on > 0 ? ` y ${cards(on)}` : ''} en la mano.`,
    places: (count) => (count === 0 ? 'No tiene sitio.' : `${counted(count, 'sitio', 'sitios')}.`),
    dropped: 'Devuelto.',
    won: (score) => `Ganada, con ${counted(score, 'punto', 'puntos')}.`,
  },
};
