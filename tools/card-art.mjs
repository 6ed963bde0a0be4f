/**
 * Makes the standard French-suited faces of the table from Adrian Kennard's CC0 card art.
 *
 *   node tools/card-art.mjs <input folder> [output folder]
 *
 * The input folder holds AS.svg … KC.svg: the folder `src/images/2color` of the npm package
 * @heruka_urgyen/react-playing-cards 0.5.0 (`npm pack` it, unpack it). Output: apps/web/public/cards/standard.
 * Needs npx once, for svgo. Same input, same output: run it again after changing a number below.
 *
 * What it changes, besides size: the paper (white rectangle and black outline) goes, because the card element
 * draws it; the corner index grows by a fifth and moves up, so that rank and suit both show in a narrow fan;
 * the single pip of an ace grows by half; pure screen colours become printer's inks (pure red on white is only 4.0 : 1).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const SVGO = 'svgo@4.1.0';
const RANKS = 'A23456789TJQK';
const SUITS = 'SHDC';

/** Ink for each of the colours the art uses, in the spelling of the art. */
const INKS = { red: '#d0112b', black: '#16181d', '#44F': '#2d4cab', '#FC4': '#e9b44c' };

/** The corner index in card units (240 × 336, origin in the middle): rank and suit are square boxes. */
const INDEX = { centre: -99, rank: { size: 38, top: -159.5 }, suit: { size: 32, top: -121.5 } };

/** Side of the square box that holds the one pip of an ace; 70 in the art, like any other pip. */
const ACE_PIP = 108;

const SVGO_CONFIG = `export default {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    { name: 'preset-default', params: { overrides: {
      convertPathData: { floatPrecision: 0 },
      cleanupIds: { minify: true },
    } } },
    'removeXlink',
    { name: 'prefixIds', params: { delim: '', prefix: (_, { path }) => 'c' + path.match(/(..)\\.svg$/)[1] } },
  ],
};
`;

/** Replaces by `make`, and stops when the art is not what this script was written for. */
function replaceAll(svg, pattern, make, expected, file) {
  const found = svg.match(pattern)?.length ?? 0;
  if (found !== expected) throw new Error(`${file}: ${found} × ${pattern}, expected ${expected}`);
  return svg.replace(pattern, make);
}

/** The element that places one part of the corner index. */
function indexUse({ size, top }) {
  return (_, id) =>
    `<use xlink:href="#${id}" height="${size}" x="${INDEX.centre - size / 2}" y="${top}"></use>`;
}

/** One face of the art with the paper gone, the index grown and the inks mixed; not yet made small. */
function prepared(svg, file) {
  let face = svg;
  face = replaceAll(
    face,
    /<svg [^>]*>/g,
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="-120 -168 240 336" width="240" height="336">',
    1,
    file,
  );
  face = replaceAll(face, /<rect width="239" height="335"[^>]*><\/rect>/g, '', 1, file);
  face = replaceAll(
    face,
    /<use xlink:href="#(\w+)" height="32" [^>]*><\/use>/g,
    indexUse(INDEX.rank),
    2,
    file,
  );
  face = replaceAll(
    face,
    /<use xlink:href="#(\w+)" height="26.769" [^>]*><\/use>/g,
    indexUse(INDEX.suit),
    2,
    file,
  );
  if (file.startsWith('A')) {
    const pip = `height="${ACE_PIP}" x="${-ACE_PIP / 2}" y="${-ACE_PIP / 2}"`;
    face = replaceAll(face, /height="70" x="-35" y="-35"/g, () => pip, 1, file);
  }
  return face.replace(/(fill|stroke)="(red|black|#44F|#FC4)"/g, (_, what, ink) => `${what}="${INKS[ink]}"`);
}

const [input, output] = process.argv.slice(2);
if (input === undefined) {
  console.error('usage: node tools/card-art.mjs <input folder> [output folder]');
  process.exit(2);
}
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = resolve(output ?? join(root, 'apps/web/public/cards/standard'));
const work = mkdtempSync(join(tmpdir(), 'card-art-'));
const faces = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => `${rank}${suit}.svg`));
try {
  mkdirSync(target, { recursive: true });
  writeFileSync(join(work, 'svgo.config.mjs'), SVGO_CONFIG);
  for (const face of faces) {
    writeFileSync(join(work, face), prepared(readFileSync(join(input, face), 'utf8'), face));
  }
  const options = [
    '--config',
    join(work, 'svgo.config.mjs'),
    '--folder',
    work,
    '--output',
    target,
    '--quiet',
  ];
  execFileSync('npx', ['--yes', SVGO, ...options], { stdio: 'inherit' });
  const texts = faces.map((face) => readFileSync(join(target, face)));
  const raw = texts.reduce((sum, text) => sum + text.length, 0);
  const zipped = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  console.log(`${faces.length} faces, ${raw} bytes, ${zipped} gzipped one by one`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
