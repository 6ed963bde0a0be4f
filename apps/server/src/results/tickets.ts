import { ok } from '@geduld/core';
import { codeText, readCode } from '@geduld/notation';
import type { Handler } from '../http/handlers.ts';
import { refused } from '../http/problems.ts';
import { ticketSecret } from './secret.ts';
import { ticketText } from './ticket.ts';

/** Signs that a deal began now. The first attempt at a deal keeps the time when it was first asked for. */
export const ticket: Handler<'ticket'> = async ({ store, now, body, write }) => {
  const { attempt } = body;
  const read = readCode(body.code);
  if (!read.ok)
    return refused('badRequest', 'The code names no deal.', {
      place: 'code',
      found: body.code,
      expected: 'the code of a deal, such as KL1-D1N-AAAAAAB',
    });
  const code = codeText(read.value);
  const secret = await ticketSecret(store);
  return write(async (tx, { person }) => {
    const made = await tx
      .insertInto('sight')
      .values({ person, code, attempt, at: now })
      .onConflict((same) => same.columns(['person', 'code']).doNothing())
      .returning(['attempt', 'at'])
      .executeTakeFirst();
    const sight =
      made ??
      (await tx
        .selectFrom('sight')
        .select(['attempt', 'at'])
        .where('person', '=', person)
        .where('code', '=', code)
        .executeTakeFirstOrThrow());
    const first = sight.attempt === attempt;
    return ok({ ticket: ticketText(secret, { person, attempt, code, at: first ? sight.at : now }), first });
  });
};
