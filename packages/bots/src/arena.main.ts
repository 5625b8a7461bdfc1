/** `node packages/bots/src/arena.main.ts --game rift --a greedy --b random --games 100 --seed s` */
import { parseArgs } from 'node:util';
import { decode, FormatError } from '@tessera/engine';
import { GAME_IDS, gameById } from '@tessera/games';
import { type ArenaGame, arena } from './arena.ts';
import { botByName } from './names.ts';
import { wilson } from './wilson.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function summary(games: readonly ArenaGame[]): string {
  const wins = games.filter(game => game.winner === 'a').length;
  const { rate, low, high } = wilson(wins, games.length);
  return `${wins} of ${games.length} = ${percent(rate)} (95 %: ${percent(low)} to ${percent(high)})`;
}

function reasons(games: readonly ArenaGame[]): string {
  const counts = new Map<string, number>();
  for (const { winner, reason } of games) {
    const key = `${winner} by ${reason}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${key} ${count}`).join(', ');
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'rift' },
      a: { type: 'string', default: 'greedy' },
      b: { type: 'string', default: 'random' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'arena' },
      options: { type: 'string', default: '{}' },
    },
  });
  const game = gameById(values.game);
  if (!game) throw new FormatError('--game', `${values.game} is unknown; known are ${GAME_IDS.join(', ')}`);
  const games = Number(values.games);
  if (!(Number.isInteger(games) && games > 0))
    throw new FormatError('--games', 'must be a whole number above 0');
  const start = performance.now();
  const soFar: ArenaGame[] = [];
  const played = await arena({
    game,
    options: decode(values.options, '--options') as Record<string, unknown>,
    a: botByName(values.game, values.a),
    b: botByName(values.game, values.b),
    games,
    seed: values.seed,
    onGame(one) {
      soFar.push(one);
      console.log(`${one.number}: ${one.winner} by ${one.reason} in ${one.plies} plies; a ${summary(soFar)}`);
    },
  });
  const plies = played.reduce((sum, one) => sum + one.plies, 0) / played.length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`a = ${values.a}, b = ${values.b}: a won ${summary(played)}`);
  console.log(`${reasons(played)}; ${plies.toFixed(0)} plies a game; ${seconds} s`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof FormatError ? error.message : error.stack);
  process.exitCode = 1;
}
