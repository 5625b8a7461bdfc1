// @chunk plan-bots
/** The greedy bot of any game: a search of one ply over all answers. */
import { type Chance, type Game, type GameEvent, recordingChance, type Seat } from '@tessera/engine';
import type { Bot, Thought } from './bot.ts';
import { type Luck, luckOf } from './luck.ts';
import { mean } from './mean.ts';
import { pause } from './pause.ts';
import { bonuses, type Slips } from './slips.ts';
import { scoreOf, winChance } from './winChance.ts';

/**
 * Evaluation of a state for a seat, in hundredths of a pawn's worth; `winChance` converts it to a win
 * probability.
 */
export type Evaluate<S> = (state: S, seat: Seat) => number;

/** Determinizations over which hidden information and chance are averaged. */
const WORLDS = 4;
/** Answers tried before the search yields to the event loop. */
const SLICE = 512;

export const greedyBot = <S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  evaluate: Evaluate<S>,
  slips?: Slips,
): Bot<V, M> => ({
  id: 'greedy',
  budget: {},
  async think({ view, seat, chance, signal }) {
    const worlds = dealWorlds(game, view, chance);
    const moves = game.legalMoves(worlds[0], seat);
    let scratch: S | undefined;
    const rater: Rater<S, M> = (world, luck) => move => {
      scratch = game.copy(world, scratch);
      luck.used = 0;
      game.play(scratch, seat, move, luck);
      return evaluate(scratch, seat);
    };
    return greedily({ worlds, moves, rater, chance, slips, signal });
  },
});

/** Determinizations of a view; one is enough if nothing is hidden and nothing will be drawn. */
function dealWorlds<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  view: V,
  chance: Chance,
): readonly [S, ...S[]] {
  const dealer = recordingChance(chance);
  const first = game.determinize(view, dealer);
  if (!game.hasChance && dealer.take().length === 0) return [first];
  return [first, ...Array.from({ length: WORLDS - 1 }, () => game.determinize(view, chance))];
}

/** Scores the answers in a world. */
type Rater<S, M> = (world: S, luck: Luck) => (move: M) => number;

interface Choice<S, M> {
  readonly worlds: readonly S[];
  readonly moves: readonly M[];
  readonly rater: Rater<S, M>;
  readonly chance: Chance;
  readonly slips: Slips | undefined;
  readonly signal: AbortSignal | undefined;
}

/** The answer with the best score over all worlds. */
async function greedily<S, M>(choice: Choice<S, M>): Promise<Thought<M>> {
  const { moves: legal, chance, slips } = choice;
  if (legal.length === 1) return { move: legal[0] as M, line: legal };
  const first = chance.below(legal.length); // ties go to the first answer tried, so the start is random
  const moves = [...legal.slice(first), ...legal.slice(0, first)];
  const scores = await rateAll({ ...choice, moves });
  const bonus = bonuses(slips, chance);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const felt = worthOf(scores[i] ?? []) + bonus();
    if (felt > most) [most, best] = [felt, i];
  }
  const move = moves[best] as M;
  const nodes = scores.reduce((sum, { length }) => sum + length, 0);
  return { move, line: [move], chance: winChance(worthOf(scores[best] ?? [])), depth: 1, nodes };
}

/** Scores of every answer, one for each world. */
async function rateAll<S, M>(choice: Choice<S, M>): Promise<readonly (readonly number[])[]> {
  const { worlds, moves, rater, chance, signal } = choice;
  const scores = moves.map((): number[] => []);
  for (const world of worlds) {
    const scoreIn = rater(world, luckOf(worlds.length > 1 ? chance.below(2 ** 31) : 0));
    for (let i = 0; i < moves.length; i++) {
      if (signal?.aborted) return scores;
      scores[i]?.push(scoreIn(moves[i] as M));
      if (i % SLICE === SLICE - 1) await pause();
    }
    await pause();
  }
  return scores;
}

/**
 * The score of the mean win probability over several worlds, so that one sure win does not outweigh
 * everything else.
 */
function worthOf(scores: readonly number[]): number {
  const [only] = scores;
  if (only === undefined) return Number.NEGATIVE_INFINITY;
  return scores.length === 1 ? only : scoreOf(mean(scores.map(winChance)));
}
