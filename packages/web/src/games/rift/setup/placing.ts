import { standardPlacement } from '@tessera/bots/rift/book';
import { moveList } from '@tessera/engine';
import { type Action, generate, type RiftState, readyPlacements } from '@tessera/games/rift';
import { isRisky } from '../hints.ts';

/** As in the recommended first game, or good places beside the existing pieces. */
export const WAYS = ['standard', 'rest'] as const;
export type Way = (typeof WAYS)[number];

/**
 * The next placement of the side to move; the standard place, or a better one if it is occupied or in danger.
 */
export function nextPlacement(state: RiftState, way: Way): Action {
  const usual = way === 'standard' ? standardPlaces(state).find(one => !isRisky(state, one)) : undefined;
  return usual ?? standardPlacement(state);
}

/** Legal placements of the ready set-up (R-SETUP-7). */
function standardPlaces(state: RiftState): readonly Action[] {
  const legal = moveList<Action>();
  generate(state, legal);
  return readyPlacements(state.options, state.side).filter(one => legal.items.includes(one));
}
