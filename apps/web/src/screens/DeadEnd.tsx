import { Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { moveText } from './moveText.ts';
import { Sheet } from './Sheet.tsx';

/** The game on the table is proven lost (K13): the way back, a new game, or playing on. */
export const DeadEndSheet = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().deadEnd;
  const undo = (steps: number) => {
    app.show(undefined);
    for (let step = 0; step < steps; step++) app.controller.undo();
  };
  const lost = () => {
    const { lostBy, nth, certain, fromDeal } = app.deadEnd() ?? {};
    if (!lostBy || nth === undefined) return fromDeal ? words().fromDeal : words().outOfReach;
    const [first] = lostBy.moves;
    const { position } = lostBy.before;
    const move = first ? moveText(app.words(), app.dialogWords().help, position, first) : '';
    return certain ? words().lostBy(nth, move) : words().deadSince(nth, move);
  };
  return (
    <Sheet
      app={app}
      title={words().title}
      class="narrow"
      foot={
        <>
          <Show when={app.deadEnd()?.undos}>
            {(undos) => (
              <button type="button" class="button primary" autofocus onClick={() => undo(undos())}>
                {words().undo(undos())}
              </button>
            )}
          </Show>
          <button type="button" class="button" onClick={() => app.show('new')}>
            {words().newGame}
          </button>
          <button type="button" class="button" onClick={() => app.show(undefined)}>
            {words().keepPlaying}
          </button>
        </>
      }
    >
      <p>{lost()}</p>
      <p class="quiet">{words().says}</p>
    </Sheet>
  );
};
