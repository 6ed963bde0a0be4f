import { createSignal, For, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { LANGUAGE_NAMES } from '../messages/languageNames.ts';
import { LANGUAGES } from '../messages/messages.ts';
import {
  CHOICES,
  type ChoiceName,
  type ChoiceOf,
  type DealSwitch,
  type NamedChoice,
  type SwitchName,
} from '../settings/settings.ts';
import { askPersistence, type Persistence, persistence } from '../storage/persistence.ts';
import { Choice, Select, Switch } from './controls.tsx';
import { deskIn, isOffered } from './onlineDesk.ts';
import { Sheet } from './Sheet.tsx';
import { TransferButtons } from './TransferButtons.tsx';

type NamedSwitch = Exclude<SwitchName, DealSwitch>;

/** The order in which values are offered, where it is not that of the settings (whose first is the default). */
const ORDER: Partial<Record<NamedChoice, readonly string[]>> = {
  volume: ['soft', 'medium', 'full'],
  speed: ['off', 'quick', 'normal', 'calm'],
  announcements: ['low', 'normal', 'full'],
};

/** All that a player can choose, and what is stored. */
export const SettingsSheet = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().settings;
  const [kept, setKept] = createSignal<Persistence>();
  void persistence().then(setKept);
  const desk = deskIn(app);
  const memory = () => app.store.state() === 'memory';

  const Named = <Name extends NamedChoice>(own: { readonly name: Name; readonly as?: typeof Select }) => {
    const Control = own.as ?? Choice;
    return (
      <Control<ChoiceOf<Name>>
        name={words().choices[own.name].name}
        value={app.settings()[own.name] as ChoiceOf<Name>}
        values={((ORDER[own.name] ?? CHOICES[own.name]) as readonly ChoiceOf<Name>[]).map((value) => ({
          value,
          name: (words().choices[own.name].values as Readonly<Record<ChoiceOf<Name>, string>>)[value],
        }))}
        onChoose={(value) => app.set(own.name as ChoiceName, value as never)}
      />
    );
  };
  const Switches = (own: { readonly names: readonly NamedSwitch[] }) => (
    <For each={own.names}>
      {(name) => (
        <Switch
          name={words().switches[name].name}
          explains={words().switches[name].explains}
          on={app.settings()[name]}
          onChange={(on) => app.set(name, on)}
        />
      )}
    </For>
  );
  return (
    <Sheet app={app} title={words().title}>
      <section>
        <h3>{words().groups.play}</h3>
        <Switches names={['placementHelp', 'interactiveRules', 'autoPlace', 'doubleTap', 'autoFinish']} />
        <Named name="tapPrefers" as={Select} />
      </section>
      <section>
        <h3>{words().groups.help}</h3>
        <Named name="hintsFrom" />
        <Switches names={['deadNoticeKlondike', 'deadNotice']} />
      </section>
      <section>
        <h3>{words().groups.table}</h3>
        <Named name="speed" />
        <Named name="stockSide" />
        <Named name="hand" />
        <Switches names={['mirror', 'largePrint']} />
        <button type="button" class="button" onClick={() => app.show('looks')}>
          {app.dialogWords().looks.says}
        </button>
      </section>
      <section>
        <h3>{words().groups.sound}</h3>
        <Switches names={['sounds', 'vibration']} />
        <Show when={app.settings().sounds}>
          <Named name="volume" />
        </Show>
      </section>
      <section>
        <h3>{words().groups.bar}</h3>
        <Switches names={['hideTime', 'hideScore', 'hideMoves']} />
      </section>
      <section>
        <h3>{words().groups.app}</h3>
        <Select
          name={words().language}
          value={app.settings().language}
          values={[
            { value: 'auto', name: words().automatic },
            ...LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] })),
          ]}
          onChoose={(language) => app.set('language', language)}
        />
        <Named name="theme" />
        <Named name="announcements" />
        <Switches names={['letterKeys']} />
      </section>
      <section>
        <h3>{words().groups.data}</h3>
        <Show when={isOffered(desk())}>
          <button type="button" class="button" onClick={() => app.show('account')}>
            {app.dialogWords().online.account.title}
          </button>
        </Show>
        <p class="quiet" data-storage={memory() ? 'memory' : kept()}>
          {memory() ? words().storage.memoryOnly : words().storage[kept() ?? 'unknown']}
        </p>
        <Show when={!memory()}>
          <div class="buttons">
            <Show when={kept() === 'mayBeCleared'}>
              <button type="button" class="button" onClick={() => void askPersistence().then(setKept)}>
                {words().storage.ask}
              </button>
            </Show>
            <TransferButtons app={app} />
          </div>
        </Show>
      </section>
    </Sheet>
  );
};
