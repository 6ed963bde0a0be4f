import { codeText } from '@geduld/notation';
import type { App } from '../app/app.ts';
import { Sheet } from './Sheet.tsx';

/** Asked once when a link leads to another deal than the one in play. Both games stay. */
export const LinkSheet = (props: { readonly app: App }) => {
  const { app } = props;
  const words = () => app.dialogWords().link;
  const code = () => {
    const linked = app.linked();
    // Hyphens at which no line breaks; a reader of codes takes them too.
    return linked ? codeText(linked).replaceAll('-', '\u2011') : '';
  };
  const open = () => {
    const linked = app.linked();
    app.show(undefined);
    if (linked) app.dealCode(linked);
  };
  return (
    <Sheet
      app={app}
      title={words().title}
      class="narrow"
      foot={
        <>
          <button type="button" class="button primary" autofocus onClick={open}>
            {words().open}
          </button>
          <button type="button" class="button" onClick={() => app.show(undefined)}>
            {words().stay}
          </button>
        </>
      }
    >
      <p>{words().says(code())}</p>
    </Sheet>
  );
};
