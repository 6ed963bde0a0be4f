import { quoted } from './args.ts';
import type { Command } from './command.ts';
import { heedOutputFaults, type Io, processIo } from './io.ts';
import type { Exit } from './stop.ts';

/** A row of the table of commands: what it does in a few words, and how to get it. */
interface Row {
  readonly about: string;
  readonly load: () => Promise<{ readonly command: Command }>;
}

/** Every command. A new one is a file in `commands` and a line here; it is loaded only when it is called. */
const COMMANDS: Readonly<Record<string, Row>> = {
  deal: { about: 'show the starting position of a code', load: () => import('./commands/deal.ts') },
  code: { about: 'the code of a number or of 52 cards', load: () => import('./commands/code.ts') },
  verify: { about: 'replay a record and say whether it holds', load: () => import('./commands/verify.ts') },
  count: { about: 'count the positions at each depth', load: () => import('./commands/count.ts') },
  solve: { about: 'say whether deals can be won', load: () => import('./commands/solve.ts') },
  review: { about: 'say where a game was lost', load: () => import('./commands/review.ts') },
  survey: { about: 'how many of very many deals can be won', load: () => import('./commands/survey.ts') },
  play: { about: 'play in the terminal', load: () => import('./commands/play.ts') },
  serve: { about: 'serve the built app on this machine', load: () => import('./commands/serve.ts') },
  backup: { about: 'write everything in a store into one file', load: () => import('./commands/backup.ts') },
  restore: { about: 'fill an empty store from such a file', load: () => import('./commands/restore.ts') },
  edition: { about: 'make a built app open or freemium', load: () => import('./commands/edition.ts') },
  licence: { about: 'keys and licences of a deployment', load: () => import('./commands/licence.ts') },
};

/** Runs one call of `geduld` and sets the exit code of the process. */
export const main = async (argv: readonly string[]): Promise<void> => {
  heedOutputFaults();
  const io = processIo();
  process.on('uncaughtException', (fault) => process.exit(bugFound(fault, io)));
  try {
    process.exitCode = await run(argv, io);
  } catch (fault) {
    process.exitCode = bugFound(fault, io);
  }
};

/** Only a bug comes here. The sentence is for people; the stack is for whoever asks for it. */
const bugFound = (fault: unknown, io: Io): Exit => {
  if (process.env.GEDULD_STACK) console.error(fault);
  const says = fault instanceof Error ? fault.message : String(fault);
  return io.complain({ exit: 3, sentence: `a fault in the program itself (${says.split('\n', 1)[0]}).` });
};

/** Finds the command that a call names, and runs it or explains it. */
const run = async (argv: readonly string[], io: Io): Promise<Exit> => {
  // `geduld --json deal …` means the same as `geduld deal --json …`.
  const lead = argv.findIndex((word) => word !== '--json');
  const [name, ...rest] = lead > 0 ? [...argv.slice(lead), ...argv.slice(0, lead)] : argv;
  if (name === '--help' || name === '-h' || name === 'help') return explain(rest[0], io);
  if (name === '--version' || name === '-V') {
    io.line(`geduld ${await version()}`);
    return 0;
  }
  const row = rowOf(name);
  if (row === undefined) return io.complain(unknown(name));
  const [{ runCommand }, { command }] = await Promise.all([import('./call.ts'), row.load()]);
  return runCommand(command, rest, io);
};

const rowOf = (name: string | undefined): Row | undefined =>
  name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

const unknown = (name: string | undefined) => {
  const found = name === undefined ? 'no command' : quoted(name);
  const known = Object.keys(COMMANDS).join(', ');
  return { exit: 2, sentence: `found ${found}, expected one of ${known}; --help explains them.` } as const;
};

const explain = async (name: string | undefined, io: Io): Promise<Exit> => {
  if (name !== undefined && !name.startsWith('-')) {
    const row = rowOf(name);
    if (row === undefined) return io.complain(unknown(name));
    const [{ helpText }, { command }] = await Promise.all([import('./help.ts'), row.load()]);
    io.write(helpText(command));
    return 0;
  }
  const { generalHelp } = await import('./help.ts');
  io.write(generalHelp(Object.entries(COMMANDS).map(([called, { about }]) => [called, about])));
  return 0;
};

const version = async (): Promise<string> => {
  const { readFileSync } = await import('node:fs');
  const { version: text } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return String(text);
};
