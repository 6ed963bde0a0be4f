/** What the rules of each game are told in, in this order. `score` is made from the game itself. */
export const SECTIONS = {
  KL: ['aim', 'layout', 'columns', 'vacancy', 'homes', 'stock', 'end', 'choices', 'app', 'score', 'tips'],
  TF: ['aim', 'layout', 'columns', 'vacancy', 'homes', 'stock', 'end', 'app', 'score', 'tips'],
  RU: ['aim', 'layout', 'columns', 'groups', 'vacancy', 'homes', 'end', 'choices', 'app', 'score', 'tips'],
  YU: ['aim', 'layout', 'columns', 'groups', 'vacancy', 'homes', 'end', 'app', 'score', 'tips'],
} as const;

export type SectionName = (typeof SECTIONS)[keyof typeof SECTIONS][number];

/** Sections that are the same in every game. */
export type SharedSection = 'aim' | 'homes';

/** Sections that a game words for itself. */
export type OwnSection<Game extends keyof typeof SECTIONS> = Exclude<
  (typeof SECTIONS)[Game][number],
  SharedSection | 'score'
>;

/** The questions, in their order; the same for every game. */
export const QUESTIONS = [
  'code',
  'share',
  'winnable',
  'proven',
  'hints',
  'score',
  'undo',
  'counts',
  'daily',
  'keeping',
  'privacy',
  'keys',
  'taps',
] as const;

export type QuestionName = (typeof QUESTIONS)[number];
