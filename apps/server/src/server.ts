import type { AddressInfo } from 'node:net';
import { steadyClock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import { createApp } from './http/app.ts';
import { handlers } from './routes.ts';
import { openStore } from './store/open.ts';

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  /** Takes no more requests, answers those under way, and closes the store. */
  readonly stop: () => Promise<void>;
}

const GRACE_MS = 3000;

/** Opens the store, brings it to the present version, and listens. Throws when one of them cannot be. */
export const startServer = async (config: ServerConfig): Promise<RunningServer> => {
  const store = await openStore(config.data, config.database);
  const app = await createApp({ config, store, clock: steadyClock(Date.now), handlers });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (fault) {
    await store.close();
    throw fault;
  }
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    // Answers under way may take this long; then their connections are cut.
    const late = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(late);
    await store.close();
  };
  return {
    port: (app.server.address() as AddressInfo).port,
    stop: () => (stopping ??= stop()),
  };
};
