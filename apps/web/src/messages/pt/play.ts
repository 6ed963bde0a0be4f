import type { PlayWords } from '../playWords.ts';
import { moves } from './table.ts';

const TOTALS = { score: 'pontos', moveCount: 'número de jogadas', won: 'ganha' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'sim' : 'não';

/** Around one game, in Portuguese. */
export const play: PlayWords = {
  moves: {
    title: 'Jogadas',
    open: 'Jogadas e marcadores',
    openSays: 'Volte a qualquer jogada; nada do que você tentou se perde',
    line: 'Este caminho',
    deal: 'A distribuição',
    none: 'Nenhuma jogada foi feita ainda.',
    here: 'aqui',
    apart: 'fora de alcance',
    apartSays: (limit) =>
      `Aqui é possível desfazer ${moves(limit)}. Um ponto anterior abre como partida à parte; esta fica.`,
    openedApart: 'Aberta como partida à parte. A outra fica em “Partidas anteriores”.',
    left: (count) => `Outros caminhos que você tentou: ${count}`,
    leftSays: 'Para voltar a um, desfaz-se até a bifurcação e as jogadas dele são refeitas.',
    leftAfter: (nth, move, length) => `Depois da jogada ${nth}: ${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `Desde a distribuição: ${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'Marcadores',
    add: 'Marcar este ponto',
    after: (count) => `Depois de ${moves(count)}`,
    name: 'Nome do marcador',
    rename: (name) => `Renomear “${name}”`,
    remove: (name) => `Excluir “${name}”`,
    keep: 'Manter',
  },
  earlier: {
    game: 'Mostrar',
    all: 'Todos os jogos',
    score: (score) => `pontos: ${score}`,
    endings: { won: 'ganha', givenUp: 'abandonada', newDeal: 'deixada' },
    daily: (day) => `Desafio do dia, ${day}`,
    older: 'Mostrar partidas mais antigas',
    noneOfThese: 'Ainda não há partidas deste jogo.',
  },
  replay: {
    name: 'Replay da partida',
    play: 'Reproduzir',
    pause: 'Pausar',
    first: 'Para a distribuição',
    back: 'Uma jogada para trás',
    on: 'Uma jogada para a frente',
    last: 'Para o fim',
  },
  share: {
    title: 'Compartilhar',
    deal: 'Esta distribuição',
    dealSays: 'Quem abre o link ou digita o código recebe as mesmas cartas.',
    code: 'Código',
    link: 'Link',
    copyCode: 'Copiar o código',
    copyLink: 'Copiar o link',
    copied: 'Copiado.',
    copyFailed: 'Não foi possível copiar. Selecione o texto e copie você mesmo.',
    send: 'Enviar…',
    qr: 'Código QR do link',
    qrSays: 'Um celular que vê isto abre a distribuição.',
    game: 'Esta partida',
    gameSays: 'Um arquivo com cada jogada. Quem o abre pode conferi-la e revê-la.',
    save: 'Salvar a partida',
    nothingToSave: 'Não há nada para salvar antes da primeira jogada.',
    open: 'Abrir arquivo de partida',
    drop: 'Solte para abrir o arquivo de partida',
    opened: (count) =>
      `Aberta do arquivo, depois de ${moves(count)}. Cada jogada foi conferida. Não conta em nenhuma estatística.`,
    openedWon:
      'Uma partida ganha: cada jogada foi conferida. Ela é mostrada aqui e não conta como vitória sua.',
    refused: 'Este arquivo não foi aberto. Nada mudou.',
  },
  dealNow: 'Dar as cartas sem esperar',
  recordFaults: {
    notJson: ({ says }) => `Não é um arquivo de partida: ${says}.`,
    laterRecord: ({ version }) =>
      `Ele vem de uma versão posterior (${version}). Recarregue o aplicativo e tente de novo.`,
    badField: ({ field, found, expected }) => `Em ${field}: há ${found}, esperava-se ${expected}.`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `Entrada ${entry}: há “${text}”, esperava-se uma jogada como c3-c5.`,
    refused: (entry, text, why) => `Entrada ${entry}: “${text}” não é permitido ali. ${why}`,
    brokenStep: ({ entry, text, expected }) => `Entrada ${entry}: há “${text}”, esperava-se ${expected}.`,
    total: ({ field, found, expected }) =>
      `No campo “${TOTALS[field]}”: há ${valueText(found)}; refeita, dá ${valueText(expected)}.`,
  },
};
