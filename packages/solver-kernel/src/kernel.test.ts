import { expect, test } from 'vitest';
import { KERNEL_BASE64 } from './bytes.ts';
import { makeKernel } from './kernel.ts';

interface Build {
  readonly compileKernel: () => Promise<Uint8Array>;
}

test('the kernel that is shipped is the one that its source compiles to', { timeout: 120_000 }, async () => {
  const name = '../build.mjs';
  const build = (await import(name)) as Build;
  const compiled = await build.compileKernel();
  expect(KERNEL_BASE64.join('')).toBe(Buffer.from(compiled).toString('base64'));
});

test('a kernel starts with an empty table in a memory of its own', () => {
  const kernel = makeKernel();
  const other = makeKernel();
  expect(kernel?.tableSize()).toBe(0);
  expect(kernel?.memory.buffer).not.toBe(other?.memory.buffer);
  expect(kernel?.places.TABLE).toBe(6_291_456);
});
