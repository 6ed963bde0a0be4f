import { type Card, isFoundation, rankOf, suitIndexOf } from '@geduld/core';
import type { BoardSettings } from './contract.ts';
import type { Geometry, Point } from './geometry.ts';
import type { PaintedCards } from './paintCards.ts';
import type { Scene } from './scene.ts';
import { easeOut } from './tween.ts';

/** A card on its way through the dance: where it is, and how it is turned, in degrees. */
export interface Pose extends Point {
  readonly angle: number;
}

/** When the parts of the dance begin and how long they take, in milliseconds at the normal pace. */
const TIMES = { rise: 720, between: 15, wreath: 620, fall: 900, fallBetween: 17 } as const;
const CARDS = 52;
/** All cards have joined the wreath; then it turns for a while, and the first one falls. */
const FIRST_FALL = (CARDS - 1) * TIMES.between + TIMES.rise + TIMES.wreath;
/** The whole dance at the normal pace, in milliseconds. */
export const DANCE = FIRST_FALL + (CARDS - 1) * TIMES.fallBetween + TIMES.fall;
const PACE: Readonly<Record<BoardSettings['speed'], number>> = { off: 0, quick: 0.7, normal: 1, calm: 1.2 };
/** How far the wreath turns over the whole dance, in degrees. */
const TURN = 70;
const FRAMES = 44;

/** One dancer: the place that it leaves, its seat in the wreath from 0, and its turn to rise and fall. */
export interface Dancer {
  readonly from: Point;
  readonly seat: number;
  readonly nth: number;
}

type Table = Pick<Geometry, 'size' | 'card'>;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The seat's pose in the wreath at a time: heads outward, all of it inside the table. */
const inWreath = ({ size, card }: Table, seat: number, time: number): Pose => {
  // By the shorter way round from upright.
  const own = (seat * 360) / CARDS;
  const angle = (own > 180 ? own - 360 : own) + (TURN * time) / DANCE - TURN / 2;
  const half = Math.hypot(card.width, card.height) / 2;
  const radius = { x: size.width / 2 - half, y: size.height / 2 - half };
  // A wide table has a wide wreath, but never so wide that it falls apart.
  const [across, up] = [Math.min(radius.x, radius.y * 1.9), Math.min(radius.y, radius.x * 1.25)];
  return {
    x: size.width / 2 + across * Math.sin(radians(angle)) - card.width / 2,
    y: size.height / 2 - up * Math.cos(radians(angle)) - card.height / 2,
    angle,
  };
};

/**
 * Where a card is in the dance: it rises from its foundation into a wreath of all four suits, which turns slowly, and
 * falls out of it below the table. Pure; `time` in milliseconds at the normal pace.
 */
export const poseOf = (table: Table, { from, seat, nth }: Dancer, time: number): Pose => {
  const share = easeOut((time - nth * TIMES.between) / TIMES.rise);
  const falls = FIRST_FALL + nth * TIMES.fallBetween;
  const seated = inWreath(table, seat, Math.min(time, falls));
  if (time <= falls) {
    const lift = Math.sin(Math.PI * share) * table.card.height * 0.1;
    return {
      x: from.x + (seated.x - from.x) * share,
      y: from.y + (seated.y - from.y) * share - lift,
      angle: seated.angle * share,
    };
  }
  const since = (time - falls) / TIMES.fall;
  const { width, height } = table.size;
  const side = (seated.x + table.card.width / 2 - width / 2) / width;
  return {
    x: seated.x + side * width * 0.5 * since,
    // A small hop, then down and out.
    y: seated.y - height * 0.35 * since + height * 1.75 * since * since,
    angle: seated.angle + (side >= 0 ? 1 : -1) * 130 * since,
  };
};

const transformOf = ({ x, y, angle }: Pose): string =>
  `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${angle.toFixed(1)}deg)`;

/** The cards dance, kings first; then the table stands as it was won. `onEnd` is called when it is over by itself. */
export const celebrate = (
  scene: Scene,
  cards: PaintedCards,
  pace: BoardSettings['speed'],
  onEnd: () => void,
): { readonly end: () => void } => {
  const duration = DANCE * PACE[pace];
  const running: Animation[] = [];
  const restore: (() => void)[] = [];
  cards.each((element, card: Card) => {
    const placed = scene.cards[card];
    if (!placed || !isFoundation(placed.pile)) return;
    const suit = suitIndexOf(card);
    const dancer = {
      from: { x: placed.x, y: placed.y },
      seat: suit * scene.spec.ranks + rankOf(card) - 1,
      nth: (scene.spec.ranks - rankOf(card)) * 4 + suit,
    };
    const was = element.style.visibility;
    element.style.visibility = '';
    restore.push(() => {
      element.style.visibility = was;
    });
    const zIndex = String(500 + dancer.seat);
    const keyframes = Array.from({ length: FRAMES + 1 }, (_, frame) => ({
      transform: transformOf(poseOf(scene.geometry, dancer, (frame / FRAMES) * DANCE)),
      zIndex,
    }));
    running.push(element.animate(keyframes, { duration, fill: 'forwards' }));
    // Those that lie on top come back softly.
    if (!placed.buried)
      restore.push(() => element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260 }));
  });
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    for (const animation of running) animation.cancel();
    for (const back of restore) back();
  };
  const last = Promise.allSettled(running.map(({ finished }) => finished));
  void last.then(() => {
    if (over) return;
    end();
    onEnd();
  });
  return { end };
};
