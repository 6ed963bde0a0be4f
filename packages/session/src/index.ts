export {
  askablePiles,
  type Movable,
  type Movables,
  movablesOf,
  type Sight,
  sightOf,
  type Whereabouts,
  whereIs,
} from './asking.ts';
export {
  type Boards,
  boardsOf,
  isIn,
  PERIODS,
  type Period,
  type RankedDays,
  type RankedGame,
} from './boards.ts';
export {
  type Branches,
  branchesOf,
  type LeftLine,
  type Place,
  sessionAt,
  undosTo,
  wayTo,
} from './branches.ts';
export {
  addDays,
  addMonths,
  DAILY_OPTIONS,
  dailyCode,
  dailyNumber,
  dayNumber,
  dayOfNumber,
  daysOfMonth,
  type Month,
  monthOf,
  readDay,
  weekdayOf,
  weekOf,
} from './calendar.ts';
export { type Clock, playedAt, runClock, stopClock, stoppedClock } from './clock.ts';
export { type Day, dayOf, type Zone } from './day.ts';
export { type Hint, hintsOf } from './hint.ts';
export { claimsFault, type LicenceClaims, type LicenceFault, readClaims } from './licence.ts';
export {
  type AttemptDeal,
  type AttemptState,
  commonEntries,
  copyName,
  goesInto,
  type Line,
  type LineEntry,
  mergeAttempts,
} from './lines.ts';
export {
  type BookmarkState,
  mergeBookmarks,
  mergeResults,
  mergeSettings,
  type ResultState,
  type SettingState,
} from './merge.ts';
export {
  type Edition,
  type GameOfDay,
  gameOfDay,
  isUnlimited,
  type Plan,
  type PlanAnswer,
  planAnswer,
  type Wish,
} from './plan.ts';
export {
  type ReplayFault,
  recordedPlay,
  recordOf,
  replay,
  verify,
} from './replay.ts';
export { type Ending, type GameResult, resultOf } from './results.ts';
export {
  type Acted,
  act,
  type Command,
  canFinish,
  FINISH,
  type LogEntry,
  type Session,
  type SessionRefusal,
  type Standing,
  type Step,
  sessionWon,
  startSession,
} from './session.ts';
export {
  type DatedResult,
  type DealTruth,
  type Figure,
  type Luck,
  type Statistics,
  statisticsOf,
  type TimeCount,
  type WeekCount,
} from './statistics.ts';
export { type DayRun, type DayStreaks, dayRuns, dayStreaks, type OnDay } from './streaks.ts';
export { bestPlace, homePlace, type TapPrefers, tableauPlace, targetsOf } from './tapping.ts';
