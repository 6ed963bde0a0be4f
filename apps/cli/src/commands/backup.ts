import { quoted } from '../args.ts';
import { command as commandOf } from '../command.ts';
import { fromEnvironment } from '../environment.ts';
import { cannotGo } from '../stop.ts';
import { DATA, ENVIRONMENT, STORE_OPTIONS } from '../storeOptions.ts';

/** `geduld backup`: everything in a store as one file. */
export const command = commandOf({
  name: 'backup',
  usage: ['backup FILE [--data FOLDER | --database URL]'],
  about: [
    'Writes everything in the store of a server into one file of JSON lines, as it is at',
    'one moment; the server may go on meanwhile. The file holds all that players keep',
    'there: only its owner may read it. It fits both kinds of store.',
    ENVIRONMENT,
  ],
  words: { least: 1, most: 1, called: 'the file to write' },
  options: STORE_OPTIONS,
  examples: [
    ['backup geduld.jsonl', 'the data of npm start'],
    ['backup geduld.jsonl --database postgres://geduld@localhost/geduld', 'a PostgreSQL'],
  ],
  run: async ({ words: [file = ''], values: given, json }, io) => {
    const settled = fromEnvironment(STORE_OPTIONS, given, process.env);
    if (!settled.ok) return io.complain(settled.error);
    const { data = DATA, database } = settled.value.values;
    const { backUp } = await import('@geduld/server');
    try {
      const done = await backUp({ data, database }, file, Date.now());
      if (!done.ok) return io.complain(cannotGo(`${done.error}.`).error);
      if (json) io.json({ file, rows: done.value });
      else io.line(`Everything is in ${quoted(file)}: ${total(done.value)} rows.`);
      return 0;
    } catch (fault) {
      return io.complain(cannotGo(`it could not be written (${messageOf(fault)}).`).error);
    }
  },
});

const total = (rows: Readonly<Record<string, number>>): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
