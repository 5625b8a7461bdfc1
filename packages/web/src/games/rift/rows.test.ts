import { describe, expect, test } from 'vitest';
import { moveTable } from './rows.ts';

const played = (starter: number, ...moves: string[]) =>
  moves.map((move, i) => ({ seat: (starter + i) % 2, move }));
const PLACEMENTS = 'T@h2 T@h13 S@f3 S@j13 P@k3 P@e14 V@g3 V@i14 H@m2 H@c13 X@d6 X@d10 X@l6 X@l10'.split(' ');

describe('the move list', () => {
  test('[R-SETUP-2] lists fourteen placements separately, then a row for each turn', () => {
    const table = moveTable(played(0, ...PLACEMENTS, 'Sf3-f5', 'Sj13-j11', 'Th2-h3'), 0, { options: {} });
    expect(table.setup).toHaveLength(14);
    expect(table.rows).toEqual([
      { number: 1, first: { move: 'Sf3-f5', count: 15 }, second: { move: 'Sj13-j11', count: 16 } },
      { number: 2, first: { move: 'Th2-h3', count: 17 }, second: undefined },
    ]);
  });

  test('puts Black first if Black starts', () => {
    const [row] = moveTable(played(1, ...PLACEMENTS, 'Sj13-j11', 'Sf3-f5'), 1, { options: {} }).rows;
    expect([row?.first?.move, row?.second?.move]).toEqual(['Sj13-j11', 'Sf3-f5']);
  });

  test('continues the ply of a match from a position', () => {
    const position = '14t/15/15/15/15/15/15/15/15/15/15/15/15/15/T14 b - p 0 41';
    const [first, second] = moveTable(played(1, 'To15-o14', 'Ta1-a2'), 0, { position, options: {} }).rows;
    expect(first).toEqual({ number: 21, first: undefined, second: { move: 'To15-o14', count: 1 } });
    expect(second?.first).toEqual({ move: 'Ta1-a2', count: 2 });
  });

  test('[R-SETUP-7] starts with the first move after a ready set-up', () => {
    const { setup, rows } = moveTable(played(0, 'Pb3-l1', 'To13-o12'), 0, {
      options: { setupOrder: 'ready' },
    });
    expect(setup).toEqual([]);
    expect(rows).toMatchObject([{ number: 1, first: { move: 'Pb3-l1' }, second: { move: 'To13-o12' } }]);
  });

  test('lists fewer placements for a match from the middle of set-up', () => {
    const position = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w T2SPRC5H2G2Xt2sprc5h2g2x s 0 12';
    const table = moveTable(played(0, 'X@d6', 'X@d10', 'Sf3-f5'), 0, { position, options: {} });
    expect(table.setup.map(({ move }) => move)).toEqual(['X@d6', 'X@d10']);
    expect(table.rows).toHaveLength(1);
  });

  test('lists placements in rows during set-up', () => {
    const { setup, rows } = moveTable(played(0, 'T@h2', 'T@h13', 'S@f3'), 0, { options: {} });
    expect(setup).toEqual([]);
    expect(rows.map(row => [row.number, row.first?.move, row.second?.move])).toEqual([
      [1, 'T@h2', 'T@h13'],
      [2, 'S@f3', undefined],
    ]);
  });
});
