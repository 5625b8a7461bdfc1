/** Placing for somebody who would rather begin to play. */
import { standardPlacement } from '@tessera/bots/rift/book';
import { moveList } from '@tessera/engine';
import { type Action, actionTo, generate, letterOf, type RiftState, SIZE } from '@tessera/games/rift';
import { READY } from '../home/firstGame.ts';
import { placesOf } from '../places.ts';
import { isRisky } from './ahead.ts';

/** As in the recommended first game, or what stands well beside what is there. */
export const WAYS = ['standard', 'rest'] as const;
export type Way = (typeof WAYS)[number];

/** The next placement of the side to move. Where the standard place is taken or could be jumped, a better one. */
export function nextPlacement(state: RiftState, way: Way): Action {
  const usual = way === 'standard' ? standardPlaces(state).find(one => !isRisky(state, one)) : undefined;
  return usual ?? standardPlacement(state);
}

function standardPlaces(state: RiftState): readonly Action[] {
  const legal = moveList<Action>();
  generate(state, legal);
  const places = placesOf(READY).filter(({ colour }) => colour === state.side);
  return legal.items.filter(action =>
    places.some(
      ({ letter, at }) => letter === letterOf(action) && inCamp(state, letter, at) === actionTo(action),
    ),
  );
}

/** R-BOARD-4: outer camps lie a rank closer to their players; crosses stand between them in either. */
function inCamp({ options, side }: RiftState, letter: string, at: number): number {
  if (options.camp === 'inset' || letter === 'X') return at;
  return side === 0 ? at - SIZE : at + SIZE;
}
