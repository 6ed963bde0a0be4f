import type { Messages } from '../messages/messages.ts';
import { linkTo } from './address.ts';

/** How the code of the game on the table goes elsewhere. */
export interface Sharing {
  /** Did the code come onto the clipboard? */
  readonly copyCode: () => Promise<boolean>;
  /** To the device's own sheet where there is a thumb to use it, else onto the clipboard. */
  readonly share: () => Promise<void>;
}

/** Shares what `code` names when it is asked for; `announce` tells how copying went. */
export const createSharing = (
  code: () => string,
  words: () => Messages['bar'],
  announce: (text: string) => void,
): Sharing => {
  const copyCode = async () => {
    const text = code();
    try {
      await navigator.clipboard.writeText(text);
      announce(words().codeCopied);
      return true;
    } catch {
      announce(words().copyFailed(text));
      return false;
    }
  };
  return {
    copyCode,
    share: async () => {
      if (!navigator.share || !matchMedia('(pointer: coarse)').matches) {
        await copyCode();
        return;
      }
      const text = code();
      try {
        await navigator.share({ title: 'Geduld', text, url: linkTo(text) });
      } catch {
        // Closed without choosing: nothing to say.
      }
    },
  };
};
