/** Proof of a puzzle: the odds of every first answer, whether it is a puzzle at all, and a main line. */
import { type AnyGame, type Seat, scriptedChance } from '@tessera/engine';
import { compareOdds, lowest, TooManyOutcomes } from './odds.ts';
import type { Prover, Step } from './prover.ts';
import { gameOf, proverFor, rootOf } from './tasks.ts';
import type { Candidate, Odds, Puzzle } from './types.ts';

export type Proof = Pick<Puzzle, 'odds' | 'accepted' | 'legal' | 'solution' | 'draws'> & {
  readonly nodes: number;
};

/** The rule of a puzzle: so few of the first answers keep the odds, of four at least. A turn of loop has few. */
const FEWEST_ANSWERS = 4;
const ACCEPTED_SHARE: Odds = [1, 5];
const ACCEPTED_IN_LOOP: Odds = [1, 3];
/** Random answers keep the odds to the end of the main line with at most this probability. */
const BLIND = 1 / 10;
/** Any other first answer is worse by at least this much. */
const MARGIN: Odds = [1, 36];
/** Less likely goals are a matter of luck. */
const LIKELY: Odds = [1, 3];
/** Longest main line. */
const LONGEST = 14;

/** The proof, or the reason why this is no puzzle. */
export function proofOf(candidate: Candidate, limit?: number): Proof | string {
  try {
    return examine(candidate, limit);
  } catch (error) {
    if (error instanceof TooManyOutcomes) return error.message;
    throw error;
  }
}

function examine(candidate: Candidate, limit?: number): Proof | string {
  const game = gameOf(candidate);
  const root = rootOf(candidate);
  if (game.decider(root) !== candidate.seat) return 'another seat decides';
  const prover = proverFor(candidate, root, limit);
  const moves = game.legalMoves(root, candidate.seat);
  if (moves.length < FEWEST_ANSWERS) return 'too few answers';
  if (isShorter(candidate, root)) return 'shorter';
  const best = prover.best(root);
  if (best === undefined) return 'hidden cards decide';
  if (compareOdds(best, LIKELY) < 0) return 'unlikely';
  const accepted: unknown[] = [];
  for (const move of moves) {
    const odds = prover.after(root, move);
    if (odds === undefined) return 'hidden cards decide';
    if (compareOdds(odds, best) === 0) accepted.push(move);
    else if (compareOdds(sum(odds, MARGIN), best) > 0) return 'too close';
  }
  const most = candidate.game === 'loop' ? ACCEPTED_IN_LOOP : ACCEPTED_SHARE;
  if (compareOdds([accepted.length, moves.length], most) > 0) return 'too easy';
  const line = prover.line?.(root) ?? mainLine(game, prover, root);
  if (!line) return 'too long';
  const isCapture = candidate.goal.kind === 'capture';
  if (line.length < 2 && !isCapture) return 'too short';
  if (isCapture && !line.at(-1)?.text.includes('x')) return 'no capture'; // won by immobilisation
  if (blindChance(candidate, prover, root, line) > BLIND) return 'too easy by chance';
  const write = (move: unknown): string => game.notation.formatMove(root, move);
  return {
    odds: best,
    accepted: accepted.map(write),
    legal: moves.length,
    solution: line.map(({ text }) => text),
    draws: line.map(({ numbers }) => numbers),
    nodes: prover.nodes(),
  };
}

/** True if the Tesseract can be taken in fewer moves. */
const isShorter = (candidate: Candidate, root: unknown): boolean => {
  const { kind, n = 1 } = candidate.goal;
  return (
    kind === 'capture' &&
    n > 1 &&
    proverFor({ ...candidate, goal: { kind, n: n - 1 } }, root).best(root)?.[0] === 1
  );
};

/** Probability that random answers of the solver keep the odds at every decision of the main line. */
export function blindChance(
  { game: id, seat: solver }: Candidate,
  prover: Prover,
  root: unknown,
  line: readonly Step[],
): number {
  const game = gameOf({ game: id });
  let chance = 1;
  let state = root;
  line.forEach(({ text, numbers }, i) => {
    const seat = game.decider(state) as Seat;
    const best = prover.best(state);
    if (game.isTogether || seat === solver) {
      const moves = game.legalMoves(state, seat);
      const kept = moves.filter(move => {
        const odds = prover.after(state, move);
        return odds !== undefined && best !== undefined && compareOdds(odds, best) === 0;
      });
      chance *= kept.length / moves.length;
    }
    if (i === line.length - 1) return;
    const move = game.notation.parseMove(state, text);
    state = game.apply(state, seat, move, scriptedChance(numbers)).state;
  });
  return chance;
}

const sum = ([a, b]: Odds, [c, d]: Odds): Odds => lowest(a * d + c * b, b * d);

/** A shortest line of best answers that reaches the goal, with numbers that let it. */
function mainLine(game: AnyGame, prover: Prover, root: unknown): readonly Step[] | undefined {
  for (let longest = 1; longest <= LONGEST; longest++) {
    const line = lineWithin(game, prover, root, longest);
    if (line) return line;
  }
  return undefined;
}

function lineWithin(
  game: AnyGame,
  prover: Prover,
  state: unknown,
  longest: number,
): readonly Step[] | undefined {
  const goal = prover.best(state);
  const decider = game.decider(state);
  if (goal === undefined || goal[0] === 0 || decider === undefined || longest === 0) return undefined;
  for (const move of game.legalMoves(state, decider)) {
    const odds = prover.after(state, move);
    if (odds === undefined || compareOdds(odds, goal) !== 0) continue;
    const text = game.notation.formatMove(state, move);
    if (prover.isSettled(state, move)) return [{ text, numbers: [] }];
    if (longest === 1 && !prover.outcomes(state, move).some(one => prover.verdict(one.state))) continue;
    for (const { state: next, numbers } of prover.outcomes(state, move)) {
      const rest = prover.verdict(next) ? [] : lineWithin(game, prover, next, longest - 1);
      if (rest) return [{ text, numbers }, ...rest];
    }
  }
  return undefined;
}

/** True if a stored puzzle is proved anew with the same result: its odds, its accepted answers, and its main line. */
export function isStillProved(puzzle: Puzzle): boolean {
  const proof = proofOf(puzzle);
  if (typeof proof === 'string') return false;
  const facts = ({ odds, accepted, legal, solution, draws }: Omit<Proof, 'nodes'>): string =>
    JSON.stringify([odds, accepted, legal, solution, draws]);
  return facts(proof) === facts(puzzle);
}
