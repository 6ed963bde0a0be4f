export type { About } from './about.ts';
export {
  BOARD_PERIODS,
  type Board,
  type BoardPeriod,
  type BoardQuery,
  MOST_PLACES,
  PAGE_PLACES,
  type Place,
} from './boards.ts';
export type { Ceremony, Erased, Join, Me, PasskeyMade, PasskeyUsed } from './people.ts';
export { PROBLEM, type Problem, type ProblemWhy } from './problem.ts';
export {
  BOARD_NAMES,
  type BoardName,
  type Mark,
  MOST_ENTRIES,
  type Published,
  type Receipt,
  type Submission,
  type Ticket,
  type TicketWish,
} from './results.ts';
export { BASE, ROUTES, type Route, type RouteName } from './routes.ts';
export {
  type Authorization,
  authorizationText,
  KEY_ALGORITHM,
  parseAuthorization,
  SIGN_ALGORITHM,
  SIGNATURE_LIFE,
  type Signed,
  signedText,
} from './signing.ts';
export {
  MOST_KEPT,
  MOST_LETTERS,
  MOST_STATES,
  type Numbered,
  type State,
  SYNC_KINDS,
  type Sync,
  type Synced,
  type SyncKind,
} from './sync.ts';
