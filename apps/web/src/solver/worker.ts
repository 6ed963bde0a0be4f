import { randomDealNumber } from '../game/chance.ts';
import { createJobs } from './jobs.ts';
import type { Reply, Request } from './protocol.ts';

/** The part of a worker's own world that is used; the page's types do not know it. */
interface WorkerScope {
  readonly postMessage: (reply: Reply) => void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
}
const scope = globalThis as unknown as WorkerScope;

/** The question that is to be answered; an older one stops at its next pause. */
let newest = 0;
let running = 0;
let before: Promise<void> = Promise.resolve();

// A message to oneself comes behind those that wait already, and is not slowed down as timers are.
const { port1, port2 } = new MessageChannel();
let wake: (() => void) | undefined;
port2.onmessage = () => wake?.();
const pause = () =>
  new Promise<void>((done) => {
    wake = done;
    port1.postMessage(0);
  });

const jobs = createJobs({
  now: () => performance.now(),
  dealNumber: randomDealNumber,
  pause,
  cancelled: () => newest !== running,
  progress: (done) => scope.postMessage({ kind: 'progress', id: running, done }),
  deaf: () => scope.postMessage({ kind: 'deaf', id: running }),
});

scope.onmessage = ({ data }) => {
  if (data.kind === 'cancel') {
    newest = 0;
    return;
  }
  const { id, question } = data;
  newest = id;
  before = before.then(async () => {
    if (newest !== id) return;
    running = id;
    try {
      const answer = await jobs.answer(question);
      if (newest === id) scope.postMessage({ kind: 'answer', id, answer });
    } catch (fault) {
      scope.postMessage({ kind: 'failed', id, says: String(fault) });
    }
  });
};
