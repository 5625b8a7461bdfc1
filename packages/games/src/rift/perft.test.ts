/** Section 17 of the rules: perft counts, the classic proof of a move generator. */
import { perft } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { type Options, optionsOf } from '../../test/riftTable.ts';
import { make, rift, takeBack } from './index.ts';
import type { RiftState } from './types.ts';

const A = '2h4t7/4p3v1s4/15/15/15/3x7x3/15/15/15/3X7X3/15/15/15/4S1V3P4/7T4H2 w SRC3H2Gsrc3h2g p 0 0';
const B =
  '15/8v6/2h4t7/4p10/10s3v/6gg5V1/1H3x3c5/3GG5x4/12R2/1v1X7X3/5S3I3h1/9IP4/6V8/7T4H2/15 w CHrg p 3 38';
/** B with Black's Star on the turning point of White's. */
const C = '15/8v6/2h4t7/4p10/14v/6gg5V1/1H3x3c5/3GG5x4/7s4R2/1v1X7X3/5S3I3h1/9IP4/6V8/7T4H2/15 w CHrg p 3 38';

/** Parses strictly: a game can reach all of these positions. */
const read = (position: string, options: Options = {}): RiftState =>
  rift.notation.parsePosition(position, optionsOf(options));

/** The same count on one state, by make and takeBack. */
function countInPlace(state: RiftState, depth: number): number {
  const moves = rift.legalMoves(state, state.side);
  if (depth === 1) return moves.length;
  return moves.reduce((leaves, move) => {
    const made = make(state, move);
    const below = countInPlace(state, depth - 1);
    takeBack(state, made);
    return leaves + below;
  }, 0);
}

describe('section 17: the move-count table', () => {
  test('[R-TURN-1] [R-TURN-5] position A, a mirrored opening: 1,457 and 2,105,013', () => {
    expect(perft(rift, read(A), 1)).toBe(1457);
    expect(perft(rift, read(A), 2)).toBe(2_105_013);
    expect(countInPlace(read(A), 2)).toBe(2_105_013);
  });

  test('[R-TURN-1] [R-TURN-5] position B, a middlegame: 671 and 418,442', () => {
    expect(perft(rift, read(B), 1)).toBe(671);
    expect(perft(rift, read(B), 2)).toBe(418_442);
    expect(countInPlace(read(B), 2)).toBe(418_442);
  });

  test('[R-BENT-5] position C: 667 and 411,380, and with captures on the turning point 669 and 413,288', () => {
    expect(perft(rift, read(C), 1)).toBe(667);
    expect(perft(rift, read(C), 2)).toBe(411_380);
    const other = { turningPointCapture: true, endgameImmobilisation: true };
    expect(perft(rift, read(C, other), 1)).toBe(669);
    expect(perft(rift, read(C, other), 2)).toBe(413_288);
    expect(countInPlace(read(C, other), 2)).toBe(413_288);
  });
});
