import { createSignal, createUniqueId, For, onCleanup, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { sentence } from '../messages/messages.ts';
import { dayText } from '../screens/dateText.ts';
import { Sheet } from '../screens/Sheet.tsx';
import { deskOf } from './desk.ts';

/** What the player's plan has, why something was refused, and the place for a licence. */
export const PlanSheet = (props: { readonly app: App }) => {
  const { app } = props;
  const id = createUniqueId();
  const desk = deskOf(app);
  const words = desk.words;
  const [text, setText] = createSignal('');
  const [said, setSaid] = createSignal<{ readonly text: string; readonly bad: boolean }>();
  let file: HTMLInputElement | undefined;
  onCleanup(desk.forget);
  const date = (day: string) => dayText(day, app.words().language, 'withYear');
  const use = async (licence: string) => {
    const taken = await desk.take(licence);
    if (taken.ok) {
      setText('');
      setSaid({ text: words().accepted(date(taken.value.until)), bad: false });
      return;
    }
    const fault =
      taken.error.why === 'expired'
        ? { ...taken.error, until: date(taken.error.until) }
        : taken.error.why === 'notYet'
          ? { ...taken.error, from: date(taken.error.from) }
          : taken.error;
    setSaid({ text: sentence(words().faults, fault), bad: true });
  };
  return (
    <Sheet app={app} title={words().title}>
      <Show when={desk.refusal()}>{(why) => <p role="status">{words().refused[why()]}</p>}</Show>
      <Show
        when={desk.licence()}
        fallback={
          <ul class="bullets">
            <For each={words().free}>{(line) => <li>{line}</li>}</For>
          </ul>
        }
      >
        {(licence) => <p>{words().premium(date(licence().until))}</p>}
      </Show>
      <form
        class="licence"
        onSubmit={(event) => {
          event.preventDefault();
          void use(text());
        }}
      >
        <label for={id}>{words().licence}</label>
        <textarea
          id={id}
          rows="3"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-describedby={`${id}-says`}
          aria-invalid={said()?.bad === true}
          value={text()}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setSaid(undefined);
          }}
        />
        <p id={`${id}-says`} class="quiet">
          {words().licenceSays}
        </p>
        <p class={said()?.bad ? 'fault' : 'quiet'} role="status">
          {said()?.text}
        </p>
        <div class="buttons">
          <button type="submit" class="button primary" disabled={text().trim() === ''}>
            {words().use}
          </button>
          <button type="button" class="button" onClick={() => file?.click()}>
            {words().fromFile}
          </button>
          <Show when={desk.licence()}>
            <button type="button" class="button" onClick={desk.drop}>
              {words().remove}
            </button>
          </Show>
        </div>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={words().fromFile}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            // A file that cannot be read is refused as an empty one; a licence is a few hundred letters long.
            if (chosen)
              void chosen
                .slice(0, 100_000)
                .text()
                .catch(() => '')
                .then(use);
          }}
        />
      </form>
    </Sheet>
  );
};
