import { type Game, type GameEvent, type MatchLog, replay } from '../src/index.ts';
import { nextSeat, pick, randomGame, type Variant } from './randomGame.ts';

/** A failure and the log that leads to it: `replay` the log, then play `next`. */
export interface FuzzFailure {
  readonly kind: 'crash' | 'deadEnd' | 'endless';
  readonly message: string;
  readonly log: MatchLog;
  /** The answer that crashed, in notation. */
  readonly next?: string;
}

export interface FuzzPlan<S, O> {
  readonly variants: readonly Variant<O>[];
  readonly games: number;
  readonly seed: string;
  readonly longest: number;
  /** Throws when a state is invalid. */
  readonly inspect?: (state: S) => void;
}

/** Plays random games until a failure; undefined when there was none. */
export function fuzz<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  plan: FuzzPlan<S, O>,
): FuzzFailure | undefined {
  for (let i = 0; i < plan.games; i++) {
    const variant = plan.variants[i % plan.variants.length] as Variant<O>;
    const failure = fuzzOne(game, variant, `${plan.seed} ${i}`, plan);
    if (failure) return failure;
  }
  return undefined;
}

function fuzzOne<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  variant: Variant<O>,
  seed: string,
  plan: FuzzPlan<S, O>,
): FuzzFailure | undefined {
  const { match, chance } = randomGame(game, variant, seed);
  let next: string | undefined;
  try {
    for (;;) {
      const seat = nextSeat(game, match.state);
      if (seat === undefined) break;
      if (match.length >= plan.longest)
        return { kind: 'endless', message: `no end after ${plan.longest}`, log: match.log() };
      const legal = game.legalMoves(match.state, seat);
      if (legal.length === 0)
        return { kind: 'deadEnd', message: `seat ${seat} cannot answer`, log: match.log() };
      const move = pick(chance, legal);
      next = game.notation.formatMove(match.state, move);
      match.submit(seat, move);
      next = undefined;
      plan.inspect?.(match.state);
    }
    replay(game, match.log());
    return undefined;
  } catch (error) {
    const failure = { kind: 'crash', message: (error as Error).message, log: match.log() } as const;
    return next === undefined ? failure : { ...failure, next };
  }
}
