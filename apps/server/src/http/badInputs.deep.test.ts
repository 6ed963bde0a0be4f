import { expect, test } from 'vitest';
import { newApp } from '../testing/app.ts';
import { sendOdd } from '../testing/badInputs.ts';
import { STORE_KINDS } from '../testing/stores.ts';

test.each(STORE_KINDS)(
  '100,000 bad inputs to every route, and no fault, on %s',
  async (kind) => {
    const server = await newApp(kind);
    const outcome = await sendOdd(server.app, 100_000);
    expect([...outcome.values()].reduce((sum, count) => sum + count, 0)).toBe(100_000);
    await server.close();
  },
  3_600_000,
);
