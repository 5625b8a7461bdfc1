/**
 * Bots of any game by name; see `Team` for the names. A game without a team of its own gets the generic bots.
 */
import { FormatError } from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import type { AnyBot } from './bot.ts';
import { loopBots } from './loop/index.ts';
import { plainTeam } from './plain/index.ts';
import { quantumBots } from './quantum/index.ts';
import { riftBots } from './rift/index.ts';
import type { Team } from './team.ts';
import { tesseractBots } from './tesseract/index.ts';

/** The one list of teams: a line for each game. */
const TEAMS: readonly Team[] = [riftBots, tesseractBots, quantumBots, loopBots];

export interface Names {
  /** Every name that `botByName` accepts for a game, without budgets. */
  botNames(gameId: string): readonly string[];
  /** Names that players choose from, weakest first. */
  botLevels(gameId: string): readonly string[];
  /** Builds a new bot of that name. Throws a FormatError that lists the known names. */
  botByName(gameId: string, name: string): AnyBot;
}

export function namesIn(teams: readonly Team[]): Names {
  const teamFor = (gameId: string): Team => {
    const game = gameById(gameId);
    const team = teams.find(one => one.game.id === gameId) ?? (game && plainTeam(game));
    if (!team) throw new FormatError('game', `${gameId} is unknown; known are ${GAME_IDS.join(', ')}`);
    return team;
  };
  return {
    botNames: gameId => teamFor(gameId).names,
    botLevels: gameId => teamFor(gameId).levels.map(({ id }) => id),
    botByName: (gameId, name) => teamFor(gameId).bot(name),
  };
}

export const { botNames, botLevels, botByName } = namesIn(TEAMS);
