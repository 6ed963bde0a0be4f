import type { PlayWords } from '../playWords.ts';
import { moves } from './table.ts';

const TOTALS = { score: 'punti', moveCount: 'numero di mosse', won: 'vinta' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'sì' : 'no';

/** Around one game, in Italian. */
export const play: PlayWords = {
  moves: {
    title: 'Mosse',
    open: 'Mosse e segnalibri',
    openSays: 'Torna a qualsiasi mossa; niente di ciò che hai provato va perso',
    line: 'Questa strada',
    deal: 'La distribuzione',
    none: 'Nessuna mossa ancora.',
    here: 'qui',
    apart: 'fuori portata',
    apartSays: (limit) =>
      `Qui si annullano ${moves(limit)}. Un punto precedente si apre come partita a sé; questa resta.`,
    openedApart: 'Aperta come partita a sé. L’altra resta in «Partite precedenti».',
    left: (count) => `Altre strade che hai provato: ${count}`,
    leftSays: 'Per tornarci si annulla fino al bivio, poi si rifanno le sue mosse.',
    leftAfter: (nth, move, length) => `Dopo la mossa ${nth}: ${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `Dalla distribuzione: ${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'Segnalibri',
    add: 'Metti un segnalibro qui',
    after: (count) => `Dopo ${moves(count)}`,
    name: 'Nome del segnalibro',
    rename: (name) => `Rinomina «${name}»`,
    remove: (name) => `Elimina «${name}»`,
    keep: 'Conserva',
  },
  earlier: {
    game: 'Mostra',
    all: 'Tutti i giochi',
    score: (score) => `punti: ${score}`,
    endings: { won: 'vinta', givenUp: 'abbandonata', newDeal: 'lasciata' },
    daily: (day) => `Sfida del giorno, ${day}`,
    older: 'Mostra partite più vecchie',
    noneOfThese: 'Ancora nessuna partita di questo gioco.',
  },
  replay: {
    name: 'Replay della partita',
    play: 'Avvia',
    pause: 'Pausa',
    first: 'Alla distribuzione',
    back: 'Una mossa indietro',
    on: 'Una mossa avanti',
    last: 'Alla fine',
  },
  share: {
    title: 'Condividi',
    deal: 'Questa distribuzione',
    dealSays: 'Chi apre il link o scrive il codice riceve le stesse carte.',
    code: 'Codice',
    link: 'Link',
    copyCode: 'Copia il codice',
    copyLink: 'Copia il link',
    copied: 'Copiato.',
    copyFailed: 'La copia non è riuscita. Seleziona il testo e copialo tu.',
    send: 'Invia…',
    qr: 'Codice QR del link',
    qrSays: 'Un telefono che lo inquadra apre la distribuzione.',
    game: 'Questa partita',
    gameSays: 'Un file con ogni mossa. Chi lo apre può verificarla e rivederla.',
    save: 'Salva la partita',
    nothingToSave: 'Prima della prima mossa non c’è niente da salvare.',
    open: 'Apri un file di partita',
    drop: 'Rilascia per aprire il file di partita',
    opened: (count) =>
      `Aperta dal file, dopo ${moves(count)}. Ogni mossa è stata verificata. Non conta in nessuna statistica.`,
    openedWon: 'Una partita vinta: ogni mossa è stata verificata. Si vede qui e non conta come tua vittoria.',
    refused: 'Questo file non è stato aperto. Nulla è cambiato.',
  },
  dealNow: 'Distribuisci senza aspettare',
  recordFaults: {
    notJson: ({ says }) => `Non è un file di partita: ${says}.`,
    laterRecord: ({ version }) =>
      `Viene da una versione successiva (${version}). Ricarica l’applicazione e riprova.`,
    badField: ({ field, found, expected }) => `In ${field}: c’è ${found}, ci si aspettava ${expected}.`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `Voce ${entry}: c’è «${text}», ci si aspettava una mossa come c3-c5.`,
    refused: (entry, text, why) => `Voce ${entry}: lì «${text}» non è permesso. ${why}`,
    brokenStep: ({ entry, text, expected }) => `Voce ${entry}: c’è «${text}», ci si aspettava ${expected}.`,
    total: ({ field, found, expected }) =>
      `Alla voce «${TOTALS[field]}»: c’è ${valueText(found)}, rigiocandola risulta ${valueText(expected)}.`,
  },
};
