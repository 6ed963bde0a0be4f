import { ok, type Result } from '@geduld/core';
import type { Game } from '@geduld/games';
import {
  codeText,
  type DealCode,
  dealText,
  longCode,
  orderOf,
  parseDeal,
  SHORT_CODES,
  shortCode,
} from '@geduld/notation';
import { readWhole } from '../args.ts';
import { command as commandOf } from '../command.ts';
import type { Io } from '../io.ts';
import { dealSentence } from '../sentences.ts';
import { readText } from '../source.ts';
import { type Stop, saysNo, wrongCall } from '../stop.ts';
import { readGame } from '../words.ts';

/** `geduld code`: the code of a number, or of any 52 cards. */
export const command = commandOf({
  name: 'code',
  usage: ['code --game KL [--options D3N] --number N', 'code --game KL [--options D3N] --deal "52 cards"'],
  about: [
    'Prints the code of a deal: a short one for a number, a long one (X) for any order of',
    'the 52 cards. Cards are written rank, then suit (QH, 10S or TS): columns 1 to 7, each',
    'from its bottom card to its end card, then the stock in the order in which it is drawn.',
  ],
  words: { least: 0, most: 0, called: 'options only' },
  options: {
    game: { type: 'value', value: 'LETTERS', about: 'KL, TF, RU or YU' },
    options: { type: 'value', value: 'OPTIONS', about: 'such as D3N for KL; the usual ones if not given' },
    number: { type: 'value', value: 'N', about: `0 to ${SHORT_CODES - 1}` },
    deal: { type: 'value', value: 'CARDS', about: '52 cards; - reads standard input' },
  },
  examples: [
    ['code --game RU --options C --number 27', 'RU1-C-AAAAABB'],
    ['code --game KL --options D1N --deal - < deal.txt', 'a deal from elsewhere'],
  ],
  run: async ({ values, json }, io) => {
    if (values.game === undefined)
      return stopped(io, wrongCall('--game is missing, expected KL, TF, RU or YU.'));
    const game = readGame(values.game, values.options);
    if (!game.ok) return stopped(io, game);
    const code = await readDeal(game.value, values.number, values.deal, io);
    if (!code.ok) return stopped(io, code);
    if (json) io.json(codeObject(code.value));
    else io.line(codeText(code.value));
    return 0;
  },
});

const stopped = (io: Io, { error }: { readonly error: Stop }) => io.complain(error);

const readDeal = async (
  game: Game,
  number: string | undefined,
  cards: string | undefined,
  io: Io,
): Promise<Result<DealCode, Stop>> => {
  if ((number === undefined) === (cards === undefined))
    return wrongCall(
      `found ${number === undefined ? 'neither --number nor --deal' : 'both --number and --deal'}, expected one of them.`,
    );
  if (number !== undefined) {
    const read = readWhole('--number', number, 0, SHORT_CODES - 1);
    return read.ok ? ok(shortCode(game, read.value)) : read;
  }
  const text = cards === '-' ? await readText('-', io) : ok(cards ?? '');
  if (!text.ok) return text;
  const order = parseDeal(text.value);
  return order.ok
    ? ok(longCode(game, order.value))
    : saysNo(`${cards === '-' ? 'standard input' : '--deal'}, ${dealSentence(order.error)}`);
};

const codeObject = (code: DealCode): object => ({
  code: codeText(code),
  game: code.game.letters,
  options: code.game.options,
  ...(code.deal.kind === 'short' ? { number: code.deal.number } : {}),
  deal: dealText(orderOf(code)),
});
