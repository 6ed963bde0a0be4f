/** A point of an outline. */
type Point = readonly [x: number, y: number];

const STEPS = 7;

/** Outlines as polygons; reads absolute M, L, C, Q and Z. */
const polygonsOf = (data: string): readonly (readonly Point[])[] => {
  const polygons: Point[][] = [];
  let open: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of data.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'M') {
      open = [];
      polygons.push(open);
    }
    const size = command === 'C' ? 6 : command === 'Q' ? 4 : 2;
    for (let at = 0; at + size <= numbers.length; at += size) {
      const points = numbers.slice(at, at + size);
      const [endX = 0, endY = 0] = points.slice(-2);
      if (size > 2) {
        const [ax = 0, ay = 0] = points;
        const [bx = 0, by = 0] = size === 6 ? points.slice(2) : points;
        for (let step = 1; step < STEPS; step++) {
          const t = step / STEPS;
          const u = 1 - t;
          const mix = (from: number, a: number, b: number, to: number) =>
            size === 6
              ? u * u * u * from + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * to
              : u * u * from + 2 * u * t * a + t * t * to;
          open.push([mix(x, ax, bx, endX), mix(y, ay, by, endY)]);
        }
      }
      open.push([endX, endY]);
      [x, y] = [endX, endY];
    }
  }
  return polygons;
};

/**
 * Parallel lines that fill outlines, as an engraver shades: `angle` in degrees, `gap` from line to line. They end at the
 * outline, so that nothing needs clipping. Each line bends by `bow` in its middle, which makes the area look round.
 */
export const hatch = (data: string, angle: number, gap: number, bow = 0): string => {
  const [cos, sin] = [Math.cos((angle / 180) * Math.PI), Math.sin((angle / 180) * Math.PI)];
  const edges: (readonly [Point, Point])[] = [];
  for (const polygon of polygonsOf(data)) {
    const turned = polygon.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
    for (const [n, point] of turned.entries()) edges.push([point, turned[(n + 1) % turned.length] ?? point]);
  }
  const heights = edges.map(([[, y]]) => y);
  const back = (x: number, y: number) =>
    `${Math.round((x * cos - y * sin) * 10) / 10} ${Math.round((x * sin + y * cos) * 10) / 10}`;
  let lines = '';
  for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap) {
    const cuts: number[] = [];
    for (const [[ax, ay], [bx, by]] of edges)
      if (ay < y !== by < y) cuts.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    cuts.sort((one, other) => one - other);
    for (let n = 0; n + 1 < cuts.length; n += 2) {
      const [from = 0, to = 0] = cuts.slice(n, n + 2);
      if (to - from < 1) continue;
      const bend = bow * Math.min(1, (to - from) / 60);
      lines +=
        bend === 0
          ? `M${back(from, y)}L${back(to, y)}`
          : `M${back(from, y)}Q${back((from + to) / 2, y + bend)} ${back(to, y)}`;
    }
  }
  return lines;
};
