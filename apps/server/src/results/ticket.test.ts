import { describe, expect, test } from 'vitest';
import { readTicket, ticketText } from './ticket.ts';

const SECRET = Buffer.alloc(32, 7);
const FACTS = {
  person: 'p'.repeat(22),
  attempt: 'attempt-1',
  code: 'KL1-D1N-AAAAABM',
  at: 1_796_000_000_000,
};

describe('tickets', () => {
  test('say what was signed, and nothing else', () => {
    expect(readTicket(SECRET, ticketText(SECRET, FACTS))).toEqual(FACTS);
    expect(
      ticketText(SECRET, { ...FACTS, attempt: 'a'.repeat(64), code: 'K'.repeat(72) }).length,
    ).toBeLessThan(400);
  });

  test('that were forged say nothing: another secret, other facts, a changed letter anywhere', () => {
    const text = ticketText(SECRET, FACTS);
    expect(readTicket(Buffer.alloc(32, 8), text)).toBeUndefined();
    const [, mac] = text.split('.');
    const earlier = Buffer.from(Object.values({ ...FACTS, at: 1 }).join(' ')).toString('base64url');
    expect(readTicket(SECRET, `${earlier}.${mac}`)).toBeUndefined();
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === 'A' ? 'B' : 'A';
      expect(readTicket(SECRET, text.slice(0, at) + other + text.slice(at + 1))).toBeUndefined();
    }
    for (const none of ['', '.', text.slice(1), `${text}.x`, `${text}=`, 'null.null'])
      expect(readTicket(SECRET, none)).toBeUndefined();
  });
});
