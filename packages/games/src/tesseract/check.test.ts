import { describe, expect, test } from 'vitest';
import { table, tower } from '../../test/tesseractTable.ts';

const stacks = tower(['3443', '4444', '4444', '3443']);

describe('reasons of refusals', () => {
  test('[T-GEO-2] [T-RUL-11] [T-GEO-6] relocating: not onto four, not onto itself, and only removable cubes', () => {
    const game = table({ stacks, hands: [['L2-05'], []] });
    game.play('play L2-05');
    expect(game.whyNot('pick 1,1')).toMatchObject({ clause: 'T-GEO-6', code: 'E_NOT_REMOVABLE' });
    game.play('pick 0,0');
    expect(game.whyNot('to 1,1')).toMatchObject({ clause: 'T-GEO-2', code: 'E_COLUMN_FULL' });
    expect(game.whyNot('to 0,0')).toMatchObject({ clause: 'T-RUL-11', code: 'E_SAME_STACK' });
    expect(game.whyNot('pick 0,0')).toMatchObject({ code: 'E_NOT_OFFERED' });
    expect(game.whyNot('play L2-05')).toMatchObject({ clause: 'T-TURN-4', code: 'E_PENDING' });
  });

  test('[T-RUL-11] a cube whose own stack is the only open one cannot be relocated', () => {
    const game = table({ stacks: tower(['3444', '4444', '4444', '4444']), hands: [['L2-05'], []] });
    game.play('play L2-05');
    expect(game.legal()).toEqual(['pick 0,1', 'pick 0,3', 'pick 1,0', 'pick 3,0', 'pick 3,3', 'stop']);
  });

  test('[T-CONTAIN-2] containing by set or by card: the slot is taken', () => {
    const game = table({ stacks, labs: ['Y2Y3Y4', ''], board: 'Y3', hands: [['L4-03'], []] });
    game.play('play L4-03');
    expect(game.whyNot('pick A:Y3')).toMatchObject({ clause: 'T-CONTAIN-2', code: 'E_SLOT_TAKEN' });
    game.play('stop', 'contain Y2 Y3 Y4');
    expect(game.whyNot('pick A:Y3')).toMatchObject({ clause: 'T-CONTAIN-2', code: 'E_SLOT_TAKEN' });
    expect(game.whyNot('pick A:B6')).toMatchObject({ code: 'E_UNKNOWN_CUBE' });
  });

  test('[T-TRANSFER-2] R01 cannot put a cube into a full lab', () => {
    const game = table({
      players: 3,
      stacks,
      researchers: ['R01', '-', '-'],
      labs: ['', 'O1O1O1O1O1O1', ''],
    });
    game.play('specialize', 'branch 1', 'pick 0,0');
    expect(game.whyNot('lab B')).toMatchObject({ clause: 'T-TRANSFER-2', code: 'E_LAB_FULL' });
  });

  test('[T-TURN-2] no action is possible in a Threat phase', () => {
    const game = table({ stacks });
    game.play('end');
    expect(game.whyNot('remove 0,0')).toMatchObject({ clause: 'T-TURN-2', code: 'E_PHASE' });
    expect(game.whyNot('pick 1,0')).toMatchObject({ code: 'E_NOT_OFFERED' });
  });

  test('a refused answer changes nothing and draws nothing', () => {
    const game = table({ stacks, rolls: [] });
    const before = game.position();
    expect(() => game.play('remove 1,1')).toThrow('E_NOT_REMOVABLE (T-REMOVE-1)');
    expect(game.position()).toBe(before);
  });

  test('[T-SPEC-2] R05 also adjusts when a card contains', () => {
    const game = table({
      stacks,
      researchers: ['R05', '-'],
      labs: ['Y3', ''],
      primed: 'Y3O2',
      hands: [['L4-03'], []],
    });
    game.play('play L4-03', 'pick A:Y3', 'adjust primed:O2 -', 'adjust primed:O1 -');
    expect([game.board(), game.primed(), game.decision()]).toEqual(['Y3', '', 'act']);
  });
});
