import { For, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { listName } from './listName.ts';
import { deskIn } from './onlineDesk.ts';

/** What the server says of a game that was just won: on its way, waiting, or on which lists it stands. */
export const WonOnline = (props: { readonly app: App; readonly attempt: string }) => {
  const words = () => props.app.dialogWords().online;
  const desk = deskIn(props.app);
  const receipt = () => desk()?.receiptOf(props.attempt);
  const waits = () => {
    const { waiting, running, fault } = desk()?.state() ?? { waiting: 0, running: true, fault: undefined };
    if (waiting > 0 && fault && !running) return words().account.state.waiting(waiting);
    return desk()?.state().refused.includes(props.attempt) ? words().won.refused : words().won.sending;
  };
  const says = () => {
    const of = receipt();
    if (!of) return waits();
    if (of.boards.length === 0) return words().won.unranked;
    return words().won.ranked(of.boards.map((list) => listName(props.app, list)));
  };
  return (
    <Show when={desk()?.standing() === 'in'}>
      <div class="won-online">
        <p role="status">{says()}</p>
        <For each={receipt()?.marks ?? []}>{(mark) => <p class="quiet">{words().marks[mark]}</p>}</For>
      </div>
    </Show>
  );
};
