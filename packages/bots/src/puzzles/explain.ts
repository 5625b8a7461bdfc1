/** Explains a solution by the reasons that the bots give for its answers. */
import { type AnyGame, scriptedChance } from '@tessera/engine';
import { loopInsight } from '../loop/reasons.ts';
import { quantumInsight } from '../quantum/reasons.ts';
import type { Insight, Reason } from '../reason.ts';
import { riftInsight } from '../rift/reasons.ts';
import { tesseractInsight } from '../tesseract/reasons.ts';
import { gameOf, rootOf } from './tasks.ts';
import type { Candidate, Explained, Puzzle, PuzzleGame } from './types.ts';

const INSIGHTS = {
  rift: riftInsight,
  tesseract: tesseractInsight,
  quantum: quantumInsight,
  loop: loopInsight,
} as unknown as Readonly<Record<PuzzleGame, Insight<unknown, unknown>>>;

/** Reasons for one answer at most. */
const PER_ANSWER = 2;

/** Reasons to stop, which explain no goal. */
const IDLE = new Set(['spent', 'enough']);

/** The reasons for each answer of the solver, without repetition. */
export function explanationOf(puzzle: Candidate & Pick<Puzzle, 'solution' | 'draws'>): readonly Explained[] {
  const game = gameOf(puzzle);
  const told = new Set<string>();
  return momentsOf(game, puzzle).flatMap(({ state, move, rest }, at) => {
    const seat = game.decider(state) ?? 0;
    if (!game.isTogether && seat !== puzzle.seat) return [];
    const view = game.view(state, seat);
    const reasons = INSIGHTS[puzzle.game].reasonsFor(view, seat, { move, line: [move, ...rest] });
    const wins = reasons.filter(({ key }) => key === 'wins'); // nothing else matters then
    const fresh = (wins.length > 0 ? wins : reasons)
      .filter(reason => !IDLE.has(reason.key) && !told.has(JSON.stringify(reason)))
      .filter((reason, i, all) => i === 0 || !isAbout(reason, all[0]))
      .slice(0, PER_ANSWER);
    for (const reason of fresh) told.add(JSON.stringify(reason));
    return fresh.map(({ key, params }) => ({ at, key, params }));
  });
}

/** True for two reasons about one thing: "sets up a cube on planet 7", "can construct on planet 7". */
const isAbout = ({ params }: Reason, first: Reason | undefined): boolean =>
  Object.keys(params).length > 0 && JSON.stringify(params) === JSON.stringify(first?.params);

/** An answer of a line, and the state before it. */
export interface Moment {
  readonly state: unknown;
  readonly move: unknown;
  readonly rest: readonly unknown[];
}

/** The state before each answer of the solution, and the answers after it. */
export function momentsOf(
  game: AnyGame,
  puzzle: Candidate & Pick<Puzzle, 'solution' | 'draws'>,
): readonly Moment[] {
  let state = rootOf(puzzle);
  const moments: { state: unknown; move: unknown }[] = [];
  puzzle.solution.forEach((text, i) => {
    const move = game.notation.parseMove(state, text);
    moments.push({ state, move });
    if (i === puzzle.solution.length - 1) return; // the goal is reached; what comes after is not drawn
    const chance = scriptedChance(puzzle.draws[i] ?? []);
    state = game.apply(state, game.decider(state) ?? 0, move, chance).state;
  });
  return moments.map((moment, i) => ({ ...moment, rest: moments.slice(i + 1).map(({ move }) => move) }));
}
