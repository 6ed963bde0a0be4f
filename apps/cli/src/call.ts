import { readArgs } from './args.ts';
import type { Command } from './command.ts';
import { helpText } from './help.ts';
import type { Io } from './io.ts';
import type { Exit } from './stop.ts';

/** Reads the words behind a command's name and runs it; every complaint begins with the command's name. */
export const runCommand = async (command: Command, argv: readonly string[], io: Io): Promise<Exit> => {
  const named: Io = {
    ...io,
    complain: ({ exit, sentence }) => io.complain({ exit, sentence: `${command.name}: ${sentence}` }),
  };
  const read = readArgs(command, argv);
  if (!read.ok) {
    // A call that is wrong and asks for help wants help.
    if (argv.includes('--help')) return help(command, io);
    const sentence = `${read.error.sentence.replace(/\.$/, '')} (geduld ${command.name} --help explains).`;
    return named.complain({ ...read.error, sentence });
  }
  const { words, values } = read.value;
  if (values.help === true) return help(command, io);
  return command.run({ words, values, json: values.json === true }, named);
};

const help = (command: Command, io: Io): Exit => {
  io.write(helpText(command));
  return 0;
};
