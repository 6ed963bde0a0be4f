import { EXAMPLE_CODE } from '@geduld/notation';
import { createSignal, createUniqueId, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { readTyped } from '../game/readDeal.ts';
import { sentence } from '../messages/messages.ts';

/** A field for a code or a whole deal, with its faults as sentences. */
export const CodeField = (props: { readonly app: App; readonly game: string }) => {
  const { app } = props;
  const id = createUniqueId();
  const words = () => app.dialogWords().newGame;
  const [text, setText] = createSignal('');
  const [fault, setFault] = createSignal('');
  const open = () => {
    const read = readTyped(text(), props.game);
    if (!read.ok) {
      const { error } = read;
      setFault(
        error.of === 'code'
          ? sentence(app.dialogWords().codeFaults, error.fault)
          : sentence(app.dialogWords().dealFaults, error.fault),
      );
      return;
    }
    app.show(undefined);
    app.dealCode(read.value);
  };
  return (
    <details
      class="by-code"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        currentTarget.scrollIntoView({ block: 'end' });
        currentTarget.querySelector('textarea')?.focus({ preventScroll: true });
      }}
    >
      <summary>{words().byCode}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <label for={id}>{words().codeLabel}</label>
        <textarea
          id={id}
          rows="2"
          spellcheck={false}
          autocapitalize="characters"
          autocomplete="off"
          placeholder={EXAMPLE_CODE}
          aria-describedby={`${id}-says`}
          aria-invalid={fault() !== ''}
          value={text()}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setFault('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            open();
          }}
        />
        <p id={`${id}-says`} class={fault() ? 'fault' : 'quiet'} role={fault() ? 'alert' : undefined}>
          <Show when={fault()} fallback={words().codeSays}>
            {fault()}
          </Show>
        </p>
        <button type="submit" class="button" disabled={text().trim() === ''}>
          {words().open}
        </button>
      </form>
    </details>
  );
};
