import type { RiftState } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { pieces } from '../../test/positions.ts';
import { PUZZLES, type Puzzle, rootOf } from './index.ts';
import { proofOf } from './prove.ts';
import { solves } from './rate.ts';
import { suggestion } from './riftLine.ts';
import { isForced, keepsForce } from './riftProof.ts';

const captures = PUZZLES.filter(({ goal }) => goal.kind === 'capture');
const stateOf = (puzzle: Puzzle): RiftState => rootOf(puzzle) as RiftState;
const inTwo = captures.find(({ goal }) => goal.n === 2)!;

/** `tessera puzzle --prove` proves all of them; this test a share, the short ones first. */
const share = captures.filter(({ goal: { n = 1 } }, i) => n === 1 || (n === 2 && i % 3 === 0));
test.each(share)('$id: forced in $goal.n, and not in fewer', puzzle => {
  const { n = 1 } = puzzle.goal;
  expect(isForced(stateOf(puzzle), n, suggestion)).toBe(true);
  expect(isForced(stateOf(puzzle), n - 1)).toBe(false);
});

test('the proof needs no suggestion, and trusts none', () => {
  const state = stateOf(inTwo);
  const solution = suggestion(state, 2)!;
  expect(isForced(state, 2)).toBe(true);
  expect(keepsForce(state, solution, 2)).toBe(true);
  const open = pieces('Th1 Ra3 th15 ra12 Ce5 ce6');
  expect(isForced(open, 2, () => solution)).toBe(false);
});

test('a capture in two moves is no puzzle in three', () => {
  expect(proofOf({ ...inTwo, goal: { kind: 'capture', n: 3 } })).toBe('shorter');
});

test('a puzzle is solved by taking the Tesseract in time against the longest resistance', async () => {
  expect(await solves(inTwo, 'alphabeta@3000n')).toBe(true);
  expect(await solves({ ...inTwo, goal: { kind: 'capture', n: 1 } }, 'alphabeta@3000n')).toBe(false);
});
