export type {
  Arrival,
  Board,
  BoardHost,
  BoardSettings,
  BoardWords,
  Group,
  Intent,
  View,
} from './contract.ts';
