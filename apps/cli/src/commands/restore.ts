import { quoted } from '../args.ts';
import { command as commandOf } from '../command.ts';
import { fromEnvironment } from '../environment.ts';
import { cannotGo } from '../stop.ts';
import { DATA, ENVIRONMENT, STORE_OPTIONS } from '../storeOptions.ts';

/** `geduld restore`: a backup back into a store. */
export const command = commandOf({
  name: 'restore',
  usage: ['restore FILE [--data FOLDER | --database URL]'],
  about: [
    'Fills an empty store from a file of geduld backup: all of it, or nothing when the',
    'file is not whole. No server may use the store meanwhile. This is also the way from',
    'SQLite to PostgreSQL.',
    ENVIRONMENT,
  ],
  words: { least: 1, most: 1, called: 'the file of a backup' },
  options: STORE_OPTIONS,
  examples: [['restore geduld.jsonl --data new', 'into a new folder']],
  run: async ({ words: [file = ''], values: given, json }, io) => {
    const settled = fromEnvironment(STORE_OPTIONS, given, process.env);
    if (!settled.ok) return io.complain(settled.error);
    const { data = DATA, database } = settled.value.values;
    const { restore } = await import('@geduld/server');
    try {
      const done = await restore({ data, database }, file);
      if (!done.ok) return io.complain(cannotGo(`${quoted(file)}: ${done.error}.`).error);
      if (json) io.json({ file, rows: done.value });
      else io.line(`The store holds what ${quoted(file)} holds.`);
      return 0;
    } catch (fault) {
      return io.complain(cannotGo(`it could not be put back (${messageOf(fault)}).`).error);
    }
  },
});

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
