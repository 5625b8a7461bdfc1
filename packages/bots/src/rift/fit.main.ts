/**
 * Fits every weight to decisive games, not to stalls: `npx node packages/bots/src/rift/fit.main.ts [games]
 * [nodes]`. Both sides decide like a gentle player, always or every other time and otherwise by search:
 * searches alone never lose a Tesseract. Positions of games that ended by capture or immobilisation count for
 * the winner. Prints new values for `weights.ts`, and their log loss in cross-validation.
 */
import { type AnyGame, type Chance, noChance, parseOptions, seededChance } from '@tessera/engine';
import { type Colour, make, type RiftState, rift, WHITE } from '@tessera/games/rift';
import { playGame } from '../arena.ts';
import type { AnyBot } from '../bot.ts';
import { mean } from '../mean.ts';
import { alphaBetaBot } from './alphabeta.ts';
import { canTakeTesseract } from './attack.ts';
import { evaluate } from './evaluate.ts';
import { regress, type Sample, surpriseOf } from './fit.ts';
import { gentleBot } from './gentle.ts';
import { ENGAGED, ESCORTS, WEIGHTS, WORTH } from './weights.ts';

const [games = 600, nodes = 100] = process.argv.slice(2).map(Number);
const OPTIONS = { stallLimit: 100 };
const ENDS = ['capture', 'immobilised', 'noMove', 'bare'];
/**
 * Lapses: one decision in so many, for either side. With one in four, a quarter of the games were decisive.
 */
const LAPSES = [
  [1, 1],
  [1, 2],
  [2, 1],
] as const;
/** Noise of a move in a lapse. */
const NOISE = 150;
const FOLDS = 5;

interface Weight {
  readonly name: string;
  readonly value: number;
  change(by: number): void;
}

/** Every weight by name, with a setter for the evaluation. */
const ALL: readonly Weight[] = [
  ...ESCORTS.flatMap(kind => [weightOf('WORTH', WORTH, kind), weightOf('ENGAGED', ENGAGED, kind)]),
  ...Object.keys(WEIGHTS).map(key => weightOf('WEIGHTS', WEIGHTS, key)),
];

function weightOf(name: string, table: object, key: string | number): Weight {
  const numbers = table as Record<string | number, number>;
  return {
    name: `${name}.${key}`,
    value: numbers[key] as number,
    change(by) {
      numbers[key] = (numbers[key] as number) + by;
    },
  };
}

const forWhite = (state: RiftState): number => (state.side === WHITE ? evaluate(state) : -evaluate(state));

/** Numerical gradient: the change of the evaluation when each weight changes. */
function sampleOf(state: RiftState, winner: Colour): Sample {
  const score = forWhite(state);
  const counts = ALL.map(({ value, change }) => {
    const by = Math.max(0.01, Math.abs(value) / 100);
    change(by);
    const more = forWhite(state);
    change(-by);
    return (more - score) / by;
  });
  const rest = score - counts.reduce((sum, count, i) => sum + count * (ALL[i] as Weight).value, 0);
  return { counts, rest, won: winner === WHITE };
}

/** A searching bot with lapses: one decision in so many is made by the gentle player. */
function withLapses(lapses: number, chance: Chance): AnyBot {
  const search = alphaBetaBot({ budget: { nodes } }) as unknown as AnyBot;
  const lapse = gentleBot({ rate: 100, tolerance: NOISE }) as unknown as AnyBot;
  return {
    ...search,
    think: request =>
      (request.view as { decision: string }).decision.startsWith('play') && chance.below(lapses) === 0
        ? lapse.think(request)
        : search.think(request),
  };
}

/** Quiet positions of a game, if it ended with a lost Tesseract. */
async function samplesOf(index: number): Promise<readonly Sample[]> {
  const options = parseOptions(rift.options, { ...OPTIONS, firstPlayer: index % 2 === 0 ? 'w' : 'b' });
  const lapses = LAPSES[index % LAPSES.length] as readonly number[];
  const seats = lapses.map((often, seat) => withLapses(often, seededChance(`fit/${index}/${seat}`)));
  const match = await playGame({ game: rift as unknown as AnyGame, options, seats, seed: `fit/${index}` });
  const { winner, reason } = match.state as RiftState;
  ends[reason ?? 'none'] = (ends[reason ?? 'none'] ?? 0) + 1;
  if (winner === null || !ENDS.includes(reason ?? '')) return [];
  const state = rift.setup(options, 2, noChance);
  const samples: Sample[] = [];
  for (const { move } of match.entries) {
    make(state, rift.notation.parseMove(state, move));
    const isQuiet = state.phase === 'p' && !canTakeTesseract(state, 0) && !canTakeTesseract(state, 1);
    if (isQuiet) samples.push(sampleOf(state, winner));
  }
  return samples;
}
const ends: Record<string, number> = {};

const found: (readonly Sample[])[] = [];
for (let index = 0; index < games; index++) found.push(await samplesOf(index));
const ended = found.filter(samples => samples.length > 0);
const samples = ended.flat();
console.log(`${games} games (${JSON.stringify(ends)}): ${ended.length} ended, ${samples.length} positions`);

const present = ALL.map(({ value }) => value);
const { scale, weights } = regress(samples, present);
console.log(`${Math.round(scale)} hundredths make the odds e to 1`);
ALL.forEach(({ name, value }, i) => {
  console.log(`${name}: ${value} -> ${(weights[i] as number).toFixed(value < 1 ? 3 : 0)}`);
});

/** Cross-validation: log loss on games left out of the fit, before and after. */
const surprises = Array.from({ length: FOLDS }, (_, fold) => {
  const seen = regress(ended.filter((_, i) => i % FOLDS !== fold).flat(), present);
  const unseen = ended.filter((_, i) => i % FOLDS === fold).flat();
  return [{ ...seen, weights: present }, seen].map(fit => surpriseOf(unseen, fit));
});
const [before, after] = [0, 1].map(i => mean(surprises.map(pair => pair[i] as number)).toFixed(4));
console.log(`surprise at unseen results: present weights ${before}, fitted ${after} (a coin: 0.6931)`);
