import { connect, type Socket } from 'node:net';

/** One answer of the server. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/**
 * One connection that asks one thing at a time. It reads no more of HTTP than these answers need, so that the generator leaves
 * the machine to the server.
 */
export class Connection {
  readonly #socket: Socket;
  #read = '';
  #answer: ((answer: Answer) => void) | undefined;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text) => this.#take(String(text)));
    this.#socket.on('error', (fault) => {
      throw fault;
    });
  }

  ask(text: string): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#read += text;
    const head = this.#read.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(this.#read.slice(0, head))?.[1] ?? 0);
    if (this.#read.length < head + 4 + length) return;
    const status = Number(this.#read.slice(9, 12));
    const body = this.#read.slice(head + 4, head + 4 + length);
    this.#read = this.#read.slice(head + 4 + length);
    this.#answer?.({ status, body });
  }
}

/** What came of a stream of requests: milliseconds from the moment when each was due. */
export interface Stream {
  readonly times: number[];
  readonly statuses: Map<number, number>;
}

/**
 * Sends so many requests a second, each at its moment, whether or not those before it are answered: a server that falls behind
 * shows it as time. A connection for each that waits, up to `most`.
 */
export const sendAt = async (
  port: number,
  rate: number,
  count: number,
  textOf: (n: number) => string,
  most = 128,
): Promise<Stream> => {
  const stream: Stream = { times: [], statuses: new Map() };
  const free: Connection[] = [];
  const waiting: number[] = [];
  const all: Connection[] = [];
  const begin = performance.now();
  const dueAt = (n: number) => begin + (n * 1000) / rate;
  let done = 0;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const ask = async (connection: Connection, n: number): Promise<void> => {
    const { status } = await connection.ask(textOf(n));
    stream.times.push(performance.now() - dueAt(n));
    stream.statuses.set(status, (stream.statuses.get(status) ?? 0) + 1);
    done += 1;
    if (done === count) finish();
    const next = waiting.shift();
    if (next === undefined) free.push(connection);
    else await ask(connection, next);
  };
  let next = 0;
  const timer = setInterval(() => {
    for (; next < count && dueAt(next) <= performance.now(); next++) {
      let connection = free.pop();
      if (connection === undefined && all.length < most) {
        connection = new Connection(port);
        all.push(connection);
      }
      if (connection) void ask(connection, next);
      else waiting.push(next);
    }
    if (next === count) clearInterval(timer);
  }, 2);
  await finished;
  for (const connection of all) connection.close();
  return stream;
};

/** The value below which so much of all lie (0.99: the 99th percentile). */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;
