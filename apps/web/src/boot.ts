import { languageFor, loadMessages } from './messages/load.ts';
import { readHints } from './settings/hints.ts';

// The first thing that runs, and small: the sentences and the program are fetched side by side.
const hints = readHints();
document.documentElement.dataset.theme = hints.theme;
const words = loadMessages(languageFor(hints.language, navigator.languages));
Promise.all([import('./main.tsx'), words])
  .then(([{ startApp }, messages]) => startApp(messages, hints))
  .catch(async (fault: unknown) => {
    const { showCrash } = await import('./screens/crash.ts');
    showCrash(fault, undefined);
  });
