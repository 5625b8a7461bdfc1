/** Judges an answer to a puzzle, and refutes a wrong one by a line. */
import type { AnyGame } from '@tessera/engine';
import { compareOdds } from './odds.ts';
import type { ChanceOutcome } from './outcomes.ts';
import type { Prover, Step } from './prover.ts';
import type { Odds } from './types.ts';

export type Judgement =
  /** The odds are kept. `isDone`: the goal is reached, or nothing is left to decide. */
  | {
      readonly kind: 'kept';
      readonly isDone: boolean;
      readonly next: unknown;
      readonly numbers: readonly number[];
    }
  /** Another answer is better: `odds` are the best after this one, `line` shows how the goal is missed. */
  | { readonly kind: 'refuted'; readonly odds: Odds; readonly line: readonly Step[] }
  /** The answer relies on hidden cards, which a solution must not. */
  | { readonly kind: 'unproved' };

/** Judges a legal answer of the seat that decides. */
export function judgeAnswer(game: AnyGame, prover: Prover, state: unknown, move: unknown): Judgement {
  const best = prover.best(state);
  const odds = prover.after(state, move);
  if (best === undefined || odds === undefined) return { kind: 'unproved' };
  if (odds[0] === 0 || compareOdds(odds, best) < 0)
    return { kind: 'refuted', odds, line: refutation(game, prover, state, move) };
  if (prover.isSettled(state, move)) return { kind: 'kept', isDone: true, next: state, numbers: [] };
  const { state: next, numbers } = hardest(prover, state, move);
  return { kind: 'kept', isDone: prover.verdict(next) !== undefined, next, numbers };
}

/** The outcome with the lowest odds that are not zero: what follows is the harder part. */
export function hardest(prover: Prover, state: unknown, move: unknown): ChanceOutcome {
  const outcomes = prover.outcomes(state, move);
  let found = outcomes[0] as ChanceOutcome;
  let lowest: Odds | undefined;
  for (const outcome of outcomes) {
    const odds = prover.best(outcome.state);
    if (!odds || odds[0] === 0 || (lowest && compareOdds(odds, lowest) >= 0)) continue;
    [found, lowest] = [outcome, odds];
  }
  return found;
}

/** Longest refutation shown. */
const LONGEST = 4;

/** The best that is left after a wrong answer, with the numbers and replies that make it fail. */
function refutation(game: AnyGame, prover: Prover, from: unknown, wrong: unknown): readonly Step[] {
  const steps: Step[] = [];
  let state = from;
  let move: unknown = wrong;
  while (steps.length < LONGEST) {
    const text = game.notation.formatMove(state, move);
    if (prover.isSettled(state, move)) return [...steps, { text, numbers: [] }];
    const { state: next, numbers } = worst(prover, state, move);
    steps.push({ text, numbers });
    const decider = game.decider(next);
    if (prover.verdict(next) !== undefined || decider === undefined) break;
    const goal = prover.best(next);
    const reply = game.legalMoves(next, decider).find(one => {
      const odds = prover.after(next, one);
      return goal !== undefined && odds !== undefined && compareOdds(odds, goal) === 0;
    });
    if (reply === undefined) break;
    [state, move] = [next, reply];
  }
  return steps;
}

function worst(prover: Prover, state: unknown, move: unknown): ChanceOutcome {
  const outcomes = prover.outcomes(state, move);
  return outcomes.reduce((low, one) => {
    const [a, b] = [prover.best(one.state), prover.best(low.state)];
    return a && b && compareOdds(a, b) < 0 ? one : low;
  });
}

/** The reply of another seat that holds out longest, or the first that leaves the lowest odds. */
export function replyOf(game: AnyGame, prover: Prover, state: unknown): unknown {
  if (prover.reply) return prover.reply(state);
  const goal = prover.best(state);
  const moves = game.legalMoves(state, game.decider(state) ?? 0);
  const found = moves.find(move => {
    const odds = prover.after(state, move);
    return goal && odds && compareOdds(odds, goal) === 0;
  });
  return found ?? moves[0];
}
