/** What can be taken back: whatever drew nothing and revealed nothing. */
import type { Chance } from './chance.ts';
import type { Game, GameEvent, Seat } from './game.ts';

/** Why the last answer cannot be taken back. */
export type UndoRefusal = 'nothingToUndo' | 'chanceDrawn' | 'hiddenRevealed';

/** Why what drew these numbers and told of these events cannot be taken back. */
export const barOf = (chance: readonly number[], events: readonly GameEvent[]): UndoRefusal | undefined =>
  chance.length > 0
    ? 'chanceDrawn'
    : events.some(event => event.reveals !== undefined)
      ? 'hiddenRevealed'
      : undefined;

/** Where the trial of an answer ends. */
const DRAWN = new Error('chance was drawn');
const draw = (): never => {
  throw DRAWN;
};
const NO_CHANCE: Chance = { below: draw, die: draw };

/** Why a legal answer could not be taken back once it is given: it is tried on a copy, and draws nothing. */
export function undoBarOf<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  seat: Seat,
  move: M,
): UndoRefusal | undefined {
  try {
    return barOf([], game.apply(state, seat, move, NO_CHANCE).events);
  } catch (error) {
    if (error === DRAWN) return 'chanceDrawn';
    throw error;
  }
}
