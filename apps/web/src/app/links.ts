import { codeText, type DealCode, readCode } from '@geduld/notation';
import { isTouched } from '../game/table.ts';
import { sentence } from '../messages/messages.ts';
import { linkText } from './address.ts';
import type { App } from './app.ts';

// Fetched only when the address names a deal: reading codes is more than a first play needs.

/** The deal that the address of the page names; none when its code cannot be read, which `takeNamedDeal` will say. */
export const linkedDeal = (): DealCode | undefined => {
  const text = linkText(location);
  const read = text === undefined ? undefined : readCode(text);
  return read?.ok ? read.value : undefined;
};

/**
 * Takes the link off the address, so that a reload goes on with the game and not back to the deal, and answers the deal
 * that it names; says why when it names none.
 */
export const takeNamedDeal = (app: App): DealCode | undefined => {
  const text = linkText(location);
  if (text === undefined) return undefined;
  history.replaceState(null, '', location.pathname);
  const read = readCode(text);
  if (read.ok) return read.value;
  void app.loadDialogWords().then(({ codeFaults }) => app.tell(sentence(codeFaults, read.error)));
  return undefined;
};

/** Deals what the link names, after a question when a game is in play. */
export const followLink = (app: App): void => {
  const code = takeNamedDeal(app);
  const now = app.controller.state();
  if (code === undefined || codeText(code) === codeText(now.attempt.code)) return;
  if (isTouched(now) && !now.won) app.askLink(code);
  else {
    // Nothing that stood over the last game, such as the end of it, stands over this one.
    app.show(undefined);
    app.dealCode(code);
  }
};
