/** R-END-11, R-END-12: ends outside the board, by time and by agreement. */
import { Match, replay } from '@tessera/engine';
import { scenario } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { type Given, optionsOf, positionOf } from '../../../test/riftTable.ts';
import { formatRecord, parseRecord, rift } from '../index.ts';

const begun = (seed: string) => new Match(rift, { options: optionsOf({ firstPlayer: 'w' }), seats: 2, seed });

const agreedIn = (pieces: Given, seat: number) => {
  const table = scenario(rift, { position: positionOf(pieces) });
  return { events: table.agree(seat), outcome: table.outcome() };
};

describe('R-END-11: time', () => {
  test('[R-END-11] time that runs out is leaving, with a reason of its own', () => {
    const match = begun('late');
    expect(match.leave(0, 'time').events).toEqual([{ type: 'ended', winner: 1, reason: 'time' }]);
    expect(match.lastEntry?.move).toBe('leave time');
    expect(rift.outcome(replay(rift, match.log()).state)).toEqual({ winners: [1], reason: 'time' });
  });
});

describe('R-END-12: agreement', () => {
  test.each([0, 1])(
    '[R-END-12] agreement offered by seat %i: the ladder decides, whoever is to move',
    seat => {
      for (const side of ['w', 'b'] as const) {
        const ahead = agreedIn({ white: 'Te5 Pa1', black: 'To14 Pb15 Ck15', side }, seat);
        expect(ahead.events).toMatchObject([{ type: 'ended', winner: 1, reason: 'agreed' }]);
        const behind = agreedIn({ white: 'Te5 Ra1', black: 'To14 Pb15', side }, seat);
        expect(behind.outcome).toEqual({ winners: [0], reason: 'agreed' });
      }
    },
  );

  test('[R-END-12] agreement in set-up, where neither is ahead, is won by the player who did not start', () => {
    const match = begun('early');
    for (let ply = 0; ply < 3; ply++) {
      match.agree(0);
      expect(rift.outcome(match.state)).toEqual({ winners: [1], reason: 'agreed' });
      match.undo();
      match.fallback();
    }
  });
});

test.each(['resign', 'time', 'agreed'] as const)(
  '[R-END-11] [R-END-12] a record states %s in its result, and round-trips to the same end',
  reason => {
    const match = begun('gone');
    for (let i = 0; i < 5; i++) match.fallback();
    if (reason === 'agreed') match.agree(0);
    else match.leave(0, reason);
    const text = formatRecord(match.log(), { winner: 1, reason });
    expect(text).not.toMatch(/leave|agree\b/);
    expect(text).toContain(`[Reason "${reason}"]`);
    expect(replay(rift, parseRecord(text).log, 'seeded').state).toEqual(match.state);
  },
);
