import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BIN, geduld, startProgram } from '../testing/run.ts';

const ENTER = '\u001b[?1049h';
const LEAVE = '\u001b[?1049l';
const CODE = 'KL1-D1N-AAAAAFE';

/** What gives a program a terminal of its own, without a module to be built. */
const SCRIPT = 'script';
/** util-linux's is called in one way, a BSD's in another. */
const scriptWords = (command: string): readonly string[] =>
  process.platform === 'linux' ? ['-qec', command, '/dev/null'] : ['-q', '/dev/null', 'sh', '-c', command];
const hasTerminal = ((): boolean => {
  try {
    return execFileSync(SCRIPT, [...scriptWords('printf yes')], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).includes('yes');
  } catch {
    return false;
  }
})();

/** Starts a game on a terminal of this size; when it has ended, the terminal is asked how it was left. */
const startPlay = (words: string, size: { readonly rows: number; readonly cols: number }, env = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'geduld-'));
  const notes = join(folder, 'notes');
  const play = `exec '${process.execPath}' '${BIN}' play ${words}`;
  const command = `stty rows ${size.rows} cols ${size.cols}; (tty; sh -c 'echo $PPID') > '${notes}'; sh -c 'echo $$ >> "$0"; ${play.replaceAll("'", `'"'"'`)}' '${notes}'; echo "left with $?"; stty -a`;
  const running = startProgram(SCRIPT, scriptWords(command), { TERM: 'xterm', LC_ALL: 'C.UTF-8', ...env });
  const note = (line: number): string => readFileSync(notes, 'utf8').trim().split('\n').at(line) ?? '';
  return {
    ...running,
    type: (text: string) => running.child.stdin.write(text),
    terminal: () => note(0),
    pid: () => Number(note(-1)),
  };
};

/** What must be true however a game ended: the screen was given back, and the terminal is as it was. */
const expectGivenBack = (out: string): void => {
  expect(out.split(ENTER).length).toBe(2);
  expect(out.indexOf(LEAVE)).toBeGreaterThan(out.indexOf(ENTER));
  const left = out.slice(out.indexOf('left with'));
  expect(left).toMatch(/\sicanon\s/);
  expect(left).toMatch(/\secho\s/);
};

const FULL = { rows: 24, cols: 80 };

const onTerminal = (): void => {
  test('draws the table, plays what is typed, and leaves no trace', async () => {
    const play = startPlay(CODE, FULL);
    await play.said('h explains what can be typed.');
    play.type('d\r');
    await play.said('moves 1');
    play.type('17\r');
    const refused = await play.said('does not go on');
    expect(refused).toContain('Klondike KL1-D1N-AAAAAFE');
    expect(refused).toContain('\u001b[31mT♦\u001b[39m');
    play.type('q\r');
    await play.said('q once more');
    play.type('q\r');
    const { out } = await play.ended;
    expectGivenBack(out);
    expect(out.slice(out.indexOf(LEAVE))).toContain(`${CODE}: not won, score 0, moves 1, `);
    expect(out).toContain('left with 0');
  });

  test('NO_COLOR: no colours, and letters for the suits', async () => {
    const play = startPlay(CODE, { rows: 20, cols: 40 }, { NO_COLOR: '1' });
    await play.said('h explains');
    play.type('q\r');
    const { out } = await play.ended;
    expectGivenBack(out);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that begins a colour is a control character
    expect(out.slice(0, out.indexOf(LEAVE))).not.toMatch(/\u001b\[[\d;]*m/);
    expect(out).not.toMatch(/[♠♥♦♣▒]/);
    expect(out).toContain('##24');
  });

  test('a terminal that changes its size is drawn anew', async () => {
    const play = startPlay(CODE, FULL);
    await play.said('h explains');
    execFileSync('stty', [
      process.platform === 'linux' ? '-F' : '-f',
      play.terminal(),
      'rows',
      '8',
      'cols',
      '18',
    ]);
    await play.said('Too small');
    play.type('\u0003');
    const { out } = await play.ended;
    expectGivenBack(out);
    expect(out).toContain('left with 0');
  });

  test('a game that is told to end gives the terminal back', async () => {
    const record = join(mkdtempSync(join(tmpdir(), 'geduld-')), 'game.json');
    const play = startPlay(`${CODE} --record ${record}`, FULL);
    await play.said('h explains');
    play.type('d\r');
    await play.said('moves 1');
    process.kill(play.pid(), 'SIGTERM');
    const { out } = await play.ended;
    expectGivenBack(out);
    expect(out).toContain('geduld: play: stopped by SIGTERM.');
    expect(out).toContain('left with 3');
    expect(JSON.parse(readFileSync(record, 'utf8'))).toMatchObject({ code: CODE, moves: ['draw'] });
  });

  test('the end of the input ends the game', async () => {
    const play = startPlay(CODE, FULL);
    await play.said('h explains');
    play.type('h\r');
    await play.said('Enter goes back to the table.');
    play.type('\u0004');
    const { out } = await play.ended;
    expectGivenBack(out);
    expect(out).toContain('left with 0');
  });
};

if (hasTerminal) describe.concurrent('play in a terminal', onTerminal);
else
  test('without the program script there is no terminal to test on, so the moves are piped', async () => {
    console.warn('No program script here: play was not tried on a terminal, only through pipes.');
    const ran = await geduld(['play', CODE], 'd\n17\nq\n');
    expect(ran.exit).toBe(1);
    expect(ran.out).toContain('moves 1');
  });
