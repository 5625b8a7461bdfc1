/** Permissions at a table; controls without permission are hidden, such as undo for a spectator. */
import type { MatchClient, MatchSetup } from '../match/client.ts';
import { personsOf } from '../match/seating.ts';

export interface May {
  /** True if somebody at this screen has a seat. */
  readonly play: boolean;
  /** True unless the people at other screens agreed to play without hints. */
  readonly hint: boolean;
  /** True if another match with the same people can be started. */
  readonly again: boolean;
}

export function mayOf({ online }: Pick<MatchClient<unknown>, 'online'>, setup: MatchSetup): May {
  const play = personsOf(setup).length > 0;
  return {
    play,
    hint: play && (online?.table()?.view.hasHints ?? true),
    // A replay cannot reach guests who played at other screens.
    again: online ? play : setup.seats.every(({ kind }) => kind !== 'guest'),
  };
}
