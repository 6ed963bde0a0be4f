import type { BackId, FaceId, TableId } from '@geduld/board';

/** The sentences about tables, backs and cards. A design without a name does not compile. */
export interface LooksMessages {
  readonly title: string;
  /** What the line of the menu says below the title. */
  readonly says: string;
  readonly table: string;
  readonly tables: Readonly<Record<TableId, string>>;
  readonly back: string;
  readonly backs: Readonly<Record<BackId, string>>;
  readonly cards: string;
  readonly faces: Readonly<Record<FaceId | 'auto', string>>;
  /** What a design is for, where the name does not tell it. */
  readonly facesSay: Readonly<Partial<Record<FaceId | 'auto', string>>>;
  readonly letters: string;
}
