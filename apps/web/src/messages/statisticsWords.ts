/** A figure with what it counts, in a line of its own. */
interface Counted {
  readonly name: string;
  readonly counts: string;
}

/** The sentences of the statistics and of the lists of one's best games. */
export interface StatisticsMessages {
  readonly title: string;
  readonly game: string;
  readonly options: string;
  readonly allOptions: string;
  readonly views: Readonly<Record<'figures' | 'boards', string>>;
  readonly view: string;
  readonly none: string;
  readonly played: Counted;
  readonly won: Counted;
  readonly winRate: Counted;
  readonly givenUp: Counted;
  readonly left: Counted;
  readonly inARow: {
    readonly title: string;
    readonly wins: string;
    readonly days: string;
    readonly now: string;
    readonly longest: string;
    readonly winsCount: string;
    readonly daysCount: string;
  };
  readonly luck: {
    readonly title: string;
    readonly won: (won: number, couldBeWon: number) => string;
    readonly couldNot: (games: number) => string;
    readonly notKnown: (games: number) => string;
    readonly counts: string;
  };
  /** Best and mean of won games. */
  readonly figures: {
    readonly title: string;
    readonly best: string;
    readonly mean: string;
    readonly time: string;
    readonly moves: string;
    readonly score: string;
    readonly counts: (wins: number) => string;
    readonly scoresMixed: string;
    readonly scoreUnranked: string;
  };
  readonly weeks: {
    readonly title: string;
    readonly week: string;
    readonly won: string;
    readonly notWon: string;
  };
  readonly times: {
    readonly title: string;
    readonly time: string;
    readonly won: string;
    readonly upTo: (minutes: number) => string;
    readonly between: (from: number, to: number) => string;
    readonly over: (minutes: number) => string;
  };
  readonly asTable: string;
  readonly boards: {
    readonly period: string;
    readonly periods: Readonly<Record<'day' | 'week' | 'month' | 'all', string>>;
    readonly lists: Readonly<Record<'gamesWon' | 'score' | 'fastest' | 'fewestMoves' | 'dayStreak', Counted>>;
    readonly noScore: string;
    readonly empty: string;
    readonly wins: (count: number) => string;
    readonly days: (count: number) => string;
    readonly points: (points: string) => string;
    readonly local: string;
  };
  readonly stored: (games: number) => string;
}
