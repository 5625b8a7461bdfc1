/** Placing for somebody who would rather begin to play. */
import { standardPlacement } from '@tessera/bots/rift/book';
import { moveList } from '@tessera/engine';
import { type Action, generate, type RiftState, readyPlacements } from '@tessera/games/rift';
import { isRisky } from './ahead.ts';

/** As in the recommended first game, or what stands well beside what is there. */
export const WAYS = ['standard', 'rest'] as const;
export type Way = (typeof WAYS)[number];

/** The next placement of the side to move. Where the standard place is taken or could be jumped, a better one. */
export function nextPlacement(state: RiftState, way: Way): Action {
  const usual = way === 'standard' ? standardPlaces(state).find(one => !isRisky(state, one)) : undefined;
  return usual ?? standardPlacement(state);
}

/** R-SETUP-7, as far as the pieces are due and the places free. */
function standardPlaces(state: RiftState): readonly Action[] {
  const legal = moveList<Action>();
  generate(state, legal);
  return readyPlacements(state.options, state.side).filter(one => legal.items.includes(one));
}
