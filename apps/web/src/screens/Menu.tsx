import { createSignal, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { dailySays } from './dailySays.ts';
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

/** Everything that is not needed at every move. */
export const Menu = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().menu;
  const [today, setToday] = createSignal('');
  void dailySays(app).then(setToday);
  const untouched = () => app.table().still || app.table().session.log.length === 0;
  const then = (action: () => void) => () => {
    app.show(undefined);
    action();
  };
  return (
    <Sheet app={app} title={words().title} class="narrow">
      <ul class="items">
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
          name={app.dialogWords().play.moves.open}
          says={app.dialogWords().play.moves.openSays}
          disabled={untouched()}
          onClick={() => app.show('moves')}
        />
        <Item
          icon="daily"
          name={app.dialogWords().daily.title}
          says={today()}
          onClick={() => app.show('daily')}
        />
        <Item
          icon="statistics"
          name={app.dialogWords().statistics.title}
          onClick={() => app.show('statistics')}
        />
        <Item icon="new" name={words().earlier} onClick={() => app.show('earlier')} />
        <Item
          icon="hint"
          name={app.dialogWords().access.title}
          says={app.dialogWords().access.says}
          onClick={() => app.show('ask')}
        />
        <Show when={app.plan()}>
          {(plan) => (
            <Item
              icon="new"
              name={plan().words().title}
              says={plan().words().says}
              onClick={() => app.show('plan')}
            />
          )}
        </Show>
        <Item
          icon="looks"
          name={app.dialogWords().looks.title}
          says={app.dialogWords().looks.says}
          onClick={() => app.show('looks')}
        />
        <Item icon="settings" name={words().settings} onClick={() => app.show('settings')} />
        <Item icon="help" name={words().help} onClick={() => app.show('help')} />
        <Item icon="finish" name={words().lesson} onClick={() => app.show('lesson')} />
        <Item icon="keyboard" name={words().keys} onClick={() => app.show('keys')} />
      </ul>
      <p class="quiet centre">{words().version(import.meta.env.VITE_VERSION)}</p>
    </Sheet>
  );
};
