import type { Me } from '@geduld/protocol';
import { readDay } from '@geduld/session';
import { For, Show } from 'solid-js';
import type { AccountProps } from './Account.tsx';
import { createActing, Outcome } from './acting.tsx';
import { dayText } from './dateText.ts';
import { SheetIcon } from './SheetIcon.tsx';

/** The devices of the account, each to be signed out. */
export const AccountDevices = ({ app, desk }: AccountProps) => {
  const words = () => app.dialogWords().online.account.devices;
  const acting = createActing(app);
  const label = ({ label: given }: Me['devices'][number]) => given || words().unnamed;
  const seen = (day: string) => {
    const read = readDay(day);
    return read ? words().seen(dayText(read, app.words().language, 'withYear')) : '';
  };
  const signOut = async (device: string, mine: boolean) => {
    const answer = await desk.ask('signOut', { params: { device } });
    if (!answer.ok) return answer.error;
    desk.setMe(answer.value);
    // The server knows this one no more from now on.
    return mine ? desk.refresh().then(() => undefined) : undefined;
  };
  const signOutOthers = async () => {
    const answer = await desk.ask('signOutOthers', {});
    if (!answer.ok) return answer.error;
    desk.setMe(answer.value);
    return undefined;
  };
  return (
    <section>
      <h3>{words().title}</h3>
      <ul class="items">
        <For each={desk.me()?.devices ?? []}>
          {(device) => (
            <li class="split" data-device={device.mine ? 'mine' : 'other'}>
              <p class="item">
                <SheetIcon name="device" />
                <span>
                  <bdi>{label(device)}</bdi>
                  <small>{device.mine ? words().here : seen(device.seen)}</small>
                </span>
              </p>
              <button
                type="button"
                class="close"
                disabled={acting.busy()}
                title={device.mine ? words().signOutHere : words().signOut(label(device))}
                aria-label={device.mine ? words().signOutHere : words().signOut(label(device))}
                onClick={() => acting.run(() => signOut(device.device, device.mine))}
              >
                <SheetIcon name="leave" />
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={(desk.me()?.devices.length ?? 0) > 1}>
        <div class="buttons">
          <button
            type="button"
            class="button"
            disabled={acting.busy()}
            onClick={() => acting.run(signOutOthers)}
          >
            {words().signOutOthers}
          </button>
        </div>
      </Show>
      <Outcome of={acting} />
    </section>
  );
};
