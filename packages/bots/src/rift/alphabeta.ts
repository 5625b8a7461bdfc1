/** The strong bot for rift: it places by rule of thumb and plays by search. */
import type { Chance } from '@tessera/engine';
import type { Action, RiftState, RiftView } from '@tessera/games/rift';
import { riftFromSetup as rift } from '@tessera/games/rift';
import { type Bot, DEFAULT_BUDGET, type Limits, limitsFor, type ThinkRequest, type Thought } from '../bot.ts';
import { type Clock, clock, pump } from '../pump.ts';
import { winChance } from '../winChance.ts';
import { newSearch, type Search } from './memory.ts';
import { ratePlacements } from './placement.ts';
import { deepen, type Finding, rootMoves } from './root.ts';
import { expectedLine } from './search.ts';
import type { Solution } from './solver.ts';
import { returnTable } from './table.ts';

export interface AlphaBetaOptions {
  readonly id?: string;
  readonly budget?: Limits;
  /** The most by which a move may be overrated, in hundredths of a point. */
  readonly noise?: number;
  readonly now?: Clock;
}

/** Enough to choose between moves that are as good as equal. */
const TIE_BREAK = 2;
/** So that no two games open alike. */
const PLACEMENT_NOISE = 12;

export function alphaBetaBot({
  id = 'alphabeta',
  budget = DEFAULT_BUDGET,
  noise = TIE_BREAK,
  now = clock,
}: AlphaBetaOptions = {}): Bot<RiftView, Action> {
  return {
    id,
    budget,
    async think(request) {
      const state = rift.determinize(request.view, request.chance);
      return state.phase === 'p'
        ? play(state, request, budget, noise, now)
        : place(state, request.chance, noise + PLACEMENT_NOISE);
    },
  };
}

function place(state: RiftState, chance: Chance, noise: number): Thought<Action> {
  const rated = ratePlacements(rift.copy(state), chance, noise);
  const [move] = rated[0] as [Action, number];
  return { move, line: [move], depth: 1, nodes: rated.length };
}

async function play(
  state: RiftState,
  { chance, limits, signal, onThought }: ThinkRequest<RiftView, Action>,
  budget: Limits,
  noise: number,
  now: Clock,
): Promise<Thought<Action>> {
  const memory = newSearch(rift.copy(state));
  const roots = rootMoves(memory.state, chance, noise);
  let found: Finding = { move: (roots[0] as { move: Action }).move, score: 0, depth: 0 };
  const thought = (): Thought<Action> => ({
    move: found.move,
    line: expectedLine(memory, rift.copy(state), found.move),
    ...(found.depth > 0 && { chance: winChance(found.score) }),
    depth: found.depth,
    nodes: memory.nodes,
  });
  const note = (finding: Finding): void => {
    found = finding;
    onThought?.(thought());
  };
  const bounds = limitsFor(limits, budget);
  const hunts = noise <= TIE_BREAK && bounds.depth === undefined && state.ply >= FIRST_HUNT;
  const solver = hunts ? await import('./solver.ts') : undefined;
  let caught: Solution | undefined;
  const steps = function* (): Generator<void, void, void> {
    yield* deepen(memory, roots, 1, 1, note); // so that there is a thought, however little time there is
    if (solver) caught = yield* hunt(solver, memory, bounds.nodes);
    if (!caught) yield* deepen(memory, roots, 2, bounds.depth ?? Number.POSITIVE_INFINITY, note);
  };
  await pump(steps(), { limits: bounds, signal, nodes: () => memory.nodes, now });
  const last = caught ? capture(caught, memory.nodes) : thought();
  if (caught) onThought?.(last);
  returnTable(memory.table);
  return last;
}

/** Looks for a forced capture of the Tesseract, with a small share of the budget: mostly there are no threats to try. */
function* hunt(
  solver: typeof import('./solver.ts'),
  memory: Search,
  nodes = HUNT_MOST,
): Generator<void, Solution | undefined, void> {
  const one = solver.newHunt(memory.state, { nodes: Math.min(HUNT_MOST, nodes * HUNT_SHARE) });
  const steps = solver.solve(one);
  for (;;) {
    const before = one.nodes;
    const { done, value } = steps.next();
    memory.nodes += one.nodes - before;
    if (done) return typeof value === 'object' ? value : undefined;
    yield;
  }
}
/** Hardly anything is forced before, and whoever plays a first game need not fetch the solver at once. */
const FIRST_HUNT = 6;
const HUNT_MOST = 2000;
const HUNT_SHARE = 1 / 10;

const capture = ({ line, moves }: Solution, nodes: number): Thought<Action> => ({
  move: line[0] as Action,
  line,
  chance: 1,
  depth: 2 * moves - 1,
  nodes,
});
