import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectStop } from '../testing/expectStop.ts';
import { geduld } from '../testing/run.ts';

const dist = mkdtempSync(join(tmpdir(), 'geduld-edition-'));
const PAGE = '<!doctype html><meta name="geduld-edition" content="open"><title>Geduld</title>';
const WORKER =
  'precache([{url:"a.js",revision:null},{url:"index.html",revision:"65117867f6014907e03ba788a8441ddc"}])';
const KEY = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const read = (name: string) => readFileSync(join(dist, name), 'utf8');
const revision = () => /index\.html",revision:"([0-9a-f]{32})"/.exec(read('sw.js'))?.[1];
const freemium = ['edition', 'freemium', '--dir', dist, '--for', 'cards.example', '--public-key', KEY];

describe('edition', () => {
  test('P1: a built app is made freemium and open again, and browsers hear of it', async () => {
    writeFileSync(join(dist, 'index.html'), PAGE);
    writeFileSync(join(dist, 'sw.js'), WORKER);
    const before = revision();
    expect(await geduld(freemium)).toMatchObject({ exit: 0, err: '' });
    expect(read('index.html')).toBe(PAGE.replace('"open"', `"freemium cards.example ${KEY}"`));
    const changed = revision();
    expect(changed).not.toBe(before);
    expect(await geduld(['edition', 'open', '--dir', dist, '--json'])).toMatchObject({ exit: 0 });
    expect(read('index.html')).toBe(PAGE);
    expect(revision()).not.toBe(changed);
  });

  test('what is missing is said, and nothing is written', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'geduld-edition-'));
    expectStop(await geduld(['edition', 'open', '--dir', empty]), 3, '--dir');
    writeFileSync(join(empty, 'index.html'), '<title>another app</title>');
    writeFileSync(join(empty, 'sw.js'), WORKER);
    expectStop(await geduld(['edition', 'open', '--dir', empty]), 3, 'found no place for an edition');
    expectStop(await geduld(['edition', 'closed']), 2, 'found "closed", expected open or freemium');
    expectStop(await geduld(freemium.slice(0, 6)), 2, '--public-key: found nothing');
    expectStop(await geduld([...freemium.slice(0, 7), 'short']), 2, '--public-key: found "short"');
    expectStop(await geduld(freemium.slice(0, 4)), 2, '--for: found nothing');
  });
});
