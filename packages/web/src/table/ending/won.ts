import type { MatchSnapshot } from '../../match/client.ts';
import { personsOf } from '../../match/seating.ts';

/** True if the team or somebody at this screen has won; for spectators, if anybody has. */
export function isWonHere(
  { setup, outcome }: Pick<MatchSnapshot<unknown>, 'setup' | 'outcome'>,
  isTogether: boolean,
): boolean {
  const winners = outcome?.winners ?? [];
  const here = personsOf(setup);
  return isTogether || here.length === 0 ? winners.length > 0 : here.some(seat => winners.includes(seat));
}
