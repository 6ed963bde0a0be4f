import { expect, test } from 'vitest';
import { ROUTES, type Route } from './routes.ts';

const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES);

test('no two routes are asked for in the same way', () => {
  const ways = routes.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(ways).size).toBe(routes.length);
});

test.each(routes)(
  '%s names each parameter of its path, and changes nothing unless it is signed',
  (_, route) => {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const params: { readonly properties?: object } = route.params ?? {};
    expect(Object.keys(params.properties ?? {})).toEqual(inPath);
    if (route.method !== 'GET') expect(['device', 'key']).toContain(route.by);
  },
);
