import { ok } from '@geduld/core';
import type { Handler } from './http/handlers.ts';

/** A host that is a number: passkeys are bound to names, and browsers make none for it. */
const ADDRESS = /^(\d+\.){3}\d+$|^\[/;

/** Says what this server is, and its clock. */
export const about: Handler<'about'> = async ({ now, origin }) =>
  ok({ name: 'Geduld', version: 1, now, passkeys: !ADDRESS.test(new URL(origin).hostname) });
