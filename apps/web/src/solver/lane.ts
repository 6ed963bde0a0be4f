import type { Answers, Question, Reply, Request } from './protocol.ts';

/** A worker as a lane uses it: the browser's own, or a test's. */
export interface Hand {
  readonly send: (request: Request) => void;
  readonly end: () => void;
}

/** Starts a worker. `failed`: it could not be loaded, or fell over. */
export type Hire = (heard: (reply: Reply) => void, failed: (says: string) => void) => Hand;

/** What goes with a question. */
export interface Terms {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** One worker and the one question that it works on. */
export interface Lane {
  /** The answer; `undefined` when it was cancelled, or a newer question took its place. Rejects when the worker fails. */
  readonly ask: <Asked extends Question>(
    question: Asked,
    terms?: Terms,
  ) => Promise<Answers[Asked['kind']] | undefined>;
  /** Ends the worker and gives back all that it held. The next question starts a new one. */
  readonly end: () => void;
}

interface Open {
  readonly id: number;
  readonly question: Question;
  readonly settle: (answer: Answers[keyof Answers] | undefined) => void;
  readonly fail: (says: string) => void;
  readonly onProgress: Terms['onProgress'];
  deaf: boolean;
}

/** A lane; its worker is started with the first question. */
export const createLane = (hire: Hire): Lane => {
  let hand: Hand | undefined;
  let open: Open | undefined;
  let last = 0;

  const dismiss = () => {
    hand?.end();
    hand = undefined;
  };
  const send = (request: Request) => {
    hand ??= hire(heard, (says) => {
      dismiss();
      close()?.fail(says);
    });
    hand.send(request);
  };
  const close = (): Open | undefined => {
    const closed = open;
    open = undefined;
    return closed;
  };
  const heard = (reply: Reply) => {
    const isOpen = reply.id === open?.id;
    switch (reply.kind) {
      case 'answer':
        if (isOpen) close()?.settle(reply.answer);
        return;
      case 'failed':
        if (isOpen) close()?.fail(reply.says);
        return;
      case 'progress':
        if (isOpen) open?.onProgress?.(reply.done);
        return;
      case 'deaf':
        if (open && isOpen) {
          open.deaf = true;
          return;
        }
        // It went deaf while it was being called back: whatever was asked since has not been heard.
        dismiss();
        if (open) send({ kind: 'question', id: open.id, question: open.question });
    }
  };
  const cancel = (which: Open) => {
    if (open !== which) return;
    close();
    if (which.deaf) dismiss();
    else hand?.send({ kind: 'cancel' });
    which.settle(undefined);
  };

  return {
    ask: <Asked extends Question>(question: Asked, terms: Terms = {}) =>
      new Promise<Answers[Asked['kind']] | undefined>((resolve, reject) => {
        if (terms.signal?.aborted) return resolve(undefined);
        if (open) cancel(open);
        const mine: Open = {
          id: ++last,
          question,
          settle: (answer) => resolve(answer as Answers[Asked['kind']] | undefined),
          fail: (says) => reject(new Error(says)),
          onProgress: terms.onProgress,
          deaf: false,
        };
        open = mine;
        terms.signal?.addEventListener('abort', () => cancel(mine), { once: true });
        send({ kind: 'question', id: mine.id, question });
      }),
    end: () => {
      close()?.settle(undefined);
      dismiss();
    },
  };
};
