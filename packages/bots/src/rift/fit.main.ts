/**
 * What pawns are worth, fitted to games that end with a Tesseract lost, not to stalls:
 * `npx node packages/bots/src/rift/fit.main.ts [games] [nodes]`. The search plays itself, one side overrating its moves by
 * up to some pawns so that games end; the rest of the evaluation is taken as it is. Prints what `weights.ts` may say.
 */
import { type AnyGame, noChance, parseOptions } from '@tessera/engine';
import {
  type Colour,
  engaged,
  escorts,
  G,
  H,
  inHand,
  isLimited,
  make,
  type RiftState,
  rift,
  WHITE,
} from '@tessera/games/rift';
import { playGame } from '../arena.ts';
import type { AnyBot } from '../bot.ts';
import { alphaBetaBot } from './alphabeta.ts';
import { canTakeTesseract } from './attack.ts';
import { evaluate } from './evaluate.ts';
import { regress, type Sample } from './fit.ts';
import { ENGAGED, ESCORTS, LARGE_SLIDE, LIMIT_NEAR, LIMITED, SMALL_SLIDE, WORTH } from './weights.ts';

const [games = 300, nodes = 80] = process.argv.slice(2).map(Number);
const NOISE = 250;
const ENDS = ['capture', 'immobilised', 'noMove'];
const NAMES = [
  ...['S', 'P', 'R', 'C'].map(letter => `WORTH ${letter}`),
  ...['S', 'P', 'R', 'C'].map(letter => `ENGAGED ${letter}`),
  'SMALL_SLIDE',
  'LARGE_SLIDE',
  'LIMIT_NEAR',
  'LIMITED',
];
const PRESENT = [
  ...ESCORTS.map(kind => WORTH[kind] as number),
  ...ESCORTS.map(kind => ENGAGED[kind] as number),
  SMALL_SLIDE,
  LARGE_SLIDE,
  LIMIT_NEAR,
  LIMITED,
];

const inPlay = (state: RiftState, colour: Colour, kind: number): number =>
  engaged(state, colour, kind) + inHand(state, colour, kind);

/** How often each weight counts for a colour, as in `evaluate.ts`. */
function countsOf(state: RiftState, colour: Colour): readonly number[] {
  const far = escorts(state, colour) - inPlay(state, colour, ESCORTS[3]);
  return [
    ...ESCORTS.map(kind => inPlay(state, colour, kind)),
    ...ESCORTS.map(kind => -engaged(state, colour, kind)),
    inHand(state, colour, H),
    inHand(state, colour, G),
    far === 1 ? -1 : 0,
    isLimited(state, colour) ? -1 : 0,
  ];
}

function sampleOf(state: RiftState, winner: Colour): Sample {
  const rivals = countsOf(state, 1);
  const counts = countsOf(state, 0).map((count, i) => count - (rivals[i] as number));
  const score = state.side === WHITE ? evaluate(state) : -evaluate(state);
  const fitted = counts.reduce((sum, count, i) => sum + count * (PRESENT[i] as number), 0);
  return { counts, rest: score - fitted, won: winner === WHITE };
}

/** The quiet positions of a game, if it ended with a Tesseract lost. */
async function samplesOf(index: number): Promise<readonly Sample[]> {
  const options = parseOptions(rift.options, { stallLimit: 100, firstPlayer: index % 2 === 0 ? 'w' : 'b' });
  const bots = [NOISE, 0].map(noise => alphaBetaBot({ budget: { nodes }, noise }) as unknown as AnyBot);
  const seats = index % 4 < 2 ? bots : bots.toReversed();
  const match = await playGame({ game: rift as unknown as AnyGame, options, seats, seed: `fit/${index}` });
  const { winner, reason } = match.state as RiftState;
  if (winner === null || !ENDS.includes(reason ?? '')) return [];
  const state = rift.setup(options, 2, noChance);
  const samples: Sample[] = [];
  for (const { move } of match.entries) {
    make(state, rift.notation.parseMove(state, move));
    const isQuiet = state.phase === 'p' && !canTakeTesseract(state, 0) && !canTakeTesseract(state, 1);
    if (isQuiet && state.ply % 3 === 0) samples.push(sampleOf(state, winner));
  }
  return samples;
}

const samples: Sample[] = [];
let ended = 0;
for (let index = 0; index < games; index++) {
  const more = await samplesOf(index);
  if (more.length > 0) ended++;
  samples.push(...more);
}
console.log(`${ended} of ${games} games ended with a Tesseract lost: ${samples.length} positions`);
regress(samples, PRESENT).forEach((weight, i) => {
  console.log(`${NAMES[i]}: ${PRESENT[i]} -> ${Math.round(weight)}`);
});
