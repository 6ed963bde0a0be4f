import { isPileId, packOf } from '@geduld/core';
import { parseCard } from '@geduld/notation';
import { askablePiles } from '@geduld/session';
import { createSignal, createUniqueId, For } from 'solid-js';
import type { App } from '../app/app.ts';
import { answer, type Question } from '../messages/answers.ts';
import { Sheet } from './Sheet.tsx';

/** Questions about the table, answered in words: what can move, what changed, where a card is, what a pile holds. */
export const Ask = (props: { readonly app: App }) => {
  const { app } = props;
  const id = createUniqueId();
  const words = () => app.dialogWords().access;
  const session = () => app.table().session;
  const [answered, setAnswered] = createSignal<readonly string[]>([]);
  let letters: HTMLInputElement | undefined;
  const ask = (question: Question) =>
    setAnswered(answer(app.words(), words(), session(), question, app.settings()));
  const askTyped = () => {
    const typed = letters?.value.trim() ?? '';
    const card = parseCard(typed);
    if (card.ok) ask({ kind: 'card', card: card.value });
    else setAnswered([words().notACard(typed)]);
  };
  return (
    <Sheet app={app} title={words().title} class="ask">
      <div class="buttons">
        <button type="button" class="button" onClick={() => ask({ kind: 'movable' })}>
          {words().whatCanMove}
        </button>
        <button type="button" class="button" onClick={() => ask({ kind: 'changed' })}>
          {words().whatChanged}
        </button>
      </div>
      <label class="row select">
        <span>{words().whereIs}</span>
        <select
          onChange={({ currentTarget: { value } }) => {
            const card = packOf(13).find((each) => String(each) === value);
            if (card !== undefined) ask({ kind: 'card', card });
          }}
        >
          <option value="">{words().choose}</option>
          <For each={packOf(13)}>{(card) => <option value={card}>{app.words().card(card)}</option>}</For>
        </select>
      </label>
      <form
        class="row select"
        onSubmit={(event) => {
          event.preventDefault();
          askTyped();
        }}
      >
        <label for={id}>{words().letters}</label>
        <span class="split">
          <input
            ref={letters}
            // Where there are keys, the question that needs them comes first; a finger gets no keyboard unasked.
            autofocus={matchMedia('(pointer: fine)').matches}
            id={id}
            class="short"
            autocomplete="off"
            spellcheck={false}
            maxlength="3"
          />
          <button type="submit" class="button">
            {words().ask}
          </button>
        </span>
      </form>
      <label class="row select">
        <span>{words().whatIsIn}</span>
        <select
          onChange={({ currentTarget: { value } }) => {
            if (isPileId(value)) ask({ kind: 'pile', pile: value });
          }}
        >
          <option value="">{words().choose}</option>
          <For each={askablePiles(session().code.game.spec, session().standing.position)}>
            {(pile) => <option value={pile}>{app.words().pile(pile)}</option>}
          </For>
        </select>
      </label>
      <div class="answers" role="status" aria-live="polite" aria-atomic="true">
        <For each={answered()}>{(each) => <p>{each}</p>}</For>
      </div>
    </Sheet>
  );
};
