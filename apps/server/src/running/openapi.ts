import swagger from '@fastify/swagger';
import { BASE, type Route, type RouteName } from '@geduld/protocol';
import type { FastifyInstance } from 'fastify';

const SIGNED = 'signed';

/** What the description says of a route besides its schemas. */
export const describedRoute = (name: RouteName, { by, does }: Route) => ({
  operationId: name,
  summary: does,
  security: by === 'anybody' ? [] : by === 'maybe' ? [{}, { [SIGNED]: [] }] : [{ [SIGNED]: [] }],
});

/** Begins to gather the description of the routes; before any of them is added. */
export const gatherDescription = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Geduld',
        version: '1',
        description:
          'Boards, results that anybody can verify, and sync. Requests are signed by a device key: ' +
          'the text `geduld 1`, origin, method, path with query, time, nonce and the SHA-256 of the body (base64url), a line ' +
          'each, by ECDSA P-256 with SHA-256 (r and s, base64url).',
      },
      components: {
        securitySchemes: {
          [SIGNED]: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: '`Geduld device.at.nonce.signature`',
          },
        },
      },
    },
  });
};

/** `/api/v1/openapi.json`, made of the schemas that check. */
export const addDescription = (app: FastifyInstance): void => {
  let text: string | undefined;
  app.get(
    `${BASE}/openapi.json`,
    { schema: { hide: true }, config: { called: 'openapi' } },
    async (_request, reply) => {
      text ??= JSON.stringify(app.swagger());
      return reply.type('application/json').header('Cache-Control', 'no-cache').send(text);
    },
  );
};
