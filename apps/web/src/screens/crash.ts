import { recordText } from '@geduld/notation';
import { recordOf, type Session } from '@geduld/session';

/** Said in every language at once: when this is needed, it is not known what else still works. */
const SENTENCES = [
  'Something went wrong. Your games are stored; reload the page to go on.',
  'Er ging iets mis. Je spellen zijn bewaard; herlaad de pagina om verder te gaan.',
  'Etwas ging schief. Deine Spiele sind gespeichert; lade die Seite neu, um weiterzuspielen.',
  'Un problème est survenu. Vos parties sont conservées ; rechargez la page pour continuer.',
];

/**
 * The last screen: never a blank page. Plain elements, no framework, since that may be what broke. The game is
 * shown as a record, to be copied.
 */
export const showCrash = (fault: unknown, session: Session | undefined): void => {
  const page = document.createElement('main');
  page.className = 'crash';
  page.setAttribute('role', 'alert');
  const language = ['en', 'nl', 'de', 'fr'].indexOf(document.documentElement.lang);
  const first = SENTENCES[Math.max(0, language)] ?? '';
  for (const text of [first, ...SENTENCES.filter((each) => each !== first)]) {
    const line = document.createElement('p');
    line.textContent = text;
    page.append(line);
  }
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = 'button primary';
  reload.textContent = 'Reload ↻';
  reload.addEventListener('click', () => location.reload());
  page.append(reload);
  const details = document.createElement('textarea');
  details.readOnly = true;
  details.rows = 8;
  details.setAttribute('aria-label', 'Record');
  const says =
    fault instanceof Error ? `${fault.name}: ${fault.message}\n${fault.stack ?? ''}` : String(fault);
  details.value = `${session ? `${recordText(recordOf(session))}\n\n` : ''}${says}`;
  page.append(details);
  document.body.replaceChildren(page);
};
