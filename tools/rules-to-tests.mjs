// Which test proves which clause of the rules: `node tools/rules-to-tests.mjs` fails when a clause has none;
// with `--write` it writes docs/rules-to-tests.md too. A test names its clauses at the start of its title: 'K5, T4: …'.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Clauses that must have a test, with what they say in a few words. */
const CLAUSES = {
  G1: '52 cards; won when all are home; one card at a time, next in rank',
  G2: 'a bared card turns up at once, as part of the move',
  G3: 'undo restores all exactly; the move counter never falls; redo',
  G4: 'a refused move changes nothing and says why',
  G5: 'every deal has a code that gives exactly that deal',
  G6: 'time runs from the first move, and only while played',
  G7: 'the score stops at 0, except in Vegas',
  G8: 'restart deals the same cards',
  K1: 'Klondike: the deal',
  K2: 'down in alternating colours, runs move',
  K3: 'a king to an empty column; house rule: any card',
  K4: 'draw 1 or draw 3',
  K5: 'passes and redeals',
  K6: 'taking back from a foundation',
  K7: 'standard score',
  K8: 'time bonus',
  K9: 'Vegas',
  K10: 'finish',
  K11: 'tap: the best place',
  K12: 'winnable games only',
  K13: 'a game that can no longer be won',
  K14: 'hints',
  K15: 'undo without limit',
  K16: 'the daily challenge: one deal a day, the same for everybody',
  T1: 'Thoughtful: all columns open',
  T2: 'a group moves only as a run; dealt runs move',
  T3: 'a king to an empty column; longest run 13',
  T4: 'draw 1 or 3, redeals without limit',
  T5: 'score',
  T6: 'undo of 100 actions',
  T7: 'nothing by itself',
  T8: 'one tap home, two to the tableau',
  R1: 'Russian: the deal',
  R2: 'same suit; relaxed: any suit',
  R3: 'any open card with all on it',
  R4: 'twenty cards at most',
  R5: 'kings alone to an empty column',
  R6: 'foundations, taking back',
  R7: 'score, 625',
  R8: 'undo of 100 moves; taps',
  R9: 'same deal, other letter',
  Y1: 'Yukon',
  C1: 'codes: seven letters',
  C2: 'games and versions',
  C3: 'options',
  C4: 'dealing method 1',
  C5: 'reading forgives, and says what is wrong where',
  C6: 'long codes',
  H1: 'rules with the table that scores, examples step by step, questions, the first lesson',
  H2: 'a refused move says why',
  H3: 'the game bar: time, moves, score, code',
  L1: 'ten tables, six backs, nine designs of cards',
  L2: 'the side of the stock',
  P1: 'editions: open by default, nothing of plans in it',
  P2: 'freemium: a new game a day, a hint a game, the free looks',
  P3: 'Premium by a signed licence, checked offline',
  L3: 'the streak of days; the first win of a day shows the week',
  L4: 'local lists: games won, score, fastest, fewest moves, day streak',
  L5: 'statistics by game and options, luck taken out',
  'players-want 1': 'a killed tab or browser has lost nothing',
  'players-want 2': 'broken data never blocks the start; export and import',
  'players-want 3': 'k moves, k undos, k redos',
  'players-want 4': 'one result an attempt',
  'players-want 5': 'results only of games that were touched',
  'players-want 6': 'no score above the maximum',
  'players-want 7': 'scores are recomputed; scoring has a version',
  'players-want 8': 'undo where the floor clipped',
  'players-want 9': 'a card taken back stays',
  'players-want 10': 'what a tap prefers',
  'players-want 11': 'touch: no zoom, no menu, two taps are two draws',
  'players-want 12': 'where a drop counts; a cancelled drag changes nothing',
  'players-want 13': 'the true card beneath, no card twice',
  'players-want 14': 'a hundred undos; input in the middle of motion',
  'players-want 15': 'speed off, reduced motion',
  'players-want 17': 'hints never lead in a circle',
  'players-want 21': 'a hidden page costs no time; figures can be hidden',
  'players-want 22': 'everything fits at every size',
  'players-want 23': 'suits differ by shape; contrast of every colour is computed',
  'players-want 24':
    'won by keys alone and by the accessibility tree alone; three keys at most; three levels',
  'players-want 25': 'days by the calendar of the place; flights, midnight, summer time',
  'players-want 26': 'no request elsewhere; offline from the second visit',
  'players-want 27': 'the stock side is offered; a stock that cannot be turned again says so',
  'players-want 29': 'a finish is offered only if it comes home',
  'players-want 30': 'each number says what it counts; averages are no totals',
};

const ID = '(?:[GKTRYCHLP]\\d+|players-want \\d+|\\d+)';
const TITLE = new RegExp(`(['"\`])(${ID}(?:, ${ID})*): ((?:(?!\\1).)*)\\1`, 'g');

const testFiles = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => /\.(test|spec)\.ts$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

/** Clause → [file, title], in the order of files. */
const found = new Map();
let files = 0;
for (const file of ['packages', 'apps'].flatMap(testFiles).sort()) {
  files++;
  for (const [, , ids, rest] of readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE)) {
    let family = '';
    for (const id of ids.split(', ')) {
      if (id.startsWith('players-want')) family = 'players-want ';
      const clause = /^\d+$/.test(id) ? `${family}${id}` : id;
      found.set(clause, [...(found.get(clause) ?? []), [file, rest]]);
    }
  }
}

const missing = Object.keys(CLAUSES).filter((clause) => !found.has(clause));
if (files === 0 || missing.length > 0) {
  console.error(files === 0 ? 'No test was read.' : `No test names ${missing.join(', ')}.`);
  process.exit(1);
}

if (process.argv.includes('--write')) {
  const cell = (text) => text.replaceAll('|', '\\|');
  const rows = Object.entries(CLAUSES).map(([clause, says]) => {
    const named = found.get(clause);
    const tests = [...new Set(named.map(([file]) => file))].map((file) => {
      const titles = named.filter(([other]) => other === file);
      const shown = titles.slice(0, 3).map(([, title]) => title);
      const more = titles.length > 3 ? `; ${titles.length - 3} more` : '';
      return `\`${file.replace(/^(packages|apps)\//, '').replace('/src/', '/')}\` ${cell(shown.join('; ') + more)}`;
    });
    return `| ${clause} | ${says} | ${tests.join('<br>')} |`;
  });
  const text = [
    '# Rules to tests',
    '',
    'Which tests prove which clause. Made from the titles of the tests by `node tools/rules-to-tests.mjs --write`; the',
    'same program fails when a clause of this list has no test. “players-want” numbers what players of other programs',
    'complain about; the second column says what each asks for.',
    '',
    '| clause | what it says | tests |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  writeFileSync(join(ROOT, 'docs/rules-to-tests.md'), text);
}
const tests = Object.keys(CLAUSES).reduce((sum, clause) => sum + found.get(clause).length, 0);
console.log(`${Object.keys(CLAUSES).length} clauses are named by ${tests} titles in ${files} test files.`);
