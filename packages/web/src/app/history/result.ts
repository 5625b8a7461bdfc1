/** Result of a stored match for the people at this screen. */
import { gameById } from '../../games/index.ts';
import type { StoredMatch } from '../../match/library.ts';
import { isPerson } from '../../match/seating.ts';

export const RESULTS = ['open', 'won', 'lost', 'over'] as const;
/** `over`: finished without a winner or a loser here, as between two people at one screen. */
export type Result = (typeof RESULTS)[number];

export function resultOf({ setup, outcome }: StoredMatch): Result {
  if (!outcome) return 'open';
  if (setup.isAnalysis) return 'over';
  const { winners } = outcome;
  if (gameById(setup.game)?.isTogether) return winners.length > 0 ? 'won' : 'lost';
  const people = setup.seats.filter(({ kind }) => kind !== 'bot').length;
  const isWon = winners.some(seat => isPerson(setup, seat));
  if (people !== 1 || winners.length === 0) return 'over';
  return isWon ? 'won' : 'lost';
}
