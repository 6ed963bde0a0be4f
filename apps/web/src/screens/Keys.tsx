import { For } from 'solid-js';
import type { App } from '../app/app.ts';
import { Sheet } from './Sheet.tsx';

/** What each key does. */
export const Keys = (props: { readonly app: App }) => (
  <Sheet
    app={props.app}
    title={props.app.dialogWords().keys.title}
    class="narrow"
    foot={
      <button type="button" class="button" onClick={() => props.app.show('help')}>
        {props.app.dialogWords().menu.help}
      </button>
    }
  >
    <dl class="keys">
      <For each={props.app.dialogWords().keys.rows}>
        {([keys, does]) => (
          <div class="row">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        )}
      </For>
    </dl>
  </Sheet>
);
