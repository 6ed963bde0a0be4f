import type { App } from './app.ts';
import { openGameFile } from './openFile.ts';

const carriesFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Opens a game file that is dragged onto the page, and says so while it hangs over it. */
export const listenToDrops = (app: App): void => {
  let sign: HTMLElement | undefined;
  const hide = () => {
    sign?.remove();
    sign = undefined;
  };
  const show = async () => {
    if (sign) return;
    const made = document.createElement('div');
    sign = made;
    made.className = 'drop-here';
    made.textContent = (await app.loadDialogWords()).play.share.drop;
    if (sign === made) document.body.append(made);
  };
  addEventListener('dragover', (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    void show();
  });
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && hide());
  addEventListener('drop', (event) => {
    hide();
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    if (app.table().still) return;
    void openGameFile(app, file).then((refused) => refused && app.tell(refused));
  });
};
