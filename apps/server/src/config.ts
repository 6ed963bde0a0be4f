/** How a server is run. Everything has a value; the command line says where each comes from. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** The folder of the built app. */
  readonly app: string;
  /** The folder of the data; the database in it, when `database` names no other. */
  readonly data: string;
  /** `postgres://…`; nothing: SQLite in the data folder. */
  readonly database: string | undefined;
  /**
   * The origin under which players reach the app, such as `https://cards.example`; nothing: whatever the request names. Passkeys and
   * signatures are bound to it.
   */
  readonly origin: string | undefined;
  /** Is there a proxy in front that says who asks (`X-Forwarded-For`)? */
  readonly behindProxy: boolean;
  /** Requests a minute of one device, and of one address that does not sign; 0: no limit. */
  readonly requestsAMinute: number;
  /** Whoever asks for metrics from another machine must show it; nothing: this machine alone. */
  readonly metricsToken: string | undefined;
  readonly log: 'silent' | 'info';
  /** A whole request must have come in this time, milliseconds, so that slow senders hold no connection for ever. */
  readonly patience: number;
}
