import { createHash, randomInt } from 'node:crypto';
import { ok } from '@geduld/core';
import type { Handler } from '../http/handlers.ts';

/** Crockford's 32 signs: none is taken for another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 100 bits. */
const LENGTH = 20;
const GROUP = 5;
const CODES = 10;

const newCode = (): string => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: LENGTH / GROUP }, (_, at) => signs.slice(at * GROUP, (at + 1) * GROUP)).join(
    '-',
  );
};

/**
 * What is kept of a recovery code, however it was typed. A slow hash is for words that people choose; of 100 random bits
 * nothing is found by trying.
 */
export const recoveryHash = (code: string): string => {
  const plain = code
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`geduld recovery ${plain}`).digest('base64url');
};

/** Makes new recovery codes; those before hold no more. */
export const recoveryCodes: Handler<'recoveryCodes'> = ({ write }) =>
  write(async (tx, { person }) => {
    const codes = Array.from({ length: CODES }, newCode);
    await tx.deleteFrom('recovery').where('person', '=', person).execute();
    await tx
      .insertInto('recovery')
      .values(codes.map((code) => ({ hash: recoveryHash(code), person })))
      .execute();
    return ok({ codes });
  });
