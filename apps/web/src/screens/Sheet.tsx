import { type JSX, onCleanup, onMount } from 'solid-js';
import type { App } from '../app/app.ts';
import { SheetIcon } from './SheetIcon.tsx';

interface SheetProps {
  readonly app: App;
  readonly title: string;
  readonly class?: string;
  readonly children: JSX.Element;
  /** Buttons that stay in sight at the foot. */
  readonly foot?: JSX.Element;
}

/**
 * A dialog over the table: the browser's own element, which traps the focus, closes on Escape and gives the focus back.
 * On a phone it rises from below, elsewhere it stands in the middle.
 */
export const Sheet = (props: SheetProps) => {
  let element: HTMLDialogElement | undefined;
  onMount(() => {
    const dialog = element;
    if (!dialog) return;
    // The focus begins at the dialog itself, unless a button asks for it: the cross at the top is nobody's first wish.
    dialog.setAttribute('tabindex', '-1');
    dialog.showModal();
    if (document.activeElement?.classList.contains('close')) dialog.focus();
  });
  // Another dialog may take the place of this one: its closing then is not that of the other.
  let gone = false;
  onCleanup(() => {
    gone = true;
    element?.close();
  });
  const close = () => element?.close();
  return (
    <dialog
      ref={element}
      class={`sheet ${props.class ?? ''}`}
      aria-labelledby="sheet-title"
      onClose={() => !gone && props.app.show(undefined)}
      onPointerDown={(event) => {
        // Only the dialog's own box is itself a target here: the backdrop.
        if (event.target === element) close();
      }}
    >
      <div class="sheet-box">
        <header class="sheet-head">
          <h2 id="sheet-title">{props.title}</h2>
          <button type="button" class="close" aria-label={props.app.words().actions.close} onClick={close}>
            <SheetIcon name="close" />
          </button>
        </header>
        <div class="sheet-body">{props.children}</div>
        {props.foot && <footer class="sheet-foot">{props.foot}</footer>}
      </div>
    </dialog>
  );
};
