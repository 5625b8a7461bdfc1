/** Trial of a plan on the knowledge of one seat. */
import { type AnyGame, type Seat, seededChance } from '@tessera/engine';
import { answersOf, understood } from '../answers.ts';
import { NO_ANSWERS, type Trial } from '../protocol.ts';

/** Limit on consecutive decisions of other seats, beyond any round. */
const MOST_WAITING = 200;

/** Other seats get the default answers of the rules; the plan ends at its first illegal answer. */
export function trialOf(game: AnyGame, start: unknown, seat: Seat, moves: readonly string[]): Trial {
  const state = game.copy(start);
  const chance = seededChance('trial');
  const befores: unknown[] = [];
  let rest: Trial['rest'];
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
    const toAct = game.decider(state) ?? null;
    rest = toAct === seat ? undefined : { view: game.view(state, seat), toAct };
    waitFor(game, state, seat);
  }
  const isYours = game.decider(state) === seat;
  const answers = isYours ? answersOf(game, state, seat) : NO_ANSWERS;
  return { legalCount: befores.length, befores, view: game.view(state, seat), rest, isYours, ...answers };
}

function waitFor(game: AnyGame, state: unknown, seat: Seat): void {
  const chance = seededChance('waiting');
  for (let i = 0; i < MOST_WAITING; i++) {
    const other = game.decider(state);
    if (other === undefined || other === seat) return;
    game.play(state, other, game.fallback(state), chance);
  }
}
