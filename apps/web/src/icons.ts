/** The line icons of bars and menus. */
export type IconName =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'new'
  | 'daily'
  | 'menu'
  | 'restart'
  | 'settings'
  | 'help'
  | 'share'
  | 'copy'
  | 'close'
  | 'finish'
  | 'keyboard'
  | 'pause'
  | 'giveUp'
  | 'statistics'
  | 'soundOn'
  | 'soundOff'
  | 'leftHand'
  | 'rightHand';

/**
 * Path data of each icon for `viewBox="0 0 24 24"`: `fill="none" stroke="currentColor" stroke-width="1.75"
 * stroke-linecap="round" stroke-linejoin="round"`. Decoration: the control beside it carries the name.
 */
export const ICONS: Readonly<Record<IconName, string>> = {
  undo: 'M9 13.5 4.5 9 9 4.5M4.5 9h9a6 6 0 0 1 6 6v4',
  redo: 'M15 13.5 19.5 9 15 4.5M19.5 9h-9a6 6 0 0 0-6 6v4',
  hint: 'M9.5 17.5h5M10.25 20.75h3.5M9.5 17.5c0-1.6-.7-2.5-1.7-3.6a6 6 0 1 1 8.4 0c-1 1.1-1.7 2-1.7 3.6',
  new: 'M8.5 6.25V5.5a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2h-.75M6.5 7H13a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2H6.5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z',
  daily:
    'M6 5h12a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 9.75h16M8.25 3v3.5M15.75 3v3.5M9 15l2.25 2.25 4-4.25',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  restart: 'M5.1 9.5A7.5 7.5 0 1 1 4.5 13M4.75 5v4.5h4.5',
  settings:
    'M4 7h9M17 7h3M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 12h3M11 12h9M7 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 17h8M16 17h4M12 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  help: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M9.5 9.5a2.5 2.5 0 1 1 3.8 2.15c-.85.5-1.3 1.1-1.3 2.1M12 16.75v.01',
  share:
    'M12 14.5v-11M7.75 7.75 12 3.5l4.25 4.25M7.5 11H6.5a2 2 0 0 0-2 2v5.5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V13a2 2 0 0 0-2-2h-1',
  copy: 'M10.5 8.5H18a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2zM5.75 15.4A2 2 0 0 1 4 13.5V6a2 2 0 0 1 2-2h7.5a2 2 0 0 1 1.9 1.75',
  close: 'M6 6l12 12M18 6 6 18',
  finish: 'M5 4h14M6.5 13.75 12 8.25l5.5 5.5M6.5 20 12 14.5l5.5 5.5',
  keyboard:
    'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM7 10v.01M10.33 10v.01M13.67 10v.01M17 10v.01M8.5 14h7',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  giveUp: 'M5.5 21V4M5.5 4.75c4.3-2.5 8.7 2.5 13 0v9c-4.3 2.5-8.7-2.5-13 0',
  statistics: 'M4 20h16M7 16.25V11.5M12 16.25V5M17 16.25V8.5',
  soundOn: 'M11 5.5 6.75 9H4v6h2.75L11 18.5zM14.75 9.25a4 4 0 0 1 0 5.5M17.5 6.5a8 8 0 0 1 0 11',
  soundOff: 'M11 5.5 6.75 9H4v6h2.75L11 18.5zM15 9.25l5.5 5.5M20.5 9.25 15 14.75',
  leftHand:
    'M16 13V6a1.5 1.5 0 0 0-3 0v5M13 11V4.5a1.5 1.5 0 0 0-3 0V11M10 11V6a1.5 1.5 0 0 0-3 0v5.5M7 11.5v-2a1.5 1.5 0 0 0-3 0v5a6.25 6.25 0 0 0 6.25 6.25h1.25c2 0 3.4-.8 4.6-2.3l3.5-4.5a1.5 1.5 0 0 0-2.3-1.9L16 13.5',
  rightHand:
    'M8 13V6a1.5 1.5 0 0 1 3 0v5M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v5.5M17 11.5v-2a1.5 1.5 0 0 1 3 0v5a6.25 6.25 0 0 1-6.25 6.25H12.5c-2 0-3.4-.8-4.6-2.3l-3.5-4.5a1.5 1.5 0 0 1 2.3-1.9L8 13.5',
};
