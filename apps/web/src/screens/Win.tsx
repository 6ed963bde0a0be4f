import { Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { numberText } from './numberText.ts';
import { Sheet } from './Sheet.tsx';
import { timeText } from './timeText.ts';
import { WonOnline } from './WonOnline.tsx';
import { WonWeek } from './WonWeek.tsx';

/** The end of a won game: score, bonus apart, time, moves; what was hidden during play stays hidden. */
export const Win = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().win;
  const number = (value: number) => numberText(value, app.words().language);
  const then = (action: () => void) => () => {
    app.show(undefined);
    action();
  };
  return (
    <Sheet
      app={app}
      title={words().title}
      class="narrow win"
      foot={
        <>
          <button type="button" class="button primary" autofocus onClick={() => app.show('new')}>
            {words().newGame}
          </button>
          <button type="button" class="button" onClick={then(app.controller.restart)}>
            {words().again}
          </button>
          <button type="button" class="button" onClick={() => app.review(app.table().session)}>
            {words().review}
          </button>
          <button type="button" class="button" onClick={() => app.show('share')}>
            {app.dialogWords().play.share.title}
          </button>
        </>
      }
    >
      <Show when={app.result()}>
        {(result) => (
          <dl class="totals">
            <Show when={!app.settings().hideScore}>
              <div class="row">
                <dt>{words().score}</dt>
                <dd>{number(result().score)}</dd>
              </div>
              <Show when={result().bonus > 0}>
                <div class="row">
                  <dt>{words().bonus}</dt>
                  <dd>+ {number(result().bonus)}</dd>
                </div>
                <div class="row sum">
                  <dt>{words().total}</dt>
                  <dd>{number(result().score + result().bonus)}</dd>
                </div>
              </Show>
            </Show>
            <Show when={!app.settings().hideTime}>
              <div class="row">
                <dt>{words().time}</dt>
                <dd>{timeText(result().played)}</dd>
              </div>
            </Show>
            <Show when={!app.settings().hideMoves}>
              <div class="row">
                <dt>{words().moves}</dt>
                <dd>{number(result().moveCount)}</dd>
              </div>
            </Show>
          </dl>
        )}
      </Show>
      <Show when={app.result()?.attempt}>{(attempt) => <WonWeek app={app} attempt={attempt()} />}</Show>
      <Show when={app.result()?.attempt}>{(attempt) => <WonOnline app={app} attempt={attempt()} />}</Show>
    </Sheet>
  );
};
