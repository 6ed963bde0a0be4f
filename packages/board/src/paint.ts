import type { PileId } from '@geduld/core';
import { type Stop, stopWords } from './announce.ts';
import { at } from './cardElement.ts';
import type { BoardSettings, BoardWords } from './contract.ts';
import { dressOf, faceDesignOf, WIDE_CARD } from './dress.ts';
import { emptyPileMark } from './emptyPiles.ts';
import { CARD_BOX } from './faceDesign.ts';
import type { Geometry } from './geometry.ts';
import type { Mark } from './marks.ts';
import { type PaintedCards, paintCards } from './paintCards.ts';
import type { Scene } from './scene.ts';

/** The elements of a table: all that is written of it goes through here, its cards through `cards`. */
export interface Painter {
  readonly table: HTMLElement;
  readonly cards: PaintedCards;
  /** Sizes and colours; needed after a change of either. */
  readonly fit: (geometry: Geometry, settings: BoardSettings) => void;
  readonly places: (scene: Scene) => void;
  readonly marks: (marks: readonly Mark[]) => void;
  readonly stops: (scene: Scene, stops: readonly Stop[], current: string, words: BoardWords) => void;
  /** Makes one stop the one that Tab reaches, and moves the focus there. */
  readonly focus: (key: string) => void;
  /** The stop that an element is, or lies in. */
  readonly stopKeyOf: (element: Element | null) => string | undefined;
  readonly remove: () => void;
}

const layer = (name: string, parent: HTMLElement, hidden = true): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  if (hidden) element.setAttribute('aria-hidden', 'true');
  parent.append(element);
  return element;
};

/** Builds an empty table into `root`. */
export const paint = (root: HTMLElement): Painter => {
  const table = layer('gd-table', root, false);
  table.setAttribute('role', 'group');
  // Places are counted from the left, whichever way the page around it is written.
  table.dir = 'ltr';
  const placeLayer = layer('gd-places', table);
  const cardLayer = layer('gd-cards', table);
  const shadow = layer('gd-shadow', cardLayer);
  const markLayer = layer('gd-marks', cardLayer);
  const stopLayer = layer('gd-stops', table, false);
  const cards = paintCards(cardLayer, shadow);
  const stops = paintStops(stopLayer);
  let worn = '';
  return {
    table,
    cards,
    fit: ({ card }, settings) => {
      const design = faceDesignOf(settings, card.width);
      const { letters } = settings;
      table.style.setProperty('--gd-width', `${card.width}px`);
      table.style.setProperty('--gd-height', `${card.height}px`);
      table.classList.toggle('gd-wide', card.width >= WIDE_CARD);
      table.dataset.tone = settings.table?.tone ?? '';
      for (const [name, value] of dressOf(settings, design)) table.style.setProperty(name, value);
      const wearing = `${design.id} ${letters ? Object.values(letters.texts) : ''}`;
      if (worn !== wearing) cards.dress({ design, letters });
      worn = wearing;
    },
    places: paintPlaces(placeLayer),
    marks: paintMarks(markLayer),
    stops: (scene, next, current, words) => {
      if (table.getAttribute('aria-label') !== words.table) table.setAttribute('aria-label', words.table);
      stops.show(scene, next, current, words);
    },
    focus: stops.focus,
    stopKeyOf: (element) => element?.closest<HTMLElement>('.gd-stop')?.dataset.key,
    remove: () => table.remove(),
  };
};

const paintPlaces = (placeLayer: HTMLElement): Painter['places'] => {
  const elements = new Map<PileId, HTMLElement>();
  const drawn = new Map<PileId, string>();
  return (scene) => {
    for (const [pile, element] of elements)
      if (!scene.piles.has(pile)) {
        element.remove();
        elements.delete(pile);
        drawn.delete(pile);
      }
    for (const { pile, x, y, mark } of scene.places) {
      const element = elements.get(pile) ?? layer('gd-place', placeLayer, false);
      elements.set(pile, element);
      const transform = at(x, y);
      if (element.style.transform !== transform) element.style.transform = transform;
      const markup = emptyPileMark(mark);
      if (drawn.get(pile) === markup) continue;
      drawn.set(pile, markup);
      element.dataset.mark = mark.kind;
      element.innerHTML = `<svg viewBox="0 0 ${CARD_BOX.width} ${CARD_BOX.height}">${markup}</svg>`;
    }
  };
};

