// A real PostgreSQL for the data tests: one that the environment names in GEDULD_TEST_POSTGRES, else one of this machine's,
// started in a folder of its own and thrown away afterwards. Vitest calls it before the tests; so can a script.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensured } from './browser.mjs';

/** Folders where the programs of a PostgreSQL may be; Debian keeps them out of the path of programs. */
const places = () => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ];
};

const ensurePostgres = () =>
  ensured('PostgreSQL', ['postgresql'], () => places().find((place) => existsSync(join(place, 'initdb'))));

/** PostgreSQL refuses to run as root: there, as the user that its package made. */
const ownerOf = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts a PostgreSQL; answers its URL, and how to end it. */
export const startPostgres = async () => {
  const bin = ensurePostgres();
  if (bin === undefined)
    throw new Error(
      'No PostgreSQL was found for the data tests: install one, or name one in GEDULD_TEST_POSTGRES=postgres://…',
    );
  const owner = ownerOf();
  const folder = mkdtempSync(join(tmpdir(), 'geduld-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'geduld', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const args = [
    '-D',
    join(folder, 'data'),
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'max_connections=200',
  ];
  let server;
  const url = `postgres://geduld@127.0.0.1:${port}/postgres`;
  const start = async () => {
    server = spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
    const isReady = () =>
      spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0;
    for (let waited = 0; !isReady(); waited += 50) {
      if (waited > 60_000 || server.exitCode !== null) throw new Error('PostgreSQL did not start');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const halt = (signal = 'SIGINT') =>
    new Promise((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  await start();
  return {
    url,
    start,
    halt,
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Before the tests of Vitest; what it answers runs after them. */
export const setup = async () => {
  if (process.env.GEDULD_TEST_POSTGRES) return undefined;
  const { url, stop } = await startPostgres();
  process.env.GEDULD_TEST_POSTGRES = url;
  return stop;
};
