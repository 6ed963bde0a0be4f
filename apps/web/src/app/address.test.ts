import { expect, test } from 'vitest';
import { linkText } from './address.ts';

test.each([
  ['', '', undefined],
  ['#', '', undefined],
  ['#RU1-C-AAAAABB', '', 'RU1-C-AAAAABB'],
  ['', '?code=TF1-D1N-AAAAAAB', 'TF1-D1N-AAAAAAB'],
  ['', '?other=1', undefined],
  ['#RU1%20C%20AAAAABB', '', 'RU1 C AAAAABB'],
  ['#100%', '', '100%'],
])('the address %j %j names %j', (hash, search, text) => {
  expect(linkText({ hash, search })).toBe(text);
});
