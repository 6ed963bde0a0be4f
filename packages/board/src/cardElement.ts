import type { Card } from '@geduld/core';
import { barGround, barMarkup, drawnFace, type Faces, facePatch, faceUrl } from './dress.ts';
import type { Point } from './geometry.ts';
import type { Bar } from './scene.ts';
import { type Movement, onTheWay } from './tween.ts';

/** One card's element and what was last written to it; nothing is written twice, nothing is read back. */
export interface PaintedCard {
  readonly card: Card;
  readonly element: HTMLElement;
  readonly body: HTMLElement;
  readonly front: HTMLElement;
  readonly back: HTMLElement;
  barElement: HTMLElement | undefined;
  /** Fetches the picture of the face, if that is still to do. */
  load: (() => void) | undefined;
  x: number;
  y: number;
  z: number;
  face: 'up' | 'down';
  hidden: boolean;
  bar: Bar | undefined;
  way: Movement | undefined;
  running: Animation | undefined;
  turning: Animation | undefined;
  waiting: ReturnType<typeof setTimeout> | undefined;
}

/** The transform that puts an element at a point of the table. */
export const at = (x: number, y: number): string => `translate(${x}px,${y}px)`;

/** A new element of a class inside another. */
const make = (name: string, parent: HTMLElement): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  parent.append(element);
  return element;
};

/** A card's element, unseen until it is put somewhere. */
export const makeCard = (layer: HTMLElement, card: Card): PaintedCard => {
  const element = make('gd-card', layer);
  element.dataset.card = String(card);
  const body = make('gd-body', element);
  const back = make('gd-back', body);
  const front = make('gd-front', body);
  element.dataset.face = 'down';
  element.style.visibility = 'hidden';
  const still = { way: undefined, running: undefined, turning: undefined, waiting: undefined };
  const fresh = { x: 0, y: 0, z: 0, face: 'down', hidden: true, bar: undefined } as const;
  return { card, element, body, front, back, barElement: undefined, load: undefined, ...fresh, ...still };
};

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 600);
};

/** Gives a card its face: drawn by code, or a picture with the drawn face in reserve. */
export const dressCard = (one: PaintedCard, faces: Faces): void => {
  const url = faceUrl(faces, one.card);
  one.barElement = undefined;
  one.load = undefined;
  const bar = one.bar;
  one.bar = undefined;
  if (url === undefined) one.front.innerHTML = drawnFace(faces, one.card);
  else {
    const image = new Image();
    image.alt = '';
    image.draggable = false;
    image.decoding = 'async';
    image.onerror = () => {
      if (image.parentElement !== one.front) return;
      image.nextElementSibling?.matches('svg') && image.nextElementSibling.remove();
      image.outerHTML = drawnFace(faces, one.card);
    };
    // Pictures of cards that lie face down can wait until the browser has nothing else to do.
    one.load = () => {
      one.load = undefined;
      image.src = url;
    };
    if (one.face === 'up') one.load();
    else whenIdle(() => one.load?.());
    one.front.replaceChildren(image);
    const patch = facePatch(faces, one.card);
    if (patch) image.insertAdjacentHTML('afterend', patch);
  }
  setBar(one, bar, faces);
};

/** Where a card is drawn at this moment. */
export const spotOf = (one: PaintedCard): Point => {
  const { way, running } = one;
  if (!way) return one;
  if (!running) return way.from;
  const time = running.currentTime;
  return onTheWay(way, typeof time === 'number' ? time / way.duration : 0);
};

/** Ends whatever a card is doing, where it stands in the styles. */
export const stop = (one: PaintedCard): void => {
  if (!one.way && !one.turning) return;
  clearTimeout(one.waiting);
  const { running, turning } = one;
  one.running = undefined;
  one.turning = undefined;
  one.waiting = undefined;
  one.way = undefined;
  running?.cancel();
  turning?.cancel();
  if (turning) one.element.classList.remove('gd-turning');
};

/** Turns a card over in space while it goes. */
export const turn = (one: PaintedCard, face: 'up' | 'down', duration: number): void => {
  setFace(one, face);
  one.element.classList.add('gd-turning');
  const angles = face === 'up' ? [180, 0] : [0, 180];
  const keyframes = angles.map((angle) => ({ transform: `perspective(900px) rotateY(${angle}deg)` }));
  const turning = one.body.animate(keyframes, { duration, easing: 'ease-out', fill: 'forwards' });
  one.turning = turning;
};

/** Puts a card at a point. */
export const moveTo = (one: PaintedCard, x: number, y: number): void => {
  if (one.x === x && one.y === y) return;
  one.x = x;
  one.y = y;
  one.element.style.transform = at(x, y);
};

/** Lays a card over others. */
export const setZ = (one: PaintedCard, z: number): void => {
  if (one.z === z) return;
  one.z = z;
  one.element.style.zIndex = String(z);
};

/** Shows the side. */
export const setFace = (one: PaintedCard, face: 'up' | 'down'): void => {
  if (one.face === face) return;
  one.face = face;
  if (face === 'up') one.load?.();
  one.element.dataset.face = face;
};

/** Shows or hides a card. */
export const setHidden = (one: PaintedCard, hidden: boolean): void => {
  if (one.hidden === hidden) return;
  one.hidden = hidden;
  one.element.style.visibility = hidden ? 'hidden' : '';
};

/** Writes the bar's sizes; makes the bar when it is first needed. */
export const setBar = (one: PaintedCard, bar: Bar | undefined, faces: Faces | undefined): void => {
  if (!faces || (one.bar?.capital === bar?.capital && one.bar?.height === bar?.height)) return;
  one.bar = bar;
  if (bar && !one.barElement) {
    one.barElement = make('gd-bar', one.front);
    one.barElement.innerHTML = barMarkup(faces, one.card);
    one.barElement.style.background = barGround(faces, one.card);
  }
  one.front.classList.toggle('gd-barred', bar !== undefined);
  if (!bar) return;
  one.front.style.setProperty('--gd-capital', `${bar.capital}px`);
  one.front.style.setProperty('--gd-bar', `${bar.height}px`);
};
