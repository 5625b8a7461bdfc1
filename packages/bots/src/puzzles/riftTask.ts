/** The goal of rift: take the Tesseract within n moves. Its proof undoes moves instead of copying boards. */
import { noChance } from '@tessera/engine';
import { type Action, type RiftState, rift } from '@tessera/games/rift';
import { ALWAYS, NEVER } from './odds.ts';
import type { Prover, Step } from './prover.ts';
import { longestResistance, suggestion } from './riftLine.ts';
import { isForced, keepsForce } from './riftProof.ts';
import type { Goal, Odds } from './types.ts';

export function riftProver(root: unknown, { n = 1 }: Goal): Prover {
  const start = root as RiftState;
  let count = 0;
  const odds = (isWon: boolean): Odds => (isWon ? ALWAYS : NEVER);
  /** Moves of the attacker that are left. */
  const left = ({ ply }: RiftState): number => n - Math.ceil((ply - start.ply) / 2);
  const verdict = ({ phase, winner }: RiftState): boolean | undefined =>
    phase === 'e' ? winner === start.side : undefined;
  const play = (state: RiftState, move: Action): RiftState =>
    rift.apply(state, state.side, move, noChance).state;
  const best = (state: RiftState): boolean => {
    const over = verdict(state);
    if (over !== undefined) return over;
    count++;
    if (state.side === start.side)
      return left(state) > 1
        ? isForced(rift.copy(state), left(state), suggestion)
        : isForced(rift.copy(state), left(state));
    return rift.legalMoves(state, state.side).every(reply => best(play(state, reply)));
  };
  const after = (state: RiftState, move: Action): boolean => {
    if (state.side !== start.side) return best(play(state, move));
    count++;
    // For two moves the proof is faster than the solver that would suggest an order.
    return left(state) > 2
      ? keepsForce(rift.copy(state), move, left(state), suggestion)
      : keepsForce(rift.copy(state), move, left(state));
  };
  return {
    best: state => odds(best(state as RiftState)),
    after: (state, move) => odds(after(state as RiftState, move as Action)),
    verdict: state => verdict(state as RiftState),
    isSettled: () => false,
    outcomes: (state, move) => [{ state: play(state as RiftState, move as Action), of: 1, numbers: [] }],
    nodes: () => count,
    reply: state => longestResistance(rift.copy(state as RiftState), left(state as RiftState)),
    /** The defender resists as long as possible. */
    line() {
      const state = rift.copy(start);
      const steps: Step[] = [];
      while (verdict(state) === undefined) {
        const isAttack = state.side === start.side;
        const moves = rift.legalMoves(state, state.side);
        const isNear = left(state) < 2; // every reply loses at once, and every capture is found at once
        const given = isNear
          ? undefined
          : isAttack
            ? suggestion(state, left(state))
            : longestResistance(state, left(state));
        const move =
          given !== undefined && after(state, given) ? given : moves.find(one => after(state, one));
        if (move === undefined) return undefined;
        steps.push({ text: rift.notation.formatMove(state, move), numbers: [] });
        rift.play(state, state.side, move, noChance);
      }
      return steps;
    },
  };
}
