import { sessionWon } from '@geduld/session';
import { type GameFileFault, MOST_BYTES, readGameFile } from '../game/gameFile.ts';
import { practiceFrom } from '../game/practice.ts';
import { putOnTable } from '../game/putOnTable.ts';
import type { DialogMessages } from '../messages/dialogMessages.ts';
import { type Messages, sentence } from '../messages/messages.ts';
import type { App } from './app.ts';

/**
 * Opens a game file: one in play comes onto the table as an attempt of its own that counts nowhere; a won one is shown.
 * Somebody else's moves are no result of this player. Answers why it was refused, or nothing.
 */
export const openGameFile = async (app: App, file: Blob): Promise<string | undefined> => {
  const dialogs = await app.loadDialogWords();
  const { share } = dialogs.play;
  // One that is too large is refused by its length: its first bytes say as much as all of them.
  const text = await file
    .slice(0, MOST_BYTES + 1)
    .text()
    .catch(() => '');
  const read = readGameFile(text);
  if (!read.ok) return `${share.refused} ${faultText(app.words(), dialogs, read.error)}`;
  const session = read.value;
  if (sessionWon(session)) {
    app.review(session);
    app.tell(share.openedWon);
    return undefined;
  }
  app.show(undefined);
  if (putOnTable(app, practiceFrom(session, session.log.at(-1)?.t ?? 0)))
    app.tell(share.opened(session.moveCount));
  return undefined;
};

/** What a file has wrong, in a sentence. */
const faultText = (words: Messages, dialogs: DialogMessages, of: GameFileFault): string => {
  const { recordFaults, replayFaults } = dialogs.play;
  if (of.of === 'record') return sentence(recordFaults, of.fault);
  const { fault } = of;
  if (fault.why === 'code') return sentence(dialogs.codeFaults, fault.fault);
  if (fault.why === 'refused')
    return replayFaults.refused(fault.entry, fault.text, sentence(words.refusals, fault.refusal));
  return sentence(replayFaults, fault);
};
