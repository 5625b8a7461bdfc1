import { type RiftState, rift, S } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { pieces } from '../../test/positions.ts';
import { secondThreat } from './danger.ts';
import { newSearch, SURE_WIN } from './memory.ts';
import { quiesce } from './quiesce.ts';
import { returnTable } from './table.ts';
import { WIN, WORTH } from './weights.ts';

function quiet(state: RiftState): number {
  const memory = newSearch(rift.copy(state));
  const score = quiesce(memory, -WIN, WIN, 0, 0);
  returnTable(memory.table);
  return score;
}

test('quiescence follows threats to a cornered Tesseract past the horizon', () => {
  // The Rectangle leaps to where it can fly over the corner; no piece can block its landing.
  const state = pieces('To1 Re3 ta1 ha2 hb2 vb1 pn13');
  expect(quiet(state)).toBeGreaterThan(SURE_WIN);
});

test('quiescence counts the lesser of two hanging pawns as lost, and none of one', () => {
  expect(secondThreat(pieces('Th1 Rc5 Sl6 th15 cc6 cl7 rn12'))).toBe(WORTH[S]);
  expect(secondThreat(pieces('Th1 Rc5 Sl6 th15 cc6 cn9 rn12'))).toBe(0);
});

test('[R-SLIDE-4] quiescence counts a slide that could jump a pawn as a threat, not one that lies across', () => {
  expect(secondThreat(pieces('Th1 Rc5 Sl6 th15 ha5 ve6 rn12 cl7'))).toBe(WORTH[S]);
  expect(secondThreat(pieces('Th1 Rc5 Sl6 th15 va5 ve6 rn12 cl7'))).toBe(0);
});
