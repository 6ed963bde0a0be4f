/**
 * The icons of the bars, part of the first play; those of the sheets stand in `screens/sheetIcons.ts`. Each is path data
 * for `viewBox="0 0 24 24"`: `fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"
 * stroke-linejoin="round"`. Decoration: the control beside it carries the name.
 */
export const ICONS = {
  undo: 'M9 13.5 4.5 9 9 4.5M4.5 9h9a6 6 0 0 1 6 6v4',
  redo: 'M15 13.5 19.5 9 15 4.5M19.5 9h-9a6 6 0 0 0-6 6v4',
  hint: 'M9.5 17.5h5M10.25 20.75h3.5M9.5 17.5c0-1.6-.7-2.5-1.7-3.6a6 6 0 1 1 8.4 0c-1 1.1-1.7 2-1.7 3.6',
  new: 'M8.5 6.25V5.5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2h-.75M6.5 7H13a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2H6.5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  restart: 'M5.1 9.5A7.5 7.5 0 1 1 4.5 13M4.75 5v4.5h4.5',
  finish: 'M5 4h14M6.5 13.75 12 8.25l5.5 5.5M6.5 20 12 14.5l5.5 5.5',
} as const;

/** The name of an icon of a bar. */
export type BarIconName = keyof typeof ICONS;
