import { fileURLToPath } from 'node:url';

/** Where the data is kept when nothing is said: beside README.md. */
export const DATA: string = fileURLToPath(new URL('../../../data', import.meta.url));

/** The options that name a store. */
export const STORE_OPTIONS = {
  data: { type: 'value', value: 'FOLDER', about: 'where the data is kept (data, beside README.md)' },
  database: { type: 'value', value: 'URL', about: 'a PostgreSQL in its place: postgres://…' },
} as const;

/** The line of help about variables. */
export const ENVIRONMENT = 'Each option may stand in the environment: GEDULD_DATA for --data, and so on.';
