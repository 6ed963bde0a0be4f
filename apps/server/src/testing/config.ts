import { tmpdir } from 'node:os';
import type { ServerConfig } from '../config.ts';
import { ORIGIN } from './device.ts';

/** How the server of a test is run. */
export const testConfig = (other: Partial<ServerConfig> = {}): ServerConfig => ({
  host: '127.0.0.1',
  port: 0,
  app: tmpdir(),
  data: tmpdir(),
  database: undefined,
  origin: ORIGIN,
  behindProxy: false,
  requestsAMinute: 0,
  metricsToken: undefined,
  log: 'silent',
  patience: 20_000,
  ...other,
});
