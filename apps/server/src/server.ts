import type { AddressInfo } from 'node:net';
import { steadyClock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import { createApp } from './http/app.ts';
import { handlers } from './routes.ts';
import { keepHouse } from './running/housekeeping.ts';
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
  const clock = steadyClock(Date.now);
  let stopping: Promise<void> | undefined;
  const app = await createApp({ config, store, clock, handlers, isStopping: () => stopping !== undefined });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (fault) {
    await store.close();
    throw fault;
  }
  const endHousekeeping = keepHouse(store, clock, (fault) =>
    app.log.warn({ fault: fault instanceof Error ? fault.message : String(fault) }, 'tidying failed'),
  );
  const stop = async () => {
    // Answers under way may take this long; then their connections are cut.
    const late = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(late);
    await endHousekeeping();
    await store.close();
  };
  return {
    port: (app.server.address() as AddressInfo).port,
    stop: () => (stopping ??= stop()),
  };
};
