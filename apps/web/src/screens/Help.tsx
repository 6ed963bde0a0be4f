import { GAME_LETTERS, type GameLetters } from '@geduld/games';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { type AnyExample, EXAMPLES } from '../help/examples.ts';
import { QUESTIONS } from '../help/sections.ts';
import type { HelpMessages, HelpText } from '../messages/helpWords.ts';
import { Select } from './controls.tsx';
import { ExamplePlayer } from './ExamplePlayer.tsx';
import { HelpRules, Parts } from './HelpRules.tsx';
import { helpWords } from './helpWords.ts';
import { Sheet } from './Sheet.tsx';
import { SheetIcon } from './SheetIcon.tsx';

const TABS = ['rules', 'examples', 'questions'] as const;
type Tab = (typeof TABS)[number];

/** Rules, examples and questions of a game; it begins with the one on the table. */
export const HelpSheet = (props: { readonly app: App }) => {
  const { app } = props;
  const words = helpWords(app);
  const [game, setGame] = createSignal<GameLetters>(app.table().attempt.code.game.letters);
  const [tab, setTab] = createSignal<Tab>('rules');
  const [example, setExample] = createSignal<AnyExample>();
  const [last, setLast] = createSignal<string>();
  const title = () => {
    const shown = example();
    return shown === undefined ? app.dialogWords().menu.help : words()?.examples[shown.id].title;
  };
  const leave = () => {
    setLast(example()?.id);
    setExample(undefined);
  };
  return (
    <Sheet app={app} title={title() ?? ''} class={example() ? 'stage' : 'guide'}>
      <Show when={words()} fallback={<p class="quiet">…</p>}>
        {(there) => (
          <Show
            when={example()}
            keyed
            fallback={
              <>
                <Select
                  name={there().game}
                  value={game()}
                  values={GAME_LETTERS.map((value) => ({ value, name: app.words().games[value].name }))}
                  onChoose={setGame}
                />
                <Tabs words={there()} tab={tab()} onTab={setTab}>
                  <Show when={tab() === 'rules'}>
                    <HelpRules app={app} words={there()} game={game()} />
                  </Show>
                  <Show when={tab() === 'examples'}>
                    <ExampleList words={there()} game={game()} last={last()} onOpen={setExample} />
                  </Show>
                  <Show when={tab() === 'questions'}>
                    <Questions words={there()} />
                  </Show>
                </Tabs>
              </>
            }
          >
            {(shown) => <ExamplePlayer app={app} words={there()} example={shown} onLeave={leave} />}
          </Show>
        )}
      </Show>
    </Sheet>
  );
};

interface TabsProps {
  readonly words: HelpMessages;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly children: JSX.Element;
}

/** Three tabs and what belongs to the chosen one. Arrow keys go from tab to tab. */
const Tabs = (props: TabsProps) => {
  const id = createUniqueId();
  let list: HTMLDivElement | undefined;
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    if (by === 0) return;
    const forward = getComputedStyle(event.currentTarget as Element).direction === 'rtl' ? -by : by;
    const next = (TABS.indexOf(props.tab) + forward + TABS.length) % TABS.length;
    props.onTab(TABS[next] ?? 'rules');
    (list?.children[next] as HTMLElement | undefined)?.focus();
    event.preventDefault();
  };
  return (
    <>
      <div class="tabs" role="tablist" ref={list} onKeyDown={onKey}>
        <For each={TABS}>
          {(tab) => (
            <button
              type="button"
              role="tab"
              id={`${id}-${tab}`}
              aria-controls={`${id}-panel`}
              aria-selected={tab === props.tab}
              tabindex={tab === props.tab ? 0 : -1}
              onClick={() => props.onTab(tab)}
            >
              {props.words.tabs[tab]}
            </button>
          )}
        </For>
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${props.tab}`}>
        {props.children}
      </div>
    </>
  );
};

interface ExampleListProps {
  readonly words: HelpMessages;
  readonly game: GameLetters;
  /** The one that was looked at: the focus comes back to it. */
  readonly last: string | undefined;
  readonly onOpen: (example: AnyExample) => void;
}

const ExampleList = (props: ExampleListProps) => (
  <ul class="items">
    <For each={EXAMPLES[props.game] as readonly AnyExample[]}>
      {(example) => (
        <li>
          <button
            type="button"
            class="item"
            ref={(button) => props.last === example.id && queueMicrotask(() => button.focus())}
            onClick={() => props.onOpen(example)}
          >
            <SheetIcon name="new" />
            <span>{props.words.examples[example.id].title}</span>
          </button>
        </li>
      )}
    </For>
  </ul>
);

/** Each question opens its answer. */
const Questions = (props: { readonly words: HelpMessages }) => (
  <div class="questions">
    <For each={QUESTIONS}>
      {(name) => (
        <details class="fold">
          <summary>{props.words.questions[name].asks}</summary>
          <Parts text={props.words.questions[name].says as HelpText} />
        </details>
      )}
    </For>
  </div>
);
