import { type DealCode, EXAMPLE_CODE } from '@geduld/notation';
import { createSignal, createUniqueId, onCleanup, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { readTyped } from '../game/readDeal.ts';
import { sentence } from '../messages/messages.ts';

/** How long it is tried to decide a deal, in seconds. */
const LOOKS_FOR = 10;

/** The id of the field's form, for the button at the foot of the dialog. */
export const CODE_FORM = 'deal-by-code';

interface CodeFieldProps {
  readonly app: App;
  /** The game of a deal that is given as cards. */
  readonly game: string;
  /** Is there anything in the field? */
  readonly onTyped: (typed: boolean) => void;
}

/** A field for a code or a whole deal, with its faults as sentences. */
export const CodeField = (props: CodeFieldProps) => {
  const { app } = props;
  const id = createUniqueId();
  const words = () => app.dialogWords().newGame;
  const [text, setText] = createSignal('');
  const [fault, setFault] = createSignal('');
  const [answer, setAnswer] = createSignal('');
  const [asking, setAsking] = createSignal<AbortController>();
  onCleanup(() => asking()?.abort());
  const read = (): DealCode | undefined => {
    const typed = readTyped(text(), props.game);
    if (typed.ok) return typed.value;
    const { error } = typed;
    setFault(
      error.of === 'code'
        ? sentence(app.dialogWords().codeFaults, error.fault)
        : sentence(app.dialogWords().dealFaults, error.fault),
    );
    return undefined;
  };
  const open = () => {
    const code = read();
    if (!code) return;
    app.show(undefined);
    app.dealCode(code);
  };
  const forget = () => {
    asking()?.abort();
    setAnswer('');
  };
  /** On request only: the answer tells something about cards that lie face down. */
  const ask = async () => {
    const code = read();
    if (!code) return;
    const { help } = app.dialogWords();
    const own = new AbortController();
    setAsking(own);
    setAnswer(help.looking);
    try {
      const truth = await (await app.help()).decide(code, LOOKS_FOR * 1000, { signal: own.signal });
      const says = { win: help.canBeWon, dead: help.cannotBeWon, open: help.notKnown(LOOKS_FOR) };
      if (asking() === own) setAnswer(truth ? says[truth] : '');
    } catch {
      setAnswer(help.failed);
    }
    if (asking() === own) setAsking(undefined);
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
        id={CODE_FORM}
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
            props.onTyped(event.currentTarget.value.trim() !== '');
            setFault('');
            forget();
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
        <p class="answer" role="status">
          {answer()}
        </p>
        <div class="buttons">
          <Show
            when={asking()}
            fallback={
              <button type="button" class="button" disabled={text().trim() === ''} onClick={() => void ask()}>
                {words().canItBeWon}
              </button>
            }
          >
            <button type="button" class="button" onClick={forget}>
              {app.dialogWords().help.stop}
            </button>
          </Show>
        </div>
      </form>
    </details>
  );
};
