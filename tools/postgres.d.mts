/** A PostgreSQL in a folder of its own. */
export interface OwnPostgres {
  readonly url: string;
  /** Starts it again after `halt`. */
  readonly start: () => Promise<void>;
  readonly halt: (signal?: NodeJS.Signals) => Promise<void>;
  /** Ends it and throws its data away. */
  readonly stop: () => Promise<void>;
}

export declare const startPostgres: () => Promise<OwnPostgres>;
