import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';

/** A store that does not answer in this time counts as away: whoever asks wants to know now. */
const PATIENCE_MS = 2000;

const reachable = async (store: Store): Promise<boolean> => {
  const answered = store.read
    .selectFrom('secret')
    .select('name')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * `/health`: the process lives; one that does not answer should be started anew. `/ready`: requests may be sent here; not
 * while the store is away, and not once it stops.
 */
export const addProbes = (app: FastifyInstance, store: Store, isStopping: () => boolean): void => {
  const hide = { schema: { hide: true }, config: { rateLimit: false } };
  app.get('/health', hide, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'up' }),
  );
  app.get('/ready', hide, async (_request, reply) => {
    const status = isStopping() ? 'stopping' : (await reachable(store)) ? 'ready' : 'store away';
    return reply
      .header('Cache-Control', 'no-store')
      .code(status === 'ready' ? 200 : 503)
      .send({ status });
  });
};
