import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The program itself. */
export const BIN: string = fileURLToPath(new URL('../../bin/geduld.js', import.meta.url));

/** How a call of the program ended. */
export interface Ran {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
  /** Each line of standard output, read as JSON. */
  readonly json: () => readonly unknown[];
}

/** A call that is still going on. */
export interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  /** Waits until standard output holds `text`, and gives all that it holds then. */
  readonly said: (text: string) => Promise<string>;
  readonly ended: Promise<Ran>;
}

/** Runs `geduld` as a user would, in a process of its own, with `input` on its standard input. */
export const geduld = (
  words: readonly string[],
  input: string | Uint8Array = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> => {
  const { child, ended } = startGeduld(words, env);
  child.stdin.end(input);
  return ended;
};

/** Starts `geduld` and leaves it running. */
export const startGeduld = (words: readonly string[], env: Readonly<Record<string, string>> = {}): Running =>
  startProgram(process.execPath, [BIN, ...words], env);

/** Starts any program and listens to what it says. */
export const startProgram = (
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Running => {
  const child = spawn(program, [...words], { env: { ...process.env, ...env } });
  let out = '';
  let err = '';
  const waiting = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk;
    for (const look of waiting) look();
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    err += chunk;
  });
  // A call that is refused may end before it has read its input.
  child.stdin.on('error', () => {});
  const ended = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exit) => resolve({ exit, out, err, json: () => jsonLines(out) }));
  });
  const said = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!out.includes(text)) return;
        waiting.delete(look);
        resolve(out);
      };
      waiting.add(look);
      look();
      void ended.then(() =>
        reject(new Error(`It ended without saying ${JSON.stringify(text)}: ${out}${err}`)),
      );
    });
  return { child, said, ended };
};

const jsonLines = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
