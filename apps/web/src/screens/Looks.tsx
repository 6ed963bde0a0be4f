import {
  type BackId,
  type FaceDesign,
  type FaceId,
  openWardrobe,
  svgDataUrl,
  type TableId,
} from '@geduld/board';
import type { Rank, Suit } from '@geduld/core';
import { createEffect, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { CHOICES } from '../settings/settings.ts';
import { Choice, Switch } from './controls.tsx';
import { Sheet } from './Sheet.tsx';

/** A line of the catalogue. */
type Entry = { readonly free?: true };
type Wardrobe = Awaited<ReturnType<typeof openWardrobe>>;
type FaceChoice = FaceId | 'auto';

interface TilesProps<Id extends string> {
  readonly name: string;
  readonly ids: readonly Id[];
  readonly chosen: string;
  readonly nameOf: (id: Id) => string;
  readonly says?: (id: Id) => string | undefined;
  readonly picture: (id: Id) => JSX.Element;
  readonly onChoose: (id: Id) => void;
}

/** Designs side by side, each with its picture: radio buttons in their group. */
const Tiles = <Id extends string>(props: TilesProps<Id>) => {
  const group = createUniqueId();
  return (
    <fieldset class="choice designs">
      <legend>{props.name}</legend>
      <div class="design-row">
        <For each={props.ids}>
          {(id) => (
            <label class="design">
              <input
                type="radio"
                name={group}
                value={id}
                checked={id === props.chosen}
                onChange={() => props.onChoose(id)}
              />
              <span class="design-picture" aria-hidden="true">
                {props.picture(id)}
              </span>
              <span class="design-name">
                {props.nameOf(id)}
                <Show when={props.says?.(id)}>
                  <small>{props.says?.(id)}</small>
                </Show>
              </span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
};

/** Paints an element; not through Solid's `style`, whose code would join the first play. */
const painted =
  (background: () => string, color?: () => string) =>
  (element: HTMLElement): void =>
    createEffect(() => {
      element.style.background = background();
      if (color) element.style.color = color();
    });

/** A card's box: what it is painted on, and what is drawn on that. */
const Piece = (props: {
  readonly class: 'card' | 'place';
  readonly ground?: string;
  readonly markup: string;
}) => (
  <span class={`piece ${props.class}`} ref={painted(() => props.ground ?? '')} innerHTML={props.markup} />
);

const BackPiece = (props: { readonly markup: string }) => (
  <span class="piece card" ref={painted(() => `url("${svgDataUrl(props.markup)}") 0 0 / 100% 100%`)} />
);

/** A small piece of the table as it is now: an empty pile, a back, an ace, a number and a king. */
const Sample = (props: { readonly app: App; readonly wardrobe: Wardrobe }) => {
  const { app, wardrobe } = props;
  const faces: readonly (readonly [Rank, Suit])[] = [
    [1, 'spades'],
    [7, 'hearts'],
    [13, 'clubs'],
  ];
  return (
    <div class="sample" aria-hidden="true">
      <Piece class="place" markup={wardrobe.emptyPreview({ kind: 'foundation', suit: 'diamonds' })} />
      <BackPiece markup={(app.looks().back ?? wardrobe.BACK_DESIGNS.crimson).markup} />
      <For each={faces}>
        {([rank, suit]) => {
          const face = () => wardrobe.facePreview(app.looks(), rank, suit, widthHere(wardrobe));
          return <Piece class="card" ground={face().paper} markup={face().markup} />;
        }}
      </For>
    </div>
  );
};

/** The card width for which `auto` decides, as the window is now. */
const widthHere = ({ PREVIEW_WIDTH }: Wardrobe): number =>
  Math.min(innerWidth, innerHeight * 1.2) > 760 ? PREVIEW_WIDTH.wide : PREVIEW_WIDTH.narrow;

/** Two cards of a design of faces, one half under the other. */
const FacePicture = (props: { readonly app: App; readonly stock: Stock; readonly id: FaceChoice }) => {
  const { wardrobe, faces } = props.stock;
  const face = (rank: Rank, suit: Suit) => {
    const design = props.id === 'auto' ? 'auto' : faces[props.id];
    const { letters } = props.app.looks();
    return wardrobe.facePreview({ faces: design, letters }, rank, suit, widthHere(wardrobe));
  };
  return (
    <span class="pair">
      <Piece class="card" ground={face(10, 'spades').paper} markup={face(10, 'spades').markup} />
      <Piece class="card" ground={face(13, 'hearts').paper} markup={face(13, 'hearts').markup} />
    </span>
  );
};

/** The ids of a catalogue in its order. */
const idsOf = <Id extends string>(entries: Readonly<Record<Id, unknown>>): readonly Id[] =>
  Object.keys(entries) as Id[];

/** All designs, at hand. */
type Stock = { readonly wardrobe: Wardrobe; readonly faces: Readonly<Record<FaceId, FaceDesign>> };

/** What the catalogue says of a design of faces; the choice that is left to the table is free. */
const faceEntry = ({ wardrobe }: Stock, id: FaceChoice): Entry =>
  id === 'auto' ? { free: true } : wardrobe.FACES[id];

const fetchStock = async (): Promise<Stock> => {
  const wardrobe = await openWardrobe();
  const found = await Promise.all(
    idsOf(wardrobe.FACES).map(async (id) => [id, await wardrobe.facesOf(id)] as const),
  );
  return { wardrobe, faces: Object.fromEntries(found) as Stock['faces'] };
};

/** Which table, which back, which cards: each seen before it is chosen, and at once on the table behind. */
export const Looks = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().looks;
  const settingWords = () => app.dialogWords().settings;
  const [stock, setStock] = createSignal<Stock>();
  /** Puts a design on, where the player's plan has it. */
  const wear = (name: 'table' | 'back' | 'faces', id: string, { free }: Entry) => {
    if (app.plan()?.mayWear(free === true) !== false) app.set(name, id);
  };
  /** What a design says that the player's plan does not have. */
  const badge = ({ free }: Entry): string | undefined =>
    free !== true && app.plan()?.limited() ? 'Premium' : undefined;
  fetchStock().then(setStock, () => app.tell(app.words().notices.notLoaded));
  return (
    <Sheet app={app} title={words().title} class="looks">
      <Show when={stock()}>
        {(found) => (
          <>
            <Sample app={app} wardrobe={found().wardrobe} />
            <Tiles<TableId>
              name={words().table}
              ids={idsOf(found().wardrobe.TABLES)}
              chosen={app.settings().table}
              nameOf={(id) => words().tables[id]}
              picture={(id) => {
                const { background, engraving, tone } = found().wardrobe.TABLE_DESIGNS[id];
                const markup = found().wardrobe.emptyPreview({ kind: 'foundation', suit: 'spades' });
                return (
                  <span
                    class="felt"
                    data-tone={tone}
                    ref={painted(
                      () => background,
                      () => engraving,
                    )}
                  >
                    <Piece class="place" markup={markup} />
                  </span>
                );
              }}
              says={(id) => badge(found().wardrobe.TABLES[id])}
              onChoose={(id) => wear('table', id, found().wardrobe.TABLES[id])}
            />
            <Tiles<BackId>
              name={words().back}
              ids={idsOf(found().wardrobe.BACKS)}
              chosen={app.settings().back}
              nameOf={(id) => words().backs[id]}
              picture={(id) => (
                <span class="felt here">
                  <BackPiece markup={found().wardrobe.BACK_DESIGNS[id].markup} />
                </span>
              )}
              says={(id) => badge(found().wardrobe.BACKS[id])}
              onChoose={(id) => wear('back', id, found().wardrobe.BACKS[id])}
            />
            <Tiles<FaceChoice>
              name={words().cards}
              ids={['auto', ...idsOf(found().wardrobe.FACES)]}
              chosen={app.settings().faces}
              nameOf={(id) => words().faces[id]}
              says={(id) =>
                [words().facesSay[id], badge(faceEntry(found(), id))].filter(Boolean).join(' · ') || undefined
              }
              picture={(id) => (
                <span class="felt here">
                  <FacePicture app={app} stock={found()} id={id} />
                </span>
              )}
              onChoose={(id) => wear('faces', id, faceEntry(found(), id))}
            />
            <Show when={found().wardrobe.letterLine(app.words().language)}>
              {(line) => (
                <Choice
                  name={words().letters}
                  value={app.settings().cardLetters}
                  values={CHOICES.cardLetters.map((value) => ({
                    value,
                    name: value === 'language' ? line() : 'A J Q K',
                  }))}
                  onChoose={(value) => app.set('cardLetters', value)}
                />
              )}
            </Show>
            <Choice
              name={settingWords().choices.stockSide.name}
              value={app.settings().stockSide}
              values={CHOICES.stockSide.map((value) => ({
                value,
                name: settingWords().choices.stockSide.values[value],
              }))}
              onChoose={(value) => app.set('stockSide', value)}
            />
            <Switch
              name={settingWords().switches.largePrint.name}
              on={app.settings().largePrint}
              onChange={(on) => app.set('largePrint', on)}
            />
          </>
        )}
      </Show>
    </Sheet>
  );
};
