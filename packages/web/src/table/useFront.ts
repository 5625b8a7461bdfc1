/** The dialog in front of a table. */
import { type Dispatch, type StateUpdater, useState } from 'preact/hooks';
import type { MatchClient } from '../match/client.ts';
import type { TableModel } from './useTable.ts';

export type Front = 'end' | 'resign' | 'offer' | 'keys' | 'looks' | 'share' | 'playOn';

export type SetFront = Dispatch<StateUpdater<Front | undefined>>;

/** Dialogs open on request; an undo closes those about the end. */
export function useFront({ client, snapshot }: TableModel<unknown>): readonly [Front | undefined, SetFront] {
  // An offer that a page left open when it was closed is asked again.
  const [front, setFront] = useState<Front | undefined>(() => (hasOffer(client) ? 'offer' : undefined));
  return [front === 'end' && !snapshot.outcome ? undefined : front, setFront];
}

const hasOffer = ({ online, people }: MatchClient<unknown>): boolean =>
  !online && people.table()?.view.asks.some(({ proposal }) => proposal.kind === 'end') === true;
