import { type Brood, broodRoom } from './brood.ts';
import type { Compiled } from './compile.ts';
import { type Joint, jointRoom } from './joint.ts';
import { type Chances, chancesRoom, type Members, membersRoom } from './members.ts';
import type { Prunings } from './prunings.ts';

/** What a node is expanded with: the game, room for the node's states, and what is known of the one at hand. */
export interface Family {
  readonly game: Compiled;
  readonly prunings: Prunings;
  readonly brood: Brood;
  readonly members: Members;
  readonly chances: Chances;
  readonly joint: Joint;
  readonly allowed: Allowed;
  /** Where the node lies in the brood, and the number of the state at hand. */
  at: number;
  n: number;
  /** Places of stock cards that could go home in it. */
  inStock: number;
}

/** Which moves a state of a node allows once the prunings have spoken: cards of both chains, or of the stock. */
interface Allowed {
  carry0: number;
  carry1: number;
  /** Carries that only `stockLate` forbids: allowed if a stock card follows. */
  early0: number;
  early1: number;
  put0: number;
  put1: number;
  home0: number;
  home1: number;
  stockHome: number;
  /** Places of stock cards that may be put even if they do not need the card that was taken last; and what needs it. */
  freely: number;
  needing0: number;
  needing1: number;
  /** The card that was taken last is a king that went home: `emptyForKing` may have begun to rest with it. */
  kingHome: boolean;
}

/** Room for one node after the other. */
export const familyRoom = (game: Compiled, prunings: Prunings): Family => ({
  game,
  prunings,
  brood: broodRoom(),
  members: membersRoom(),
  chances: chancesRoom(),
  joint: jointRoom(),
  allowed: {
    carry0: 0,
    carry1: 0,
    early0: 0,
    early1: 0,
    put0: 0,
    put1: 0,
    home0: 0,
    home1: 0,
    stockHome: 0,
    freely: -1,
    needing0: 0,
    needing1: 0,
    kingHome: false,
  },
  at: 0,
  n: 0,
  inStock: 0,
});
