/** Bots of any game by name; see `Team` for the names. */
import { FormatError } from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import type { AnyBot } from './bot.ts';
import { riftBots } from './rift/index.ts';
import { type Team, teamOf } from './team.ts';
import { tesseractBots } from './tesseract/index.ts';

const TEAMS: Readonly<Record<string, Team>> = { rift: riftBots, tesseract: tesseractBots };

function teamFor(gameId: string): Team {
  const game = gameById(gameId);
  if (!game) throw new FormatError('game', `${gameId} is unknown; known are ${GAME_IDS.join(', ')}`);
  return TEAMS[gameId] ?? teamOf(game);
}

/** Every name that `botByName` takes for a game, budgets left out. */
export const botNames = (gameId: string): readonly string[] => teamFor(gameId).names;

/** The bot of that name. Throws FormatError listing the known names. */
export const botByName = (gameId: string, name: string): AnyBot => teamFor(gameId).bot(name);
