import { plainJson } from './args.ts';
import type { Exit, Stop } from './stop.ts';

/** Where a command reads, writes and complains: the process, or a stand-in for it in a test. */
export interface Io {
  /** Writes a text to standard output. */
  readonly write: (text: string) => void;
  /** Writes a line to standard output. */
  readonly line: (text: string) => void;
  /** Writes one object as a line of JSON to standard output. */
  readonly json: (value: object) => void;
  /** Writes a sentence to standard error, with the name of the program in front, and gives the exit code. */
  readonly complain: (stop: Stop) => Exit;
  /** Writes a passing note to standard error: progress, for people only. */
  readonly note: (text: string) => void;
  readonly look: Look;
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
}

/** What the far end can show. */
export interface Look {
  /** Is standard output a terminal? */
  readonly outTerminal: boolean;
  readonly errTerminal: boolean;
  readonly inTerminal: boolean;
  readonly color: boolean;
  /** May ♠ and ▒ be written, or letters only? */
  readonly signs: boolean;
}

interface Ends {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: { readonly isTTY?: boolean | undefined };
  readonly stdout: { readonly isTTY?: boolean | undefined };
  readonly stderr: { readonly isTTY?: boolean | undefined };
}

/**
 * Reads from the environment what can be shown. Colour and suit signs are for terminals whose user has not set
 * NO_COLOR; signs are left out too where the locale names a character set that lacks them.
 */
export const lookOf = ({ env, stdin, stdout, stderr }: Ends): Look => {
  const outTerminal = stdout.isTTY === true;
  const dumb = env.TERM === 'dumb';
  const color = outTerminal && !dumb && !env.NO_COLOR;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  const signs = locale === '' || /utf-?8/i.test(locale);
  return {
    outTerminal,
    errTerminal: stderr.isTTY === true && !dumb,
    inTerminal: stdin.isTTY === true,
    color,
    signs: color && signs,
  };
};

/** The process itself. */
export const processIo = (): Io => {
  const write = (text: string): void => void process.stdout.write(text);
  return {
    write,
    line: (text) => write(`${text}\n`),
    json: (value) => write(`${plainJson(JSON.stringify(value))}\n`),
    complain: ({ exit, sentence }) => {
      process.stderr.write(`geduld: ${sentence}\n`);
      return exit;
    },
    note: (text) => void process.stderr.write(text),
    look: lookOf(process),
    stdin: process.stdin,
    stdout: process.stdout,
  };
};

/**
 * Whoever reads our output may stop reading (`| head`): that is no fault, and there is nothing left to do. Output that
 * cannot be written for another reason, such as a full disk, ends the call with a sentence.
 */
export const heedOutputFaults = (): void => {
  process.stderr.on('error', () => process.exit());
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code === 'EPIPE' || fault.code === 'EIO') process.exit(0);
    process.stderr.write(`geduld: the output cannot be written (${fault.message}).\n`);
    process.exit(3);
  });
};
