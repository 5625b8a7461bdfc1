/** Bots of any game by name; see `Team` for the names. A game brings a team, or is played by those that play any. */
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
  /** Every name that `botByName` takes for a game, budgets left out. */
  botNames(gameId: string): readonly string[];
  /** Those among them that players choose from, weakest first. */
  botLevels(gameId: string): readonly string[];
  /** A new bot of that name. Throws FormatError listing the known names. */
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
