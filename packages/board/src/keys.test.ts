import { expect, it } from 'vitest';
import { keyName } from './keys.ts';

it.each([
  ['3', 'Digit3', false, '3'],
  ['é', 'Digit2', false, '2'],
  ['"', 'Digit3', false, '3'],
  ['?', 'Digit4', false, '?'],
  ['#', 'Digit3', true, '#'],
  ['я', 'KeyZ', false, 'z'],
  ['y', 'KeyZ', false, 'y'],
  ['ArrowUp', 'ArrowUp', false, 'ArrowUp'],
])('%s on %s is %s', (key, code, shiftKey, name) => {
  expect(keyName({ key, code, shiftKey })).toBe(name);
});
