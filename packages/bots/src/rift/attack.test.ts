import { captures, other, type RiftOptions, type RiftState, takesTesseract } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { legalActions, visitRandomPlay } from '../../test/positions.ts';
import { canTakeTesseract, isReachedByPawn, tesseractSquare } from './attack.ts';

const OPTION_SETS: readonly Partial<RiftOptions>[] = [
  {},
  { legOneCapture: false, rectangleOverCross: false },
  { forcedDrop: 'exceptWin', camp: 'outer' },
  { turningPointCapture: true },
  { turningPointCapture: true, legOneCapture: false, endgameImmobilisation: true },
];

/** The same question, answered from the list of legal moves. */
const byTheRules = (state: RiftState, by: 0 | 1): boolean =>
  by === state.side
    ? legalActions(state).some(action => takesTesseract(state, action))
    : captures(state, by).some(action => takesTesseract(state, action));

describe("attack: found from the victim's crossing", () => {
  test.each(OPTION_SETS)('[R-CAP-6] agrees with the rules for the side to move, %o', given => {
    let dangers = 0;
    visitRandomPlay(given, 25, 'attack', state => {
      const can = byTheRules(state, state.side);
      expect(canTakeTesseract(state, state.side)).toBe(can);
      if (can) dangers++;
    });
    expect(dangers).toBeGreaterThan(20);
  });

  test.each(OPTION_SETS)('[R-CAP-6] agrees with the rules for the side that waits, %o', given => {
    let dangers = 0;
    visitRandomPlay(given, 25, 'waiting', state => {
      const rival = other(state.side);
      const can = byTheRules(state, rival);
      expect(isReachedByPawn(state, tesseractSquare(state, state.side), rival)).toBe(can);
      if (can) dangers++;
    });
    expect(dangers).toBeGreaterThan(20);
  });
});
