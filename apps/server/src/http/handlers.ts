import type { Result } from '@geduld/core';
import type { ROUTES, Route, RouteName } from '@geduld/protocol';
import type { Static, TSchema } from 'typebox';
import type { Store, Tx } from '../store/store.ts';
import type { Refused } from './problems.ts';
import type { HeldSignature } from './signed.ts';

/** A device that is known, and whose signature held. */
export interface Asker {
  readonly device: string;
  readonly person: string;
}

/** What every handler is given besides the words of the request. */
interface Surroundings {
  readonly store: Store;
  /** Milliseconds since 1970; never goes back. */
  readonly now: number;
  /** The origin under which the app is reached. */
  readonly origin: string;
}

/** A write of a known device: its signature is spent and its person locked in the same transaction. */
export type Write = <Answer>(
  job: (tx: Tx, asker: Asker) => Promise<Result<Answer, Refused>>,
) => Promise<Result<Answer, Refused>>;

type Part<R extends Route, Name extends 'params' | 'query' | 'body'> = R extends {
  readonly [part in Name]: infer S extends TSchema;
}
  ? Static<S>
  : undefined;

/** Who asks, by what the route says of it. */
type AskerOf<By extends Route['by']> = By extends 'device'
  ? Asker
  : By extends 'maybe'
    ? Asker | undefined
    : undefined;

/** A request that has been checked: its words have the shapes of the route, and its signature holds. */
export interface Ask<R extends Route> extends Surroundings {
  readonly asker: AskerOf<R['by']>;
  readonly params: Part<R, 'params'>;
  readonly query: Part<R, 'query'>;
  readonly body: Part<R, 'body'>;
  /** The signature of a device that joins: its write spends it. */
  readonly signature: R['by'] extends 'key' ? HeldSignature : undefined;
  /** Only for routes of a known device. */
  readonly write: R['by'] extends 'device' ? Write : undefined;
}

/** What one route does. It answers, or refuses and has then changed nothing. */
export type Handler<Name extends RouteName> = (
  ask: Ask<(typeof ROUTES)[Name]>,
) => Promise<Result<Static<(typeof ROUTES)[Name]['answer']>, Refused>>;

/** A handler for every route. */
export type Handlers = { readonly [Name in RouteName]: Handler<Name> };
