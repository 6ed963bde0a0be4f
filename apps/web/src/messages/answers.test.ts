import { type Card, homeOf, isPileId, type PileId, packOf } from '@geduld/core';
import { parseCard, parseEntry, readCode } from '@geduld/notation';
import { act, type Session, startSession } from '@geduld/session';
import { describe, expect, test } from 'vitest';
import { answer, type Question } from './answers.ts';
import { loadDialogMessages, loadMessages } from './load.ts';
import { LANGUAGES } from './messages.ts';

const play = (code: string, moves: string): Session => {
  const read = readCode(code);
  if (!read.ok) throw new Error(code);
  let session = startSession(read.value);
  for (const text of moves.split(' ').filter((each) => each !== '')) {
    const entry = parseEntry(text);
    const acted = entry.ok ? act(session, entry.value, 0) : undefined;
    if (!acted?.ok) throw new Error(text);
    session = acted.value.session;
  }
  return session;
};
const card = (text: string): Card => {
  const read = parseCard(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const pile = (text: string): PileId => {
  if (!isPileId(text)) throw new Error(text);
  return text;
};
const shown = { hideScore: false };

describe('what the table answers, in English', async () => {
  const words = await loadMessages('en');
  const { access } = await loadDialogMessages('en');
  const ask = (session: Session, question: Question, hidden = shown) =>
    answer(words, access, session, question, hidden).join(' ');
  const russian = play('RU1-C-AAAAABB', '');

  test('players-want 24: what can move names each group with its places', () => {
    const said = answer(words, access, russian, { kind: 'movable' }, shown);
    expect(said.length).toBeGreaterThan(1);
    for (const sentence of said)
      expect(sentence).toMatch(/^[\w ]+ of \w+( and \d+ cards?)? from column \d to [\w ]+\.$/);
    expect(ask(play('KL1-D1N-AAAAAAB', ''), { kind: 'movable' })).toContain('The stock can be drawn from.');
  });

  test('players-want 24: where a card is, and nothing of one that cannot be seen', () => {
    const told = packOf(13).map((each) => ask(russian, { kind: 'card', card: each }));
    expect(told.filter((each) => each.endsWith(': not in sight.'))).toHaveLength(21);
    expect(told.filter((each) => /: column \d, (on top|\d+ cards? on it)\.$/.test(each))).toHaveLength(31);
  });

  test('a pile: what lies face down is counted, the rest named', () => {
    expect(ask(russian, { kind: 'pile', pile: pile('c2') })).toMatch(
      /^Column 2: 1 card face down(, [\w ]+ of \w+){5}\.$/,
    );
    expect(ask(russian, { kind: 'pile', pile: homeOf(card('AS')) })).toBe('Spades foundation: empty.');
    expect(ask(play('KL1-D1N-AAAAAAB', 'draw draw'), { kind: 'pile', pile: 's' })).toBe('Stock: 22 cards.');
    expect(ask(play('KL1-D1N-AAAAAAB', 'draw draw'), { kind: 'pile', pile: 'w' })).toMatch(
      /^Waste: 1 card below, [\w ]+\.$/,
    );
  });

  test('what changed: the last action once more, an undo as what it brought back', () => {
    expect(ask(russian, { kind: 'changed' })).toBe('Nothing has been played yet.');
    const drawn = ask(play('KL1-D1N-AAAAAAB', 'draw'), { kind: 'changed' });
    expect(drawn).toMatch(/^Drawn: [\w ]+\. Score 0\.$/);
    expect(ask(play('KL1-D1N-AAAAAAB', 'draw'), { kind: 'changed' }, { hideScore: true })).toBe(
      drawn.replace(' Score 0.', ''),
    );
    const start = play('RU1-C-AAAAABB', '');
    const [first] = answer(words, access, start, { kind: 'movable' }, shown);
    const [, from = '', to = ''] = /from column (\d) to column (\d)/.exec(first ?? '') ?? [];
    const count = Number(/and (\d+)/.exec(first ?? '')?.[1] ?? 0) + 1;
    const move = `c${from}-c${to}${count > 1 ? `:${count}` : ''}`;
    expect(ask(play('RU1-C-AAAAABB', move), { kind: 'changed' })).toContain(` to column ${to}.`);
    const undone = ask(play('RU1-C-AAAAABB', `${move} undo`), { kind: 'changed' });
    expect(undone).toMatch(new RegExp(`^Undone\\. .* to column ${from}\\. Score 0\\.$`));
    expect(ask(play('RU1-C-AAAAABB', `${move} undo redo`), { kind: 'changed' })).toMatch(/^Redone\. /);
  });
});

describe.each(LANGUAGES)('%s', async (language) => {
  const words = await loadMessages(language);
  const { access } = await loadDialogMessages(language);

  test('answers everything in whole sentences', () => {
    const sessions = [
      play('RU1-C-AAAAABB', ''),
      play('KL1-D3N-AAAAAAB', 'draw draw'),
      play('TF1-D1N-AAAAAAB', 'draw'),
    ];
    for (const session of sessions)
      for (const question of [
        { kind: 'movable' },
        { kind: 'changed' },
        ...packOf(13).map((each) => ({ kind: 'card', card: each }) as const),
        ...(['s', 'w', 'fs', 'c1', 'c7'] as const).map((each) => ({ kind: 'pile', pile: each }) as const),
      ] as const)
        for (const said of answer(words, access, session, question, shown)) {
          expect(said).toMatch(/^[\p{Lu}\p{Lo}\d].*[.。]$/u);
          expect(said).not.toMatch(/undefined|NaN|\[object|\bc[1-7]\b|\bf[shdc]\b/);
        }
  });
});
