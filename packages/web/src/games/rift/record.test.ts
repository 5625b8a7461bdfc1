import { parseRecord, type RiftView } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import type { MatchSnapshot } from '../../match/client.ts';
import { EVENING, situation } from './fixtures.ts';
import { gameRecord } from './record.ts';

const NAMES = ['Ada', 'Radim "the rook"'];

const snapshot = (changes: object): MatchSnapshot<RiftView> =>
  ({
    setup: {
      options: { camp: 'outer' },
      position: EVENING,
    },
    view: situation(EVENING).view,
    moves: [],
    outcome: null,
    ...changes,
  }) as unknown as MatchSnapshot<RiftView>;

test('a record has a header and lines of plies', () => {
  const moves = Array.from({ length: 30 }, () => ({ seat: 0, move: 'Sf5-j5xi4' }));
  const text = gameRecord(snapshot({ moves, outcome: { winners: [1], reason: 'resign' } }), NAMES);
  expect(text).toContain('[Result "b"]\n[Reason "resign"]');
  expect(text).toContain('\n\nSf5-j5xi4 Sf5-j5xi4');
  const plies = text.split('\n\n')[1] as string;
  expect(Math.max(...plies.split('\n').map(line => line.length))).toBeLessThanOrEqual(100);
});

test('the rules parse a record that the table writes', () => {
  const moves = [
    { seat: 0, move: 'Te2-e3' },
    { seat: 1, move: 'Ri4-g2xh2' },
  ];
  const { log, result } = parseRecord(
    gameRecord(snapshot({ moves, outcome: { winners: [1], reason: 'capture' } }), NAMES),
  );
  expect(log.entries.map(entry => entry.move)).toEqual(['Te2-e3', 'Ri4-g2xh2']);
  expect(log.header).toMatchObject({ game: 'rift', options: { camp: 'outer' }, position: EVENING });
  expect(result).toEqual({ winner: 1, reason: 'capture' });
});

test('an unfinished game has no result', () => {
  expect(parseRecord(gameRecord(snapshot({}), NAMES)).result).toBeNull();
});
