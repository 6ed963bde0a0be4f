import { languageFor, loadMessages } from './messages/load.ts';
import { readBeforehand } from './settings/beforehand.ts';

// The first thing that runs, and small: the sentences and the program are fetched side by side.
const beforehand = readBeforehand();
document.documentElement.dataset.theme = beforehand.theme;
const words = loadMessages(languageFor(beforehand.language, navigator.languages));
Promise.all([import('./main.tsx'), words])
  .then(([{ startApp }, messages]) => startApp(messages, beforehand))
  .catch(async (fault: unknown) => {
    const { showCrash } = await import('./screens/crash.ts');
    showCrash(fault, undefined);
  });
