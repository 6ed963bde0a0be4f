export { type CardFault, cardText, parseCard } from './cardText.ts';
export {
  codeText,
  type DealCode,
  LONG_LETTERS,
  longCode,
  orderOf,
  SHORT_CODES,
  SHORT_LETTERS,
  shortCode,
} from './dealCode.ts';
export { type DealFault, dealText, parseDeal } from './dealText.ts';
export { type Entry, entryText, type MoveFault, parseEntry, REDO, UNDO } from './moveText.ts';
export { type CodeFault, EXAMPLE_CODE, readCode } from './readCode.ts';
export { checkRecord, type GameRecord, parseRecord, type RecordFault, recordText } from './record.ts';
