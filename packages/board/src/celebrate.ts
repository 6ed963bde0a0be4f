import { type Card, isFoundation, rankOf, suitIndexOf } from '@geduld/core';
import { at } from './cardElement.ts';
import type { Point } from './geometry.ts';
import type { PaintedCards } from './paintCards.ts';
import type { Scene } from './scene.ts';

/** A celebration under way. */
export interface Celebration {
  /** Everything back to its place, at once. */
  readonly end: () => void;
}

const STEP = 70;
const FLIGHT = 1900;
const GRAVITY = 0.0026;
const FRAMES = 26;

/**
 * The way of a card that is thrown off a foundation and bounces out of the table: points at even times over the
 * flight. `nth` gives every card its own throw. Pure.
 */
export const throwOf = (from: Point, nth: number, floor: number, width: number): readonly Point[] => {
  const side = from.x > width / 2 ? -1 : 1;
  const speedX = (side * (nth % 3 === 2 ? -1 : 1) * (0.22 + ((nth * 37) % 11) * 0.045) * width) / 1100;
  let [x, y, speedY] = [from.x, from.y, ((nth * 13) % 7) * 0.05];
  const points: Point[] = [from];
  const dt = FLIGHT / (FRAMES - 1);
  for (let frame = 1; frame < FRAMES; frame++) {
    x += speedX * dt;
    speedY += GRAVITY * dt;
    y += speedY * dt;
    if (y > floor) {
      y = floor - (y - floor) * 0.5;
      speedY *= -0.76;
    }
    points.push({ x, y });
  }
  return points;
};

/** The cards leave the foundations, kings first, and bounce away; then the table stands as it was won. */
export const celebrate = (scene: Scene, cards: PaintedCards, onEnd: () => void): Celebration => {
  const { geometry } = scene;
  const floor = geometry.size.height - geometry.card.height;
  const running: Animation[] = [];
  const shown: { element: HTMLElement; was: string }[] = [];
  cards.each((element, card: Card) => {
    const placed = scene.cards[card];
    if (!placed || !isFoundation(placed.pile)) return;
    const nth = (scene.spec.ranks - rankOf(card)) * 4 + suitIndexOf(card);
    const far = {
      x: placed.x > geometry.size.width / 2 ? geometry.size.width * 2 : -geometry.size.width,
      y: floor,
    };
    const points = [...throwOf(placed, nth, floor, geometry.size.width), far];
    shown.push({ element, was: element.style.visibility });
    element.style.visibility = '';
    running.push(
      element.animate(
        points.map(({ x, y }, frame) => ({
          transform: at(x, y),
          offset: Math.min(1, frame / (FRAMES - 1)) * 0.999 + (frame === FRAMES ? 0.001 : 0),
          zIndex: 200 + nth,
        })),
        { duration: FLIGHT, delay: nth * STEP, fill: 'forwards' },
      ),
    );
  });
  const end = () => {
    for (const animation of running) animation.cancel();
    for (const { element, was } of shown) element.style.visibility = was;
  };
  const last =
    running.length > 0 ? Promise.allSettled(running.map(({ finished }) => finished)) : Promise.resolve([]);
  let over = false;
  last.then(() => {
    if (over) return;
    over = true;
    end();
    onEnd();
  });
  return {
    end: () => {
      over = true;
      end();
    },
  };
};
