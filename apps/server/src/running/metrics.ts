import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ServerConfig } from '../config.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * May this request see the figures? Whoever shows the token; and this machine, unless a proxy is known or seen to stand
 * between: then everybody seems to be this machine.
 */
const maySee = (
  { behindProxy, metricsToken }: ServerConfig,
  { headers, socket }: FastifyRequest,
): boolean => {
  const shown = headers.authorization ?? '';
  if (metricsToken !== undefined && timingSafeEqual(digest(shown), digest(`Bearer ${metricsToken}`)))
    return true;
  const proxied = behindProxy || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !proxied && LOOPBACK.test(socket.remoteAddress ?? '');
};

/** `/metrics`, as Prometheus reads them: the process, and how long each route takes to answer what. Nobody's name is in them. */
export const addMetrics = (app: FastifyInstance, config: ServerConfig): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'geduld_' });
  const requests = new Histogram({
    name: 'geduld_request_seconds',
    help: 'Time from a request to the end of its answer, by route and status',
    labelNames: ['route', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.config.called ?? 'other';
    requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.get(
    '/metrics',
    { schema: { hide: true }, config: { rateLimit: false, called: 'metrics' } },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      if (!maySee(config, request))
        return reply.code(403).type('text/plain').send('Metrics are for this machine, or with the token.\n');
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
};
