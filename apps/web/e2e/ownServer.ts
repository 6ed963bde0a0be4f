import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server of a test's own, with a store of its own; it can be stopped and started again. */
export interface OwnServer {
  readonly url: () => string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Its store as it lies on the disk now. */
  readonly bytes: () => Buffer;
  readonly remove: () => Promise<void>;
}

/** Starts one on a free port, which it keeps. */
export const ownServer = async (): Promise<OwnServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'geduld-e2e-'));
  let port = 0;
  let child: ChildProcess | undefined;
  const start = async () => {
    const args = ['apps/cli/bin/geduld.js', 'serve', '--json', '--requests', '0'];
    const server = spawn(process.execPath, [...args, '--port', String(port), '--data', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = server;
    const said = await new Promise<string>((settle, reject) => {
      createInterface({ input: server.stdout }).once('line', settle);
      server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    ({ port } = JSON.parse(said) as { readonly port: number });
  };
  const stop = async () => {
    const server = child;
    child = undefined;
    if (server === undefined || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  await start();
  return {
    url: () => `http://localhost:${port}`,
    start,
    stop,
    bytes: () => Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file)))),
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
