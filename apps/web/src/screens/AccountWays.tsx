import { createSignal, For, Show } from 'solid-js';
import type { CeremonyOutcome } from '../online/passkeys.ts';
import type { AccountProps } from './Account.tsx';
import { type Acting, createActing, Outcome } from './acting.tsx';
import { SheetIcon } from './SheetIcon.tsx';

/** The code for passkeys, fetched when it is used. */
const passkeys = () => import('../online/passkeys.ts');

/** The ways back to the account, and into it from another device: passkeys and recovery codes. */
export const AccountWays = (props: AccountProps) => (
  <>
    <Passkeys {...props} />
    <Recovery {...props} />
    <SignIn {...props} />
  </>
);

const Passkeys = ({ app, desk }: AccountProps) => {
  const words = () => app.dialogWords().online.account.passkeys;
  const acting = createActing(app);
  const here = () => desk.me()?.devices.find(({ mine }) => mine)?.label || words().unnamed;
  const remove = async (passkey: string) => {
    const answer = await desk.ask('removePasskey', { params: { passkey } });
    if (!answer.ok) return answer.error;
    desk.setMe(answer.value);
    return undefined;
  };
  return (
    <section>
      <h3>{words().title}</h3>
      <p class="quiet">{words().says}</p>
      <ul class="items">
        <For each={desk.me()?.passkeys ?? []}>
          {({ passkey, label }) => (
            <li class="split" data-passkey>
              <p class="item">
                <SheetIcon name="key" />
                <span>
                  <bdi>{label || words().unnamed}</bdi>
                </span>
              </p>
              <button
                type="button"
                class="close"
                disabled={acting.busy()}
                title={words().remove(label || words().unnamed)}
                aria-label={words().remove(label || words().unnamed)}
                onClick={() => acting.run(() => remove(passkey))}
              >
                <SheetIcon name="remove" />
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={desk.about()?.passkeys !== false} fallback={<p class="quiet">{words().notHere}</p>}>
        <div class="buttons">
          <button
            type="button"
            class="button"
            disabled={acting.busy()}
            onClick={() =>
              ceremony(
                acting,
                async () => (await passkeys()).addPasskey(desk.ask, here()),
                words().notMade,
                async (me) => desk.setMe(me),
                () => words().added,
              )
            }
          >
            {words().add}
          </button>
        </div>
      </Show>
      <Outcome of={acting} />
    </section>
  );
};

/** Holds a ceremony, and says what came of it. */
const ceremony = (
  acting: Acting,
  hold: () => Promise<CeremonyOutcome>,
  notMade: string,
  then: (me: Extract<Exclude<CeremonyOutcome, string>, { readonly ok: true }>['value']) => Promise<void>,
  done: () => string,
): void =>
  acting.run(async () => {
    const outcome = await hold();
    if (outcome === 'given up') {
      acting.say(notMade);
      return undefined;
    }
    if (!outcome.ok) return outcome.error;
    await then(outcome.value);
    acting.say(done());
    return undefined;
  });

const Recovery = ({ app, desk }: AccountProps) => {
  const words = () => app.dialogWords().online.account.recovery;
  const acting = createActing(app);
  const [codes, setCodes] = createSignal<readonly string[]>([]);
  const make = async () => {
    const answer = await desk.ask('recoveryCodes', {});
    if (!answer.ok) return answer.error;
    setCodes(answer.value.codes);
    return desk.refresh();
  };
  return (
    <section>
      <h3>{words().title}</h3>
      <p class="quiet">
        {words().makeSays} {words().left(desk.me()?.recoveryCodes ?? 0)}
      </p>
      <Show when={codes().length > 0}>
        <p>{words().once}</p>
        <ul class="codes" dir="ltr">
          <For each={codes()}>
            {(code) => (
              <li>
                <code>{code}</code>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <div class="buttons">
        <button type="button" class="button" disabled={acting.busy()} onClick={() => acting.run(make)}>
          {words().make}
        </button>
      </div>
      <Outcome of={acting} />
    </section>
  );
};

const SignIn = ({ app, desk }: AccountProps) => {
  const words = () => app.dialogWords().online.account.signIn;
  const acting = createActing(app);
  const [code, setCode] = createSignal('');
  const recover = async () => {
    const answer = await desk.ask('recover', { body: { code: code().trim() } });
    if (!answer.ok) return answer.error;
    setCode('');
    await desk.moved(answer.value);
    return undefined;
  };
  return (
    <section>
      <h3>{words().title}</h3>
      <p class="quiet">{words().says}</p>
      <Show when={desk.about()?.passkeys !== false}>
        <div class="buttons">
          <button
            type="button"
            class="button"
            disabled={acting.busy()}
            onClick={() =>
              ceremony(
                acting,
                async () => (await passkeys()).signInByPasskey(desk.ask),
                app.dialogWords().online.account.passkeys.notMade,
                desk.moved,
                () => words().done,
              )
            }
          >
            {words().byPasskey}
          </button>
        </div>
      </Show>
      <form
        class="split"
        onSubmit={(event) => {
          event.preventDefault();
          acting.run(recover, () => words().done);
        }}
      >
        <input
          class="field"
          type="text"
          maxlength="60"
          autocomplete="off"
          placeholder={words().code}
          aria-label={words().code}
          value={code()}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={acting.busy() || code().trim() === ''}>
          {words().byCode}
        </button>
      </form>
      <Outcome of={acting} />
    </section>
  );
};
