import { createSignal, Show } from 'solid-js';
import type { AccountProps } from './Account.tsx';
import { createActing, Outcome } from './acting.tsx';

/** The name under which results stand on the boards. */
export const AccountName = ({ app, desk }: AccountProps) => {
  const words = () => app.dialogWords().online.account.name;
  const acting = createActing(app);
  const [name, setName] = createSignal(desk.me()?.name ?? '');
  const keep = async () => {
    const wanted = name().trim();
    const answer = await desk.ask('rename', { body: { name: wanted === '' ? null : wanted } });
    if (!answer.ok) return answer.error;
    desk.setMe(answer.value);
    setName(answer.value.name ?? '');
    return undefined;
  };
  return (
    <Show when={desk.me()}>
      {(me) => (
        <section>
          <h3>{words().title}</h3>
          <form
            class="split"
            onSubmit={(event) => {
              event.preventDefault();
              acting.run(keep, () => (name() === '' ? words().none : words().shown(name())));
            }}
          >
            <input
              class="field"
              type="text"
              maxlength="40"
              autocomplete="nickname"
              aria-label={words().title}
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
            <button type="submit" class="button" disabled={acting.busy()}>
              {words().keep}
            </button>
          </form>
          <p class="quiet">{words().says(me().tag)}</p>
          <Outcome of={acting} />
        </section>
      )}
    </Show>
  );
};
