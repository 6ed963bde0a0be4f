import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { ok, type Result } from '@geduld/core';
import { BASE, PROBLEM, ROUTES, type Route, type RouteName } from '@geduld/protocol';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { ServerClock } from '../clock.ts';
import type { ServerConfig } from '../config.ts';
import type { Store } from '../store/store.ts';
import type { Ask, Asker, Handlers } from './handlers.ts';
import { hasNul, UNKEEPABLE } from './nul.ts';
import { type Refused, refused, STATUS } from './problems.ts';
import { checkSignature, deviceOf, type HeldSignature } from './signed.ts';
import { securityHeaders, staticApp } from './staticApp.ts';
import { writeOf } from './writing.ts';

/** The longest body: 200 states of a usual size, or the longest record. */
const BODY_LIMIT = 2_000_000;
/** A whole request must have come in this time, so that slow senders hold no connection for ever. */
const REQUEST_TIMEOUT = 20_000;

/** What the application works with. */
export interface AppParts {
  readonly config: ServerConfig;
  readonly store: Store;
  readonly clock: ServerClock;
  readonly handlers: Partial<Handlers>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for its hash. */
    bytes: Uint8Array;
  }
}

const NO_BYTES = new Uint8Array();

/** The whole server, ready to listen: the files of the app, and every route of the protocol. */
export const createApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { config } = parts;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: config.behindProxy,
    genReqId: () => randomUUID(),
    // Who asked what is nobody's business: neither addresses nor queries are written.
    logger: config.log === 'silent' ? false : { level: 'info', redact: ['req', 'res'] },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 400 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
  app.decorateRequest('bytes');
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    request.bytes = bytes;
    parse(request, bytes.toString('utf8'), (fault, value) =>
      !fault && hasNul(bytes, value) ? done(UNKEEPABLE) : done(fault, value),
    );
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(securityHeaders()));
  if (config.requestsAMinute > 0)
    await app.register(rateLimit, {
      max: config.requestsAMinute,
      timeWindow: 60_000,
      keyGenerator: ({ headers, ip }) => /^Geduld ([\w-]{43})\./.exec(headers.authorization ?? '')?.[1] ?? ip,
      errorResponseBuilder: (_request, { after }) => tooMany(after),
    });
  app.setErrorHandler((fault, _request, reply) => answerFault(parts, fault, reply));
  for (const name of Object.keys(parts.handlers) as RouteName[]) addRoute(app, parts, name);
  app.all(`${BASE}/*`, async (_request, reply) =>
    send(reply, parts, refused('notFound', 'There is no such route; /api/v1/openapi.json lists them all.')),
  );
  const files = staticApp(config.app);
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    files(request.raw, reply.raw);
  });
  return app;
};

const send = (reply: FastifyReply, { clock }: AppParts, result: Result<unknown, Refused>) => {
  reply.header('Cache-Control', 'no-store');
  if (result.ok) return reply.send(result.value);
  if (result.error.why === 'unavailable') reply.header('Retry-After', '5');
  return reply.code(STATUS[result.error.why]).send({ ...result.error, now: clock() });
};

const addRoute = (app: FastifyInstance, parts: AppParts, name: RouteName): void => {
  const route: Route = ROUTES[name];
  const handler = parts.handlers[name] as (ask: Ask<Route>) => Promise<Result<unknown, Refused>>;
  app.route({
    method: route.method,
    url: BASE + route.path,
    schema: {
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: { 200: route.answer, default: PROBLEM },
    },
    handler: async (request, reply) => {
      const signed = await signatureOf(parts, route, request);
      if (!signed.ok) return send(reply, parts, signed);
      const ask = {
        store: parts.store,
        now: parts.clock(),
        origin: originOf(parts.config, request),
        asker: signed.value?.asker,
        signature: signed.value?.signature,
        params: request.params,
        query: request.query,
        body: request.body,
        write: signed.value?.asker && writeOf(parts.store, parts.clock, signed.value.signature),
      };
      return send(reply, parts, await handler(ask as Ask<Route>));
    },
  });
};

interface Known {
  readonly signature: HeldSignature;
  readonly asker: Asker | undefined;
}

/** Who asks, as far as the route wants to know; `undefined` for nobody in particular. */
const signatureOf = async (
  parts: AppParts,
  { by }: Route,
  request: FastifyRequest,
): Promise<Result<Known | undefined, Refused>> => {
  const { authorization } = request.headers;
  if (by === 'anybody' || (by === 'maybe' && authorization === undefined)) return ok(undefined);
  let person: string | undefined;
  const known = async (device: string) => {
    const row = await parts.store.read
      .selectFrom('device')
      .select(['key', 'person'])
      .where('id', '=', device)
      .executeTakeFirst();
    person = row?.person;
    return row?.key;
  };
  const brought = async (device: string) => {
    const { key } = request.body as { readonly key: string };
    return deviceOf(key) === device ? key : undefined;
  };
  const held = await checkSignature(
    {
      origin: originOf(parts.config, request),
      method: request.method,
      path: request.raw.url ?? '',
      authorization,
      bytes: request.bytes ?? NO_BYTES,
    },
    parts.clock(),
    by === 'key' ? brought : known,
  );
  if (!held.ok) return held;
  const { device } = held.value;
  return ok({ signature: held.value, asker: person === undefined ? undefined : { device, person } });
};

const originOf = ({ origin }: ServerConfig, request: FastifyRequest): string =>
  origin ?? `${request.protocol}://${request.host}`;

const tooMany = (after: string): Error & { readonly refused: Refused } =>
  Object.assign(new Error('too many'), {
    refused: { why: 'tooMany', says: `Too many requests; the next one may come in ${after}.` } as const,
  });

/** Everything that was thrown on the way of a request: words that are wrong, a store that is away, or a bug. */
const answerFault = (parts: AppParts, fault: unknown, reply: FastifyReply) =>
  send(reply, parts, { ok: false, error: refusalOf(parts, fault, reply) });

const refusalOf = (parts: AppParts, fault: unknown, reply: FastifyReply): Refused => {
  if (typeof fault === 'object' && fault !== null) {
    if ('refused' in fault) return fault.refused as Refused;
    if ('validation' in fault && Array.isArray(fault.validation)) {
      const [first] = fault.validation;
      return {
        why: 'badRequest',
        says: 'The words of the request do not have the shape that this route takes.',
        place: `${'validationContext' in fault ? String(fault.validationContext) : 'request'}${first?.instancePath ?? ''}`,
        expected: String(first?.message ?? ''),
      };
    }
    if ('statusCode' in fault && typeof fault.statusCode === 'number' && fault.statusCode < 500)
      return {
        why: fault.statusCode === 413 ? 'tooLarge' : 'badRequest',
        says: fault instanceof Error ? fault.message : 'The request cannot be read.',
      };
  }
  if (parts.store.isAway(fault))
    return { why: 'unavailable', says: 'The store cannot be reached or written now; nothing was done.' };
  reply.log.error({ fault: fault instanceof Error ? fault.stack : String(fault) }, 'a fault of the server');
  return { why: 'fault', says: 'A fault of the server; nothing was done.' };
};
