import { type Branches, branchesOf, type LeftLine, type Place, undosTo } from '@geduld/session';
import { createMemo, For, onMount, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { goTo } from '../game/goTo.ts';
import { Bookmarks } from './Bookmarks.tsx';
import { Sheet } from './Sheet.tsx';
import { stepNotation, stepText } from './stepText.ts';

/** Every move of the game on the table, its bookmarks, and the lines that were tried and left: each can be gone back to. */
export const MovesSheet = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().play.moves;
  const branches = createMemo(() => branchesOf(app.table().session));
  const limit = app.table().session.code.game.undoLimit;
  let page: HTMLDivElement | undefined;
  onMount(() => page?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' }));
  const go = (place: Place) => {
    const { play, review } = app.dialogWords();
    app.show(undefined);
    const gone = goTo(app, branches(), place);
    if (gone === 'apart') app.tell(play.moves.openedApart);
    if (gone === 'practice') app.tell(review.practice);
  };
  return (
    <Sheet app={app} title={words().title} class="moves-sheet">
      <div class="moves-page" ref={page}>
        <Bookmarks app={app} branches={branches} go={go} />
        <section>
          <h3>{words().line}</h3>
          <Show when={branches().line.length > 1} fallback={<p class="quiet">{words().none}</p>}>
            <Places app={app} branches={branches} go={go} places={branches().line} />
          </Show>
          <Show when={limit !== 'unlimited' && app.table().session.forgotten > 0 && limit}>
            {(most) => <p class="quiet">{words().apartSays(most())}</p>}
          </Show>
        </section>
        <Show when={branches().left.length > 0}>
          <section>
            <h3>{words().left(branches().left.length)}</h3>
            <p class="quiet">{words().leftSays}</p>
            <For each={branches().left}>
              {(left) => <Left app={app} branches={branches} go={go} left={left} />}
            </For>
          </section>
        </Show>
      </div>
    </Sheet>
  );
};

interface ListProps {
  readonly app: App;
  readonly branches: () => Branches;
  readonly go: (place: Place) => void;
}

/** A line that was left, folded up. */
const Left = (props: ListProps & { readonly left: LeftLine }) => {
  const { places, from } = props.left;
  const words = () => props.app.dialogWords().play.moves;
  const first = places[0] as Place;
  const says = () => {
    const move = stepText(props.app.words(), first);
    return from.depth === 0
      ? words().leftAtDeal(move, places.length)
      : words().leftAfter(from.depth, move, places.length);
  };
  return (
    <details class="fold">
      <summary>{says()}</summary>
      <Places app={props.app} branches={props.branches} go={props.go} places={places} />
    </details>
  );
};

/** Places one below the other, each with the step that led to it. */
const Places = (props: ListProps & { readonly places: readonly Place[] }) => {
  const { app } = props;
  const words = () => app.dialogWords().play.moves;
  return (
    <ol class="moves">
      <For each={props.places}>
        {(place) => (
          <li>
            <button
              type="button"
              class="move"
              aria-current={place === props.branches().here ? 'step' : undefined}
              data-ahead={place.depth > props.branches().here.depth}
              tabindex={place === props.branches().here || place === props.places[0] ? 0 : -1}
              disabled={app.table().still}
              onKeyDown={moveFocus}
              onClick={() => props.go(place)}
            >
              <span class="nth">{place.depth === 0 ? '' : place.depth}</span>
              <span class="says">{place.before ? stepText(app.words(), place) : words().deal}</span>
              <span class="tag" hidden={place !== props.branches().here}>
                {words().here}
              </span>
              <Show when={undosTo(props.branches(), place) > app.table().session.past.length}>
                <span class="tag">{words().apart}</span>
              </Show>
              <span class="mono">{stepNotation(place)}</span>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
};

const KEYS: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** Arrow keys go from move to move, so that Tab need not pass a hundred of them. */
const moveFocus = (event: KeyboardEvent & { readonly currentTarget: HTMLButtonElement }): void => {
  const to = KEYS[event.key];
  const from = event.currentTarget;
  if (!to) return;
  const page = from.closest('.moves-page');
  const all = [...(page?.querySelectorAll<HTMLElement>('.move') ?? [])].filter((each) =>
    each.checkVisibility(),
  );
  const at = all.indexOf(from);
  const goal = { next: all[at + 1], previous: all[at - 1], first: all[0], last: all.at(-1) }[to];
  event.preventDefault();
  goal?.focus();
};
