/** From what a match is set up from to its table. */

import type { MatchSetup, NewMatch } from '../match/client.ts';
import { createMatch, newMatchId, newSeed } from '../match/library.ts';
import { navigate, PATHS } from '../ui/router.ts';
import { settings } from '../ui/settings.ts';
import type { GameManifest } from './manifest.ts';

/** Stores a new match and opens its table. */
export function beginMatch(match: NewMatch): void {
  const setup: MatchSetup = { ...match, id: newMatchId(), seed: newSeed() };
  createMatch(setup);
  navigate(PATHS.match(setup.id));
}

/** You, and as many bots as it usually takes; nothing is asked. */
export async function firstGameOf({ id, seats, firstGame }: GameManifest): Promise<NewMatch> {
  const { level, text, loadPosition, ...start } = firstGame;
  return {
    game: id,
    title: '',
    seats: [
      { kind: 'you', name: settings().name.trim() },
      ...Array.from({ length: seats.usual - 1 }, () => ({ kind: 'bot', level, name: '' }) as const),
    ],
    ...start,
    ...(loadPosition && { position: await loadPosition() }),
  };
}

export const beginFirst = async (game: GameManifest): Promise<void> => beginMatch(await firstGameOf(game));
