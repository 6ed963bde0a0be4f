export type { ServerConfig } from './config.ts';
export { backUp, restore, type StorePlace } from './running/backupFile.ts';
export { type RunningServer, startServer } from './server.ts';
