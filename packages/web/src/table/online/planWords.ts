/** What the steps of a plan are called. */
import { capitalised } from '../../text/index.ts';
import type { DeedOf } from '../game.ts';

interface PlannedMoves {
  readonly moves: readonly string[];
  /** What is seen before each of them, as far as they can be given. */
  readonly befores: readonly unknown[];
  /** The board as it is. */
  readonly now: unknown;
  readonly deedOf: DeedOf;
  /** What cannot be given any more is called as it was while it could. */
  readonly said: Map<string, string>;
  /** For a step that means nothing on this board. */
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

/** A step that was never tried may be about a piece that is not there. */
function named(deedOf: DeedOf, view: unknown, move: string): string | undefined {
  try {
    return capitalised(deedOf(view, move)) || undefined;
  } catch {
    return undefined;
  }
}
