import { codeText } from '@geduld/notation';
import { playedAt } from '@geduld/session';
import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { numberText } from './numberText.ts';
import { timeText } from './timeText.ts';

/** Time, moves, score and the code of the game on the table. */
export const GameBar = (props: { readonly app: App }) => {
  const { app } = props;
  const [now, setNow] = createSignal(performance.now());
  createEffect(() => {
    const { clock } = app.table();
    setNow(performance.now());
    if (clock.since === undefined) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    onCleanup(() => clearInterval(timer));
  });
  const code = () => codeText(app.table().attempt.code);
  const number = (value: number) => numberText(value, app.words().language);
  const words = () => app.words().bar;
  return (
    <section class="game-bar" aria-label={words().name}>
      <div class="game-bar-row">
        <dl class="figures">
          <Show when={!app.settings().hideTime}>
            <div class="figure time">
              <dt>{words().time}</dt>
              <dd>{timeText(playedAt(app.table().clock, now()))}</dd>
            </div>
          </Show>
          <Show when={!app.settings().hideMoves}>
            <div class="figure">
              <dt>{words().moves}</dt>
              <dd>{number(app.table().session.moveCount)}</dd>
            </div>
          </Show>
          <Show when={!app.settings().hideScore}>
            <div class="figure">
              <dt>{words().score}</dt>
              <dd>{number(app.table().session.standing.score)}</dd>
            </div>
          </Show>
        </dl>
        <button
          type="button"
          class="code"
          aria-label={words().shareCode(code())}
          data-daily={app.table().attempt.daily}
          data-proven={app.proven() === code()}
          onClick={() => app.show('share')}
        >
          <span>{code()}</span>
        </button>
      </div>
    </section>
  );
};
