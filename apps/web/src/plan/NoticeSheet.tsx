import { createSignal, onCleanup } from 'solid-js';
import type { App } from '../app/app.ts';
import { Sheet } from '../screens/Sheet.tsx';
import { deskOf } from './desk.ts';

/**
 * The slot for an advertisement: a notice of the house, nothing from elsewhere. After its seconds the hint can be
 * shown; closing it before costs nothing and shows nothing.
 */
export const NoticeSheet = (props: { readonly app: App }) => {
  const { app } = props;
  const desk = deskOf(app);
  const waiting = desk.waiting();
  const words = () => desk.words().notice;
  const [left, setLeft] = createSignal(waiting?.seconds ?? 0);
  const timer = setInterval(() => {
    setLeft((seconds) => Math.max(0, seconds - 1));
    if (left() === 0) clearInterval(timer);
  }, 1000);
  onCleanup(() => {
    clearInterval(timer);
    desk.forget();
  });
  const ready = () => left() === 0;
  return (
    <Sheet
      app={app}
      title={words().title}
      class="narrow"
      foot={
        <button
          type="button"
          class="button primary"
          autofocus
          // Not `disabled`: it keeps the focus, and its name says how long it takes.
          aria-disabled={ready() ? undefined : 'true'}
          onClick={() => {
            if (!ready()) return;
            app.show(undefined);
            waiting?.show();
          }}
        >
          {ready() ? words().show : words().wait(left())}
        </button>
      }
    >
      <p>{words().text}</p>
    </Sheet>
  );
};
