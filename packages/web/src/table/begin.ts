/** From what a match is set up from to its table. */
import type { MatchSetup, NewMatch } from '../match/client.ts';
import { createMatch, newMatchId, newSeed } from '../match/library.ts';
import { navigate, PATHS } from '../ui/router.ts';

/** Stores a new match and opens its table. */
export function beginMatch(match: NewMatch): void {
  const setup: MatchSetup = { ...match, id: newMatchId(), seed: newSeed() };
  createMatch(setup);
  navigate(PATHS.match(setup.id));
}
