import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningServer, ServerConfig } from '@geduld/server';
import { quoted, readWhole } from '../args.ts';
import { command as commandOf } from '../command.ts';
import { fromEnvironment } from '../environment.ts';
import type { Io } from '../io.ts';
import { cannotGo, type Exit, wrongCall } from '../stop.ts';
import { DATA, ENVIRONMENT, STORE_OPTIONS } from '../storeOptions.ts';

const PORT = 4173;
/** Requests a minute of one device: a page of a board each second, and more than a person wins. */
const REQUESTS = 240;
/** Milliseconds for a whole request: the longest body by a slow telephone. */
const PATIENCE = 20_000;
const BUILT_APP = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const OPTIONS = {
  port: { type: 'value', value: 'PORT', about: `0 to 65535 (${PORT}); 0 takes any that is free` },
  host: { type: 'value', value: 'ADDRESS', about: 'listen on this address (127.0.0.1); 0.0.0.0 is all' },
  dir: { type: 'value', value: 'FOLDER', about: 'the built app (apps/web/dist)' },
  ...STORE_OPTIONS,
  origin: { type: 'value', value: 'URL', about: 'where players reach it, such as https://cards.example' },
  proxy: { type: 'flag', about: 'a proxy in front says who asks (X-Forwarded-For)' },
  requests: {
    type: 'value',
    value: 'NUMBER',
    about: `requests a minute of one device (${REQUESTS}); 0: no limit`,
  },
  log: { type: 'flag', about: 'write what happens as JSON lines to standard error' },
} as const;

/** `geduld serve`: the built app and its server. */
export const command = commandOf({
  name: 'serve',
  usage: ['serve [--port PORT] [--data FOLDER | --database URL]'],
  about: [
    'Serves the built app and its server (boards, sync) until Ctrl-C: to this machine alone,',
    'unless --host says more. The app must have been built before (npm run build).',
    ENVIRONMENT,
  ],
  words: { least: 0, most: 0, called: 'options only' },
  options: OPTIONS,
  examples: [
    ['serve', `http://localhost:${PORT}/`],
    ['serve --port 8080', 'on another port'],
    ['serve --database postgres://geduld@localhost/geduld', 'with a PostgreSQL'],
  ],
  run: async ({ values: given, json }, io) => {
    const settled = fromEnvironment(OPTIONS, given, process.env);
    if (!settled.ok) return io.complain(settled.error);
    const { values, placeOf } = settled.value;
    const port = readWhole(placeOf('port'), values.port ?? String(PORT), 0, 65535);
    if (!port.ok) return io.complain(port.error);
    const requests = readWhole(placeOf('requests'), values.requests ?? String(REQUESTS), 0, 1e9);
    if (!requests.ok) return io.complain(requests.error);
    const { origin } = values;
    if (origin !== undefined && !isOrigin(origin))
      return io.complain(
        wrongCall(
          `${placeOf('origin')}: found ${quoted(origin)}, expected a scheme and a host such as https://cards.example.`,
        ).error,
      );
    const folder = values.dir ?? BUILT_APP;
    if (!isFile(join(folder, 'index.html')))
      return io.complain(
        cannotGo(
          values.dir === undefined
            ? 'the built app (apps/web/dist) is not there, expected it after npm run build.'
            : `${placeOf('dir')}: found no index.html in ${quoted(folder)}, expected the folder of a built app.`,
        ).error,
      );
    const config: ServerConfig = {
      host: values.host ?? '127.0.0.1',
      port: port.value,
      app: folder,
      data: values.data ?? DATA,
      database: values.database,
      origin,
      behindProxy: values.proxy === true,
      requestsAMinute: requests.value,
      metricsToken: process.env.GEDULD_METRICS_TOKEN || undefined,
      log: values.log ? 'info' : 'silent',
      patience: PATIENCE,
    };
    return serve(config, json, io);
  },
});

/** An origin as browsers write it: signatures and passkeys are bound to these very letters. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const serve = async (config: ServerConfig, json: boolean, io: Io): Promise<Exit> => {
  // Loaded only when it is called, as the command itself is: most calls of geduld need no server.
  const { startServer } = await import('@geduld/server');
  let server: RunningServer;
  try {
    server = await startServer(config);
  } catch (fault) {
    return io.complain(startFault(config, fault as NodeJS.ErrnoException));
  }
  const url = `http://localhost:${server.port}/`;
  if (json) io.json({ url, port: server.port });
  else io.line(`Geduld is at ${url} (Ctrl-C ends it).`);
  return new Promise((resolve) => {
    const end = (): void => void server.stop().then(() => resolve(0));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  });
};

const startFault = (
  { port, database, data }: ServerConfig,
  { code, message, syscall }: NodeJS.ErrnoException,
) => {
  if (code === 'EADDRINUSE')
    return cannotGo(`--port: found ${port} in use by another program, expected a free one.`).error;
  if (syscall === 'listen' && code === 'EACCES')
    return cannotGo(`--port: ${port} may not be used by this user, expected one from 1024.`).error;
  if (syscall === 'listen') return cannotGo(`port ${port} could not be opened (${message}).`).error;
  return database === undefined
    ? cannotGo(`--data: the store in ${quoted(data)} could not be opened (${message}).`).error
    : cannotGo(`--database: the database could not be opened (${message || code}).`).error;
};
