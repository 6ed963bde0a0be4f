import { Show } from 'solid-js';
import type { AccountProps } from './Account.tsx';

/** What was sent and what waits, with a way to try now and a way to stop. */
export const OnlineState = ({ app, desk }: AccountProps) => {
  const words = () => app.dialogWords().online.account.state;
  const says = () => {
    const { running, waiting, fault, at } = desk.state();
    if (waiting > 0) return words().waiting(waiting);
    if (running || (fault === undefined && at === undefined)) return words().running;
    return fault ? words().changes : words().done;
  };
  return (
    <section class="online-state" data-waiting={desk.state().waiting} data-fault={desk.state().fault?.why}>
      <h3>{words().title}</h3>
      <p role="status">{says()}</p>
      <Show when={desk.state().fault}>
        {(fault) => <p class="quiet">{app.dialogWords().online.faults[fault().why]}</p>}
      </Show>
      <Show when={desk.state().refused.length > 0}>
        <p class="quiet">{words().refused(desk.state().refused.length)}</p>
      </Show>
      <div class="buttons">
        <button type="button" class="button" disabled={desk.state().running} onClick={() => void desk.run()}>
          {words().now}
        </button>
        <button type="button" class="button" onClick={() => void desk.pause()}>
          {words().stop}
        </button>
      </div>
      <p class="quiet">{words().stopSays}</p>
    </section>
  );
};
