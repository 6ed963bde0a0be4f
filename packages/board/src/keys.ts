import type { KeyPress } from './keyboard.ts';

/** Who hears of keys and focus. */
export interface KeyTarget {
  /** `inside`: the focus is on the table. True if the key is taken and the browser shall not have it. */
  readonly onKey: (press: KeyPress, inside: boolean) => boolean;
  /** Where on the table the focus is, and whether it should be seen. */
  readonly onFocus: (element: Element | undefined, visible: boolean) => void;
}

/** Places in which keys write text or mean something of their own. */
const WRITING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const ELSEWHERE = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Listens for keys on the whole page, so that they work before anything is focused; not while text is written,
 * a dialog is open, or the table is hidden. Returns the way to stop.
 */
export const listenToKeys = (table: HTMLElement, target: KeyTarget): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return;
    const inside = table.contains(event.target);
    const { target: at } = event;
    if (!inside && (at.closest(WRITING) || liesOver(at.closest(ELSEWHERE), table) || isCovered(table)))
      return;
    const { shiftKey: shift, altKey: alt } = event;
    const key = keyName(event);
    if (target.onKey({ key, shift, alt, command: event.ctrlKey || event.metaKey }, inside))
      event.preventDefault();
  };
  document.addEventListener('keydown', onKey, { signal });
  table.addEventListener(
    'focusin',
    (event) => {
      const element = event.target instanceof Element ? event.target : undefined;
      target.onFocus(element, element?.matches(':focus-visible') ?? false);
    },
    { signal },
  );
  table.addEventListener('focusout', () => target.onFocus(undefined, false), { signal });
  return () => stop.abort();
};

/** The key as it is meant: by its place where the layout writes no Latin letter or digit there. */
export const keyName = ({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string => {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined && !shiftKey && !/^[\d?]$/.test(key)) return digit;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter !== undefined && key.length === 1 && key > '\u007f' ? letter.toLowerCase() : key;
};

/** A dialog that does not hold the table itself. */
const liesOver = (dialog: Element | null, table: Element): boolean =>
  dialog !== null && !dialog.contains(table);

/** Is the table out of reach behind a dialog, or not shown at all? */
const isCovered = (table: HTMLElement): boolean =>
  table.closest('[hidden], [inert]') !== null ||
  [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].some((each) => liesOver(each, table)) ||
  table.getClientRects().length === 0;
