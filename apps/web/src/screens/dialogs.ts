import type { JSX } from 'solid-js';
import type { App } from '../app/app.ts';
import styleSheet from '../styles/dialogs.css?url';

/** A dialog over the table. */
export type Dialog = (props: { readonly app: App }) => JSX.Element;

/** Every dialog by its name; the code of each is a chunk of its own, and this list is none of the first play. */
const DIALOGS = {
  menu: async () => (await import('./Menu.tsx')).Menu,
  new: async () => (await import('./NewGame.tsx')).NewGame,
  looks: async () => (await import('./Looks.tsx')).Looks,
  settings: async () => (await import('./SettingsSheet.tsx')).SettingsSheet,
  earlier: async () => (await import('./Earlier.tsx')).Earlier,
  moves: async () => (await import('./Moves.tsx')).MovesSheet,
  ask: async () => (await import('./Ask.tsx')).Ask,
  share: async () => (await import('./Share.tsx')).ShareSheet,
  keys: async () => (await import('./Keys.tsx')).Keys,
  win: async () => (await import('./Win.tsx')).Win,
  statistics: async () => (await import('./Statistics.tsx')).Statistics,
  daily: async () => (await import('./Daily.tsx')).Daily,
  everybody: async () => (await import('./Everybody.tsx')).Everybody,
  account: async () => (await import('./Account.tsx')).Account,
  link: async () => (await import('./LinkSheet.tsx')).LinkSheet,
  deadEnd: async () => (await import('./DeadEnd.tsx')).DeadEndSheet,
  help: async () => (await import('./Help.tsx')).HelpSheet,
  lesson: async () => (await import('./Lesson.tsx')).LessonSheet,
  review: async () => (await import('./Review.tsx')).ReviewSheet,
  plan: async () => (await import('../plan/PlanSheet.tsx')).PlanSheet,
  notice: async () => (await import('../plan/NoticeSheet.tsx')).NoticeSheet,
} satisfies Readonly<Record<string, () => Promise<Dialog>>>;

/** Dialogs of the freemium edition: nothing of them is fetched in the open one. */
const OF_PLANS: readonly string[] = ['plan', 'notice'];

/** The dialogs; one stands over the table at a time. */
export type DialogName = keyof typeof DIALOGS;

let styled: Promise<unknown> | undefined;

/** Once the style sheet of all dialogs applies; what could not be fetched is fetched again when it is next asked for. */
const styles = (): Promise<unknown> => {
  styled ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styleSheet;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      styled = undefined;
      reject(new Error('The style sheet of the dialogs did not come'));
    };
    document.head.append(link);
  });
  return styled;
};

/** The dialog of a name, once its code and its style sheet are there. */
export const dialogOf = async (name: DialogName): Promise<Dialog> => {
  const [dialog] = await Promise.all([DIALOGS[name](), styles()]);
  return dialog;
};

/** Fetches all but those of plans; one that cannot be fetched now is asked for again when it is needed. */
export const fetchDialogs = (): void => {
  styles().catch(() => undefined);
  for (const [name, fetch] of Object.entries(DIALOGS))
    if (!OF_PLANS.includes(name)) fetch().catch(() => undefined);
};
