import { codeText } from '@geduld/notation';
import { createSignal, Show } from 'solid-js';
import { linkTo } from '../app/address.ts';
import type { App } from '../app/app.ts';
import { openGameFile } from '../app/openFile.ts';
import { gameFileName, gameFileText } from '../game/gameFile.ts';
import { gameText } from './gameText.ts';
import { qrPath } from './qrPath.ts';
import { Sheet } from './Sheet.tsx';

/** The deal on the table as a code, a link and a picture of the link; the game as a file, both ways. */
export const ShareSheet = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().play.share;
  const { code: deal } = app.table().attempt;
  const code = codeText(deal);
  const link = linkTo(code);
  const [said, setSaid] = createSignal('');
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words().copied),
      () => setSaid(words().copyFailed),
    );
  const send = () =>
    // Closed without choosing: nothing to say.
    navigator.share({ title: 'Geduld', text: code, url: link }).catch(() => undefined);
  return (
    <Sheet app={app} title={words().title} class="share">
      <section>
        <h3>{words().deal}</h3>
        <p>{gameText(app, deal.game)}</p>
        <p class="quiet">{words().dealSays}</p>
        <Copied name={words().code} text={code} action={words().copyCode} onCopy={() => void copy(code)} />
        <Copied name={words().link} text={link} action={words().copyLink} onCopy={() => void copy(link)} />
        <p class="answer" role="status">
          {said()}
        </p>
        <Show when={typeof navigator.share === 'function'}>
          <div class="buttons">
            <button type="button" class="button primary" onClick={() => void send()}>
              {words().send}
            </button>
          </div>
        </Show>
        <Qr text={link} name={words().qr} />
        <p class="quiet centre">{words().qrSays}</p>
      </section>
      <GameFile app={app} />
    </Sheet>
  );
};

interface CopiedProps {
  readonly name: string;
  readonly text: string;
  readonly action: string;
  readonly onCopy: () => void;
}

/** A text that can be selected and copied. */
const Copied = (props: CopiedProps) => (
  <div class="split">
    <input
      class="field mono"
      type="text"
      readOnly
      value={props.text}
      aria-label={props.name}
      onFocus={(event) => event.currentTarget.select()}
    />
    <button type="button" class="button" onClick={props.onCopy}>
      {props.action}
    </button>
  </div>
);

/** Dark squares on white in every appearance: a camera wants them so, with a margin of four. */
const Qr = (props: { readonly text: string; readonly name: string }) => {
  const { size, path } = qrPath(props.text);
  return (
    <svg class="qr" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={props.name}>
      <path d={`M-4-4h${size + 8}v${size + 8}h-${size + 8}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

/** The game as a file: saved with all its moves, or opened once every move of it was checked. */
const GameFile = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().play.share;
  const [refused, setRefused] = createSignal('');
  const untouched = app.table().session.log.length === 0;
  let file: HTMLInputElement | undefined;
  const save = () => {
    const { session } = app.table();
    const url = URL.createObjectURL(new Blob([gameFileText(session)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = gameFileName({ code: codeText(session.code) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <section>
      <h3>{words().game}</h3>
      <p class="quiet">{untouched ? words().nothingToSave : words().gameSays}</p>
      <div class="buttons">
        <button type="button" class="button" disabled={untouched} onClick={save}>
          {words().save}
        </button>
        <button type="button" class="button" disabled={app.table().still} onClick={() => file?.click()}>
          {words().open}
        </button>
      </div>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words().open}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (chosen) void openGameFile(app, chosen).then((why) => setRefused(why ?? ''));
        }}
      />
      <Show when={refused()}>
        <p class="fault" role="alert">
          {refused()}
        </p>
      </Show>
    </section>
  );
};
