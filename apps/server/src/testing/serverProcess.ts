import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ORIGIN } from './device.ts';

/** A server in a process of its own, which can be killed as an operating system would. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it at once, with whatever it is doing; settles when it is gone. */
  readonly kill: () => Promise<void>;
}

const ENTRY = fileURLToPath(new URL('runServer.ts', import.meta.url));

/** Starts one on a store: a data folder, or the URL of a database. Settles when it listens. */
export const startProcess = async (data: string, database?: string): Promise<ServerProcess> => {
  const env = { ...process.env, GEDULD_TEST_SERVER: JSON.stringify({ data, database, origin: ORIGIN }) };
  const child = spawn(process.execPath, [ENTRY], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await firstLine(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
};

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)));
    if (child.stdout) createInterface(child.stdout).once('line', resolve);
  });
