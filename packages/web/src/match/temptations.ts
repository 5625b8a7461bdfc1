/** Tempting wrong answers to a puzzle: right ones too early, and those that begin like the right one. */
import { type Judging, judgeAnswer } from '@tessera/bots/puzzles/judging';
import type { Odds, Puzzle } from '@tessera/bots/puzzles/sets';
import { type AnyGame, FormatError } from '@tessera/engine';
import type { Refusal } from './client.ts';
import { subjectOf } from './subject.ts';

interface Tempted {
  readonly move: string;
  readonly refusal?: Refusal;
  readonly odds: Odds;
  readonly line: readonly { readonly text: string; readonly numbers: readonly number[] }[];
}

/** Answers told at most, and answers looked at for each of them. */
const MOST = 3;
const LOOKED_AT = 12;

export function temptations(
  game: AnyGame,
  prover: ReturnType<Judging['proverFor']>,
  puzzle: Puzzle,
  root: unknown,
): readonly Tempted[] {
  const { solution, accepted } = puzzle;
  const first = solution[0] ?? '';
  const seat = puzzle.seat;
  const legal = game.legalMoves(root, seat).map(move => game.notation.formatMove(root, move));
  const alike = legal.filter(one => subjectOf(one) === subjectOf(first));
  const strong = legal.filter(one => /x|^(attack|contain|construct)/.test(one));
  const wanted = new Set([...solution.slice(1), ...alike.slice(0, LOOKED_AT), ...strong.slice(0, LOOKED_AT)]);
  const found: Tempted[] = [];
  for (const text of wanted) {
    if (found.length === MOST) break;
    if (accepted.includes(text)) continue;
    const tempted = judged(text);
    // Three answers of one kind tell less than one of each.
    if (tempted && found.filter(({ move }) => subjectOf(move) === subjectOf(text)).length < 2)
      found.push(tempted);
  }
  return found;

  function judged(text: string): Tempted | undefined {
    const move = understood(() => game.notation.parseMove(root, text));
    if (move === undefined) return undefined;
    const refusal = game.check(root, seat, move);
    if (refusal) return { move: text, refusal, odds: [0, 1], line: [] };
    const answer = judgeAnswer(game, prover, root, move);
    return answer.kind === 'refuted' ? { move: text, odds: answer.odds, line: answer.line } : undefined;
  }
}

/** Undefined for an answer that means nothing in this position, such as the target of a card. */
function understood(parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}
