/** The line icons of bars and menus. */
export type IconName =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'new'
  | 'menu'
  | 'restart'
  | 'settings'
  | 'help'
  | 'close'
  | 'finish'
  | 'keyboard'
  | 'giveUp'
  | 'review'
  | 'moves'
  | 'bookmark'
  | 'rename'
  | 'remove'
  | 'looks';

/**
 * Path data of each icon for `viewBox="0 0 24 24"`: `fill="none" stroke="currentColor" stroke-width="1.75"
 * stroke-linecap="round" stroke-linejoin="round"`. Decoration: the control beside it carries the name.
 */
export const ICONS: Readonly<Record<IconName, string>> = {
  undo: 'M9 13.5 4.5 9 9 4.5M4.5 9h9a6 6 0 0 1 6 6v4',
  redo: 'M15 13.5 19.5 9 15 4.5M19.5 9h-9a6 6 0 0 0-6 6v4',
  hint: 'M9.5 17.5h5M10.25 20.75h3.5M9.5 17.5c0-1.6-.7-2.5-1.7-3.6a6 6 0 1 1 8.4 0c-1 1.1-1.7 2-1.7 3.6',
  new: 'M8.5 6.25V5.5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2h-.75M6.5 7H13a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2H6.5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  restart: 'M5.1 9.5A7.5 7.5 0 1 1 4.5 13M4.75 5v4.5h4.5',
  settings:
    'M4 7h9M17 7h3M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 12h3M11 12h9M7 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 17h8M16 17h4M12 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  help: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M9.5 9.5a2.5 2.5 0 1 1 3.8 2.15c-.85.5-1.3 1.1-1.3 2.1M12 16.75v.01',
  close: 'M6 6l12 12M18 6 6 18',
  finish: 'M5 4h14M6.5 13.75 12 8.25l5.5 5.5M6.5 20 12 14.5l5.5 5.5',
  keyboard:
    'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM7 10v.01M10.33 10v.01M13.67 10v.01M17 10v.01M8.5 14h7',
  review: 'M3.5 18.5 9 10l4 5 3-7.5 4.5 5M3.5 4.5v16h17',
  moves: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  bookmark: 'M7 4h10a1 1 0 0 1 1 1v15l-6-4.5L6 20V5a1 1 0 0 1 1-1z',
  rename: 'M4 20l1-4L16.5 4.5a2 2 0 0 1 3 3L8 19l-4 1zM14.5 6.5l3 3',
  remove: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.25 10.5v5.5M13.75 10.5v5.5',
  looks: 'M4 5h9v14H4zM13 7l7 2-3 11-4-1M8.5 9v6',
  giveUp: 'M5.5 21V4M5.5 4.75c4.3-2.5 8.7 2.5 13 0v9c-4.3 2.5-8.7-2.5-13 0',
};
