import { noise, short } from './noise.ts';

/** A tile of a material as a CSS background layer, repeated over the table. Its colours are translucent `rgb()`. */
const tile = (width: number, height: number, markup: string): string => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>${markup}</svg>`;
  const escaped = svg
    .replaceAll('%', '%25')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
    .replaceAll('#', '%23');
  return `url("data:image/svg+xml,${escaped}") 50% 0 / ${width}px ${height}px`;
};

const line = (color: string, width: number, data: string): string =>
  `<path fill='none' stroke='${color}' stroke-width='${width}' d='${data}'/>`;

/** A line from edge to edge that goes on where it left off when the tile is repeated. */
const wave = (width: number, y: number, swing: readonly [number, number, number]): string => {
  const [a, b, c] = swing;
  const at = (share: number) => short(width * share);
  return (
    `M0 ${short(y)}C${at(0.12)} ${short(y + a)} ${at(0.2)} ${short(y + b)} ${at(0.34)} ${short(y + b)}` +
    `S${at(0.54)} ${short(y + c)} ${at(0.7)} ${short(y + c)}S${at(0.88)} ${short(y - a)} ${width} ${short(y)}`
  );
};

/** Sawn boards: a slow swinging grain, pores, and the joint between two boards. */
export const boards = (colors: {
  readonly grain: string;
  readonly light: string;
  readonly joint: string;
  readonly edge: string;
}): string => {
  const [width, height, count] = [720, 480, 3];
  const random = noise(11);
  const board = height / count;
  let grain = '';
  let light = '';
  let pores = '';
  for (let n = 0; n < count; n++) {
    const heart = (n + 0.25 + random() * 0.5) * board;
    for (let y = n * board + 5; y < (n + 1) * board - 4; y += 4 + random() * 9) {
      // Close to the heart of the board the rings swing widest.
      const near = Math.max(0, 1 - Math.abs(y - heart) / (board * 0.5));
      const reach = 1 + near * 5;
      const swing = [0, 0, 0].map(() => (random() - 0.5) * 2 * reach) as unknown as readonly [
        number,
        number,
        number,
      ];
      if (random() < 0.68) grain += wave(width, y, swing);
      else light += wave(width, y, swing);
    }
    for (let k = 0; k < 46; k++) {
      const x = random() * (width - 40);
      pores += `M${short(x)} ${short(n * board + 4 + random() * (board - 8))}h${short(5 + random() * 22)}`;
    }
  }
  let joints = '';
  let edges = '';
  for (let n = 0; n < count; n++) {
    joints += `M0 ${n * board + 0.5}H${width}`;
    edges += `M0 ${n * board + 1.8}H${width}`;
    const x = [180, 500, 330][n] ?? 0;
    joints += `M${x} ${n * board}v${board}`;
    edges += `M${x + 1.3} ${n * board}v${board}`;
  }
  return tile(
    width,
    height,
    line(colors.grain, 1.3, grain) +
      line(colors.light, 1.6, light) +
      line(colors.grain, 0.7, pores) +
      line(colors.joint, 1.4, joints) +
      line(colors.edge, 1, edges),
  );
};

/** Split stone: long shallow steps where it broke, light above and dark below. */
export const stone = (light: string, dark: string): string => {
  const [width, height] = [640, 420];
  const random = noise(5);
  let above = '';
  let below = '';
  for (let n = 0; n < 30; n++) {
    const y = 8 + random() * (height - 16);
    const from = random() * width * 0.8;
    const long = 60 + random() * 190;
    const to = Math.min(width - 4, from + long);
    const step = (random() - 0.5) * 16;
    const mid = (from + to) / 2;
    const run = (dy: number) =>
      `M${short(from)} ${short(y + dy)}Q${short((from + mid) / 2)} ${short(y + step + dy)} ${short(mid)} ${short(y + step * 0.5 + dy)}` +
      `T${short(to)} ${short(y + step * 0.7 + dy)}`;
    above += run(0);
    below += run(1.5);
  }
  return tile(width, height, line(light, 1.1, above) + line(dark, 1.5, below));
};

/** Woven threads, warp and weft, each a little thicker or thinner than the next. */
export const weave = (light: string, dark: string): string => {
  const size = 96;
  const random = noise(23);
  let bright = '';
  let shaded = '';
  for (let at = 1.5; at < size; at += 3) {
    for (let along = 0; along < size; along += 6 + Math.floor(random() * 3) * 3) {
      const long = 3 + random() * 7;
      const end = Math.min(size, along + long);
      const across = `M${along} ${at}H${short(end)}`;
      const up = `M${at} ${along}V${short(end)}`;
      if (random() < 0.5) {
        bright += across;
        shaded += up;
      } else {
        shaded += across;
        bright += up;
      }
    }
  }
  return tile(size, size, line(light, 1.4, bright) + line(dark, 1.2, shaded));
};

/** Sand that was raked: even waves, each furrow with its lit and its shaded side. */
export const raked = (light: string, dark: string): string => {
  const [width, height, step] = [560, 168, 14];
  let lit = '';
  let shaded = '';
  for (let y = step / 2; y < height; y += step) {
    const run = (top: number) =>
      `M0 ${top}C70 ${top} 70 ${top - 18} 140 ${top - 18}S210 ${top} 280 ${top}S350 ${top + 18} 420 ${top + 18}S490 ${top} 560 ${top}`;
    // The tile is repeated downwards as well: what swings over an edge comes in at the other.
    for (const shift of [0, -height, height]) {
      lit += run(y + shift);
      shaded += run(y + shift + 2.4);
    }
  }
  return tile(width, height, line(light, 2, lit) + line(dark, 1.6, shaded));
};

/** A sky without a cloud: few stars, none of them bright. */
export const sky = (star: string, faint: string): string => {
  const [width, height] = [520, 460];
  const random = noise(42);
  let bright = '';
  let dim = '';
  for (let n = 0; n < 46; n++) {
    const radius = n % 9 === 0 ? 1 : 0.5 + random() * 0.3;
    const x = 3 + random() * (width - 6);
    const y = 3 + random() * (height - 6);
    const dot = `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(radius * 2)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-radius * 2)} 0`;
    if (n % 9 === 0) bright += dot;
    else dim += dot;
  }
  return tile(width, height, `<path fill='${star}' d='${bright}'/><path fill='${faint}' d='${dim}'/>`);
};
