import type { PlayWords } from '../playWords.ts';
import { moves } from './table.ts';

const TOTALS = { score: 'los puntos', moveCount: 'el número de jugadas', won: 'ganada' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'sí' : 'no';

/** Around one game, in Spanish. */
export const play: PlayWords = {
  moves: {
    title: 'Jugadas',
    open: 'Jugadas y marcadores',
    openSays: 'Vuelve a cualquier jugada; nada de lo que probaste se pierde',
    line: 'Este camino',
    deal: 'El reparto',
    none: 'Aún no hay ninguna jugada.',
    here: 'aquí',
    apart: 'fuera de alcance',
    apartSays: (limit) =>
      `Aquí se deshacen ${moves(limit)}. Un punto anterior se abre como partida aparte; esta se queda.`,
    openedApart: 'Abierta como partida aparte. La otra queda en «Partidas anteriores».',
    left: (count) => `Otros caminos que probaste: ${count}`,
    leftSays: 'Para volver a uno se deshace hasta la bifurcación y se repiten sus jugadas.',
    leftAfter: (nth, move, length) => `Tras la jugada ${nth}: ${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `Desde el reparto: ${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'Marcadores',
    add: 'Poner un marcador aquí',
    after: (count) => `Tras ${moves(count)}`,
    name: 'Nombre del marcador',
    rename: (name) => `Renombrar «${name}»`,
    remove: (name) => `Borrar «${name}»`,
    keep: 'Conservar',
  },
  earlier: {
    game: 'Mostrar',
    all: 'Todos los juegos',
    score: (score) => `puntos: ${score}`,
    endings: { won: 'ganada', givenUp: 'abandonada', newDeal: 'dejada' },
    daily: (day) => `Reto diario del ${day}`,
    older: 'Mostrar partidas más antiguas',
    noneOfThese: 'Aún no hay partidas de este juego.',
  },
  replay: {
    name: 'Repetición',
    play: 'Reproducir',
    pause: 'Pausa',
    first: 'Al reparto',
    back: 'Una jugada atrás',
    on: 'Una jugada adelante',
    last: 'Al final',
  },
  share: {
    title: 'Compartir',
    deal: 'Este reparto',
    dealSays: 'Quien abra el enlace o escriba el código recibe las mismas cartas.',
    code: 'Código',
    link: 'Enlace',
    copyCode: 'Copiar el código',
    copyLink: 'Copiar el enlace',
    copied: 'Copiado.',
    copyFailed: 'No se ha podido copiar. Selecciona el texto y cópialo tú.',
    send: 'Enviar…',
    qr: 'Código QR del enlace',
    qrSays: 'Un teléfono que vea esto abre el reparto.',
    game: 'Esta partida',
    gameSays: 'Un archivo con cada jugada. Quien lo abra puede comprobarla y repasarla.',
    save: 'Guardar la partida',
    nothingToSave: 'No hay nada que guardar antes de la primera jugada.',
    open: 'Abrir un archivo de partida',
    drop: 'Suelta para abrir el archivo de partida',
    opened: (count) =>
      `Abierta desde el archivo, tras ${moves(count)}. Cada jugada se ha comprobado. No cuenta en ninguna estadística.`,
    openedWon: 'Una partida ganada: cada jugada se ha comprobado. Se ve aquí y no cuenta como victoria tuya.',
    refused: 'Este archivo no se ha abierto. Nada ha cambiado.',
  },
  dealNow: 'Repartir sin esperar',
  recordFaults: {
    notJson: ({ says }) => `No es un archivo de partida: ${says}.`,
    laterRecord: ({ version }) =>
      `Es de una versión posterior (${version}). Recarga la aplicación e inténtalo de nuevo.`,
    badField: ({ field, found, expected }) => `En ${field}: hay ${found}, se esperaba ${expected}.`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `Entrada ${entry}: hay «${text}», se esperaba una jugada como c3-c5.`,
    refused: (entry, text, why) => `Entrada ${entry}: «${text}» no se permite ahí. ${why}`,
    brokenStep: ({ entry, text, expected }) => `Entrada ${entry}: hay «${text}», se esperaba ${expected}.`,
    total: ({ field, found, expected }) =>
      `En ${TOTALS[field]}: hay ${valueText(found)}; al rehacerla sale ${valueText(expected)}.`,
  },
};
