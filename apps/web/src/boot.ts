import { linkText } from './app/address.ts';
import { languageFor, loadMessages } from './messages/load.ts';
import { readBeforehand } from './settings/beforehand.ts';

// The first thing that runs, and small: the sentences and the program are fetched side by side.
const beforehand = readBeforehand();
const { dataset, style } = document.documentElement;
dataset.theme = beforehand.theme;
dataset.tone = beforehand.tone;
if (beforehand.felt) style.setProperty('--felt', beforehand.felt);
const words = loadMessages(languageFor(beforehand.language, navigator.languages));
const link = linkText(location) === undefined ? undefined : import('./app/links.ts');
Promise.all([import('./main.tsx'), words, link?.then(({ linkedDeal }) => linkedDeal())])
  .then(([{ startApp }, messages, deal]) => startApp(messages, beforehand, deal))
  .catch(async (fault: unknown) => {
    const { showCrash } = await import('./screens/crash.ts');
    showCrash(fault, undefined);
  });
