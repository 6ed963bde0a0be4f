import { BASE, ROUTES, type Route, type RouteName } from '@geduld/protocol';
import fc, { type Arbitrary } from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { authorizationOf, joined, type TestDevice } from './device.ts';

/** A request of a test that may be anything. */
interface Odd {
  readonly name: RouteName;
  readonly method: string;
  readonly path: string;
  readonly payload: string;
  readonly type: string;
  /** Who signs: one of some devices, nobody, or something that is no signature. */
  readonly signer: number | 'nobody' | 'junk';
}

/** What the fields of the protocol hold, so that some requests come past the first checks. */
const KNOWN = [
  'KL1-D1N',
  'TF1-D3N',
  'RU1-C',
  'KL1-D1N-AAAAABB',
  '2026-11-30',
  '2026-02-30',
  'attempt-1',
  'c1 c2',
  'd',
  '1',
];

const TEXTS: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '\ud800',
    '"',
    "'; drop table person; --",
    '../..',
    '%00',
    'x'.repeat(5000),
  ),
);

const ANY: Arbitrary<unknown> = fc.oneof(
  TEXTS,
  fc.integer(),
  fc.constantFrom(0, -1, 1e300, -0, 2 ** 53, 0.5, null, true, [], {}, '__proto__'),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
);

const letters = (schema: { readonly minLength?: number; readonly maxLength?: number }): Arbitrary<string> =>
  fc.string({
    unit: fc.constantFrom(...'ABCDwxyz0189-_'),
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? 40, 400),
  });

/** The parts of a JSON schema that ours are made of. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape | readonly Shape[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/** Something that has the shape, mostly; each part may be anything instead. */
const shaped = (shape: Shape): Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: fitting(shape) }, { weight: 1, arbitrary: ANY });

const fitting = (shape: Shape): Arbitrary<unknown> => {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(shaped));
  if (shape.type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, part]) => [name, shaped(part)])),
      { requiredKeys: [...(shape.required ?? [])] },
    );
  if (shape.type === 'array') {
    const { items } = shape;
    if (Array.isArray(items)) return fc.tuple(...items.map(shaped));
    return fc.array(items ? shaped(items as Shape) : ANY, { maxLength: 6 });
  }
  if (shape.type === 'integer')
    return fc.oneof(
      fc.integer({ min: shape.minimum ?? -1000, max: Math.min(shape.maximum ?? 1000, 2 ** 31 - 1) }),
      fc.constantFrom(shape.minimum ?? 0, shape.maximum ?? 0),
    );
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'string') {
    if (shape.pattern?.startsWith('^[A-Za-z0-9_-]')) return letters(shape);
    if (shape.pattern)
      return fc.oneof(fc.stringMatching(new RegExp(shape.pattern)), fc.constantFrom(...KNOWN));
    return TEXTS;
  }
  return ANY;
};

const shapeOf = (schema: TSchema): Shape => schema;

const spell = (value: unknown): string => {
  const text = String(value);
  try {
    return encodeURIComponent(text);
  } catch {
    // A half of a character has no spelling.
    return '%ED%A0%80';
  }
};

const pathFor = (name: RouteName): Arbitrary<string> => {
  const route: Route = ROUTES[name];
  const params = route.params ? fitting(shapeOf(route.params)) : fc.constant({});
  const query = route.query ? shaped(shapeOf(route.query)) : fc.constantFrom({}, { x: '1' });
  const whole = fc.tuple(params, query).map(([parts, search]) => {
    const path = Object.entries(parts as object).reduce(
      (text, [part, value]) => text.replace(`:${part}`, spell(value) || 'x'),
      route.path,
    );
    const words = Object.entries(Object(search)).map(([key, value]) => `${spell(key)}=${spell(value)}`);
    return `${BASE}${path}${words.length > 0 ? `?${words.join('&')}` : ''}`;
  });
  return fc.oneof(
    { weight: 20, arbitrary: whole },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((text) => `${BASE}/${spell(text)}`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(`${BASE}/%zz`, `${BASE}/me/../me`, `${BASE}//me`, `${BASE}/me?%`, '/'),
    },
  );
};

const jsonText = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // A number that JSON has not.
    return '{"n":1e999}';
  }
};

const payloadFor = (name: RouteName): Arbitrary<string> => {
  const route: Route = ROUTES[name];
  const usual = route.body ? shaped(shapeOf(route.body)).map(jsonText) : fc.constant('');
  return fc.oneof(
    { weight: 16, arbitrary: usual },
    { weight: 1, arbitrary: ANY.map(jsonText) },
    { weight: 1, arbitrary: usual.map((text) => text.slice(0, -1)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{',
        '[[[[[[',
        '{"__proto__":{}}',
        '{"constructor":1}',
        '\0',
        'null',
        '1e999',
        '"\\ud800"',
      ),
    },
  );
};

const requestFor = (name: RouteName): Arbitrary<Odd> =>
  fc.record({
    name: fc.constant(name),
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant<string>(ROUTES[name].method) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS') },
    ),
    path: pathFor(name),
    payload: payloadFor(name),
    type: fc.oneof(
      { weight: 30, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'text/plain',
          'application/json; charset=utf-16',
          '',
          'multipart/form-data',
          'x',
        ),
      },
    ),
    signer: fc.oneof(
      { weight: 20, arbitrary: fc.nat(2) },
      { weight: 1, arbitrary: fc.constant<'nobody'>('nobody') },
      { weight: 1, arbitrary: fc.constant<'junk'>('junk') },
    ),
  });

/** Requests to every route alike. */
const REQUESTS: Arbitrary<Odd> = fc.oneof(...(Object.keys(ROUTES) as RouteName[]).map(requestFor));

/** What became of them: how many of each status for each route. */
export type Outcome = ReadonlyMap<string, number>;

/** Sends so many requests, and says what is wrong with the first answer that is none. */
export const sendOdd = async (app: FastifyInstance, count: number, seed?: number): Promise<Outcome> => {
  const devices: TestDevice[] = [await joined(app), await joined(app), await joined(app)];
  const outcome = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(REQUESTS, async ({ name, method, path, payload, type, signer }) => {
      const device = typeof signer === 'number' ? devices[signer] : undefined;
      const authorization =
        signer === 'junk' ? 'Geduld x' : device && authorizationOf(device, method, path, payload);
      const answer = await app.inject({
        // The types know only methods that are usual.
        method: method as 'GET',
        url: path,
        headers: {
          ...(type ? { 'content-type': type } : {}),
          ...(authorization ? { authorization } : {}),
        },
        ...(payload ? { payload } : {}),
      });
      const { statusCode } = answer;
      outcome.set(`${name} ${statusCode}`, (outcome.get(`${name} ${statusCode}`) ?? 0) + 1);
      if (statusCode >= 500) throw new Error(`${statusCode}: ${answer.body}`);
      if (!answer.headers['content-security-policy']) throw new Error(`${statusCode} without its headers`);
      if (statusCode >= 400 && path.startsWith(`${BASE}/`) && method !== 'HEAD') {
        const { why, says } = answer.json();
        if (typeof why !== 'string' || typeof says !== 'string')
          throw new Error(`no problem: ${answer.body}`);
        if (why === 'unknownDevice' && typeof signer === 'number') devices[signer] = await joined(app);
      }
    }),
    { numRuns: count, ...(seed === undefined ? {} : { seed }) },
  );
  return outcome;
};
