/**
 * Measures whether win probabilities come true: `node packages/bots/src/calibrate.main.ts GAME FILE [games] [level…]`,
 * for example `loop loop-told.jsonl 40 gentle fair`. Each level plays itself on the setting of the ladder with seeds
 * to fit (`train`) and seeds held out (`test`), and on a setting held out (`other`); a second call resumes. Prints
 * the map fitted to the first, and tables of what was told and won in the two others, before and after the map.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type AnyGame, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import type { TesseractView } from '@tessera/games/tesseract';
import { playGame, unhurried } from './arena.ts';
import type { AnyBot } from './bot.ts';
import { binsOf, plattOf, type ToldGame } from './calibration.ts';
import { SETTINGS } from './ladder.ts';
import { LEVELS } from './levels.ts';
import { botByName } from './names.ts';
import { type Platt, SAME } from './platt.ts';
import { cubesLeft } from './tesseract/told.ts';

const SETS = ['train', 'test', 'other'] as const;
interface Line extends ToldGame {
  readonly level: string;
  readonly set: (typeof SETS)[number];
  readonly index: number;
}

/** Options of the held-out setting. */
const OTHER: Readonly<Record<string, object>> = {
  rift: { closingRift: true },
  quantum: { map: 's2-ring', turnLimit: 400 },
  loop: { agents: ['prowler', 'cztwyzzek'], difficulty: 'year' },
  tesseract: { consent: 'auto', researchers: ['R01', 'R04'], base: '2' },
};

/** Work left in the match, where the calibration of a game depends on it. */
const LEFT: Readonly<Record<string, (view: unknown) => number>> = {
  tesseract: view => cubesLeft(view as TesseractView),
};

const [id = '', file = '', games = '20', ...levels] = process.argv.slice(2);
const setting = SETTINGS[id];
const game = gameById(id) as AnyGame;
if (!setting || file === '')
  throw new Error(`usage: calibrate.main.ts ${Object.keys(SETTINGS).join('|')} FILE [games] [level…]`);

const lines: Line[] = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .flatMap(text => (text ? [JSON.parse(text) as Line] : []))
  : [];

/** Notes the value of every position with best play, by the bot's own search. */
function recording(bot: AnyBot, note: (seat: number, chance: number, view: unknown) => void): AnyBot {
  return {
    ...bot,
    async think(request) {
      const thought = await bot.think(request);
      const chance = thought.ranked?.[0]?.chance ?? thought.chance;
      if (chance !== undefined) note(request.seat, chance, request.view);
      return thought;
    },
  };
}

async function play(level: string, set: Line['set'], index: number): Promise<Line> {
  const usual = (index % 2 === 1 && setting?.other) || setting?.options;
  const noted: (readonly [seat: number, chance: number, left: readonly [number?]])[] = [];
  const digits = (number: number): number => Number(number.toFixed(6));
  const bot = (): AnyBot =>
    recording(unhurried(botByName(id, level)), (seat, chance, view) =>
      noted.push([seat, digits(chance), LEFT[id] ? [LEFT[id](view)] : []]),
    );
  const match = await playGame({
    game,
    options: parseOptions<object>(game.options, set === 'other' ? OTHER[id] : usual),
    seats: [bot(), bot()],
    seed: `calibrate ${set} ${index}`,
  });
  const winners = game.outcome(match.state)?.winners ?? [];
  return {
    level,
    set,
    index,
    told: noted.map(([seat, chance, left]) => [chance, winners.includes(seat), ...left]),
  };
}

const percent = (share: number): string => (100 * share).toFixed(0);

function tell(level: string, set: string, played: readonly Line[], platt: Platt): void {
  for (const [name, map] of [
    ['told now', SAME],
    ['mapped', platt],
  ] as const) {
    const bins = binsOf(played, map).map(
      ({ told, won, games: count, error }) =>
        `${percent(told)}/${percent(won)}±${percent(1.96 * error)} (${count})`,
    );
    console.log(`| ${id} | ${level} | ${set} | ${name} | ${played.length} | ${bins.join(', ')} |`);
  }
}

for (const level of levels.length > 0 ? levels : LEVELS) {
  for (const set of SETS)
    for (let index = 0; index < Number(games); index++) {
      if (lines.some(one => one.level === level && one.set === set && one.index === index)) continue;
      const line = await play(level, set, index);
      lines.push(line);
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    }
  const of = (set: Line['set']): readonly Line[] =>
    lines.filter(one => one.level === level && one.set === set);
  const platt = plattOf(of('train'));
  const { trust, shift, ahead = 0 } = platt;
  console.log(
    `${id} ${level}: trust ${trust.toFixed(3)}, shift ${shift.toFixed(3)}, ahead ${ahead.toFixed(3)}`,
  );
  for (const set of ['test', 'other'] as const) tell(level, set, of(set), platt);
}
