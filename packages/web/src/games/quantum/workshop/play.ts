/** From a map to a match on it. */
import { QUANTUM_FACTS } from '@tessera/games/quantum';
import { beginMatch } from '../../../table/begin.ts';
import { type Draft, firstDraft, keepDraft, setupOf, withMore } from '../../../table/newMatch/draft.ts';
import { BOT, FRIEND, type SeatDraft } from '../../../table/newMatch/seat.ts';
import { navigate, PATHS } from '../../../ui/router.ts';
import { FORM, withMap } from '../newMatch/form.ts';
import { givenOf, playersOf, type Sketch } from './sketch.ts';

/** Starts a match against bots at once. */
export const play = (sketch: Sketch): void => beginMatch(setupOf(FORM, draftFor(sketch, BOT)));

/** Opens the page of a new match, with friends in the other seats. */
export function playWithFriends(sketch: Sketch): void {
  keepDraft(FORM, draftFor(sketch, FRIEND));
  navigate(PATHS.newMatch(QUANTUM_FACTS));
}

/** As many seats as the map is for. */
function draftFor(sketch: Sketch, others: SeatDraft): Draft {
  let draft = firstDraft(FORM, others);
  while (draft.seats.length < playersOf(sketch)) draft = withMore(FORM, draft);
  return withMap(draft, givenOf(sketch));
}
