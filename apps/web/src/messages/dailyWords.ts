/** The sentences of the daily challenge and of the days in a row. */
export interface DailyMessages {
  readonly title: string;
  /** Beside the title in the menu: how many of today's deals are won. */
  readonly wonToday: (won: number, of: number) => string;
  readonly streak: (days: number) => string;
  readonly streakSays: string;
  readonly noStreakSays: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Heads the four deals of a day; `date` is written out, "Monday 30 November". */
  readonly dealsOfToday: (date: string) => string;
  readonly dealsOf: (date: string) => string;
  readonly sameForAll: string;
  readonly laterSays: string;
  readonly play: string;
  readonly goOn: (moves: number) => string;
  readonly playAgain: string;
  readonly onTable: string;
  readonly won: Readonly<Record<'onDay' | 'later', string>>;
  /** Names a day of the calendar, with the games that were won on it and those that were won later. */
  readonly day: (date: string, today: boolean, onDay: readonly string[], later: readonly string[]) => string;
  readonly legend: Readonly<Record<'onDay' | 'later', string>>;
  readonly draw: string;
  readonly rule: string;
  /** Said when it lies on the table. */
  readonly dealt: (game: string, date: string) => string;
  readonly notStored: string;
  readonly week: {
    readonly title: string;
    readonly days: (won: number) => string;
    readonly day: (weekday: string, won: boolean) => string;
  };
}
