import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a ticket says: this person was dealt this code as this attempt at that instant of the server's clock. */
export interface TicketFacts {
  readonly person: string;
  readonly attempt: string;
  readonly code: string;
  readonly at: number;
}

const macOf = (secret: Uint8Array, text: string): Buffer =>
  createHmac('sha256', secret).update(`geduld ticket 1\n${text}`).digest();

/** A ticket with its HMAC-SHA256. The inverse of `readTicket`. */
export const ticketText = (secret: Uint8Array, { person, attempt, code, at }: TicketFacts): string => {
  const facts = Buffer.from([person, attempt, code, at].join(' ')).toString('base64url');
  return `${facts}.${macOf(secret, facts).toString('base64url')}`;
};

/** What a ticket says; `undefined` for one that was not made with this secret. */
export const readTicket = (secret: Uint8Array, text: string): TicketFacts | undefined => {
  const [facts, mac, ...rest] = text.split('.');
  if (facts === undefined || mac === undefined || rest.length > 0) return undefined;
  const found = Buffer.from(mac, 'base64url');
  const right = macOf(secret, facts);
  // Of letters that say the same bytes only one writing holds, so that a ticket has one text.
  if (found.length !== right.length || !timingSafeEqual(found, right)) return undefined;
  if (found.toString('base64url') !== mac) return undefined;
  const [person, attempt, code, at] = Buffer.from(facts, 'base64url').toString().split(' ');
  if (person === undefined || attempt === undefined || code === undefined || at === undefined)
    return undefined;
  return { person, attempt, code, at: Number(at) };
};
