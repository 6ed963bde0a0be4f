import { createSignal } from 'solid-js';

/**
 * A sentence near the foot of the table. Refusals and answers go with the next action, all but news when a dialog opens,
 * and every one after a while.
 */
export interface Notice {
  readonly text: string;
  readonly kind: 'refusal' | 'news' | 'advice' | 'answer';
  /** Something that can be done about it, as a button. */
  readonly action?: { readonly name: string; readonly run: () => void } | undefined;
}

/** How long a notice stands, in milliseconds. */
const STANDS_FOR: Readonly<Record<Notice['kind'], number>> = {
  refusal: 4500,
  news: 6000,
  advice: 6000,
  answer: 60_000,
};

/** What is shown in a line and what is heard: one of each at a time, the newest wins. */
export const createNews = () => {
  const [notice, setNotice] = createSignal<Notice>();
  const [said, setSaid] = createSignal('');
  let ends: ReturnType<typeof setTimeout> | undefined;

  const tell = (text: string, kind: Notice['kind'] = 'news', action?: Notice['action']) => {
    clearTimeout(ends);
    const run = () => {
      setNotice(undefined);
      action?.run();
    };
    setNotice({ text, kind, action: action && { ...action, run } });
    // What can be pressed must be reached first.
    ends = setTimeout(() => setNotice(undefined), STANDS_FOR[kind] * (action ? 3 : 1));
  };
  // The same sentence twice would not be read twice: a space at the end makes it another one.
  const say = (text: string) => {
    setSaid((before) => (before === text ? `${text} ` : text));
  };
  return {
    notice,
    said,
    tell,
    say,
    announceNews: (text: string, action?: Notice['action'], kind?: Notice['kind']) => {
      tell(text, kind, action);
      say(text);
    },
    clearAdvice: () => {
      if (notice()?.kind !== 'news') setNotice(undefined);
    },
    clearAnswer: () => {
      if (notice()?.kind === 'refusal' || notice()?.kind === 'answer') setNotice(undefined);
    },
  };
};
