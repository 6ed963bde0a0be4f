import type { BackDesign } from '../faceDesign.ts';
import { SUIT_PATHS } from '../suitPaths.ts';
import type { BackId } from './catalogue.ts';
import { crimson } from './crimson.ts';
import { short } from './noise.ts';

const strokes = (color: string, opacity: number, width: number, data: string): string =>
  `<path fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}" d="${data}"/>`;

/** The ground up to the edge, and a frame within. */
const panel = (ground: string, field: string, line: string, opacity = 0.8): string =>
  `<path fill="${ground}" d="M0 0H250V350H0Z"/>` +
  `<rect x="16" y="16" width="218" height="318" rx="9" fill="${field}" stroke="${line}" stroke-opacity="${opacity}" stroke-width="3"/>`;

/** A closed curve through `count` points at `at(0 … 1)`. */
const curve = (count: number, at: (share: number) => readonly [number, number]): string => {
  let data = '';
  for (let n = 0; n < count; n++) {
    const [x, y] = at(n / count);
    data += `${n === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`;
  }
  return `${data}Z`;
};

const TAU = Math.PI * 2;

/** Lathe work, as on a bank note: waves along four sides around a rosette, in one calm blue. */
const guilloche = (): BackDesign => {
  const field = [0, 1, 2, 3]
    .map((phase) =>
      Array.from({ length: 10 }, (_, row) => {
        const y = 34 + row * 31.4;
        const shift = (phase / 4) * TAU;
        return Array.from({ length: 23 }, (_, n) => {
          const x = Math.round(24 + n * 9.18);
          return `${n === 0 ? 'M' : 'L'}${short(x)} ${short(y + 13 * Math.sin((n / 22) * TAU * 3.5 + shift + row * Math.PI))}`;
        }).join('');
      }).join(''),
    )
    .join('');
  const rose = (outer: number, inner: number, petals: number, turn: number) =>
    curve(132, (share) => {
      const radius = (outer + inner) / 2 + ((outer - inner) / 2) * Math.cos(share * TAU * petals + turn);
      return [125 + radius * Math.sin(share * TAU), 175 + radius * Math.cos(share * TAU)];
    });
  const rosette = [0, 1, 2].map((n) => rose(66, 30, 12, (n / 3) * TAU)).join('');
  const heart = [0, 1].map((n) => rose(27, 8, 8, (n / 2) * TAU)).join('');
  const ground = '#183a6e';
  return {
    id: 'guilloche',
    ground,
    markup:
      panel(ground, '#21497f', '#fff') +
      strokes('#fff', 0.34, 1.1, field) +
      '<circle cx="125" cy="175" r="73" fill="#21497f"/>' +
      strokes('#fff', 0.85, 2.2, 'M52 175a73 73 0 1 0 146 0a73 73 0 1 0 -146 0') +
      strokes('#fff', 0.55, 1.2, rosette) +
      strokes('#fff', 0.6, 1.1, heart) +
      '<rect x="23" y="23" width="204" height="304" rx="3" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>',
  };
};

/** Eight-pointed stars between crosses, the tiling of many courtyards. */
const emerald = (): BackDesign => {
  const side = 50.5;
  let stars = '';
  let kernels = '';
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 4; column++) {
      const [x, y] = [24 + (column + 0.5) * side, 24 + (row + 0.5) * (302 / 6)];
      const star = (outer: number, inner: number) =>
        curve(16, (share) => {
          const radius = Math.round(share * 16) % 2 === 0 ? outer : inner;
          return [x + radius * Math.sin(share * TAU), y + radius * Math.cos(share * TAU)];
        });
      stars += star(25.2, 18.6);
      kernels += star(10.5, 7.6);
    }
  const ground = '#ece1bd';
  return {
    id: 'emerald',
    ground,
    markup:
      panel(ground, '#0f5a58', '#0f5a58') +
      strokes('#f1e3b6', 0.5, 1.7, stars) +
      `<path fill="#f1e3b6" fill-opacity=".38" d="${kernels}"/>` +
      '<rect x="24" y="24" width="202" height="302" rx="2" fill="none" stroke="#f1e3b6" stroke-opacity=".5" stroke-width="1.6"/>',
  };
};