const paintMarks = (markLayer: HTMLElement): Painter['marks'] => {
  const elements = new Map<string, HTMLElement>();
  return (marks) => {
    const kept = new Set<string>();
    for (const { kind, x, y, width, height, label } of marks) {
      const key = `${kind} ${x} ${y} ${width} ${height} ${label}`;
      kept.add(key);
      if (elements.has(key)) continue;
      const element = layer('gd-mark', markLayer, false);
      element.dataset.kind = kind;
      if (label) element.dataset.label = label;
      element.style.cssText = `transform:${at(x, y)};width:${width}px;height:${height}px`;
      elements.set(key, element);
    }
    for (const [key, element] of elements)
      if (!kept.has(key)) {
        element.remove();
        elements.delete(key);
      }
  };
};

/** The controls: over the cards, unseen, each as large as the part of its card that shows. */
const paintStops = (stopLayer: HTMLElement) => {
  const elements = new Map<string, HTMLElement>();
  const written = new Map<string, string>();
  const groups = new Map<PileId, HTMLElement>();
  let roving = '';
  const makeRoving = (key: string) => {
    elements.get(roving)?.setAttribute('tabindex', '-1');
    elements.get(key)?.setAttribute('tabindex', '0');
    roving = key;
  };
  const write = (scene: Scene, stop: Stop, words: BoardWords) => {
    const { name, about } = stopWords(scene, stop, words);
    const box = `transform:${at(stop.x, stop.y)};width:${stop.width}px;height:${stop.height}px`;
    const all = `${name}|${about}|${box}`;
    if (written.get(stop.key) === all) return;
    written.set(stop.key, all);
    const element = elements.get(stop.key);
    if (!element) return;
    element.setAttribute('aria-label', name);
    if (about === undefined) element.removeAttribute('aria-description');
    else element.setAttribute('aria-description', about);
    element.style.cssText = box;
  };
  return {
    show: (scene: Scene, stops: readonly Stop[], current: string, words: BoardWords) => {
      if (scene.places.some(({ pile }) => !groups.has(pile)))
        for (const { pile } of scene.places) {
          const group = groups.get(pile) ?? layer('gd-pile', stopLayer, false);
          groups.set(pile, group);
          stopLayer.append(group);
        }
      const kept = new Set(stops.map(({ key }) => key));
      for (const stop of stops) {
        if (!elements.has(stop.key)) {
          const element = document.createElement('div');
          element.className = 'gd-stop';
          element.setAttribute('role', 'button');
          element.tabIndex = -1;
          element.dataset.key = stop.key;
          elements.set(stop.key, element);
          insert(groups.get(stop.pile), element, stop);
        }
        write(scene, stop, words);
      }
      makeRoving(current);
      const focused = document.activeElement;
      const astray =
        focused instanceof HTMLElement && stopLayer.contains(focused) && focused.dataset.key !== current;
      if (astray) elements.get(current)?.focus({ preventScroll: true });
      for (const [key, element] of elements)
        if (!kept.has(key)) {
          element.remove();
          elements.delete(key);
          written.delete(key);
        }
    },
    focus: (key: string) => {
      makeRoving(key);
      elements.get(key)?.focus({ preventScroll: true });
    },
  };
};

/** Keeps the controls of a column in the order of its cards, bottom first. */
const insert = (group: HTMLElement | undefined, element: HTMLElement, { key }: Stop): void => {
  const index = (name: string | undefined) => Number(name?.split(':')[1] ?? 0);
  const after = [...(group?.children ?? [])].find(
    (other) => other instanceof HTMLElement && index(other.dataset.key) > index(key),
  );
  group?.insertBefore(element, after ?? null);
};
