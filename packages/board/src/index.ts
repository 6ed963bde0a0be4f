export { BACK_DESIGNS } from './backs.ts';
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
export { createBoard } from './createBoard.ts';
export { type BackDesign, type FaceDesign, svgDataUrl, svgDocument } from './faceDesign.ts';
export { FACE_DESIGNS } from './faces.ts';
export { SUIT_PATHS } from './suitPaths.ts';
export { TABLE_DESIGNS, type TableDesign } from './tables.ts';
