import { createSignal, type JSX, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { dailySays } from './dailySays.ts';
import { deskIn, isOffered } from './onlineDesk.ts';
import { Sheet } from './Sheet.tsx';
import { SheetIcon } from './SheetIcon.tsx';
import type { IconName } from './sheetIcons.ts';

interface ItemProps {
  readonly icon: IconName;
  readonly name: string;
  readonly says?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const Item = (props: ItemProps) => (
  <li>
    <button type="button" class="item" disabled={props.disabled ?? false} onClick={props.onClick}>
      <SheetIcon name={props.icon} />
      <span>
        {props.name}
        <Show when={props.says}>
          <small>{props.says}</small>
        </Show>
      </span>
    </button>
  </li>
);

const Group = (props: { readonly title: string; readonly children: JSX.Element }) => (
  <section>
    <h3>{props.title}</h3>
    <ul class="items">{props.children}</ul>
  </section>
);

interface GroupProps {
  readonly app: App;
}

const ThisGame = ({ app }: GroupProps) => {
  const all = app.dialogWords;
  const words = () => all().menu;
  const untouched = () => app.table().still || app.table().session.log.length === 0;
  const then = (action: () => void) => () => {
    app.show(undefined);
    action();
  };
  return (
    <Group title={words().groups.thisGame}>
      <Item
        icon="restart"
        name={words().restart}
        says={words().restartSays}
        disabled={untouched()}
        onClick={then(app.controller.restart)}
      />
      <Item
        icon="giveUp"
        name={words().giveUp}
        says={words().giveUpSays}
        disabled={untouched() || app.table().won}
        onClick={then(app.giveUp)}
      />
      <Item
        icon="moves"
        name={all().play.moves.open}
        says={all().play.moves.openSays}
        disabled={untouched()}
        onClick={() => app.show('moves')}
      />
      <Item icon="ask" name={all().access.title} says={all().access.says} onClick={() => app.show('ask')} />
      <Item icon="share" name={all().play.share.title} onClick={() => app.show('share')} />
    </Group>
  );
};

const Games = ({ app }: GroupProps) => {
  const all = app.dialogWords;
  const desk = deskIn(app);
  const [today, setToday] = createSignal('');
  // Without what was played it is a line less.
  dailySays(app).then(setToday, () => undefined);
  return (
    <Group title={all().menu.groups.games}>
      <Item icon="daily" name={all().daily.title} says={today()} onClick={() => app.show('daily')} />
      <Item icon="earlier" name={all().menu.earlier} onClick={() => app.show('earlier')} />
      <Item icon="statistics" name={all().statistics.title} onClick={() => app.show('statistics')} />
      <Show when={isOffered(desk())}>
        <Item
          icon="boards"
          name={all().online.boards.title}
          says={all().online.boards.says}
          onClick={() => app.show('everybody')}
        />
      </Show>
    </Group>
  );
};

const TheApp = ({ app }: GroupProps) => {
  const all = app.dialogWords;
  const desk = deskIn(app);
  const words = () => all().menu;
  const settings = () => {
    const { play, table, sound, app: own } = all().settings.groups;
    return [play, table, sound, own].join(', ');
  };
  return (
    <Group title={words().groups.app}>
      <Item icon="looks" name={all().looks.title} says={all().looks.says} onClick={() => app.show('looks')} />
      <Item icon="settings" name={words().settings} says={settings()} onClick={() => app.show('settings')} />
      <Show when={isOffered(desk())}>
        <Item
          icon="account"
          name={all().online.account.title}
          says={all().online.account.says}
          onClick={() => app.show('account')}
        />
      </Show>
      <Item icon="help" name={words().help} onClick={() => app.show('help')} />
      <Item icon="lesson" name={words().lesson} onClick={() => app.show('lesson')} />
      <Item icon="keyboard" name={words().keys} onClick={() => app.show('keys')} />
      <Show when={app.plan()}>
        {(plan) => (
          <Item
            icon="plan"
            name={plan().words().title}
            says={plan().words().says}
            onClick={() => app.show('plan')}
          />
        )}
      </Show>
    </Group>
  );
};

/** Everything that is not needed at every move: what is about the game on the table, about games, about the app. */
export const Menu = ({ app }: GroupProps) => {
  const words = () => app.dialogWords().menu;
  return (
    <Sheet app={app} title={words().title} class="menu">
      <div class="menu-groups">
        <ThisGame app={app} />
        <Games app={app} />
        <TheApp app={app} />
      </div>
      <p class="quiet centre">{words().version(import.meta.env.VITE_VERSION)}</p>
    </Sheet>
  );
};
