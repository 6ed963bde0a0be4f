import type { Board, Looks } from '@geduld/board';
import { createSignal } from 'solid-js';
import { languageFor } from '../messages/load.ts';
import { writeBeforehand } from '../settings/beforehand.ts';
import { boardSettings, type SettingName, type Settings } from '../settings/settings.ts';
import { boardWords } from './boardWords.ts';
import { FIRST_LOOKS, loadLooks } from './looks.ts';
import { tellLanguage, type Wording } from './wording.ts';

/** What the player has chosen, and the designs on the table. */
export interface Preferences {
  readonly settings: () => Settings;
  /** The designs on the table. */
  readonly looks: () => Looks;
  /** Puts settings into force: theme and board at once, language and designs as soon as they are there. */
  readonly apply: (next: Settings) => Promise<void>;
  /** Notes what the next start must know before its store has opened. */
  readonly remember: () => void;
  readonly set: <Name extends SettingName>(name: Name, value: Settings[Name]) => void;
}

/** What the preferences need of the app around them. */
interface PreferencesHost {
  readonly wording: Pick<Wording, 'words' | 'changeLanguage'>;
  readonly board: () => Board | undefined;
  /** Are only the free designs to be had (P2)? */
  readonly onlyFree: () => boolean | undefined;
  readonly store: (name: string, value: unknown) => void;
  readonly refresh: () => void;
  readonly notLoaded: () => void;
}

/** Preferences that begin with `first`. */
export const createPreferences = (first: Settings, host: PreferencesHost): Preferences => {
  const [settings, setSettings] = createSignal(first);
  const [looks, setLooks] = createSignal(FIRST_LOOKS);
  const { words, changeLanguage } = host.wording;
  const remember = () => writeBeforehand(settings(), looks().table);
  const apply = async (next: Settings) => {
    setSettings(next);
    host.board()?.set(boardSettings(next, looks()));
    document.documentElement.dataset.theme = next.theme;
    const language = languageFor(next.language, navigator.languages);
    if (language !== words().language) await changeLanguage(language);
    tellLanguage(words().language);
    host.board()?.speak(boardWords(words()));
    host.refresh();
    try {
      const found = await loadLooks(next, language, host.onlyFree());
      // Something else may have been chosen meanwhile; and a look that stays is not put on again.
      if (settings() !== next || found === looks()) return;
      setLooks(found);
      host.board()?.set(boardSettings(next, found));
    } catch {
      host.notLoaded();
    }
  };
  return {
    settings,
    looks,
    apply,
    remember,
    set: (name, value) => {
      host.store(name, value);
      void apply({ ...settings(), [name]: value }).then(remember);
    },
  };
};
