// @chunk *-search
/** A decision in play: a threat search for a forced capture, then alpha-beta. */
import type { Action, RiftState, RiftView } from '@tessera/games/rift';
import { riftFromSetup as rift } from '@tessera/games/rift';
import { type Limits, limitsFor, type Part, type Ranked, type ThinkRequest, type Thought } from '../bot.ts';
import { type Clock, clock, pump } from '../pump.ts';
import { bonuses, type Slips } from '../slips.ts';
import { winChance } from '../winChance.ts';
import { deepen, type Finding, type Ranking } from './deepen.ts';
import { newSearch, type Search } from './memory.ts';
import { rootMoves } from './root.ts';
import { expectedLine } from './search.ts';
import { newHunt, type Solution, solve } from './solver.ts';
import { returnTable } from './table.ts';

/** Bonus just large enough to choose between moves of nearly equal score. */
const TIE_BREAK = 2;

export async function play(
  state: RiftState,
  { chance, limits, ranks = 0, also = [], part, signal, onThought }: ThinkRequest<RiftView, Action>,
  budget: Limits,
  slips: Slips | undefined,
  now: Clock = clock,
): Promise<Thought<Action>> {
  const memory = newSearch(rift.copy(state));
  const bonus = bonuses(slips, chance);
  const all = rootMoves(memory.state, chance, () => bonus() + chance.below(TIE_BREAK + 1), also);
  const roots = part ? shareOf(all, part) : all;
  let found: Finding = { move: (roots[0] as { move: Action }).move, score: 0, depth: 0 };
  let others: readonly Ranked<Action>[] = [];
  let compared: Finding | undefined;
  const ranking: Ranking = {
    count: Math.max(1, ranks),
    also,
    note(best) {
      others = best.map(({ move, score }) => ({
        move,
        chance: winChance(score),
        line: expectedLine(memory, rift.copy(state), move),
      }));
      // Answers to compare need one depth: that of an iteration that was not cut short.
      if (also.length > 0) compared = found;
    },
  };
  const thought = (): Thought<Action> => {
    const line = expectedLine(memory, rift.copy(state), found.move);
    return {
      move: found.move,
      line,
      ...(found.depth > 0 && { chance: winChance(found.score) }),
      ...rankedAs(line, winChance(found.score), others),
      depth: found.depth,
      nodes: memory.nodes,
    };
  };
  const note = (finding: Finding): void => {
    found = finding;
    onThought?.(thought());
  };
  const bounds = limitsFor(limits, budget);
  const hunts = !slips && !part?.index && bounds.depth === undefined && state.ply >= FIRST_HUNT;
  let caught: Solution | undefined;
  const steps = function* (): Generator<void, void, void> {
    yield* deepen(memory, roots, 1, 1, note, ranking); // ensures a first thought, however little time there is
    if (hunts) caught = yield* hunt(memory, bounds.nodes);
    if (!caught || also.length > 0)
      yield* deepen(memory, roots, 2, bounds.depth ?? Number.POSITIVE_INFINITY, note, ranking);
  };
  await pump(steps(), { limits: bounds, signal, nodes: () => memory.nodes, now });
  found = compared ?? found;
  const last = caught ? capture(caught, memory.nodes, others) : thought();
  if (caught) onThought?.(last);
  returnTable(memory.table);
  return last;
}

/** Root moves of one part: every second one, so that each has promising ones; the only one is everybody's. */
function shareOf<T>(roots: T[], { index, of }: Part): T[] {
  const own = roots.filter((_, i) => i % of === index);
  return own.length > 0 ? own : roots;
}

/**
 * Threat search for a forced capture of the Tesseract, with a small share of the budget: mostly there are no
 * threats to try.
 */
function* hunt(memory: Search, nodes = HUNT_MOST): Generator<void, Solution | undefined, void> {
  const one = newHunt(memory.state, { nodes: Math.min(HUNT_MOST, nodes * HUNT_SHARE) });
  const steps = solve(one);
  for (;;) {
    const before = one.nodes;
    const { done, value } = steps.next();
    memory.nodes += one.nodes - before;
    if (done) return typeof value === 'object' ? value : undefined;
    yield;
  }
}
/** First ply of the threat search; hardly anything is forced before. */
const FIRST_HUNT = 6;
const HUNT_MOST = 2000;
const HUNT_SHARE = 1 / 10;

/** The best move first, the others behind it: an iteration that was cut short may have found a new best one. */
function rankedAs(
  line: readonly Action[],
  chance: number,
  others: readonly Ranked<Action>[],
): Pick<Thought<Action>, 'ranked'> {
  const [move = 0] = line;
  const rest = others.filter(one => one.move !== move);
  if (rest.length === 0) return {};
  return {
    ranked: [{ move, chance, line }, ...rest.map(one => ({ ...one, chance: Math.min(chance, one.chance) }))],
  };
}

const capture = (
  { line, moves }: Solution,
  nodes: number,
  others: readonly Ranked<Action>[],
): Thought<Action> => ({
  move: line[0] as Action,
  line,
  chance: 1,
  ...rankedAs(line, 1, others),
  depth: 2 * moves - 1,
  nodes,
});
