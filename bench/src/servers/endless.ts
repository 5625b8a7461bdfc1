/**
 * Endless tic-tac-toe: a full board is wiped, and nobody wins, so that a match lasts as long as the
 * measurement.
 */
import { defineGame, violation } from '@tessera/engine';
import { ticTacToe } from '../ticTacToe.ts';

const FULL = 0b111_111_111;

export const endless = defineGame<
  ReturnType<typeof ticTacToe.setup>,
  number,
  ReturnType<typeof ticTacToe.view>,
  { readonly type: 'marked'; readonly seat: number; readonly cell: number },
  Record<string, never>
>({
  ...ticTacToe,
  id: 'endless',
  decider: state => state.turn,
  outcome: () => undefined,
  generate(state, seat, out) {
    if (seat !== state.turn) return;
    const taken = state.crosses | state.noughts;
    for (let cell = 0; cell < 9; cell++)
      if (taken === FULL || !(taken & (1 << cell))) out.items[out.count++] = cell;
  },
  check(state, seat, cell) {
    const taken = state.crosses | state.noughts;
    if (seat !== state.turn) return violation('TTT-TURN', 'E_NOT_YOUR_TURN');
    return taken !== FULL && taken & (1 << cell) ? violation('TTT-MARK', 'E_OCCUPIED') : undefined;
  },
  play(state, seat, cell, chance, events) {
    if ((state.crosses | state.noughts) === FULL) Object.assign(state, { crosses: 0, noughts: 0 });
    ticTacToe.play(state, seat, cell, chance, events);
  },
});
