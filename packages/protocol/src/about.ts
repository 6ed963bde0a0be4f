import { type Static, Type } from 'typebox';
import { record } from './fields.ts';

/** What a server says of itself to anybody. */
export const ABOUT = record({
  name: Type.Literal('Geduld'),
  /** The version of this protocol; the path carries it too. */
  version: Type.Literal(1),
  now: Type.Integer(),
  /** May passkeys be made here? Not where the page's host is an address. */
  passkeys: Type.Boolean(),
});
export type About = Static<typeof ABOUT>;
