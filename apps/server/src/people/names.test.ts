import { describe, expect, test } from 'vitest';
import { readName } from './names.ts';

describe('shown names', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Jean-Luc  ', 'Jean-Luc'],
    ["D'Arcy_7", "D'Arcy_7"],
    ['Ａｄａ', 'Ada'],
    ['ﬁn', 'fin'],
    ['さくら', 'さくら'],
    ['محمد', 'محمد'],
    ['हिन्दी', 'हिन्दी'],
    ['Zoe\u0301', 'Zoé'],
    ['Badminton', 'Badminton'],
    ['Team Blue', 'Team Blue'],
    ['12', '12'],
    ['abcdefghijklmnopqrst', 'abcdefghijklmnopqrst'],
  ])('%j is a name', (text, name) => expect(readName(text)).toEqual({ ok: true, value: name }));

  test.each([
    ['A', 'too short'],
    ['', 'too short'],
    ['abcdefghijklmnopqrstu', 'too long'],
    ['Ba\u0301\u0301\u0301\u0301', 'cannot be read'],
    ['ka\u200Bren', 'do not have here'],
    ['ka\u202Eren', 'do not have here'],
    ['ka\u0000ren', 'do not have here'],
    ['a\nb', 'do not have here'],
    ['a@b.example', 'do not have here'],
    ['<b>x</b>', 'do not have here'],
    ['😀😀', 'do not have here'],
    ['...', 'cannot be read'],
    ['a  b', 'cannot be read'],
    ['\u3164\u3164', 'do not have here'],
    ['Geduld', 'would speak for'],
    ['The GEDULD crew', 'would speak for'],
    ['G e d u 1 d', 'would speak for'],
    ['Gеduld', 'would speak for'],
    ['admin', 'would speak for'],
    ['Аdmin7', 'would speak for'],
    ['Big Admin', 'would speak for'],
    ['m0derator', 'would speak for'],
    ['Official', 'would speak for'],
    ['Support', 'would speak for'],
  ])('%j is none: %s', (text, says) => {
    const read = readName(text);
    expect(read.ok ? read.value : read.error.says).toContain(says);
    expect(read).toMatchObject({ ok: false, error: { why: 'name', place: 'name' } });
  });
});
