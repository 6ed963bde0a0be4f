import { createSignal, Show } from 'solid-js';
import type { AccountProps } from './Account.tsx';
import { createActing, Outcome } from './acting.tsx';

/** What the server holds: to be taken along, or erased after a question. */
export const AccountData = ({ app, desk }: AccountProps) => {
  const words = () => app.dialogWords().online.account.data;
  const acting = createActing(app);
  const [asks, setAsks] = createSignal(false);
  const download = async () => {
    const answer = await desk.ask('exportMe', {});
    if (!answer.ok) return answer.error;
    const text = `${JSON.stringify(answer.value, undefined, 1)}\n`;
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'geduld-server.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    return undefined;
  };
  return (
    <section>
      <h3>{words().title}</h3>
      <Show
        when={asks()}
        fallback={
          <div class="buttons">
            <button
              type="button"
              class="button"
              disabled={acting.busy()}
              onClick={() => acting.run(download)}
            >
              {words().download}
            </button>
            <button type="button" class="button" disabled={acting.busy()} onClick={() => setAsks(true)}>
              {words().erase}
            </button>
          </div>
        }
      >
        <p role="alert">{words().question}</p>
        <div class="buttons">
          <button
            type="button"
            class="button primary"
            disabled={acting.busy()}
            onClick={() => acting.run(desk.erase)}
          >
            {words().yes}
          </button>
          <button type="button" class="button" onClick={() => setAsks(false)}>
            {words().no}
          </button>
        </div>
      </Show>
      <Outcome of={acting} />
    </section>
  );
};
