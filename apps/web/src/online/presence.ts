import type { About } from '@geduld/protocol';
import { createAsk } from './ask.ts';

let found: Promise<About | undefined> | undefined;

/**
 * What the server of this page says of itself; `undefined` where there is none (files alone), or none that answers. Asked once
 * for each page, and again where no answer came.
 */
export const serverHere = (): Promise<About | undefined> => {
  found ??= createAsk({
    origin: location.origin,
    fetch: (path, init) => fetch(path, init),
    now: Date.now,
    key: () => undefined,
  })('about', {}).then((answer) => {
    if (answer.ok) return answer.value;
    if (answer.error.why !== 'answer') found = undefined;
    return undefined;
  });
  return found;
};
