import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quoted, readWhole } from '../args.ts';
import { command as commandOf } from '../command.ts';
import type { Io } from '../io.ts';
import { staticApp } from '../staticApp.ts';
import { cannotGo, type Exit } from '../stop.ts';

const PORT = 4173;
const BUILT_APP = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** Requests that are being answered may take this long after the server was told to end. */
const GRACE_MS = 3000;

/** `geduld serve`: the built app on one port of this machine. */
export const command = commandOf({
  name: 'serve',
  usage: ['serve [--port PORT]'],
  about: [
    'Serves the built app to this machine, and to no other, until Ctrl-C. The app must have',
    'been built before (npm run build).',
  ],
  words: { least: 0, most: 0, called: 'options only' },
  options: {
    port: { type: 'value', value: 'PORT', about: `0 to 65535 (${PORT}); 0 takes any that is free` },
    dir: { type: 'value', value: 'FOLDER', about: 'the built app (apps/web/dist)' },
  },
  examples: [
    ['serve', `http://localhost:${PORT}/`],
    ['serve --port 8080', 'on another port'],
  ],
  run: async ({ values, json }, io) => {
    const port = readWhole('--port', values.port ?? String(PORT), 0, 65535);
    if (!port.ok) return io.complain(port.error);
    const folder = values.dir ?? BUILT_APP;
    if (!isFile(join(folder, 'index.html')))
      return io.complain(
        cannotGo(
          values.dir === undefined
            ? 'the built app (apps/web/dist) is not there, expected it after npm run build.'
            : `--dir: found no index.html in ${quoted(folder)}, expected the folder of a built app.`,
        ).error,
      );
    const server = createServer(staticApp(folder));
    return serve(server, port.value, json, io);
  },
});

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const serve = (server: Server, port: number, json: boolean, io: Io): Promise<Exit> =>
  new Promise((resolve) => {
    let ending = false;
    const end = (): void => {
      // Told twice, it ends at once.
      if (ending) server.closeAllConnections();
      ending = true;
      server.close(() => resolve(0));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    };
    server.on('error', (fault: NodeJS.ErrnoException) => resolve(io.complain(listenFault(port, fault))));
    server.listen(port, '127.0.0.1', () => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
      const { port: taken } = server.address() as AddressInfo;
      const url = `http://localhost:${taken}/`;
      if (json) io.json({ url, port: taken });
      else io.line(`Geduld is at ${url} (Ctrl-C ends it).`);
    });
  });

const listenFault = (port: number, { code, message }: NodeJS.ErrnoException) => {
  if (code === 'EADDRINUSE')
    return cannotGo(`--port: found ${port} in use by another program, expected a free one.`).error;
  if (code === 'EACCES')
    return cannotGo(`--port: ${port} may not be used by this user, expected one from 1024.`).error;
  return cannotGo(`port ${port} could not be opened (${message}).`).error;
};
