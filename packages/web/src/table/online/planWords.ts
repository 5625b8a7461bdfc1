/** Descriptions of the steps of a plan. */
import { capitalised } from '../../text/index.ts';
import type { DeedOf } from '../game.ts';

interface PlannedMoves {
  readonly moves: readonly string[];
  /** View before each legal step. */
  readonly befores: readonly unknown[];
  /** Current view. */
  readonly now: unknown;
  readonly deedOf: DeedOf;
  /** Cache of earlier descriptions, for steps that are no longer legal. */
  readonly said: Map<string, string>;
  /** Text for a step that cannot be described. */
  readonly unknown: string;
}

export function planWords({ moves, befores, now, deedOf, said, unknown }: PlannedMoves): readonly string[] {
  return moves.map((move, i) => {
    const known = i < befores.length ? undefined : said.get(move);
    const deed = known ?? named(deedOf, befores[i] ?? befores.at(-1) ?? now, move);
    if (deed !== undefined) said.set(move, deed);
    return deed ?? unknown;
  });
}

/** Undefined if the step cannot be described: it may be about a piece that is not there. */
function named(deedOf: DeedOf, view: unknown, move: string): string | undefined {
  try {
    return capitalised(deedOf(view, move)) || undefined;
  } catch {
    return undefined;
  }
}
