import { about } from './about.ts';
import type { Handlers } from './http/handlers.ts';
import { join, me } from './people/devices.ts';

/** What every route does. */
export const handlers: Partial<Handlers> = { about, join, me };
