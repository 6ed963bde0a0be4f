import { createSignal, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import type { OnlineFault } from '../online/faults.ts';

/** Something that is being done with the server, and what came of it. */
export interface Acting {
  readonly busy: () => boolean;
  /** Does it, one at a time; a fault is said as a sentence, `done` when there is none. */
  readonly run: (work: () => Promise<OnlineFault | undefined>, done?: () => string) => void;
  readonly say: (text: string, bad?: boolean) => void;
  readonly outcome: () => { readonly text: string; readonly bad: boolean } | undefined;
}

/** Nothing is being done yet. */
export const createActing = (app: App): Acting => {
  const [busy, setBusy] = createSignal(false);
  const [outcome, setOutcome] = createSignal<{ readonly text: string; readonly bad: boolean }>();
  const say: Acting['say'] = (text, bad = false) => {
    setOutcome({ text, bad });
  };
  return {
    busy,
    outcome,
    say,
    run: (work, done) => {
      if (busy()) return;
      setBusy(true);
      setOutcome(undefined);
      void work()
        .then(
          (fault) => {
            if (fault) say(app.dialogWords().online.faults[fault.why], true);
            else if (done) say(done());
          },
          // The code for it did not come, or the browser refused.
          () => say(app.words().notices.notLoaded, true),
        )
        .finally(() => setBusy(false));
    },
  };
};

/** What came of it, in a line that is heard. */
export const Outcome = (props: { readonly of: Acting }) => (
  <Show when={props.of.outcome()}>
    {(outcome) => (
      <p class={outcome().bad ? 'fault' : 'quiet'} role={outcome().bad ? 'alert' : 'status'}>
        {outcome().text}
      </p>
    )}
  </Show>
);
