import type { OptionTable } from './args.ts';
import { COMMON } from './args.ts';
import type { Command } from './command.ts';

type Pair = readonly [left: string, right: string];

/** What `geduld --help` says. */
export const generalHelp = (commands: readonly Pair[]): string =>
  page([
    'Geduld: Klondike, Thoughtful, Russian and Yukon.',
    '',
    'geduld COMMAND …',
    '',
    ...columns(commands),
    '',
    'geduld COMMAND --help explains a command and shows examples.',
    '--json gives one JSON object a line and nothing else on standard output.',
    '--version says which version this is.',
    '',
    'For example:',
    ...columns([
      ['geduld play', 'a game of Klondike, here'],
      ['geduld deal RU1-C-AAAAABB', 'the cards of a code'],
      ['geduld verify game.json', 'does this record hold?'],
    ]),
    '',
    EXIT_CODES,
  ]);

/** What `geduld COMMAND --help` says. */
export const helpText = ({ usage, about, options, examples }: Command): string =>
  page([
    ...usage.map((form) => `geduld ${form}`),
    '',
    ...about,
    '',
    ...optionLines({ ...options, ...COMMON }),
    '',
    'For example:',
    ...columns(examples.map(([call, does]) => [`geduld ${call}`, does])),
    '',
    EXIT_CODES,
  ]);

const EXIT_CODES =
  'Exit code: 0 done; 1 the answer is no; 2 the call is wrong; 3 something is missing\nor a limit was reached.';

const page = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

const optionLines = (options: OptionTable): readonly string[] =>
  columns(
    Object.entries(options).map(([name, row]) => [
      row.type === 'flag' ? `--${name}` : `--${name} ${row.value}`,
      row.about,
    ]),
  );

/** Two columns; where both do not fit on 80 characters the right one goes below. */
const columns = (pairs: readonly Pair[]): readonly string[] => {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.flatMap(([left, right]) =>
    width + right.length + 5 <= 80 ? [`  ${left.padEnd(width)}   ${right}`] : [`  ${left}`, `      ${right}`],
  );
};
