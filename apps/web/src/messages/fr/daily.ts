import type { DailyMessages } from '../dailyWords.ts';
import { capital, counted, moves } from './table.ts';

/** The daily challenge in French. */
export const daily: DailyMessages = {
  title: 'Défi du jour',
  wonToday: (won, of) => `${won} sur ${of} aujourd’hui`,
  streak: (days) => `${counted(days, 'jour', 'jours')} de suite`,
  streakSays: 'Gagnez une partie chaque jour pour garder votre série.',
  noStreakSays: 'Gagnez une partie aujourd’hui pour commencer une série.',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  dealsOfToday: (date) => `Aujourd’hui, ${date}`,
  dealsOf: capital,
  sameForAll: 'Les mêmes cartes pour tous. On ne vérifie pas si elles sont gagnables.',
  laterSays: 'Un jour passé : une victoire compte comme gagnée après coup.',
  play: 'Jouer',
  goOn: (count) => `Continuer (${moves(count)} jusqu’ici)`,
  playAgain: 'Rejouer',
  onTable: 'sur la table',
  won: { onDay: 'gagné', later: 'gagné après coup' },
  day: (date, today, onDay, later) =>
    [
      today ? `${date}, aujourd’hui` : date,
      ...(onDay.length > 0 ? [`gagné : ${onDay.join(', ')}`] : []),
      ...(later.length > 0 ? [`gagné après coup : ${later.join(', ')}`] : []),
    ].join(' ; '),
  legend: { onDay: 'Commencé le jour même et gagné', later: 'Gagné après coup' },
  draw: 'Klondike et Thoughtful',
  rule: 'Russian',
  dealt: (game, date) => `Défi du ${date} : ${game}.`,
  notStored: 'Ce navigateur ne garde rien : aucun jour ne peut être marqué.',
  week: {
    title: 'Première victoire du jour',
    days: (won) => `${counted(won, 'jour gagné', 'jours gagnés')} sur 7 cette semaine`,
    day: (weekday, won) => `${weekday} : ${won ? 'gagné' : 'pas de victoire'}`,
  },
};
