// @chunk *-search
/**
 * Threat search for forced captures of the Tesseract: one side plays only threats, the other every evasion.
 * Iterative deepening, so the first capture found is the shortest of its kind.
 */
import { moveList } from '@tessera/engine';
import {
  type Action,
  type Colour,
  generate,
  make,
  mustDrop,
  other,
  type RiftState,
  riftFromSetup as rift,
  takeBack,
  takesTesseract,
} from '@tessera/games/rift';
import { canTakeTesseract } from './attack.ts';
import { addEvasions } from './evasions.ts';
import { addThreats } from './threats.ts';

/** The line until the Tesseract is taken, and the number of the hunter's moves in it. */
export interface Solution {
  readonly moves: number;
  readonly line: readonly Action[];
}

interface SolverLimits {
  /** Node limit. */
  readonly nodes: number;
  /** Maximum of the hunter's moves, the capture included. */
  readonly moves?: number;
}

const MOST_MOVES = 12;
/** Nodes between two yields to the runner. */
const YIELD_NODES = 64;

/**
 * Solves for the side to move. `none`: no forced capture by threats alone, of any length; `unknown`: a limit
 * was reached.
 */
export function solveTesseract(state: RiftState, limits: SolverLimits): Solution | 'none' | 'unknown' {
  const hunt = newHunt(rift.copy(state), limits);
  const steps = solve(hunt);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

type Line = readonly Action[];

interface Hunt {
  readonly state: RiftState;
  readonly hunter: Colour;
  readonly limits: SolverLimits;
  /**
   * Table by position with the hunter to move: the winning line, or the number of moves in which there is
   * none.
   */
  readonly known: Map<number, Line | number>;
  /** Killer evasions by ply: the last refutation. */
  readonly refutations: Action[];
  nodes: number;
  /** Set if some line was cut by its length, not refuted. */
  isCut: boolean;
}

/** Takes ownership of the state; its side to move is the hunter. */
export const newHunt = (state: RiftState, limits: SolverLimits): Hunt => ({
  state,
  hunter: state.side,
  limits,
  known: new Map(),
  refutations: [],
  nodes: 0,
  isCut: false,
});

/** The search as a generator, for a runner that knows when to stop. */
export function* solve(hunt: Hunt): Generator<void, Solution | 'none' | 'unknown', void> {
  const { state, limits } = hunt;
  if (state.phase !== 'p') return 'none';
  for (let moves = 1; moves <= (limits.moves ?? MOST_MOVES); moves++) {
    hunt.isCut = false;
    const line = yield* chase(hunt, moves);
    if (line) return { moves: Math.ceil(line.length / 2), line };
    if (hunt.nodes >= limits.nodes) return 'unknown';
    if (!hunt.isCut) return 'none';
  }
  return 'unknown';
}

/** Hunter to move: finds a threat without an evasion, within `moves` moves of the hunter. */
function* chase(hunt: Hunt, moves: number): Generator<void, Line | undefined, void> {
  const { state, hunter, known } = hunt;
  if (canTakeTesseract(state, hunter)) return [captureIn(state)];
  const key = keyOf(state);
  const before = known.get(key);
  if (typeof before === 'object' && before.length < 2 * moves) return before;
  if (moves === 1 || typeof before === 'object' || (before !== undefined && before >= moves)) {
    hunt.isCut = true;
    return undefined;
  }
  const threats = moveList<Action>();
  addThreats(state, threats);
  for (const threat of threats.items) {
    if (hunt.nodes >= hunt.limits.nodes) return undefined;
    const made = make(state, threat);
    const line = yield* corner(hunt, moves - 1);
    takeBack(state, made);
    if (!line) continue;
    known.set(key, [threat, ...line]);
    return [threat, ...line];
  }
  if (hunt.nodes < hunt.limits.nodes) known.set(key, moves);
  return undefined;
}

/** Defender to move: the line of the longest resistance, or undefined if some evasion holds. */
function* corner(hunt: Hunt, moves: number): Generator<void, Line | undefined, void> {
  const { state, hunter } = hunt;
  if (++hunt.nodes % YIELD_NODES === 0) yield;
  const winner: Colour | null = state.winner;
  if (winner !== null) return hasCaught(hunt) ? [] : undefined;
  if (canTakeTesseract(state, other(hunter))) return undefined;
  const waysOut = listWaysOut(hunt, moves);
  let longest: Line | undefined;
  for (const wayOut of waysOut) {
    hunt.nodes++;
    const made = make(state, wayOut);
    const line = state.phase === 'p' ? yield* chase(hunt, moves) : hasCaught(hunt) ? [] : undefined;
    takeBack(state, made);
    if (!line) {
      hunt.refutations[moves] = wayOut;
      return undefined;
    }
    if (line.length >= (longest?.length ?? 0)) longest = [wayOut, ...line];
  }
  return longest ?? anyway(state);
}

/** Evasions of the defender, the last refutation first. */
function listWaysOut({ state, refutations }: Hunt, moves: number): readonly Action[] {
  const found = moveList<Action>();
  if (mustDrop(state, state.side)) generate(state, found);
  else addEvasions(state, found);
  const { items } = found;
  const best = items.indexOf(refutations[moves] as Action);
  if (best > 0) [items[0], items[best]] = [items[best] as Action, items[0] as Action];
  return items;
}

/** Counts as a capture: the game was won by immobilisation, not by a count. */
const hasCaught = ({ state, hunter }: Hunt): boolean =>
  state.winner === hunter && state.reason !== 'stall' && state.reason !== 'repetition';

/** A lost position: the defender makes any move, and its Tesseract is taken. */
function anyway(state: RiftState): Line {
  const legal = moveList<Action>();
  generate(state, legal);
  const reply = legal.items[0] as Action;
  const made = make(state, reply);
  const line = state.phase === 'p' ? [reply, captureIn(state)] : [reply];
  takeBack(state, made);
  return line;
}

function captureIn(state: RiftState): Action {
  const legal = moveList<Action>();
  generate(state, legal);
  return legal.items.find(move => takesTesseract(state, move)) as Action;
}

/** Both words of the position's key, as one exact number. */
const keyOf = ({ past }: RiftState): number =>
  ((past[past.length - 2] as number) >>> 0) * 2 ** 21 + ((past[past.length - 1] as number) & (2 ** 21 - 1));
