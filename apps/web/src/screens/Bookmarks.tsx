import type { Branches, Place } from '@geduld/session';
import { createSignal, For, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { newId } from '../game/chance.ts';
import { notSaved } from '../messages/messages.ts';
import { bookmarksIn } from '../storage/bookmarks.ts';
import type { BookmarkRow } from '../storage/schema.ts';
import { SheetIcon } from './SheetIcon.tsx';

/** Longer names would not fit their line. */
const LONGEST = 60;

interface BookmarksProps {
  readonly app: App;
  readonly branches: () => Branches;
  readonly go: (place: Place) => void;
}

/** The places of this game that have a name: to add, to rename, to delete and to go back to. */
export const Bookmarks = (props: BookmarksProps) => {
  const { app } = props;
  const words = () => app.dialogWords().play.bookmarks;
  const stored = bookmarksIn(app.store);
  const [rows, setRows] = createSignal<readonly BookmarkRow[]>([]);
  const read = async () => setRows(await stored.of(app.table().attempt.id));
  void read();
  const [named, setNamed] = createSignal<string>();
  const change = async (work: Promise<void>) => {
    await work.catch((fault: unknown) =>
      app.tell(notSaved(app.words(), fault instanceof Error ? fault.name : String(fault))),
    );
    await read();
  };
  const add = async () => {
    const { attempt, session } = app.table();
    const id = newId();
    const name = words().after(props.branches().here.depth);
    await change(stored.put({ id, attempt: attempt.id, n: session.log.length, name }));
    setNamed(id);
  };
  return (
    <section>
      <h3>{words().title}</h3>
      <ul class="items bookmarks">
        <For each={rows().filter(({ n }) => props.branches().placeAfter(n))}>
          {(row) => (
            <Show
              when={named() === row.id}
              fallback={
                <Bookmark
                  app={app}
                  branches={props.branches}
                  go={props.go}
                  row={row}
                  rename={() => setNamed(row.id)}
                  remove={() => void change(stored.remove(row))}
                />
              }
            >
              <NameField
                app={app}
                name={row.name}
                done={(name) => {
                  setNamed(undefined);
                  if (name !== row.name) void change(stored.put({ ...row, name }));
                }}
              />
            </Show>
          )}
        </For>
      </ul>
      <div class="buttons">
        <button
          type="button"
          class="button"
          disabled={app.table().still || app.table().session.log.length === 0}
          onClick={() => void add()}
        >
          {words().add}
        </button>
      </div>
    </section>
  );
};

interface BookmarkProps extends BookmarksProps {
  readonly row: BookmarkRow;
  readonly rename: () => void;
  readonly remove: () => void;
}

const Bookmark = (props: BookmarkProps) => {
  const words = () => props.app.dialogWords().play.bookmarks;
  const place = () => props.branches().placeAfter(props.row.n);
  const go = () => {
    const to = place();
    if (to) props.go(to);
  };
  return (
    <li class="split">
      <button type="button" class="item" disabled={props.app.table().still} onClick={go}>
        <SheetIcon name="bookmark" />
        <span>
          {props.row.name}
          <Show when={words().after(place()?.depth ?? 0) !== props.row.name}>
            <small>{words().after(place()?.depth ?? 0)}</small>
          </Show>
        </span>
      </button>
      <button
        type="button"
        class="close"
        title={words().rename(props.row.name)}
        aria-label={words().rename(props.row.name)}
        onClick={props.rename}
      >
        <SheetIcon name="rename" />
      </button>
      <button
        type="button"
        class="close"
        title={words().remove(props.row.name)}
        aria-label={words().remove(props.row.name)}
        onClick={props.remove}
      >
        <SheetIcon name="remove" />
      </button>
    </li>
  );
};

interface NameFieldProps {
  readonly app: App;
  readonly name: string;
  /** The new name, or the old one where nothing was typed. */
  readonly done: (name: string) => void;
}

const NameField = (props: NameFieldProps) => {
  const words = () => props.app.dialogWords().play.bookmarks;
  let field: HTMLInputElement | undefined;
  const keep = () => props.done(field?.value.trim() || props.name);
  return (
    <li>
      <form
        class="split"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <input
          ref={(element) => {
            field = element;
            queueMicrotask(() => {
              element.focus();
              element.select();
            });
          }}
          class="field"
          type="text"
          maxlength={LONGEST}
          value={props.name}
          aria-label={words().name}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // The dialog stays; only the name is left as it was.
            event.preventDefault();
            event.stopPropagation();
            props.done(props.name);
          }}
        />
        <button type="submit" class="button">
          {words().keep}
        </button>
      </form>
    </li>
  );
};
