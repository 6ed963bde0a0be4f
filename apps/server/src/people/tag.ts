import { createHash } from 'node:crypto';

/** Letters and digits that are not taken for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Four signs beside a shown name that tell people of one name apart. They say nothing of the person's own name here. */
export const tagOf = (person: string): string =>
  [...createHash('sha256').update(person).digest().subarray(0, 4)].map((byte) => SIGNS[byte % 32]).join('');
