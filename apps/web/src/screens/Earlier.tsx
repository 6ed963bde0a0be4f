import { readCode } from '@geduld/notation';
import { createSignal, For, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import type { AttemptRow } from '../storage/schema.ts';
import { Icon } from './Icon.tsx';
import { Sheet } from './Sheet.tsx';
import { timeText } from './timeText.ts';

/** As many as a list can be looked through; older ones are still stored. */
const MOST = 200;

/** Every game that was begun, newest first, to be opened again: nothing tried is ever lost. */
export const Earlier = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().earlier;
  const [rows, setRows] = createSignal<readonly AttemptRow[]>();
  const [endings, setEndings] = createSignal<ReadonlySet<string>>(new Set());
  void app.store.endings().then(setEndings);
  void app.store.attempts(MOST).then((all) => setRows(all.filter(({ moves }) => moves > 0)));
  const date = (at: number) =>
    new Intl.DateTimeFormat(app.words().language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const gameName = (row: AttemptRow) => {
    const code = readCode(row.code);
    return code.ok ? app.words().games[code.value.game.letters].name : row.code;
  };
  const isCurrent = (row: AttemptRow) => row.id === app.table().attempt.id;
  /** Only of a game that is over: the truth about one that goes on is asked for elsewhere. */
  const isOver = (row: AttemptRow) => row.won || endings().has(row.id);
  const review = async (row: AttemptRow) => {
    const opened = await app.store.open(row.id);
    if (opened) app.review(opened.session);
  };
  const open = async (row: AttemptRow) => {
    app.show(undefined);
    if (!isCurrent(row)) await app.openEarlier(row);
  };
  return (
    <Sheet app={app} title={words().title}>
      <Show when={rows()?.length} fallback={<p class="quiet">{rows() ? words().none : ''}</p>}>
        <ul class="items">
          <For each={rows()}>
            {(row) => (
              <li class="split">
                <button
                  type="button"
                  class="item game"
                  aria-current={isCurrent(row) ? 'true' : undefined}
                  disabled={app.table().still}
                  onClick={() => void open(row)}
                >
                  <span>
                    {gameName(row)} <span class="mono">{row.code}</span>
                    <small>
                      {[
                        date(row.at),
                        words().moves(row.moves),
                        ...(app.settings().hideTime ? [] : [timeText(row.played)]),
                      ].join(' · ')}
                    </small>
                  </span>
                  <Show when={row.won || isCurrent(row)}>
                    <span class="tag">{isCurrent(row) ? words().current : words().won}</span>
                  </Show>
                </button>
                <Show when={isOver(row)}>
                  <button
                    type="button"
                    class="close"
                    title={app.dialogWords().review.lookBack}
                    aria-label={`${app.dialogWords().review.lookBack}: ${row.code}`}
                    onClick={() => void review(row)}
                  >
                    <Icon name="review" />
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </Sheet>
  );
};
