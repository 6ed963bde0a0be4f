import type { Mark } from '@geduld/protocol';
import type { OnlineFault } from '../online/faults.ts';

/** What is said of the server: boards of everybody, the account, what waits. Names and dates come written out by the caller. */
export interface OnlineMessages {
  readonly boards: {
    readonly title: string;
    /** Below the title in the menu. */
    readonly says: string;
    readonly list: string;
    readonly players: (count: number) => string;
    readonly nobody: string;
    readonly you: string;
    readonly noName: string;
    readonly onwards: string;
    readonly back: string;
    readonly top: string;
    readonly myPlace: string;
    readonly notOnIt: string;
    readonly watch: (name: string) => string;
    readonly takePart: string;
  };
  readonly account: {
    readonly title: string;
    readonly says: string;
    /** What taking part means: what is sent, who sees it, that it can be erased. */
    readonly offer: readonly string[];
    readonly deviceName: string;
    readonly phone: string;
    readonly computer: string;
    readonly join: string;
    readonly goOn: string;
    readonly signedOut: string;
    readonly paused: string;
    readonly here: string;
    readonly looking: string;
    readonly state: {
      readonly title: string;
      readonly done: string;
      readonly running: string;
      /** Won games that wait. */
      readonly waiting: (results: number) => string;
      readonly changes: string;
      readonly refused: (results: number) => string;
      readonly now: string;
      readonly stop: string;
      readonly stopSays: string;
    };
    readonly name: {
      readonly title: string;
      readonly says: (tag: string) => string;
      readonly keep: string;
      readonly shown: (name: string) => string;
      readonly none: string;
    };
    readonly devices: {
      readonly title: string;
      readonly here: string;
      readonly seen: (day: string) => string;
      readonly signOut: (device: string) => string;
      readonly signOutHere: string;
      readonly signOutOthers: string;
      readonly unnamed: string;
    };
    readonly passkeys: {
      readonly title: string;
      readonly says: string;
      readonly add: string;
      readonly added: string;
      readonly remove: (passkey: string) => string;
      readonly unnamed: string;
      readonly notHere: string;
      readonly notMade: string;
    };
    readonly signIn: {
      readonly title: string;
      readonly says: string;
      readonly byPasskey: string;
      readonly code: string;
      readonly byCode: string;
      readonly done: string;
    };
    readonly recovery: {
      readonly title: string;
      readonly left: (codes: number) => string;
      readonly make: string;
      readonly makeSays: string;
      readonly once: string;
    };
    readonly data: {
      readonly title: string;
      readonly download: string;
      readonly erase: string;
      readonly question: string;
      readonly yes: string;
      readonly no: string;
      readonly erased: (rows: number) => string;
    };
  };
  /** On the sheet of a won game. */
  readonly won: {
    readonly sending: string;
    readonly ranked: (lists: readonly string[]) => string;
    readonly unranked: string;
    readonly refused: string;
  };
  readonly marks: Readonly<Record<Mark, string>>;
  readonly faults: Readonly<Record<OnlineFault['why'], string>>;
}
