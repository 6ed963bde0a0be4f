import { ICONS } from '../icons.ts';

/** Every icon: those of the bars, and those of the sheets, which are fetched with the first sheet. */
export const SHEET_ICONS = {
  ...ICONS,
  settings:
    'M4 7h9M17 7h3M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 12h3M11 12h9M7 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 17h8M16 17h4M12 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  help: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M9.5 9.5a2.5 2.5 0 1 1 3.8 2.15c-.85.5-1.3 1.1-1.3 2.1M12 16.75v.01',
  close: 'M6 6l12 12M18 6 6 18',
  keyboard:
    'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM7 10v.01M10.33 10v.01M13.67 10v.01M17 10v.01M8.5 14h7',
  review: 'M3.5 18.5 9 10l4 5 3-7.5 4.5 5M3.5 4.5v16h17',
  moves: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  bookmark: 'M7 4h10a1 1 0 0 1 1 1v15l-6-4.5L6 20V5a1 1 0 0 1 1-1z',
  rename: 'M4 20l1-4L16.5 4.5a2 2 0 0 1 3 3L8 19l-4 1zM14.5 6.5l3 3',
  remove: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.25 10.5v5.5M13.75 10.5v5.5',
  looks: 'M4 5h9v14H4zM13 7l7 2-3 11-4-1M8.5 9v6',
  daily:
    'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM4 10h16M8.5 3.5v4M15.5 3.5v4M9 15l2.2 2.2 4-4.2',
  statistics: 'M4 20h16M6.5 20v-6M12 20V5M17.5 20v-9.5',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  first: 'M6 5v14M18 5.5 9.5 12l8.5 6.5z',
  last: 'M18 5v14M6 5.5l8.5 6.5L6 18.5z',
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  share: 'M12 14.5V4M8 7.75 12 4l4 3.75M5 12.5V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-6.5',
  check: 'M5 12.5l4.75 4.75L19 7.5',
  ask: 'M5.5 5h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7L7 19.5V16H5.5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10.2 8.9a1.9 1.9 0 1 1 2.8 1.7c-.65.35-1 .75-1 1.4M12 13.9v.01',
  earlier: 'M5.1 9.5A7.5 7.5 0 1 1 4.5 13M4.75 5v4.5h4.5M12 8.5V13l3 1.75',
  lesson: 'M2.5 9.75 12 5.5l9.5 4.25L12 14zM6.5 11.75v4.5c3.1 2.2 7.9 2.2 11 0v-4.5M21.5 9.75v5',
  plan: 'M12 4l2.4 5 5.6.75-4.05 3.85 1 5.4L12 16.4 7.05 19l1-5.4L4 9.75 9.6 9z',
  boards: 'M4 20h16M4.5 20v-7h5v7M9.5 20V6h5v14M14.5 20v-10h5v10',
  account: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  device:
    'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM11 17.5h2',
  key: 'M4 15a4 4 0 1 0 8 0 4 4 0 1 0-8 0M11 12.2 19 4.5M15.5 8l3 3',
  leave: 'M13.5 4.5H6v15h7.5M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  giveUp: 'M5.5 21V4M5.5 4.75c4.3-2.5 8.7 2.5 13 0v9c-4.3 2.5-8.7-2.5-13 0',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof SHEET_ICONS;
