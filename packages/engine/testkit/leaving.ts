import {
  type Chance,
  decode,
  encode,
  type Game,
  type GameEvent,
  type LeaveCause,
  type Seat,
  seededChance,
  type Viewer,
} from '../src/index.ts';
import { pick, type Variant } from './randomGame.ts';

/** Decisions at which seats leave, and the laws that hold afterwards. */
export interface LeavingPlan<S, M, O> {
  readonly variants: readonly Variant<O>[];
  /** Maximum of games; the search ends earlier once every kind was tried often enough. */
  readonly games: number;
  readonly seed: string;
  /** Maximum of answers after a seat left. */
  readonly longest: number;
  /** Every kind of decision of the rules. */
  readonly kinds: readonly string[];
  kindOf(state: S): string;
  /** Tries of each kind at tables where play can go on. */
  readonly each: number;
  /** Kinds that only occur at tables that end with the first departure. */
  readonly alone?: readonly string[];
  /** The first state of a game; the set-up by default. */
  begin?(variant: Variant<O>, chance: Chance, index: number): S;
  /** Changes a state before its decision, so that rare kinds occur. */
  enrich?(state: S, index: number, chance: Chance): void;
  /** Policy of the walk to a decision; uniform over the legal answers by default. */
  choose?(state: S, legal: readonly M[], chance: Chance): M;
  /** Throws when dice, cubes or cards are lost or duplicated. */
  conserved(state: S): void;
}

/**
 * Decisions after a departure whose positions and views are compared as well, which takes most of the time.
 */
const CLOSE = 3;

const demand = (holds: boolean, complaint: string): void => {
  if (!holds) throw new Error(complaint);
};

/**
 * Law: at every kind of decision the decider and every other seat may leave. The game goes on without that
 * seat to its end, with all its material, and every position and view on the way round-trips. Returns how
 * often each kind was tried.
 */
export function leaveEverywhere<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  plan: LeavingPlan<S, M, O>,
): ReadonlyMap<string, number> {
  const tried = new Map<string, number>();
  const isOpen = (kind: string): boolean => (tried.get(kind) ?? 0) < plan.each;
  // With fewer seats a departure ends the game at once: worth a try, but no proof.
  const enough = Math.min(game.isTogether ? 2 : 3, game.seats.max);
  const triedBelow = new Set<string>();
  for (let i = 0; i < plan.games && plan.kinds.some(isOpen); i++) {
    const variant = plan.variants[i % plan.variants.length] as Variant<O>;
    const chance = seededChance(`${plan.seed} ${i}`);
    const state = plan.begin?.(variant, chance, i) ?? game.setup(variant.options, variant.seats, chance);
    for (let n = 0; n < plan.longest; n++) {
      const seat = game.decider(state);
      if (seat === undefined) break;
      plan.enrich?.(state, i, chance);
      const kind = plan.kindOf(state);
      demand(plan.kinds.includes(kind), `${kind} is asked, but is none of the kinds of ${game.id}`);
      const isProof = variant.seats >= enough || plan.alone?.includes(kind);
      if (isProof ? isOpen(kind) : !triedBelow.has(kind)) {
        if (isProof) tried.set(kind, (tried.get(kind) ?? 0) + 1);
        else triedBelow.add(kind);
        leaveFrom(game, plan, variant, state, `${plan.seed} ${i}, decision ${n}, ${kind}`);
      }
      const legal = game.legalMoves(state, seat);
      game.play(state, seat, plan.choose?.(state, legal, chance) ?? pick(chance, legal), chance);
    }
  }
  return tried;
}

function leaveFrom<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  plan: LeavingPlan<S, M, O>,
  variant: Variant<O>,
  state: S,
  where: string,
): void {
  const before = encode(state);
  for (let seat = 0; seat < variant.seats; seat++)
    try {
      goOnWithout(game, plan, variant, game.copy(state), seat, seededChance(`${where} without ${seat}`));
      demand(encode(state) === before, 'leaving a copy changed the original');
    } catch (error) {
      const message = `seat ${seat} leaves (${where}): ${(error as Error).message}\n${before}`;
      throw new Error(message, { cause: error });
    }
}

const CAUSES: readonly LeaveCause[] = ['resign', 'time'];

function goOnWithout<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  plan: LeavingPlan<S, M, O>,
  variant: Variant<O>,
  state: S,
  gone: Seat,
  chance: Chance,
): void {
  game.leave(state, gone, chance, [], pick(chance, CAUSES));
  for (let n = 0; ; n++) {
    const seat = game.decider(state);
    plan.conserved(state);
    if (n < CLOSE || seat === undefined) readsBack(game, variant, state);
    if (seat === undefined) break;
    demand(seat !== gone, 'the seat that left is asked');
    demand(n < plan.longest, `the game is still going on after ${plan.longest} answers`);
    const legal = game.legalMoves(state, seat);
    demand(legal.length > 0, 'there is no answer');
    game.play(state, seat, pick(chance, legal), chance);
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error('nobody is asked, but there is no outcome');
  demand(game.endings[outcome.reason] !== undefined, `${outcome.reason} is none of the game's endings`);
  demand(!outcome.winners.includes(gone) || game.isTogether, 'the seat that left has won');
}

/** Round trip of position, state and all views. */
function readsBack<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  { options, seats }: Variant<O>,
  state: S,
): void {
  const seat = game.decider(state);
  const answersIn = (world: S): string => (seat === undefined ? '' : encode(game.legalMoves(world, seat)));
  const answers = answersIn(state);
  demand(answersIn(decode(encode(state)) as S) === answers, 'a decoded state has other answers');
  const position = game.notation.formatPosition(state);
  const read = game.notation.parsePosition(position, options);
  demand(
    game.notation.formatPosition(read) === position,
    'the position is written differently after reading',
  );
  demand(game.decider(read) === seat && answersIn(read) === answers, 'the position has other answers');
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'watcher'];
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    const world = game.determinize(view, seededChance(`${viewer}`));
    demand(encode(game.view(world, viewer)) === encode(view), `a world dealt for ${viewer} looks different`);
    demand(viewer !== seat || answersIn(world) === answers, 'a dealt world has other answers');
  }
}
