import { ROUTES } from '@geduld/protocol';
import { expect, test } from 'vitest';
import { newApp } from '../testing/app.ts';
import { sendOdd } from '../testing/badInputs.ts';
import { STORE_KINDS } from '../testing/stores.ts';

test.each(STORE_KINDS)(
  '2,000 bad inputs to every route, and no fault, on %s',
  async (kind) => {
    const server = await newApp(kind);
    const outcome = await sendOdd(server.app, 2000);
    // They come past the first checks: every route has refused some, and most have done some.
    const of = (test: (status: number) => boolean) =>
      new Set(
        [...outcome.keys()].filter((key) => test(Number(key.split(' ')[1]))).map((key) => key.split(' ')[0]),
      );
    expect(of((status) => status >= 400).size).toBe(Object.keys(ROUTES).length);
    expect(of((status) => status === 200).size).toBeGreaterThan(Object.keys(ROUTES).length / 2);
    await server.close();
  },
  300_000,
);
