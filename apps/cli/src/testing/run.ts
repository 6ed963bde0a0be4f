import { spawn } from 'node:child_process';
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

/** Runs `geduld` as a user would, in a process of its own, with `input` on its standard input. */
export const geduld = (
  words: readonly string[],
  input: string | Uint8Array = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...words], { env: { ...process.env, ...env } });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    // A call that is refused may end before it has read its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (exit) => {
      const text = Buffer.concat(out).toString();
      resolve({
        exit,
        out: text,
        err: Buffer.concat(err).toString(),
        json: () =>
          text
            .split('\n')
            .filter((line) => line !== '')
            .map((line): unknown => JSON.parse(line)),
      });
    });
  });
