import { recordText } from '@geduld/notation';
import { recordOf, type Session } from '@geduld/session';
import { directionOf, LANGUAGES, type Language, tagOf } from '../messages/messages.ts';

/** Said in every language at once: when this is needed, it is not known what else still works. */
const SENTENCES: Readonly<Record<Language, string>> = {
  en: 'Something went wrong. Your games are stored; reload the page to go on.',
  nl: 'Er ging iets mis. Je spellen zijn bewaard; herlaad de pagina om verder te gaan.',
  de: 'Etwas ging schief. Deine Spiele sind gespeichert; lade die Seite neu, um weiterzuspielen.',
  fr: 'Un problème est survenu. Vos parties sont conservées ; rechargez la page pour continuer.',
  es: 'Algo ha fallado. Tus partidas están guardadas; recarga la página para seguir.',
  it: 'Qualcosa è andato storto. Le tue partite sono salvate; ricarica la pagina per continuare.',
  pt: 'Algo deu errado. Suas partidas estão salvas; recarregue a página para continuar.',
  pl: 'Coś poszło nie tak. Twoje gry są zapisane; odśwież stronę, aby grać dalej.',
  sv: 'Något gick fel. Dina spel är sparade; ladda om sidan för att fortsätta.',
  tr: 'Bir şeyler ters gitti. Oyunların kayıtlı; sürdürmek için sayfayı yenile.',
  ja: '問題が起きました。ゲームは保存されています。ページを読み込み直すと続けられます。',
  ar: 'حدث خطأ ما. ألعابك محفوظة؛ أعد تحميل الصفحة للمتابعة.',
};

/**
 * The last screen: never a blank page. Plain elements, no framework, since that may be what broke. The game is
 * shown as a record, to be copied.
 */
export const showCrash = (fault: unknown, session: Session | undefined): void => {
  const page = document.createElement('main');
  page.className = 'crash';
  page.setAttribute('role', 'alert');
  const own = LANGUAGES.find((each) => tagOf(each) === document.documentElement.lang) ?? 'en';
  for (const language of [own, ...LANGUAGES.filter((each) => each !== own)]) {
    const line = document.createElement('p');
    line.lang = tagOf(language);
    line.dir = directionOf(language);
    line.textContent = SENTENCES[language];
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
