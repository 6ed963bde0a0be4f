import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { createApp } from '../http/app.ts';
import { handlers } from '../routes.ts';
import type { Store, StoreKind } from '../store/store.ts';
import { testConfig } from './config.ts';
import { newStore } from './stores.ts';

/** A server of a test that is asked without a network, with its store. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** Sets its clock so far from the machine's, in milliseconds. */
  readonly shift: (ms: number) => void;
  readonly close: () => Promise<void>;
}

/** Starts one on an empty store. */
export const newApp = async (kind: StoreKind, other: Partial<ServerConfig> = {}): Promise<TestApp> => {
  const store = await newStore(kind);
  let shifted = 0;
  const clock = () => Date.now() + shifted;
  const app = await createApp({ config: testConfig(other), store, clock, handlers });
  return {
    app,
    store,
    shift: (ms) => {
      shifted = ms;
    },
    close: async () => {
      await app.close();
      await store.close();
    },
  };
};
