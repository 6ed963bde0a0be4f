import { createSignal, For, Match, Show, Switch } from 'solid-js';
import type { App } from '../app/app.ts';
import type { OnlineDesk } from '../online/desk.ts';
import { AccountData } from './AccountData.tsx';
import { AccountDevices } from './AccountDevices.tsx';
import { AccountName } from './AccountName.tsx';
import { AccountWays } from './AccountWays.tsx';
import { createActing, Outcome } from './acting.tsx';
import { OnlineState } from './OnlineState.tsx';
import { deskIn, isOffered } from './onlineDesk.ts';
import { Sheet } from './Sheet.tsx';

/** What the parts of the account work with. */
export interface AccountProps {
  readonly app: App;
  readonly desk: OnlineDesk;
}

/** Taking part, and all that belongs to it: what waits, name, devices, ways back, data. */
export const Account = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().online.account;
  const desk = deskIn(app);
  return (
    <Sheet app={app} title={words().title} class="account">
      <Show when={isOffered(desk()) && desk()} fallback={<p class="empty">{words().looking}</p>} keyed>
        {(open) => <Parts app={app} desk={open} />}
      </Show>
    </Sheet>
  );
};

const Parts = ({ app, desk }: AccountProps) => {
  const words = () => app.dialogWords().online.account;
  const acting = createActing(app);
  if (desk.standing() === 'in' || desk.standing() === 'paused') acting.run(desk.refresh);
  return (
    <>
      <Switch>
        <Match when={desk.standing() === 'in'}>
          <p>{words().here}</p>
          <OnlineState app={app} desk={desk} />
        </Match>
        <Match when={desk.standing() === 'paused'}>
          <p>{words().paused}</p>
          <Joining app={app} desk={desk} name={words().goOn} />
        </Match>
        <Match when={desk.standing() === 'signedOut'}>
          <p>{words().signedOut}</p>
          <Joining app={app} desk={desk} name={words().goOn} />
        </Match>
        <Match when={desk.standing() === 'out'}>
          <ul class="bullets">
            <For each={words().offer}>{(line) => <li>{line}</li>}</For>
          </ul>
          <Joining app={app} desk={desk} name={words().join} />
        </Match>
      </Switch>
      <Outcome of={acting} />
      <Show when={desk.standing() === 'in' && desk.me()}>
        <AccountName app={app} desk={desk} />
        <AccountDevices app={app} desk={desk} />
        <AccountWays app={app} desk={desk} />
      </Show>
      <Show when={desk.standing() === 'in' || desk.standing() === 'paused'}>
        <AccountData app={app} desk={desk} />
      </Show>
      <Show when={desk.standing() === 'out' && desk.erased() !== undefined}>
        <p role="status">{words().data.erased(desk.erased() ?? 0)}</p>
      </Show>
    </>
  );
};

/** The name of this device, and the button with which taking part begins. */
const Joining = ({ app, desk, name }: AccountProps & { readonly name: string }) => {
  const words = () => app.dialogWords().online.account;
  const acting = createActing(app);
  const guess = matchMedia('(pointer: coarse)').matches ? words().phone : words().computer;
  const [label, setLabel] = createSignal(guess);
  return (
    <form
      class="joining"
      onSubmit={(event) => {
        event.preventDefault();
        acting.run(async () => {
          const joined = await desk.join(label().trim());
          return joined.ok ? undefined : joined.error;
        });
      }}
    >
      <label class="row">
        <span>{words().deviceName}</span>
        <input
          class="field"
          type="text"
          maxlength="40"
          value={label()}
          onInput={(event) => setLabel(event.currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <button type="submit" class="button primary" disabled={acting.busy() || app.tab() !== 'mine'}>
          {name}
        </button>
      </div>
      <Outcome of={acting} />
    </form>
  );
};
