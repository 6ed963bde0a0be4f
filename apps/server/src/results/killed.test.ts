import { expect, test } from 'vitest';
import { killed } from '../testing/kills.ts';
import { STORE_KINDS } from '../testing/stores.ts';

test.each(STORE_KINDS)(
  'a server on %s that is killed under load loses nothing that it acknowledged, and counts nothing twice',
  async (kind) => {
    expect(await killed(kind, 3)).toBeGreaterThanOrEqual(21);
  },
);
