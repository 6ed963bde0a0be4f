import type { PlayWords } from '../playWords.ts';
import { afterMoves, moves } from './table.ts';

const TOTALS = { score: 'punkty', moveCount: 'liczba ruchów', won: 'wygrana' } as const;
const valueText = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'tak' : 'nie';

/** Around one game, in Polish. */
export const play: PlayWords = {
  moves: {
    title: 'Ruchy',
    open: 'Ruchy i zakładki',
    openSays: 'Powrót do każdego ruchu; nic z twoich prób nie ginie',
    line: 'Ta droga',
    deal: 'Rozdanie',
    none: 'Nie wykonano jeszcze żadnego ruchu.',
    here: 'tutaj',
    apart: 'poza zasięgiem',
    apartSays: (limit) =>
      `Tutaj można cofnąć ${moves(limit)}. Wcześniejsze miejsce otworzy się jako osobna gra; ta zostaje.`,
    openedApart: 'Otwarto jako osobną grę. Tamta zostaje we „Wcześniejszych grach”.',
    left: (count) => `Inne wypróbowane drogi: ${count}`,
    leftSays: 'Powrót cofa do rozwidlenia, a potem powtarza ruchy tamtej drogi.',
    leftAfter: (nth, move, length) => `Po ruchu ${nth}: ${move} ${moves(length)}`,
    leftAtDeal: (move, length) => `Od rozdania: ${move} ${moves(length)}`,
  },
  bookmarks: {
    title: 'Zakładki',
    add: 'Dodaj zakładkę tutaj',
    after: (count) => `${afterMoves(count).replace('po', 'Po')}`,
    name: 'Nazwa zakładki',
    rename: (name) => `Zmień nazwę „${name}”`,
    remove: (name) => `Usuń „${name}”`,
    keep: 'Zachowaj',
  },
  earlier: {
    game: 'Pokaż',
    all: 'Wszystkie gry',
    score: (score) => `punkty: ${score}`,
    endings: { won: 'wygrana', givenUp: 'poddana', newDeal: 'porzucona' },
    daily: (day) => `Wyzwanie dnia, ${day}`,
    older: 'Pokaż starsze gry',
    noneOfThese: 'Nie ma jeszcze takich gier.',
  },
  replay: {
    name: 'Odtwarzanie',
    play: 'Odtwórz',
    pause: 'Wstrzymaj',
    first: 'Do rozdania',
    back: 'Ruch wstecz',
    on: 'Ruch naprzód',
    last: 'Do końca',
  },
  share: {
    title: 'Udostępnianie',
    deal: 'To rozdanie',
    dealSays: 'Kto otworzy link lub wpisze kod, dostanie te same karty.',
    code: 'Kod',
    link: 'Link',
    copyCode: 'Kopiuj kod',
    copyLink: 'Kopiuj link',
    copied: 'Skopiowano.',
    copyFailed: 'Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.',
    send: 'Wyślij…',
    qr: 'Kod QR linku',
    qrSays: 'Telefon, który to zobaczy, otworzy rozdanie.',
    game: 'Ta gra',
    gameSays: 'Plik z każdym ruchem. Kto go otworzy, może ją sprawdzić i przejrzeć.',
    save: 'Zapisz plik gry',
    nothingToSave: 'Przed pierwszym ruchem nie ma czego zapisać.',
    open: 'Otwórz plik gry',
    drop: 'Upuść, aby otworzyć plik gry',
    opened: (count) =>
      `Otwarto z pliku, ${afterMoves(count)}. Każdy ruch sprawdzono. Nie liczy się w żadnej statystyce.`,
    openedWon:
      'Wygrana gra: każdy ruch sprawdzono. Można ją tu obejrzeć, ale nie liczy się jako twoja wygrana.',
    refused: 'Tego pliku nie otwarto. Nic się nie zmieniło.',
  },
  dealNow: 'Rozdaj bez czekania',
  recordFaults: {
    notJson: ({ says }) => `To nie jest plik gry: ${says}.`,
    laterRecord: ({ version }) =>
      `Jest z późniejszej wersji (${version}). Odśwież aplikację i spróbuj ponownie.`,
    badField: ({ field, found, expected }) => `Pole ${field}: jest ${found}, oczekiwano ${expected}.`,
  },
  replayFaults: {
    unreadable: ({ entry, text }) => `Wpis ${entry}: jest „${text}”, oczekiwano ruchu takiego jak c3-c5.`,
    refused: (entry, text, why) => `Wpis ${entry}: „${text}” jest tam niedozwolone. ${why}`,
    brokenStep: ({ entry, text, expected }) => `Wpis ${entry}: jest „${text}”, oczekiwano ${expected}.`,
    total: ({ field, found, expected }) =>
      `Pole „${TOTALS[field]}”: jest ${valueText(found)}, po odtworzeniu wychodzi ${valueText(expected)}.`,
  },
};
