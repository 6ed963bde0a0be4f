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

const RANKS = ['ás', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'valete', 'dama', 'rei'];
const SUIT_WORDS = { spades: 'espadas', hearts: 'copas', diamonds: 'ouros', clubs: 'paus' } as const;
const suit = (of: Card): string => SUIT_WORDS[suitOf(of)];
export const card = (of: Card): string => `${RANKS[rankOf(of) - 1]} de ${suit(of)}`;
export const the = (of: Card): string => `${rankOf(of) === 12 ? 'a' : 'o'} ${card(of)}`;
/** "um 8 preto", "uma dama preta": what a card lies on. */
const wanted = (of: Card, withColor: boolean): string => {
  const dama = rankOf(of) === 11;
  const color = isRed(of) ? (dama ? 'preta' : 'preto') : dama ? 'vermelha' : 'vermelho';
  return `${dama ? 'uma' : 'um'} ${RANKS[rankOf(of)]}${withColor ? ` ${color}` : ''}`;
};

export const pile = (of: PileId): string => {
  if (of === 'w') return 'descarte';
  if (of === 's') return 'monte';
  return isColumn(of) ? `coluna ${columnIndexOf(of) + 1}` : `fundação de ${SUIT_WORDS[suitOfFoundation(of)]}`;
};
const isMasculine = (of: PileId): boolean => of === 'w' || of === 's';
export const thePile = (of: PileId): string => `${isMasculine(of) ? 'o' : 'a'} ${pile(of)}`;
const empty = (of: PileId): string => (isMasculine(of) ? 'vazio' : 'vazia');
const isOne = oneIn('pt-BR');
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${isOne(count) ? one : more}`;
export const cards = (count: number): string => counted(count, 'carta', 'cartas');
export const moves = (count: number): string => counted(count, 'jogada', 'jogadas');
export const passes = (count: number): string => counted(count, 'volta', 'voltas');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Portuguese, as in Brazil. */
export const messages: Messages = {
  language: 'pt',
  card,
  pile,
  table: {
    name: 'Mesa',
    openCard: (of, on, cardsOn) =>
      `${card(of)}, ${pile(on)}${cardsOn > 0 ? `, ${cards(cardsOn)} por cima` : ''}`,
    pile: (of, count) => `${pile(of)}, ${count === 0 ? empty(of) : cards(count)}`,
  },
  games: {
    KL: { name: 'Klondike', says: 'O clássico, com monte e descarte.' },
    TF: { name: 'Thoughtful', says: 'Klondike com todas as cartas das colunas abertas.' },
    RU: { name: 'Russian', says: 'Movem-se grupos inteiros; constrói-se no mesmo naipe.' },
    YU: { name: 'Yukon', says: 'Movem-se grupos inteiros; vermelho sobre preto.' },
  },
  bar: {
    name: 'Partida',
    time: 'Tempo',
    moves: 'Jogadas',
    score: 'Pontos',
    shareCode: (code) => `Compartilhar o código ${code}`,
  },
  actions: {
    name: 'Botões',
    undo: 'Desfazer',
    redo: 'Refazer',
    hint: 'Dica',
    new: 'Nova',
    restart: 'Reiniciar',
    finish: 'Concluir',
    menu: 'Menu',
    close: 'Fechar',
  },
  notices: {
    saveFaults: {
      QuotaExceededError: 'não há mais espaço',
      closed: 'uma versão mais nova está aberta em outra aba',
      deleted: 'o navegador apagou ou fechou o armazenamento',
    },
    notSaved: (reason) => `Não foi salvo: ${reason}. Você pode continuar jogando.`,
    memoryOnly: 'Este navegador não guarda nada: a partida dura até a página ser fechada.',
    setAside: (count) =>
      count > 0
        ? `Uma parte da partida salva não pôde ser lida e foi separada. Ela continua depois de ${moves(count)}.`
        : 'Uma partida salva não pôde ser lida e foi separada.',
    otherTab: 'Esta partida está aberta em outra aba.',
    wentElsewhere: 'A partida continuou em outra aba.',
    playHere: 'Jogar aqui',
    notLoaded: 'Não foi possível carregar esta parte. Tente de novo quando estiver on-line.',
  },
  refusals: {
    gameWon: () => 'Esta partida está ganha.',
    noSuchPile: () => 'Essa pilha não existe neste jogo.',
    noStock: () => 'Este jogo não tem monte.',
    stockEmpty: () => 'O monte está vazio.',
    nothingToRedeal: () => 'O monte e o descarte estão vazios.',
    stockNotEmpty: ({ left }) => `Ainda ${isOne(left) ? 'resta' : 'restam'} ${cards(left)} no monte.`,
    noPassLeft: ({ passes: allowed }) => `Não há mais voltas: este jogo permite ${passes(allowed)}.`,
    badCount: () => 'Não é possível mover tantas cartas.',
    samePile: () => 'As cartas já estão aí.',
    fromStock: () => 'As cartas do monte são compradas, não movidas.',
    ontoStock: () => 'Nada volta para o monte.',
    ontoWaste: () => 'O descarte só recebe cartas do monte.',
    emptyPile: ({ pile: of }) => `${capital(thePile(of))} está ${empty(of)}.`,
    tooFewCards: ({ found }) => `Aí só há ${cards(found)}.`,
    faceDown: () => 'Uma carta fechada não pode ser movida.',
    onlyTopCard: ({ pile: of }) =>
      `Só a carta de cima ${of === 'w' ? 'do descarte' : 'da fundação'} pode ser movida.`,
    notARun: ({ card: of, onto, building }) =>
      `Grupo fora de ordem: ${the(of)} não vai sobre ${the(onto)}${building === 'alternateColor' ? ', alternando as cores' : ''}.`,
    groupTooLarge: ({ limit }) => `No máximo ${cards(limit)} de uma vez.`,
    oneCardHome: () => 'Uma fundação recebe uma carta por vez.',
    wrongFoundation: ({ card: of }) => `${capital(the(of))} vai para a fundação de ${suit(of)}.`,
    notNextHome: ({ wanted: next }) => `A fundação espera ${the(next)}.`,
    vacancyWantsKing: () => 'Uma coluna vazia só aceita um rei.',
    doesNotBuild: ({ card: of, building }) => {
      if (rankOf(of) === 13) return 'Um rei só vai para uma coluna vazia.';
      if (building === 'sameSuit')
        return `${capital(the(of))} só vai sobre ${rankOf(of) === 11 ? 'a' : 'o'} ${RANKS[rankOf(of)]} do mesmo naipe.`;
      return `${capital(the(of))} só vai sobre ${wanted(of, building === 'alternateColor')}.`;
    },
    nothingToUndo: () => 'Não há nada para desfazer.',
    undoLimit: ({ limit }) => `Só as últimas ${limit} ações podem ser desfeitas.`,
    nothingToRedo: () => 'Não há nada para refazer.',
    cannotFinish: () => 'A partida ainda não pode ser concluída.',
  },
  said: {
    dealt: (game, code) => `${game}, ${code}, cartas dadas.`,
    opened: (game, count) => `${game}, depois de ${moves(count)}.`,
    carried: (of, count, _from, to) =>
      `${capital(the(of))}${count > 1 ? ` e ${cards(count - 1)}` : ''} para ${thePile(to)}.`,
    turnedUp: (of, on) => `${capital(thePile(on))} mostra ${the(of)}.`,
    drew: (drawn) => `Do monte: ${drawn.map(card).join(', ')}.`,
    redealt: (count) => `Descarte virado: ${cards(count)} no monte.`,
    finished: (count) => `${cards(count)} para as fundações.`,
    undone: 'Desfeito.',
    redone: 'Refeito.',
    score: (score) => `${counted(score, 'ponto', 'pontos')}.`,
    moveCount: (count) => `${moves(count)}.`,
    selected: (of, on) => `${capital(the(of))}${on > 0 ? ` e ${cards(on)}` : ''} na mão.`,
    places: (count) => (count === 0 ? 'Nenhum lugar serve.' : `${counted(count, 'lugar', 'lugares')}.`),
    dropped: 'Devolvido.',
    won: (score) => `Vitória, com ${counted(score, 'ponto', 'pontos')}.`,
  },
};
