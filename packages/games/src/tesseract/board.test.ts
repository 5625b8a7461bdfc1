import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { FULL, table, tower } from '../../test/tesseractTable.ts';
import { cellName, edgeCells, isRemovable, visibleSides } from './board.ts';

const heights = (rows: readonly string[]): { length: number }[] =>
  rows.flatMap(row => [...row].map(height => ({ length: Number(height) })));

const removable = (rows: readonly string[]): string[] => {
  const stacks = heights(rows);
  return stacks.flatMap((_, cell) => (isRemovable(stacks, cell) ? [cellName(cell)] : []));
};

describe('section 3: geometry', () => {
  test('[T-GEO-1] [T-TV-1] a full cube has its four corners removable only', () => {
    expect(removable(FULL)).toEqual(['0,0', '3,0', '0,3', '3,3']);
  });

  test('[T-TV-1] a cube without its top corners has the corners below and the eight other border cells removable', () => {
    const found = removable(['3443', '4444', '4444', '3443']);
    expect(found).toHaveLength(12);
    expect(found).not.toContain('1,1');
    expect(found).not.toContain('2,2');
  });

  test('[T-GEO-4] a side is visible off the grid and over a lower neighbour, not beside an equal one', () => {
    const stacks = heights(['4444', '4344', '4444', '4444']);
    expect(visibleSides(stacks, 1, 3)).toBe(2); // the north edge, and the pit to the south
    expect(visibleSides(stacks, 1, 2)).toBe(1); // at level 2 the pit's cube hides it
    expect(visibleSides(stacks, 5, 2)).toBe(0);
  });

  test('[T-GEO-5] [T-RUL-10] two opposite sides are enough, also towards an enclosed pit', () => {
    expect(removable(['4444', '4344', '4444', '4444'])).toContain('1,0');
    expect(removable(['4444', '3433', '4444', '4444'])).toContain('1,1'); // west and east
    expect(removable(['4444', '4434', '4444', '4444'])).not.toContain('1,1'); // one side only
  });

  test('[T-TV-2] ties go by level first, then value, then the choice of the active researcher', () => {
    const rows = ['3343', '4444', '4444', '4444'];
    expect(removable(rows)).toEqual(['0,0', '2,0', '3,0', '0,1', '3,1', '0,3', '3,3']);
    const game = table({ stacks: tower(rows, { '0,0': 'P5', '1,0': 'Y2', '3,0': 'B5' }), rolls: [1] });
    expect(game.whyNot('remove 1,0')).toMatchObject({ code: 'E_NOT_REMOVABLE' });
    game.play('end');
    expect(game.decision()).toBe('edgeTie');
    expect(game.legal()).toEqual(['pick 0,0', 'pick 3,0']);
    expect(game.decider()).toBe(0);
    game.play('pick 3,0');
    expect(game.primed()).toBe('B1');
  });

  test('[T-GEO-8] a lower level outranks a lower value', () => {
    const stacks = [[0, 1], [2], ...Array.from({ length: 14 }, () => [])];
    expect(edgeCells(stacks, [6, 1, 6])).toEqual([1]);
    const game = table({ stacks: { '0,0': 'Y6Y1', '3,3': 'O6' }, rolls: [2] });
    game.play('end');
    expect(game.primed()).toBe('O2');
  });

  test('[T-GEO-2] a cube arrives only on a stack lower than four', () => {
    const game = table({ stacks: tower(FULL, { '0,0': 'B1' }), hands: [['L2-05'], []] });
    expect(game.legal('play')).toEqual([]); // no open stack
    expect(game.whyNot('play L2-05')).toMatchObject({ clause: 'T-CARD-4', code: 'E_NO_TARGET' });
  });

  test('[T-GEO-3] [T-GEO-6] a cube that cannot be removed cannot be chosen by a card either', () => {
    const game = table({ stacks: tower(['4444', '4444', '4444', '4443']), hands: [['L2-03'], []] });
    game.play('play L2-03');
    expect(game.legal('pick ')).toEqual(['0,0', '0,3', '2,3', '3,0', '3,2', '3,3']);
    game.play('pick 3,2', 'stop');
    expect(game.lab(0)).toBe('Y6');
  });

  test('[T-GEO-7] whatever the heights, a Tesseract that is not empty has a removable cube', () => {
    const chance = seededChance('heights');
    for (let i = 0; i < 2000; i++) {
      const stacks = Array.from({ length: 16 }, () => ({ length: chance.below(5) }));
      const some = stacks.some((_, cell) => isRemovable(stacks, cell));
      expect(some).toBe(stacks.some(stack => stack.length > 0));
    }
  });

  test('[T-TV-4] priming alone empties the stacks in the listed order', () => {
    const stacks = heights(['3443', '4444', '4444', '3443']).map(({ length }) =>
      Array<number>(length).fill(0),
    );
    const emptied: string[] = [];
    for (let prime = 1; prime <= 60; prime++) {
      const cell = edgeCells(stacks, [3])[0]!;
      stacks[cell]!.pop();
      if (stacks[cell]!.length === 0) emptied.push(`${prime} ${cellName(cell)}`);
    }
    expect(emptied.join('; ')).toBe(
      '3 0,0; 6 3,0; 9 0,3; 12 3,3; 16 1,0; 20 2,0; 24 0,1; 28 1,1; 32 2,1; 36 3,1; 40 0,2; 44 1,2; 48 2,2; 52 3,2; 56 1,3; 60 2,3',
    );
  });
});
