/**
 * Plays two bots of rift against each other, sides and starts balanced, and measures which is stronger: `node
 * packages/bots/src/rift/match.main.ts A B games FILE [seed] [options]`, for example `best@96000n strong@12000n 200
 * best.jsonl match '{"closingRift":true}'`. Every game is a line of the file; a second call resumes it. Several processes may share a file
 * with different seeds.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { AnyBot } from '../bot.ts';
import { wilson } from '../wilson.ts';
import { type Balanced, playBalanced } from './balanced.ts';
import { riftBots } from './index.ts';

interface Line extends Balanced {
  readonly index: number;
  readonly seed: string;
}

const [a = 'easy', b = 'gentle', games = '20', file = 'match.jsonl', seed = 'match', options = '{}'] =
  process.argv.slice(2);
const played = (): readonly Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(text => text)
        .map(text => JSON.parse(text) as Line)
    : [];

const percent = (number: number): string => (100 * number).toFixed(1);
const share = (wins: number, of: number): string => {
  const { rate, low, high } = wilson(wins, of);
  return `${percent(rate)} % (${percent(low)} to ${percent(high)})`;
};

function tell(): void {
  const lines = played();
  const count = (is: (line: Line) => boolean): number => lines.filter(is).length;
  const ends = [...new Set(lines.map(({ ending }) => ending))].map(
    end => `${end} ${count(({ ending }) => ending === end)}`,
  );
  const starter = share(
    count(({ isWon, hasStarted }) => isWon === hasStarted),
    lines.length,
  );
  const won = share(
    count(({ isWon }) => isWon),
    lines.length,
  );
  const counted = lines.filter(({ ending }) => ending === 'stall');
  const leads = [40, 50, 60].map(
    plies => `${plies}: ${share(counted.filter(({ ahead }) => ahead >= plies).length, counted.length)}`,
  );
  console.log(`${lines.length} games: ${a} won ${won}; ${ends.join(', ')}; the starter won ${starter}`);
  console.log(`  decided by the count, and the winner was ahead so many plies before: ${leads.join(', ')}`);
}

for (let index = 0; index < Number(games); index++) {
  if (played().some(line => line.index === index && line.seed === seed)) continue;
  const bots: readonly [AnyBot, AnyBot] = [riftBots.bot(a), riftBots.bot(b)];
  appendFileSync(
    file,
    `${JSON.stringify({ index, seed, ...(await playBalanced(index, bots, seed, JSON.parse(options))) })}\n`,
  );
  tell();
}
tell();
