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

/** Refusals that only say that something else is to be decided first. */
const ORDER = /-(?:TURN|DEC)-/;

export function temptations(
  game: AnyGame,
  prover: ReturnType<Judging['proverFor']>,
  puzzle: Puzzle,
  root: unknown,
  /** The solver's answers after the first. */
  later: readonly string[],
): readonly Tempted[] {
  const { solution, accepted, seat } = puzzle;
  const first = solution[0] ?? '';
  const legal = game.legalMoves(root, seat).map(move => game.notation.formatMove(root, move));
  const near = (one: string): number => distance(one, first);
  const alike = legal
    .filter(one => subjectOf(one) === subjectOf(first))
    .toSorted((a, b) => near(a) - near(b));
  const strong = legal.filter(one => /x|^(attack|contain|construct)/.test(one));
  const wanted = new Set([...later, ...alike.slice(0, LOOKED_AT), ...strong.slice(0, LOOKED_AT)]);
  const found: Tempted[] = [];
  for (const text of wanted) {
    if (found.length === MOST) break;
    if (accepted.includes(text)) continue;
    // Three answers of one kind tell less than one of each.
    if (found.filter(({ move }) => subjectOf(move) === subjectOf(text)).length === 2) continue;
    const tempted = judged(text);
    if (tempted && !ORDER.test(tempted.refusal?.clause ?? '')) found.push(tempted);
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

/** Numbers and squares of an answer. */
const placesIn = (answer: string): readonly number[] =>
  [...answer.matchAll(/\d+|\b[a-z](?=\d)/g)].map(([one]) => Number(one) || one.charCodeAt(0));

/** How far apart two answers lie. */
function distance(a: string, b: string): number {
  const [from, to] = [placesIn(a), placesIn(b)];
  const gaps = from.map((place, i) => Math.abs(place - (to[i] ?? place)));
  return gaps.reduce((sum, gap) => sum + gap, Math.abs(a.length - b.length));
}
