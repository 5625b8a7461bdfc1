import { seededChance } from '@tessera/engine';
import { parsePosition, type RiftState } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { optionsWith, pieces } from '../../test/positions.ts';
import { riftBots } from './index.ts';
import { solves, suggestion } from './puzzlePlay.ts';
import { isForced, keepsForce } from './puzzleProof.ts';
import { PUZZLES } from './puzzles.ts';

const stateOf = (position: string): RiftState => parsePosition(position, optionsWith(), 'lenient');

describe('every puzzle', () => {
  /** `puzzles.main.ts verify` proves all of them; this test a share, the short ones first. */
  const share = PUZZLES.filter(({ moves }, i) => moves === 1 || (moves === 2 && i % 3 === 0));
  test.each(share)('$position: forced in $moves, and not in fewer', ({ position, moves }) => {
    expect(isForced(stateOf(position), moves, suggestion)).toBe(true);
    expect(isForced(stateOf(position), moves - 1)).toBe(false);
  });
});

describe('the proof', () => {
  test('needs no suggestion, and trusts none', () => {
    const { position, moves } = PUZZLES.find(one => one.moves === 2)!;
    const state = stateOf(position);
    const solution = suggestion(state, moves)!;
    expect(isForced(state, 2)).toBe(true);
    expect(keepsForce(state, solution, 2)).toBe(true);
    const open = pieces('Th1 Ra3 th15 ra12 Ce5 ce6');
    expect(isForced(open, 2, () => solution)).toBe(false);
  });
});

test('a puzzle is solved by taking the Tesseract in time against the longest resistance', async () => {
  const { position } = PUZZLES.find(one => one.moves === 2)!;
  const chance = () => seededChance('solve');
  expect(await solves(riftBots.bot('alphabeta@3000n'), stateOf(position), 2, chance())).toBe(true);
  expect(await solves(riftBots.bot('alphabeta@3000n'), stateOf(position), 1, chance())).toBe(false);
});
