/** A plan, tried on what one seat knows. */
import { type AnyGame, type Seat, seededChance } from '@tessera/engine';
import { answersOf, NO_ANSWERS, understood } from '../answers.ts';
import type { Trial } from '../protocol.ts';

/** More than any round of others' decisions takes. */
const MOST_WAITING = 200;

/** Others answer as the rules would for them; a plan ends with the first answer that cannot be given. */
export function trialOf(game: AnyGame, start: unknown, seat: Seat, moves: readonly string[]): Trial {
  const state = game.copy(start);
  const chance = seededChance('trial');
  const befores: unknown[] = [];
  waitFor(game, state, seat);
  for (const text of moves) {
    if (game.decider(state) !== seat) break;
    const step = understood(() => {
      const move = game.notation.parseMove(state, text);
      return { refused: game.check(state, seat, move), move };
    });
    if (step.refused || !('move' in step)) break;
    befores.push(game.view(state, seat));
    game.play(state, seat, step.move, chance);
    waitFor(game, state, seat);
  }
  const isYours = game.decider(state) === seat;
  const answers = isYours ? answersOf(game, state, seat) : NO_ANSWERS;
  return { legalCount: befores.length, befores, view: game.view(state, seat), isYours, ...answers };
}

function waitFor(game: AnyGame, state: unknown, seat: Seat): void {
  const chance = seededChance('waiting');
  for (let i = 0; i < MOST_WAITING; i++) {
    const other = game.decider(state);
    if (other === undefined || other === seat) return;
    game.play(state, other, game.fallback(state), chance);
  }
}
