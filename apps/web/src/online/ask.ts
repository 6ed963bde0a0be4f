import { err, ok, type Result } from '@geduld/core';
import {
  authorizationText,
  BASE,
  PROBLEM,
  ROUTES,
  type Route,
  type RouteName,
  signedText,
} from '@geduld/protocol';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { OnlineFault } from './faults.ts';
import { bytesText, type DeviceKey, hashText } from './key.ts';

type Part<R extends Route, Name extends 'params' | 'query' | 'body'> = R extends {
  readonly [part in Name]: infer S extends TSchema;
}
  ? { readonly [part in Name]: Static<S> }
  : { readonly [part in Name]?: undefined };

/** The words of a request. */
type Asked<Name extends RouteName> = Part<(typeof ROUTES)[Name], 'params'> &
  Part<(typeof ROUTES)[Name], 'query'> &
  Part<(typeof ROUTES)[Name], 'body'>;

/** What a route answers. */
type AnswerOf<Name extends RouteName> = Static<(typeof ROUTES)[Name]['answer']>;

/** Asks a route: its answer, checked, or why there is none. */
export type Ask = <Name extends RouteName>(
  name: Name,
  asked: Asked<Name>,
) => Promise<Result<AnswerOf<Name>, OnlineFault>>;

/** What asking needs of its surroundings. */
export interface AskHost {
  readonly origin: string;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970, by the clock of this device. */
  readonly now: () => number;
  /** The key of this device, if it takes part. */
  readonly key: () => DeviceKey | undefined;
}

/** An answer that takes longer has not come. */
const PATIENCE = 20_000;

/** Path and query of a request. */
const pathOf = (
  { path }: Route,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | undefined>>,
): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const search = new URLSearchParams(said).toString();
  return `${BASE}${filled}${search ? `?${search}` : ''}`;
};

/** A way to ask the server of this page. Its clock is learnt from its answers; one that was wrong is asked once more. */
export const createAsk = (host: AskHost): Ask => {
  let ahead = 0;
  const authorization = async (key: DeviceKey, method: string, path: string, body: string) => {
    const at = Math.round(host.now() + ahead);
    const nonce = bytesText(crypto.getRandomValues(new Uint8Array(12)));
    const bodyHash = await hashText(new TextEncoder().encode(body));
    const text = signedText({ origin: host.origin, method, path, at, nonce, bodyHash });
    return authorizationText({ device: key.id, at, nonce, signature: await key.sign(text) });
  };
  const once = async (route: Route, path: string, body: string): Promise<Result<unknown, OnlineFault>> => {
    const key = route.by === 'anybody' ? undefined : host.key();
    let response: Response;
    let value: unknown;
    try {
      response = await host.fetch(path, {
        method: route.method,
        headers: {
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...(key ? { Authorization: await authorization(key, route.method, path, body) } : {}),
        },
        ...(body ? { body } : {}),
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(PATIENCE),
      });
    } catch {
      return err({ why: 'offline' });
    }
    try {
      value = await response.json();
    } catch {
      return err({ why: 'answer' });
    }
    if (response.ok) return Check(route.answer, value) ? ok(value) : err({ why: 'answer' });
    return err(Check(PROBLEM, value) ? value : { why: 'answer' });
  };
  const ask = async (route: Route, words: Partial<Record<'params' | 'query' | 'body', unknown>>) => {
    const path = pathOf(
      route,
      (words.params ?? {}) as Readonly<Record<string, string>>,
      (words.query ?? {}) as Readonly<Record<string, string | undefined>>,
    );
    const body = words.body === undefined ? '' : JSON.stringify(words.body);
    const first = await once(route, path, body);
    if (first.ok || first.error.why !== 'clock') return first;
    ahead = first.error.now - host.now();
    return once(route, path, body);
  };
  // The table says what each route takes and answers; what came was checked against it.
  return ((name: RouteName, words: Partial<Record<'params' | 'query' | 'body', unknown>>) =>
    ask(ROUTES[name], words)) as Ask;
};
