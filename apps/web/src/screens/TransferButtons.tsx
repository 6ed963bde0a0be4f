import { createSignal, Show } from 'solid-js';
import type { App } from '../app/app.ts';
import { notSaved, sentence } from '../messages/messages.ts';

/** Export and import of everything, as one file. The code for it is fetched when it is used. */
export const TransferButtons = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().settings;
  const [outcome, setOutcome] = createSignal<{ readonly text: string; readonly bad: boolean }>();
  let file: HTMLInputElement | undefined;

  const exportAll = async (): Promise<void> => {
    const database = app.store.database();
    if (!database) return;
    const transfer = await import('../storage/transfer.ts').catch(() => undefined);
    if (!transfer) return void setOutcome({ text: app.words().notices.notLoaded, bad: true });
    const text = transfer.transferText(await transfer.readEverything(database));
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `geduld-${new Date().toISOString().slice(0, 10)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  const importAll = async (chosen: File): Promise<void> => {
    const database = app.store.database();
    if (!database) return;
    const failed = (text: string): void => {
      setOutcome({ text, bad: true });
    };
    const transfer = await import('../storage/transfer.ts').catch(() => undefined);
    if (!transfer) return failed(app.words().notices.notLoaded);
    try {
      const read = transfer.readTransfer(await chosen.text(), Date.now());
      if (!read.ok) return failed(sentence(app.dialogWords().transferFaults, read.error));
      await transfer.writeTransfer(database, read.value);
      await app.reload();
      setOutcome({ text: words().imported(read.value.attempts.length), bad: false });
    } catch (fault) {
      // Too large, gone since it was chosen, no space: whatever it was, it is said.
      failed(notSaved(app.words(), fault instanceof Error ? fault.name : String(fault)));
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void exportAll()}>
        {words().exportAll}
      </button>
      <button type="button" class="button" disabled={app.table().still} onClick={() => file?.click()}>
        {words().importAll}
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words().importAll}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (chosen) void importAll(chosen);
        }}
      />
      <Show when={outcome()}>
        {(of) => (
          <p class={of().bad ? 'fault' : 'quiet'} role={of().bad ? 'alert' : 'status'}>
            {of().text}
          </p>
        )}
      </Show>
    </>
  );
};
