/** What can be done at a table at all. What cannot is not offered: a watcher has nothing to undo. */
import type { MatchClient, MatchSetup } from '../match/client.ts';
import { personsOf } from '../match/seating.ts';

export interface May {
  /** Somebody at this screen has a seat. */
  readonly play: boolean;
  /** People at other screens may have agreed to play without. */
  readonly hint: boolean;
  /** Another match with the same people. */
  readonly again: boolean;
}

export function mayOf({ online }: Pick<MatchClient<unknown>, 'online'>, setup: MatchSetup): May {
  const play = personsOf(setup).length > 0;
  return {
    play,
    hint: play && (online?.table()?.view.hasHints ?? true),
    // Who plays elsewhere cannot be asked from a replay.
    again: online ? play : setup.seats.every(({ kind }) => kind !== 'guest'),
  };
}
