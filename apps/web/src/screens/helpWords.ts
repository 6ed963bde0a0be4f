import { createSignal } from 'solid-js';
import type { App } from '../app/app.ts';
import type { HelpMessages } from '../messages/helpWords.ts';
import { loadHelpMessages } from '../messages/loadHelp.ts';

/** The long texts in the language of the page, once they are there; where they cannot be fetched the dialog goes again. */
export const helpWords = (app: App): (() => HelpMessages | undefined) => {
  const [words, setWords] = createSignal<HelpMessages>();
  loadHelpMessages(app.words().language).then(setWords, () => {
    app.show(undefined);
    app.tell(app.words().notices.notLoaded);
  });
  return words;
};
