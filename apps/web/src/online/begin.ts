import type { App } from '../app/app.ts';

/** Opens the desk of a player who takes part; nothing of it is fetched for others. */
export const beginOnline = async (app: App): Promise<void> => {
  await app.store.named('meta');
  const members = (await app.store.database()?.count('online')) ?? 0;
  if (members > 0) await import('./desk.ts').then(({ onlineDesk }) => onlineDesk(app));
};
