/** How many face-down and then face-up cards a column is dealt, from the bottom. */
export interface OracleShape {
  readonly down: number;
  readonly up: number;
}

/** The four games by their code letters (C2). */
export type OracleName = 'KL' | 'TF' | 'RU' | 'YU';

/**
 * One game with its options, as the oracle sees it. A small pack is such an object with other `ranks` and
 * `columns`: `{ ...oracleGame('KL', 'D1N'), ranks: 3, columns: [...] }`.
 */
export interface OracleGame {
  readonly game: OracleName;
  /** Cards turned by one draw (K4, T4); without meaning where nothing is left for a stock. */
  readonly draw: 1 | 3;
  /** Ways through the stock; redeals are one fewer (K5, T4). */
  readonly passes: number | 'unlimited';
  /** What an empty column takes: a card of the top rank, or any card (K3, T3, R5). */
  readonly vacancy: 'king' | 'any';
  /** What a card must be to the card one rank higher that it is put on (K2, R2, Y1). */
  readonly building: 'alternate' | 'suit' | 'anySuit';
  /** Whether cards lifted together must form a run (K2, T2) or may lie in any order (R3). */
  readonly group: 'run' | 'any';
  /** The largest group that may be lifted, if there is such a limit (R4). */
  readonly groupLimit: number | undefined;
  /** Which table of points holds: K7, K9, T5 or R7. */
  readonly scoring: 'standard' | 'vegas' | 'thoughtful' | 'russian';
  /** Ranks of each of the four suits, from the ace; the last one plays the king. */
  readonly ranks: number;
  readonly columns: readonly OracleShape[];
}

/** K1: columns of 1 to 7 cards, the end card alone open. */
const klondikeColumns: readonly OracleShape[] = [
  { down: 0, up: 1 },
  { down: 1, up: 1 },
  { down: 2, up: 1 },
  { down: 3, up: 1 },
  { down: 4, up: 1 },
  { down: 5, up: 1 },
  { down: 6, up: 1 },
];

/** T1: the same columns, all cards open. */
const thoughtfulColumns: readonly OracleShape[] = [
  { down: 0, up: 1 },
  { down: 0, up: 2 },
  { down: 0, up: 3 },
  { down: 0, up: 4 },
  { down: 0, up: 5 },
  { down: 0, up: 6 },
  { down: 0, up: 7 },
];

/** R1: one open card, then 1 to 6 face-down cards with 5 open ones on them. */
const russianColumns: readonly OracleShape[] = [
  { down: 0, up: 1 },
  { down: 1, up: 5 },
  { down: 2, up: 5 },
  { down: 3, up: 5 },
  { down: 4, up: 5 },
  { down: 5, up: 5 },
  { down: 6, up: 5 },
];

const klondike = (options: string): OracleGame => {
  const words = /^D([13])([NV])(?:P([1-9]))?(E?)$/.exec(options);
  if (!words) throw new Error(`KL has no options '${options}'`);
  const [, drawText, letter, passText, houseRule] = words;
  const draw = drawText === '3' ? 3 : 1;
  // C3 gives P "with standard scoring"; Vegas has its strict passes and no others.
  if (letter === 'V' && passText !== undefined) throw new Error(`KL has no options '${options}': V with P`);
  const strictPasses = draw === 1 ? 1 : 3;
  const standardPasses = passText === undefined ? 'unlimited' : Number(passText);
  return {
    game: 'KL',
    draw,
    passes: letter === 'V' ? strictPasses : standardPasses,
    vacancy: houseRule === 'E' ? 'any' : 'king',
    building: 'alternate',
    group: 'run',
    groupLimit: undefined,
    scoring: letter === 'V' ? 'vegas' : 'standard',
    ranks: 13,
    columns: klondikeColumns,
  };
};

const thoughtful = (options: string): OracleGame => {
  if (options !== 'D1N' && options !== 'D3N') throw new Error(`TF has no options '${options}'`);
  return {
    game: 'TF',
    draw: options === 'D3N' ? 3 : 1,
    passes: 'unlimited',
    vacancy: 'king',
    building: 'alternate',
    group: 'run',
    groupLimit: undefined,
    scoring: 'thoughtful',
    ranks: 13,
    columns: thoughtfulColumns,
  };
};

const russian = (options: string): OracleGame => {
  if (options !== 'C' && options !== 'R') throw new Error(`RU has no options '${options}'`);
  return {
    game: 'RU',
    draw: 1,
    passes: 'unlimited',
    vacancy: 'king',
    building: options === 'C' ? 'suit' : 'anySuit',
    group: 'any',
    groupLimit: 20,
    scoring: 'russian',
    ranks: 13,
    columns: russianColumns,
  };
};

const yukon = (options: string): OracleGame => {
  if (options !== 'C') throw new Error(`YU has no options '${options}'`);
  return { ...russian('C'), game: 'YU', building: 'alternate', groupLimit: undefined };
};

/**
 * The game that the letters and options of a deal code name (C2, C3), with the full pack. Throws on options that
 * the game does not have. The `X` of a long code (C6) names cards, not rules, and is not read here.
 */
export const oracleGame = (game: OracleName, options: string): OracleGame => {
  switch (game) {
    case 'KL':
      return klondike(options);
    case 'TF':
      return thoughtful(options);
    case 'RU':
      return russian(options);
    case 'YU':
      return yukon(options);
  }
};
