import type { DailyMessages } from '../dailyWords.ts';
import { capital, moves, one } from './table.ts';

/** The daily challenge in Dutch. */
export const daily: DailyMessages = {
  title: 'Dagelijkse uitdaging',
  wonToday: (won, of) => `Vandaag ${won} van ${of} gewonnen`,
  streak: (days) => `${days} ${one(days) ? 'dag' : 'dagen'} op rij`,
  streakSays: 'Win elke dag een spel om je reeks vol te houden.',
  noStreakSays: 'Win vandaag een spel om een dagreeks te beginnen.',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  dealsOfToday: (date) => `Vandaag, ${date}`,
  dealsOf: capital,
  sameForAll: 'Voor iedereen dezelfde kaarten. Niet gecontroleerd op winbaarheid.',
  laterSays: 'Een dag die voorbij is: wat je nu wint, geldt als later gewonnen.',
  play: 'Spelen',
  goOn: (count) => `Verder spelen (${moves(count)} gedaan)`,
  playAgain: 'Nog een keer spelen',
  onTable: 'op tafel',
  won: { onDay: 'gewonnen', later: 'later gewonnen' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}, vandaag` : date,
      ...(onDay.length > 0 ? [`gewonnen: ${onDay.join(', ')}`] : []),
      ...(later.length > 0 ? [`later gewonnen: ${later.join(', ')}`] : []),
    ].join('; '),
  legend: { onDay: 'Op de dag zelf begonnen en gewonnen', later: 'Later gewonnen' },
  draw: 'Klondike en Thoughtful',
  rule: 'Russian',
  dealt: (game, date) => `Dagelijkse uitdaging van ${date}: ${game}.`,
  notStored: 'Deze browser bewaart niets; er kan dus geen dag worden gemarkeerd.',
  week: {
    title: 'Eerste winst van vandaag',
    days: (won) => `Deze week ${won} van 7 dagen gewonnen`,
    day: (weekday, won) => `${weekday}: ${won ? 'gewonnen' : 'niet gewonnen'}`,
  },
};
