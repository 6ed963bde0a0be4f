import rateLimit from '@fastify/rate-limit';
import { ok, type Result } from '@geduld/core';
import type { Route } from '@geduld/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { type Refused, refused } from './problems.ts';

const MINUTE_MS = 60_000;
/** Behind one address there may be a school, or a whole telephone network. */
const DEVICES_OF_AN_ADDRESS = 10;
/** What costs most for who is not known yet: joining makes rows, and a recovery code may be tried. Parts of a device's requests. */
const PART_OF_STRANGERS = 8;
/** Addresses whose counts are kept; the oldest are forgotten. Of devices the plugin keeps 5,000. */
const COUNTED = 20_000;

/** How many requests may come. */
export interface Limits {
  /** What the route says of itself to the limits of addresses. */
  readonly ofRoute: (route: Route) => { readonly rateLimit?: { readonly max: number } };
  /** Counts a request whose signature held. Only then: else anybody could use up the requests of a device. */
  readonly ofDevice: (
    request: FastifyRequest,
    reply: FastifyReply,
    device: string | undefined,
  ) => Promise<Result<undefined, Refused>>;
}

const NONE: Limits = { ofRoute: () => ({}), ofDevice: async () => ok(undefined) };

/**
 * Limits every address, before anything is read of a request, and every device. An address has room for several devices. Whoever
 * makes up a device for each request stays within the limit of the address.
 */
export const addLimits = async (app: FastifyInstance, config: ServerConfig): Promise<Limits> => {
  const { requestsAMinute } = config;
  if (requestsAMinute === 0) return NONE;
  await app.register(rateLimit, {
    max: requestsAMinute * DEVICES_OF_AN_ADDRESS,
    timeWindow: MINUTE_MS,
    cache: COUNTED,
    keyGenerator: ({ ip }) => ip,
    errorResponseBuilder: (_request, { ttl }) => ({ refused: tooMany(ttl) }),
  });
  const count = app.createRateLimit({
    max: requestsAMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => request.deviceCounted ?? '',
  });
  return {
    ofRoute: ({ by, path }) =>
      by === 'key' || path === '/sign-in/recovery'
        ? { rateLimit: { max: Math.ceil(requestsAMinute / PART_OF_STRANGERS) } }
        : {},
    ofDevice: async (request, reply, device) => {
      if (device === undefined) return ok(undefined);
      request.deviceCounted = device;
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return ok(undefined);
      reply.header('Retry-After', String(counted.ttlInSeconds));
      const { why, says } = tooMany(counted.ttl);
      return refused(why, says);
    },
  };
};

const tooMany = (ttl: number): Refused => ({
  why: 'tooMany',
  says: `Too many requests; the next one may come in ${Math.ceil(ttl / 1000)} s.`,
});

declare module 'fastify' {
  interface FastifyRequest {
    /** The device whose signature held, for its limit. */
    deviceCounted?: string;
  }
}
