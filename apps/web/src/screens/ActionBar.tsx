import { canFinish } from '@geduld/session';
import { createMemo, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import type { BarIconName } from '../icons.ts';
import { Icon } from './Icon.tsx';

interface ActionProps {
  readonly icon: BarIconName;
  readonly name: string;
  readonly disabled?: boolean;
  readonly class?: string;
  readonly onClick: () => void;
}

const Action = (props: ActionProps) => (
  <button
    type="button"
    class={`action ${props.class ?? ''}`}
    // Not `disabled`: the focus would be lost when the last undo has been taken.
    aria-disabled={props.disabled ? 'true' : undefined}
    onClick={() => !props.disabled && props.onClick()}
  >
    <Icon name={props.icon} />
    <span class="action-name">{props.name}</span>
  </button>
);

/** What can be done with the game as a whole, within reach of the thumb. */
export const ActionBar = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.words().actions;
  const still = () => app.table().still;
  const finishable = createMemo(
    () => app.settings().autoFinish && !still() && canFinish(app.table().session),
  );
  const actions = [
    <Action
      icon="undo"
      name={words().undo}
      disabled={still() || app.table().session.past.length === 0}
      onClick={app.controller.undo}
    />,
    <Action
      icon="redo"
      name={words().redo}
      disabled={still() || app.table().session.future.length === 0}
      onClick={app.controller.redo}
    />,
    <Action icon="hint" name={words().hint} disabled={still() || app.table().won} onClick={app.hint} />,
    <Show
      when={finishable()}
      fallback={
        <Action
          icon="restart"
          name={words().restart}
          // Not when the game is won: a second tap on Finish, which stood here, would begin it again.
          disabled={still() || app.table().won || app.table().session.log.length === 0}
          onClick={app.controller.restart}
        />
      }
    >
      <Action icon="finish" class="finish" name={words().finish} onClick={app.controller.finish} />
    </Show>,
    <Action icon="new" name={words().new} disabled={still()} onClick={() => app.show('new')} />,
    <Action icon="menu" name={words().menu} onClick={() => app.show('menu')} />,
  ];
  return (
    <nav class="action-bar" aria-label={words().name}>
      {app.settings().hand === 'left' ? actions.toReversed() : actions}
    </nav>
  );
};
