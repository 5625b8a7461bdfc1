/**
 * Measures whether win probabilities come true: `node packages/bots/src/calibrate.main.ts GAME FILE [games] [level…]`,
 * for example `loop loop-told.jsonl 40 gentle fair`. Each level plays itself on the setting of the ladder (`train` and
 * `test`) and on a setting held out (`other`); a second call resumes. At some decisions the search of hints and reviews
 * is asked as well: what it tells at a table of that level. Prints tables of what was told and won, as it is now and
 * by a map fitted to the first setting: there each game is told by the map of the other games.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type AnyGame, parseOptions, seededChance } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { playGame, unhurried } from './arena.ts';
import type { AnyBot, ThinkRequest, Thought } from './bot.ts';
import { binsOf, plattOf, type ToldGame, toldAcross, toldBy } from './calibration.ts';
import { SETTINGS } from './ladder.ts';
import { LEVELS } from './levels.ts';
import { botByName, botNames } from './names.ts';

const SETS = ['train', 'test', 'other'] as const;
interface Line extends ToldGame {
  readonly level: string;
  readonly set: (typeof SETS)[number];
  readonly index: number;
  /** What a hint would have told at some of the decisions. */
  readonly hints: ToldGame['told'];
}

/** The search of a hint: its nodes, those of a review, and how many decisions it is asked one of. */
const HINTS: Readonly<Record<string, readonly [nodes: number, every: number]>> = {
  rift: [20_000, 40],
  quantum: [4000, 40],
  loop: [3000, 12],
  tesseract: [3000, 15],
};

/** Options of the held-out setting. */
const OTHER: Readonly<Record<string, object>> = {
  rift: { closingRift: true },
  quantum: { map: 's2-ring', turnLimit: 400 },
  loop: { agents: ['prowler', 'cztwyzzek'], difficulty: 'year' },
  tesseract: { consent: 'auto', researchers: ['R01', 'R04'], base: '2' },
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

type Request = ThinkRequest<unknown, unknown>;
type Noted = readonly [seat: number, chance: number];

/** The value of a position with best play. */
const worthOf = ({ ranked, chance }: Thought<unknown>): number | undefined => ranked?.[0]?.chance ?? chance;

const hintAt = ({ view, seat }: Request, seed: string, nodes: number): Promise<Thought<unknown>> =>
  botByName(id, botNames(id).at(-1) ?? '').think({
    ...{ view, seat, chance: seededChance(seed), limits: { nodes } },
    ranks: RANKS,
  });
const RANKS = 3;

async function play(level: string, set: Line['set'], index: number): Promise<Line> {
  const usual = (index % 2 === 1 && setting?.other) || setting?.options;
  const [nodes, every] = HINTS[id] ?? [0, Number.POSITIVE_INFINITY];
  const [noted, hinted]: [Noted[], Noted[]] = [[], []];
  let count = 0;
  const note = (list: Noted[], { seat }: Request, thought: Thought<unknown>): void => {
    const worth = worthOf(thought);
    if (worth !== undefined) list.push([seat, Number(worth.toFixed(6))]);
  };
  const recorded = (bot: AnyBot): AnyBot => ({
    ...bot,
    async think(request) {
      const thought = await bot.think(request);
      note(noted, request, thought);
      if (worthOf(thought) === undefined || (count++ + 7 * index) % every !== 0) return thought;
      note(hinted, request, await hintAt(request, `hint ${index} ${count}`, nodes));
      return thought;
    },
  });
  const bot = (): AnyBot => recorded(unhurried(botByName(id, level)));
  const match = await playGame({
    game,
    options: parseOptions<object>(game.options, set === 'other' ? OTHER[id] : usual),
    seats: [bot(), bot()],
    seed: `calibrate ${set} ${index}`,
  });
  const winners = game.outcome(match.state)?.winners ?? [];
  const told = (list: readonly Noted[]): ToldGame['told'] =>
    list.map(([seat, chance]) => [chance, winners.includes(seat)]);
  return { level, set, index, told: told(noted), hints: told(hinted) };
}

const percent = (share: number): string => (100 * share).toFixed(0);

function tell(level: string, set: string, name: string, played: readonly ToldGame[]): void {
  const bins = binsOf(played).map(
    ({ told, won, games: count, error }) =>
      `${percent(told)}/${percent(won)}±${percent(1.96 * error)} (${count})`,
  );
  console.log(`| ${id} | ${level} | ${set} | ${name} | ${played.length} | ${bins.join(', ')} |`);
}

/** Rows of a level, or of the hints at its tables. */
function tellAll(level: string, played: readonly Line[]): void {
  const usual = played.filter(({ set }) => set !== 'other');
  const other = played.filter(({ set }) => set === 'other');
  const platt = plattOf(usual);
  console.log(`${id} ${level}: trust ${platt.trust.toFixed(3)}, shift ${platt.shift.toFixed(3)}`);
  tell(level, 'ladder', 'told now', usual);
  tell(level, 'ladder', 'mapped', toldAcross(usual));
  tell(level, 'other', 'told now', other);
  tell(level, 'other', 'mapped', toldBy(other, platt));
}

for (const level of levels.length > 0 ? levels : LEVELS) {
  for (const set of SETS)
    for (let index = 0; index < Number(games); index++) {
      if (lines.some(one => one.level === level && one.set === set && one.index === index)) continue;
      const line = await play(level, set, index);
      lines.push(line);
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    }
  const played = lines.filter(one => one.level === level);
  tellAll(level, played);
  const hinted = played.filter(({ hints }) => hints.length > 0);
  tellAll(
    `hint at ${level}`,
    hinted.map(one => ({ ...one, told: one.hints })),
  );
}
