import type { Card } from '@geduld/core';
import {
  at,
  dressCard,
  makeCard,
  moveTo,
  type PaintedCard,
  setBar,
  setFace,
  setHidden,
  setZ,
  spotOf,
  stop,
  turn,
} from './cardElement.ts';
import type { Faces } from './dress.ts';
import type { Point } from './geometry.ts';
import type { CardInScene, Scene } from './scene.ts';
import { EASE_OUT, type Movement, type Spot } from './tween.ts';

/** The layer of cards. */
export interface PaintedCards {
  /** Gives the cards their faces. */
  readonly dress: (faces: Faces) => void;
  /** Where each card is drawn at this moment; `undefined` for a card that was never put. */
  readonly spots: () => readonly (Spot | undefined)[];
  /** Puts every card where the scene has it; those with a movement go there. */
  readonly show: (scene: Scene, movements: readonly Movement[]) => void;
  /** Ends all movements at their goals if they are a deal or a finish, which have cards that wait for long. */
  readonly finishLong: () => void;
  /** Is no card on its way? */
  readonly atRest: () => boolean;
  /** Calls `listener` whenever the last card on its way has arrived. */
  readonly onRest: (listener: () => void) => void;
  readonly press: (cards: readonly Card[], pressed: boolean) => void;
  readonly lift: (cards: readonly Card[]) => void;
  readonly follow: (by: Point) => void;
  /** Lets the lifted cards go where they are. */
  readonly letGo: () => void;
  readonly shake: (cards: readonly Card[]) => void;
  readonly each: (visit: (element: HTMLElement, card: Card) => void) => void;
}

/** While it moves, a card lies over those at rest; a lifted one over all. */
const MOVING = 100;
const LIFTED = 400;
/** A card that waits longer than this to set off is part of a show that any input ends. */
const LONG = 150;

/** Makes the layer; elements are made once, when a card first appears. */
export const paintCards = (layer: HTMLElement, shadow: HTMLElement): PaintedCards => {
  const painted: (PaintedCard | undefined)[] = [];
  let faces: Faces | undefined;
  let scene: Scene | undefined;
  let lifted: readonly Card[] = [];
  let under = 0;
  let atRest = () => {};
  const all = () => painted.filter((card) => card !== undefined);
  const of = (card: Card) => {
    const found = painted[card];
    if (found) return found;
    const made = makeCard(layer, card);
    painted[card] = made;
    if (faces) dressCard(made, faces);
    return made;
  };
  const placed = (one: PaintedCard): CardInScene | undefined => scene?.cards[one.card];

  const rest = (one: PaintedCard) => {
    stop(one);
    const goal = placed(one);
    setHidden(one, goal === undefined || (goal.buried && under === 0));
    if (!goal) return;
    moveTo(one, goal.x, goal.y);
    setZ(one, goal.z);
    setFace(one, goal.face);
    setBar(one, goal.bar, faces);
  };
  /** A heap's deep cards are hidden once nothing flies any more: until then they lie under what is on its way. */
  const arrived = () => {
    under = all().filter((one) => one.way).length;
    if (under > 0) return;
    for (const one of all()) if (!lifted.includes(one.card)) setHidden(one, placed(one)?.buried ?? true);
    if (lifted.length === 0) shadow.style.opacity = '0';
    atRest();
  };
  const setOff = (one: PaintedCard, way: Movement, goal: CardInScene) => {
    one.waiting = undefined;
    setHidden(one, false);
    moveTo(one, goal.x, goal.y);
    setZ(one, MOVING + goal.z);
    setBar(one, goal.bar, faces);
    const keyframes = [{ transform: at(way.from.x, way.from.y) }, { transform: at(way.to.x, way.to.y) }];
    const running = one.element.animate(keyframes, { duration: way.duration, easing: EASE_OUT });
    one.running = running;
    if (way.turns) turn(one, goal.face, way.duration);
    else setFace(one, goal.face);
    running.onfinish = () => {
      if (one.running !== running) return;
      rest(one);
      arrived();
    };
  };
  const begin = (one: PaintedCard, way: Movement, goal: CardInScene) => {
    one.way = way;
    if (way.delay <= 0) return setOff(one, way, goal);
    moveTo(one, way.from.x, way.from.y);
    setHidden(one, way.unseen);
    one.waiting = setTimeout(() => setOff(one, way, goal), way.delay);
  };

  return {
    dress: (next) => {
      faces = next;
      for (const one of all()) dressCard(one, next);
    },
    spots: () =>
      painted.map((one) => {
        if (!one) return undefined;
        const { x, y } = spotOf(one);
        return { x, y, face: one.face, hidden: one.hidden };
      }),
    show: (next, movements) => {
      const wasHidden = painted.map((one) => one?.hidden ?? true);
      scene = next;
      const ways = new Map(movements.map((way) => [way.card, way]));
      under = movements.filter(({ card }) => !lifted.includes(card)).length;
      for (const one of all()) stop(one);
      for (const goal of next.cards) {
        if (!goal || lifted.includes(goal.card)) continue;
        const one = of(goal.card);
        const way = ways.get(goal.card);
        if (way) begin(one, way, goal);
        else {
          rest(one);
          if (goal.buried && (wasHidden[goal.card] ?? true)) setHidden(one, true);
        }
      }
      for (const one of all()) if (!next.cards[one.card]) setHidden(one, true);
      if (lifted.length === 0) shadow.style.opacity = '0';
    },
    finishLong: () => {
      if (!all().some(({ waiting, way }) => waiting !== undefined && way && way.delay > LONG)) return;
      under = 0;
      for (const one of all()) if (one.way) rest(one);
      arrived();
    },
    atRest: () => under === 0,
    onRest: (listener) => {
      atRest = listener;
    },
    press: (cards, pressed) => {
      for (const card of cards) of(card).element.style.willChange = pressed ? 'transform' : '';
    },
    lift: (cards) => {
      lifted = cards;
      cards.forEach((card, nth) => {
        const one = of(card);
        rest(one);
        setHidden(one, false);
        setZ(one, LIFTED + nth);
      });
      layShadow(shadow, cards.map(of), scene);
    },
    follow: (by) => {
      for (const card of lifted) {
        const goal = scene?.cards[card];
        if (goal) moveTo(of(card), goal.x + by.x, goal.y + by.y);
      }
      shadow.style.transform = at(by.x, by.y);
    },
    letGo: () => {
      for (const card of lifted) of(card).element.style.willChange = '';
      lifted = [];
      shadow.style.opacity = '0';
    },
    shake: (cards) => {
      for (const card of cards)
        of(card).body.animate(
          [0, -5, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
          { duration: 320, easing: 'ease-out' },
        );
    },
    each: (visit) => {
      for (const one of all()) visit(one.element, one.card);
    },
  };
};

/** One shadow for a whole lifted group: twenty would be a smear. */
const layShadow = (shadow: HTMLElement, group: readonly PaintedCard[], scene: Scene | undefined): void => {
  const [lead] = group;
  const end = group.at(-1);
  if (!lead || !end || !scene) return;
  const { style } = shadow;
  style.left = `${lead.x}px`;
  style.top = `${lead.y}px`;
  style.height = `${end.y - lead.y + scene.geometry.card.height}px`;
  style.zIndex = String(LIFTED - 1);
  style.transform = '';
  style.opacity = '1';
};
