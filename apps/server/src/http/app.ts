import { randomUUID } from 'node:crypto';
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
import { addMetrics } from '../running/metrics.ts';
import { addDescription, describedRoute, gatherDescription } from '../running/openapi.ts';
import { addProbes } from '../running/probes.ts';
import type { Store } from '../store/store.ts';
import { answerBadPath, answerBroken } from './broken.ts';
import type { Ask, Asker, Handlers } from './handlers.ts';
import { addLimits, type Limits } from './limits.ts';
import { hasNul, UNKEEPABLE } from './nul.ts';
import { type Refused, refused, STATUS } from './problems.ts';
import { checkSignature, deviceOf, type HeldSignature } from './signed.ts';
import { securityHeaders, staticApp } from './staticApp.ts';
import { writeOf } from './writing.ts';

/** The longest body: 200 states of a usual size, or the longest record. */
const BODY_LIMIT = 2_000_000;
/** What the application works with. */
export interface AppParts {
  readonly config: ServerConfig;
  readonly store: Store;
  readonly clock: ServerClock;
  readonly handlers: Handlers;
  /** Has it begun to stop? Then no new requests should be sent here. */
  readonly isStopping?: () => boolean;
  /** Where its log goes; standard error when nothing is said. */
  readonly logTo?: { readonly write: (line: string) => void };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for its hash. */
    bytes: Uint8Array;
  }
  interface FastifyContextConfig {
    /** The name of the route, in figures and logs. */
    called?: string;
  }
}

const NO_BYTES = new Uint8Array();

/** The whole server, ready to listen: the files of the app, and every route of the protocol. */
export const createApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { config } = parts;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: config.patience,
    // The one proxy in front, and nobody that it heard of: else whoever asks could say anything of themselves.
    trustProxy: config.behindProxy ? (_address: string, hop: number) => hop < 1 : false,
    http: { headersTimeout: config.patience, connectionsCheckingInterval: Math.ceil(config.patience / 10) },
    clientErrorHandler: answerBroken(parts.clock),
    frameworkErrors: (_fault: unknown, _request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      answerBadPath(parts.clock, reply.raw);
    },
    genReqId: () => randomUUID(),
    // Who asked what is nobody's business: neither addresses nor queries are written.
    logger:
      config.log === 'silent'
        ? false
        : {
            level: 'info',
            base: null,
            redact: ['req', 'res'],
            ...(parts.logTo ? { stream: parts.logTo } : {}),
          },
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
  const limits = await addLimits(app, config);
  await gatherDescription(app);
  addProbes(app, parts.store, parts.isStopping ?? (() => false));
  addMetrics(app, config);
  addDescription(app);
  app.setErrorHandler((fault, _request, reply) => answerFault(parts, fault, reply));
  for (const name of Object.keys(ROUTES) as RouteName[]) addRoute(app, parts, limits, name);
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

const addRoute = (app: FastifyInstance, parts: AppParts, limits: Limits, name: RouteName): void => {
  const route: Route = ROUTES[name];
  const handler = parts.handlers[name] as (ask: Ask<Route>) => Promise<Result<unknown, Refused>>;
  app.route({
    method: route.method,
    url: BASE + route.path,
    config: { called: name, ...limits.ofRoute(route) },
    schema: {
      ...describedRoute(name, route),
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: { 200: route.answer, default: PROBLEM },
    },
    handler: async (request, reply) => {
      const signed = await signatureOf(parts, route, request);
      if (!signed.ok) return send(reply, parts, signed);
      const within = await limits.ofDevice(request, reply, signed.value?.signature.device);
      if (!within.ok) return send(reply, parts, within);
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
