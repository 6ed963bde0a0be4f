// What Lighthouse says of the built app as `geduld serve` serves it, on a phone and on a desktop: one line of JSON each.
// Lighthouse is 176 MB, so it is no dependency: npx fetches this very version when this file is run.
import { spawn, spawnSync } from 'node:child_process';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PORT = 4193;
const HOME = `http://localhost:${PORT}/`;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

interface Report {
  readonly categories: Readonly<
    Record<
      (typeof CATEGORIES)[number],
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >;
}

const reportOf = (preset: 'mobile' | 'desktop'): Report => {
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      HOME,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
      ...(preset === 'desktop' ? ['--preset=desktop'] : []),
    ],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse did not run: ${stderr}`);
  return JSON.parse(stdout) as Report;
};

const print = (preset: 'mobile' | 'desktop'): void => {
  const { categories, audits } = reportOf(preset);
  const scores = CATEGORIES.map((name) => [name, Math.round(100 * (categories[name].score ?? 0))]);
  const short = CATEGORIES.flatMap((name) => categories[name].auditRefs).flatMap(({ id, weight }) => {
    const audit = audits[id];
    return weight > 0 && audit && audit.score !== null && audit.score < 1
      ? [`${id} ${audit.displayValue ?? ''}`.trim()]
      : [];
  });
  const figure = `Lighthouse, ${preset}`;
  console.log(
    JSON.stringify({ bench: 'lighthouse', figure, ...Object.fromEntries(scores), short, aim: 100 }),
  );
};

const server = spawn('node', ['apps/cli/bin/geduld.js', 'serve', '--port', String(PORT)], {
  stdio: 'ignore',
});
try {
  for (let waited = 0; waited < 300; waited++) {
    const answer = await fetch(HOME).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  print('mobile');
  print('desktop');
} finally {
  server.kill();
}
