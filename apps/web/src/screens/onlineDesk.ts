import { createSignal } from 'solid-js';
import type { App } from '../app/app.ts';
import type { OnlineDesk } from '../online/desk.ts';

/** The desk of the server, once it is there; `undefined` before, and where it cannot be fetched. */
export const deskIn = (app: App): (() => OnlineDesk | undefined) => {
  const [desk, setDesk] = createSignal<OnlineDesk>();
  void import('../online/desk.ts').then(({ onlineDesk }) => onlineDesk(app)).then(setDesk, () => undefined);
  return desk;
};

/** Is there anything to offer: a server that answers, or one that the player takes part in? */
export const isOffered = (desk: OnlineDesk | undefined): desk is OnlineDesk =>
  desk !== undefined && (desk.about() !== undefined || desk.standing() !== 'none');
