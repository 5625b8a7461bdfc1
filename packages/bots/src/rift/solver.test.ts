import { moveList } from '@tessera/engine';
import { type Action, make, type RiftState, rift, takeBack } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { canWinNow, hangsTesseract, legalActions, position, visitRandomPlay } from '../../test/positions.ts';
import { canTakeTesseract } from './attack.ts';
import { solveTesseract } from './solver.ts';
import { addThreats } from './threats.ts';

const WIN_IN_TWO =
  '11t1v1/7v1Tv2p1/9v5/2R1v10/7x5r1/12X2/15/6x7P/2ggV10/7S2X1C2/5SH5V2/10I4/4GGV3I4/s3i5H4/4i10 b - p 44 107';

/** True if an action threatens the rival's Tesseract or wins at once, found by playing it. */
function threatens(state: RiftState, action: Action): boolean {
  const { side } = state;
  const made = make(state, action);
  const does = state.phase === 'p' ? canTakeTesseract(state, side) : state.winner === side;
  takeBack(state, made);
  return does;
}

/** The solver's question, answered from the lists of legal actions alone. */
function canForce(state: RiftState, moves: number): boolean {
  if (canWinNow(state)) return true;
  if (moves === 1) return false;
  return legalActions(state).some(threat => {
    if (!threatens(state, threat) || hangsTesseract(state, threat)) return false;
    const hunter = state.side;
    const made = make(state, threat);
    const isForced =
      state.phase === 'p' ? legalActions(state).every(reply => loses(state, reply, moves - 1)) : true;
    takeBack(state, made);
    return isForced && hunter === state.side;
  });
}

function loses(state: RiftState, reply: Action, moves: number): boolean {
  const loser = state.side;
  const made = make(state, reply);
  const does = state.phase === 'p' ? canForce(state, moves) : state.winner !== loser;
  takeBack(state, made);
  return does;
}

describe('threats', () => {
  test.each([
    {},
    { legOneCapture: false, rectangleOverCross: false },
    { turningPointCapture: true, endgameImmobilisation: true },
  ])('addThreats finds all threats and nothing else, %o', given => {
    let threats = 0;
    visitRandomPlay(given, 6, 'threats', state => {
      if (state.ply % 3 > 0 || canWinNow(state)) return;
      const found = moveList<Action>();
      addThreats(state, found);
      const expected = legalActions(state).filter(action => threatens(state, action));
      expect(found.items.toSorted()).toEqual(expected.toSorted());
      threats += expected.length;
    });
    expect(threats).toBeGreaterThan(200);
  });
});

describe('the solver', () => {
  test('[R-END-1] finds a capture in one move, and in two', () => {
    const now = position('15/15/15/15/15/15/15/15/15/3sc10/1X1t11/3R11/15/5H9/T14 w - p 0 0');
    expect(solveTesseract(now, { nodes: 10 })).toMatchObject({ moves: 1 });
    expect(solveTesseract(position(WIN_IN_TWO), { nodes: 2000 })).toMatchObject({ moves: 2 });
  });

  test('reports a legal line that ends with the Tesseract taken', () => {
    const state = position(WIN_IN_TWO);
    const solution = solveTesseract(state, { nodes: 2000 });
    const line = typeof solution === 'object' ? solution.line : [];
    for (const move of line) {
      expect(rift.check(state, state.side, move)).toBeUndefined();
      make(state, move);
    }
    expect([state.winner, state.reason, line.length]).toEqual([1, 'capture', 3]);
  });

  test('returns `unknown` at its limits', () => {
    expect(solveTesseract(position(WIN_IN_TWO), { nodes: 1 })).toBe('unknown');
  });

  test('agrees with exhaustive search', () => {
    const states: RiftState[] = [position(WIN_IN_TWO)];
    visitRandomPlay({}, 8, 'solver', state => {
      // exhaustive search is too slow elsewhere
      const isLate = state.hands.every(count => count < 2) && state.ply % 5 === 0;
      if (isLate && !canWinNow(state)) states.push(rift.copy(state));
    });
    expect(states.length).toBeGreaterThan(10);
    for (const state of states) {
      const isForced = typeof solveTesseract(state, { nodes: 20_000, moves: 2 }) === 'object';
      expect([rift.notation.formatPosition(state), canForce(state, 2)]).toContain(isForced);
    }
  });
});
