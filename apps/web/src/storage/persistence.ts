/** Whether the browser has promised to keep what is stored. */
export type Persistence = 'kept' | 'mayBeCleared' | 'unknown';

/** The promise as it stands. */
export const persistence = async (): Promise<Persistence> => {
  try {
    if (!navigator.storage?.persisted) return 'unknown';
    return (await navigator.storage.persisted()) ? 'kept' : 'mayBeCleared';
  } catch {
    return 'unknown';
  }
};

/** Asks for the promise. Some browsers ask the player, so this waits until there is something to lose. */
export const askPersistence = async (): Promise<Persistence> => {
  try {
    if (!navigator.storage?.persist) return 'unknown';
    return (await navigator.storage.persist()) ? 'kept' : 'mayBeCleared';
  } catch {
    return 'unknown';
  }
};