/** Rows of opened fans in gold on aubergine, as on a cinema of 1930; whole at all four edges. */
const fans = (): BackDesign => {
  const [left, radius, rows] = [24, 25.25, 12];
  const field = '#33203f';
  const ground = '#291932';
  /** One fan, or the half of one that stands at an edge: `sides` is where its ribs may go. */
  const fan = (x: number, y: number, sides: readonly number[]): string => {
    const [from, to] = [Math.min(...sides), Math.max(...sides)];
    const dome = (share: number) => {
      const r = short(radius * share);
      const at = (side: number) =>
        `${short(x + side * radius * share)} ${short(side === 0 ? y - radius * share : y)}`;
      return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`;
    };
    const ribs = [-60, -36, -12, 12, 36, 60]
      .filter((angle) => sides.includes(Math.sign(angle)))
      .map((angle) => {
        const [sin, cos] = [Math.sin((angle / 180) * Math.PI), Math.cos((angle / 180) * Math.PI)];
        const at = (share: number) => `${short(x + radius * share * sin)} ${short(y - radius * share * cos)}`;
        return `M${at(0.34)}L${at(0.8)}`;
      });
    return (
      `<path fill="${field}" stroke="#dcb765" stroke-opacity=".8" stroke-width="1.9" d="${dome(1)}L${short(x)} ${short(y)}Z"/>` +
      strokes('#dcb765', 0.6, 1.2, dome(0.8) + dome(0.34) + ribs.join(''))
    );
  };
  let drawn = '';
  // Each row covers the feet of the one above it.
  for (let row = 1; row <= rows; row++) {
    const y = 24 + (302 / rows) * row;
    if (row % 2 === 1) for (const n of [1, 3, 5, 7]) drawn += fan(left + n * radius, y, [-1, 1]);
    else
      drawn +=
        fan(left, y, [0, 1]) +
        [2, 4, 6].map((n) => fan(left + n * radius, y, [-1, 1])).join('') +
        fan(left + 8 * radius, y, [-1, 0]);
  }
  return {
    id: 'fans',
    ground,
    markup: `${panel(ground, field, '#dcb765', 0.85)}${drawn}${strokes('#dcb765', 0.6, 1.6, 'M24 24H226V326H24Z')}`,
  };
};

/** The sky of a clear night: a few figures of stars, and the same once more upside down. */
const stars = (): BackDesign => {
  const points: readonly (readonly [number, number, number])[] = [
    [46, 52, 3.4],
    [76, 66, 2.4],
    [104, 60, 2.6],
    [126, 78, 2.4],
    [130, 106, 2.8],
    [164, 112, 2.4],
    [170, 84, 3],
    [198, 50, 3.6],
    [206, 88, 2.4],
    [194, 126, 2.6],
    [44, 118, 2.6],
    [64, 142, 3.2],
    [92, 128, 2.2],
    [88, 162, 2.6],
    [204, 158, 2.2],
  ];
  const lines =
    'M46 52L76 66L104 60L126 78L130 106L164 112L170 84L126 78M198 50L206 88L194 126M44 118L64 142L92 128M64 142L88 162';
  const spark = (x: number, y: number, r: number) =>
    `M${x} ${short(y - r * 2)}Q${x} ${y} ${short(x + r * 2)} ${y}Q${x} ${y} ${x} ${short(y + r * 2)}Q${x} ${y} ${short(x - r * 2)} ${y}Q${x} ${y} ${x} ${short(y - r * 2)}Z`;
  const dust = Array.from({ length: 26 }, (_, n) => {
    const x = 34 + ((n * 67) % 184);
    const y = 34 + ((n * 41) % 134);
    return `M${x} ${y}h1.4v1.4h-1.4Z`;
  }).join('');
  const half =
    strokes('#e9d9a6', 0.45, 1.2, lines) +
    `<path fill="#f4e7bd" fill-opacity=".95" d="${points.map(([x, y, r]) => spark(x, y, r)).join('')}"/>` +
    `<path fill="#fff" fill-opacity=".4" d="${dust}"/>`;
  const ground = '#131b3a';
  return {
    id: 'stars',
    ground,
    markup:
      panel(ground, '#1a2449', '#e9d9a6', 0.75) +
      `${half}<g transform="rotate(180 125 175)">${half}</g>` +
      '<circle cx="125" cy="175" r="25" fill="#1a2449"/>' +
      '<path fill="#f4e7bd" d="M133 154A23 23 0 1 0 148 183A19 19 0 1 1 133 154Z"/>' +
      '<rect x="23" y="23" width="204" height="304" rx="3" fill="none" stroke="#e9d9a6" stroke-opacity=".45" stroke-width="1.6"/>',
  };
};

/** Almost nothing: one warm tone, one thin frame, and the four suits where the eye rests. */
const monogram = (): BackDesign => {
  const place = (suit: keyof typeof SUIT_PATHS, x: number, y: number) =>
    `<path fill="#fbeadd" transform="translate(${x} ${y})scale(.24)" d="${SUIT_PATHS[suit]}"/>`;
  const ground = '#9c4a33';
  return {
    id: 'monogram',
    ground,
    markup:
      `<path fill="${ground}" d="M0 0H250V350H0Z"/>` +
      '<rect x="15" y="15" width="220" height="320" rx="8" fill="none" stroke="#fbeadd" stroke-opacity=".75" stroke-width="2.6"/>' +
      strokes('#fbeadd', 0.75, 2.2, 'M125 111L175 175L125 239L75 175Z') +
      strokes('#fbeadd', 0.4, 1.3, 'M125 100L184 175L125 250L66 175Z') +
      place('spades', 113, 132) +
      place('clubs', 113, 194) +
      place('hearts', 86, 163) +
      place('diamonds', 140, 163),
  };
};

/** Every back. */
export const BACK_DESIGNS: Readonly<Record<BackId, BackDesign>> = {
  crimson,
  guilloche: guilloche(),
  emerald: emerald(),
  fans: fans(),
  stars: stars(),
  monogram: monogram(),
};
