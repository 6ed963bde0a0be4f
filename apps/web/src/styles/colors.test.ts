import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(new URL('./colors.css', import.meta.url), 'utf8');

/** The colours that the block behind a selector sets; of a selector inside a media query, where one is given. */
const block = (selector: string, media?: string): ReadonlyMap<string, string> => {
  const from = media === undefined ? 0 : sheet.indexOf(`@media (${media})`);
  const at = sheet.indexOf(`${selector} {`, from);
  if (from < 0 || at < 0) throw new Error(`colors.css has no ${selector} of its own`);
  const body = sheet.slice(at, sheet.indexOf('}', at));
  return new Map(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

const light = block(':root');
const over = (theme: ReadonlyMap<string, string>) => new Map([...light, ...theme]);
const dark = block(":root[data-theme='dark']");
const contrast = block(":root[data-theme='contrast']");
const THEMES = { light, dark: over(dark), contrast: over(contrast) };

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const ratio = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Text and what it stands on. */
const TEXT = [
  ['ink', 'surface'],
  ['ink', 'surface-2'],
  ['ink', 'accent-soft'],
  ['ink-quiet', 'surface'],
  ['ink-quiet', 'surface-2'],
  ['ink-quiet', 'accent-soft'],
  ['accent', 'surface'],
  ['accent', 'surface-2'],
  ['accent', 'accent-soft'],
  ['accent-ink', 'accent'],
  ['fault', 'surface'],
] as const;
/** Edges that say what a control is, or that it has the focus. */
const EDGES = [
  ['line-strong', 'surface'],
  ['line-strong', 'surface-2'],
  ['focus', 'surface'],
  ['focus', 'surface-2'],
  ['accent', 'surface'],
] as const;

test('the measure itself: black on white is 21, a known grey 4.54', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(ratio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(Object.entries(THEMES))('players-want 23: the colours of the app, %s', (name, theme) => {
  const of = (role: string): string => {
    const value = theme.get(role);
    expect(value, role).toMatch(/^#[0-9a-f]{6}$/);
    return value ?? '';
  };
  test.each(TEXT)('%s on %s can be read', (text, ground) => {
    expect(ratio(of(text), of(ground))).toBeGreaterThanOrEqual(name === 'contrast' ? 7 : 4.5);
  });
  test.each(EDGES)('%s on %s can be seen', (edge, ground) => {
    expect(ratio(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

test('what the system asks for looks as what the player chooses', () => {
  expect(block(":root:not([data-theme='light'])", 'prefers-color-scheme: dark')).toEqual(dark);
  expect(block(":root[data-theme='auto']", 'prefers-contrast: more')).toEqual(contrast);
});

test('in forced colours every colour of ours is one of the system', () => {
  const forced = block(':root:root:root', 'forced-colors: active');
  // What only shades the felt has no text of its own: the system paints buttons itself.
  const own = [...light.keys()].filter((role) => !role.startsWith('felt-'));
  expect([...forced.keys()].sort()).toEqual(own.sort());
  const system = /^(Canvas|CanvasText|Highlight|HighlightText|rgb\(0 0 0 \/ [\d.]+\))$/;
  for (const [role, value] of forced) expect(value, role).toMatch(system);
});
