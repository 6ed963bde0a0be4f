export type {
  Arrival,
  Board,
  BoardHost,
  BoardSettings,
  BoardWords,
  Group,
  Intent,
  Looks,
  View,
} from './contract.ts';
export { createBoard } from './createBoard.ts';
export type { BackId, FaceId, TableId } from './designs/catalogue.ts';
export type { LooksChoice } from './designs/wardrobe.ts';
export {
  type BackDesign,
  type CardLetters,
  type FaceDesign,
  svgDataUrl,
  svgDocument,
} from './faceDesign.ts';
export { openWardrobe } from './loadDesigns.ts';
export { SUIT_PATHS } from './suitPaths.ts';
export type { TableDesign } from './tables.ts';
