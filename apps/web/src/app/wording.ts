import { invariant } from '@geduld/core';
import { batch, createSignal } from 'solid-js';
import type { DialogMessages } from '../messages/dialogMessages.ts';
import { loadDialogMessages, loadMessages } from '../messages/load.ts';
import { directionOf, type Language, type Messages, tagOf } from '../messages/messages.ts';

/** The sentences of the page in the language that it has now. */
export interface Wording {
  readonly words: () => Messages;
  /** The dialogs' sentences; there once `loadDialogWords` has settled. */
  readonly dialogWords: () => DialogMessages;
  readonly loadDialogWords: () => Promise<DialogMessages>;
  readonly changeLanguage: (language: Language) => Promise<void>;
}

/** Tells the browser which language the page has, and which way it is written. */
export const tellLanguage = (language: Language): void => {
  document.documentElement.lang = tagOf(language);
  document.documentElement.dir = directionOf(language);
};

/** A wording that begins with the sentences that were fetched with the page. */
export const createWording = (first: Messages): Wording => {
  const [words, setWords] = createSignal(first);
  const [dialogWords, setDialogWords] = createSignal<DialogMessages>();
  return {
    words,
    dialogWords: () => {
      const there = dialogWords();
      invariant(there !== undefined, 'no dialog stands before its sentences are there');
      return there;
    },
    loadDialogWords: async () => dialogWords() ?? setDialogWords(await loadDialogMessages(words().language)),
    changeLanguage: async (language) => {
      // Both at once: no page shows two languages.
      const [next, dialogs] = await Promise.all([
        loadMessages(language),
        dialogWords() && loadDialogMessages(language),
      ]);
      batch(() => {
        setWords(next);
        if (dialogs) setDialogWords(dialogs);
      });
    },
  };
};
