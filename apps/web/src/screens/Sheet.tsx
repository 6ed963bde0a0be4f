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

/** What takes the focus by itself. */
const CONTROLS = 'button, input, select, textarea, summary, a[href], [tabindex="0"]';

/**
 * A dialog over the table: the browser's own element, which traps the focus, closes on Escape and gives the focus back.
 * On a phone it rises from below, elsewhere it stands in the middle.
 */
export const Sheet = (props: SheetProps) => {
  let element: HTMLDialogElement | undefined;
  let body: HTMLDivElement | undefined;
  // A long text without a control in it can be reached by no key, and so not be scrolled, unless it is a stop itself.
  const watch = new ResizeObserver(() => {
    if (!body) return;
    const isStop = body.scrollHeight > body.clientHeight && body.querySelector(CONTROLS) === null;
    if (isStop) body.setAttribute('tabindex', '0');
    else body.removeAttribute('tabindex');
  });
  onMount(() => {
    const dialog = element;
    if (!dialog) return;
    // The focus begins at the dialog itself, unless a button asks for it: the cross at the top is nobody's first wish.
    dialog.setAttribute('tabindex', '-1');
    dialog.showModal();
    if (document.activeElement?.classList.contains('close')) dialog.focus();
    if (body) watch.observe(body);
  });
  // Another dialog may take the place of this one: its closing then is not that of the other.
  let gone = false;
  onCleanup(() => {
    gone = true;
    watch.disconnect();
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
        <div ref={body} class="sheet-body">
          {props.children}
        </div>
        {props.foot && <footer class="sheet-foot">{props.foot}</footer>}
      </div>
    </dialog>
  );
};
