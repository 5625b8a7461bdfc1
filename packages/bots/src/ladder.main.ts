/**
 * Measures the levels of a game: `node packages/bots/src/ladder.main.ts GAME FILE [games] [level…]`, for example
 * `quantum quantum.jsonl 200 easy fair`. Every game is a line of the file; a second call resumes it. A row ends early
 * when its interval lies within the target or outside it. Prints rows for bench/STRENGTH.md.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { unhurried } from './arena.ts';
import { isSettled, type Played, playRung, SETTINGS } from './ladder.ts';
import { LEVELS } from './levels.ts';
import { botByName } from './names.ts';
import { wilson } from './wilson.ts';

interface Line extends Played {
  readonly level: string;
  readonly index: number;
}

const [game = '', file = 'ladder.jsonl', games = '100', ...levels] = process.argv.slice(2);
const setting = SETTINGS[game];
if (!setting)
  throw new Error(`usage: ladder.main.ts ${Object.keys(SETTINGS).join('|')} FILE [games] [level…]`);
const { isDuel, targets } = setting;
const SEED = 'ladder';

const played = (level: string): readonly Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(text => text)
        .map(text => JSON.parse(text) as Line)
        .filter(line => line.level === level)
    : [];

const percent = (share: number): string => (100 * share).toFixed(1);

function rowOf(level: string, below: string, [low, high]: readonly [number, number]): string {
  const lines = played(level);
  const seen = wilson(lines.filter(({ isWon }) => isWon).length, lines.length);
  const ends = Map.groupBy(lines, ({ ending }) => ending);
  const endings = [...ends].map(([ending, { length }]) => `${ending} ${length}`).join(', ');
  const must = `${percent(low)} to ${percent(high)} %`;
  const interval = `${percent(seen.low)} to ${percent(seen.high)} %`;
  return `| ${level} | ${below} | ${lines.length} | ${percent(seen.rate)} % | ${interval} | ${must} | ${endings} |`;
}

const rungs = (isDuel ? LEVELS.slice(1) : LEVELS).map((level, i) => ({
  level,
  below: isDuel ? (LEVELS[i] as string) : level,
  target: targets[i] as readonly [number, number],
}));
for (const { level, below, target } of rungs) {
  if (levels.length > 0 && !levels.includes(level)) continue;
  for (let index = 0; index < Number(games); index++) {
    const lines = played(level);
    if (index % 2 === 0 && isSettled(lines.filter(({ isWon }) => isWon).length, lines.length, target)) break;
    if (lines.some(line => line.index === index)) continue;
    const bots = () => [unhurried(botByName(game, level)), unhurried(botByName(game, below))] as const;
    const one = await playRung(game, index, bots, SEED);
    appendFileSync(file, `${JSON.stringify({ level, index, ...one })}\n`);
  }
  console.log(rowOf(level, isDuel ? below : '-', target));
}
