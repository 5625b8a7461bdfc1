/**
 * Refits the weights of a game's evaluation: `node packages/bots/src/refit.main.ts GAME FOLDER [games] [bot] [match]`, for
 * example `tesseract refit-tesseract 200 fair 200`. Bots play seeded games against themselves; a logistic regression
 * explains the results of three games in four and is tested on the fourth. Prints the recipe and the log loss before
 * and after, writes the proposed weights, then plays paired games with the weights before and after until a sequential
 * test accepts or rejects them. Games are lines of files in FOLDER; a second call resumes.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { playGame, unhurried } from './arena.ts';
import type { AnyBot } from './bot.ts';
import { regress, type Sample, scaleOf, surpriseOf } from './fit.ts';
import { playRung, SETTINGS } from './ladder.ts';
import { botByName } from './names.ts';
import { REFITS, sampleOf, setWeights } from './refits.ts';
import { verdictOf } from './sequential.ts';

const [id = '', folder = '', games = '100', level = 'fair', most = '100'] = process.argv.slice(2);
const refit = REFITS[id];
const setting = SETTINGS[id];
const game = gameById(id) as AnyGame;
if (!refit || !setting || folder === '')
  throw new Error(`usage: refit.main.ts ${Object.keys(REFITS).join('|')} FOLDER [games] [bot] [match]`);
mkdirSync(folder, { recursive: true });

/** One game in so many is held out. */
const HELD_OUT = 4;

function linesOf<T>(name: string): readonly T[] {
  const file = join(folder, name);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap(line => (line ? [JSON.parse(line) as T] : []));
}
const append = (name: string, line: object): void =>
  appendFileSync(join(folder, name), `${JSON.stringify(line)}\n`);

/** Samples of one game of self-play, a position of each turn. */
async function samplesOf(index: number): Promise<readonly Sample[]> {
  const given = (index % 2 === 1 && setting?.other) || setting?.options;
  const options: object = parseOptions(game.options, given);
  const seats = [unhurried(botByName(id, level)), unhurried(botByName(id, level))];
  const match = await playGame({ game, options, seats, seed: `refit ${index}` });
  const winners = game.outcome(match.state)?.winners ?? [];
  const samples: Sample[] = [];
  const { start, entries } = match.history();
  let before = start;
  for (const { move, state } of entries) {
    const seat = game.decider(before);
    if (seat !== undefined && refit?.isSampled(before, move))
      samples.push(sampleOf(refit, before, seat, winners.includes(seat)));
    before = state;
  }
  return samples;
}

const known = linesOf<readonly Sample[]>('samples.jsonl');
for (let index = known.length; index < Number(games); index++)
  append('samples.jsonl', await samplesOf(index));
const played = linesOf<readonly Sample[]>('samples.jsonl').slice(0, Number(games));
const train = played.filter((_, i) => i % HELD_OUT > 0).flat();
const test = played.filter((_, i) => i % HELD_OUT === 0).flat();
const won = played.flat().filter(one => one.won).length;
console.log(
  `${id}: ${played.length} games of ${level} on ${JSON.stringify(setting.options)}, ${train.length} positions to fit, ${test.length} held out; won from ${won}`,
);

const present = refit.weights.map(({ get }) => get());
const { unit } = refit;
const perGame = Math.max(1, Math.round(train.length / (played.length * (1 - 1 / HELD_OUT))));
const fitted = regress(train, present, { unit, alike: perGame });
const before = surpriseOf(test, { scale: scaleOf(train, present, unit), weights: present });
const after = surpriseOf(test, fitted);
console.log(`logistic regression, prior at half of each weight, ${perGame} positions of a game count as one`);
refit.weights.forEach(({ name }, i) => {
  console.log(`  ${name}: ${present[i]} -> ${Number((fitted.weights[i] as number).toPrecision(3))}`);
});
console.log(`log loss on held-out games: before ${before.toFixed(4)}, after ${after.toFixed(4)}`);
const proposed = Object.fromEntries(refit.weights.map(({ name }, i) => [name, fitted.weights[i]]));
writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(proposed, null, 2)}\n`);

/** A bot whose evaluation has these weights; one bot thinks at a time. */
function withWeights(values: readonly number[]): AnyBot {
  const bot = unhurried(botByName(id, level));
  return {
    ...bot,
    async think(request) {
      if (refit) setWeights(refit, values);
      try {
        return await bot.think(request);
      } finally {
        if (refit) setWeights(refit, present);
      }
    },
  };
}

interface Pair {
  readonly better: number;
  readonly worse: number;
}

/** Two games with the same seed: seats swapped in a duel, and the weights changed in a team. */
async function playPair(pair: number): Promise<Pair> {
  const [old, fresh] = [present, fitted.weights];
  const seed = 'refit match';
  if (setting?.isDuel) {
    const bots = (): readonly [AnyBot, AnyBot] => [withWeights(fresh), withWeights(old)];
    const [first, second] = [
      await playRung(id, 2 * pair, bots, seed),
      await playRung(id, 2 * pair + 1, bots, seed),
    ];
    const count = Number(first.isWon) + Number(second.isWon);
    return { better: Number(count === 2), worse: Number(count === 0) };
  }
  const winsWith = async (values: readonly number[]): Promise<boolean> =>
    (await playRung(id, pair, () => [withWeights(values), withWeights(values)], seed)).isWon;
  const [was, is] = [await winsWith(old), await winsWith(fresh)];
  return { better: Number(is && !was), worse: Number(was && !is) };
}

const tally = (): Pair =>
  linesOf<Pair>('match.jsonl').reduce(
    (sum, { better, worse }) => ({ better: sum.better + better, worse: sum.worse + worse }),
    { better: 0, worse: 0 },
  );
for (let pair = linesOf('match.jsonl').length; pair < Number(most); pair++) {
  const { better, worse } = tally();
  if (verdictOf(better, worse) !== 'undecided') break;
  append('match.jsonl', await playPair(pair));
}
const { better, worse } = tally();
console.log(
  `paired match: ${linesOf('match.jsonl').length} pairs, ${better} for the new weights, ${worse} against: ${verdictOf(better, worse)}`,
);
