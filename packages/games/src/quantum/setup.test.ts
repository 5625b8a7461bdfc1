import { seededChance } from '@tessera/engine';
import { scenario } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { watch } from '../../test/quantumTable.ts';
import { quantumOptions } from '../../test/quantumVariants.ts';
import { FACTIONS } from './factions.ts';
import { quantum } from './index.ts';
import { FLEET } from './types.ts';

const start = (rolls: readonly number[], options = {}, seats = 2) =>
  watch(scenario(quantum, { seats, options: { map: `base-${seats}`, ...options }, rolls }));
const NO_SHUFFLE = Array(51).fill(0);

describe('before the first turn', () => {
  test('[Q-SETUP-1] [Q-SETUP-2] [Q-COMP-2] tracks are at one, all cubes on the sheet, and there are five ship dice', () => {
    const { state, die } = start([1, 2, 3]);
    expect([state.research, state.dominance, state.cubesLeft]).toEqual([
      [1, 1],
      [1, 1],
      [5, 5],
    ]);
    expect(state.faces).toHaveLength(2 * FLEET);
    expect(['a1', 'a2', 'a3', 'a4', 'a5', 'b1'].map(die)).toEqual(['1?', '2?', '3?', '-', '-', '-']);
    expect(state.turn).toMatchObject({ number: 0, active: -1, phase: 'setup' });
  });

  test('[Q-SETUP-3] all three dice may be rerolled once', () => {
    const game = start([1, 2, 3, 4, 5, 6, 1, 1, 1]);
    game.play('reroll');
    expect([game.die('a1'), game.die('a2'), game.die('a3'), game.asked()]).toEqual([
      '4?',
      '5?',
      '6?',
      'b SETUP_KEEP',
    ]);
  });

  test('[Q-SETUP-4] the lowest total begins, and the others follow clockwise', () => {
    const game = start([6, 6, 6, 5, 5, 5, 1, 1, 1], {}, 3);
    game.play('keep', 'keep', 'keep');
    expect([game.state.first, game.asked()]).toEqual([2, 'c SETUP_PLACE']);
    game.play(game.legal()[0]!);
    expect(game.asked()).toBe('a SETUP_PLACE');
  });

  test('[Q-SETUP-4] [Q-RUL-2] [Q-SETUP-8] a fixed first player needs no tie-break', () => {
    const game = start([1, 1, 1, 1, 1, 1], { firstPlayer: 'b' });
    game.play('keep', 'keep');
    expect(game.asked()).toBe('b SETUP_PLACE');
  });

  test('[Q-SETUP-5] starting planets are picked in turn order before any placement; the last seat is not asked', () => {
    const game = start([2, 2, 2, 1, 1, 1], { startChoice: 'pick' });
    game.play('keep', 'keep');
    expect([game.asked(), game.legal()]).toEqual(['b SETUP_PICK_START', ['start 1,1', 'start 7,7']]);
    game.play('start 1,1');
    expect([game.asked(), game.state.starts]).toEqual(['b SETUP_PLACE', [8, 0]]);
  });

  test('[Q-SETUP-6] [Q-RUL-28] one answer places a cube and three ships; the cube earns no card', () => {
    const game = start([1, 1, 1, 2, 2, 2, ...NO_SHUFFLE]);
    game.play('keep', 'keep', 'ships 2,1 1,0 0,1');
    expect([game.die('a1'), game.die('a2'), game.die('a3')]).toEqual(['1@2,1', '1@1,0', '1@0,1']);
    expect([game.cubes('1,1'), game.state.cubesLeft]).toEqual(['a', [4, 5]]);
    expect(game.state.turn.cubesPlaced).toBe(0);
  });

  test('[Q-SETUP-6] only four different orbits are offered', () => {
    const game = start([1, 1, 1, 2, 2, 2]);
    game.play('keep', 'keep');
    for (const text of ['ships 1,0 1,0 0,1', 'ships 4,3 3,4 5,4', 'ships 0,0 1,0 0,1'])
      expect(game.whyNot(text)).toMatchObject({ code: 'E_NOT_OFFERED' });
  });
});

test('[Q-COMP-6] [Q-COMP-7] factions are colours and names, without effect', () => {
  expect(FACTIONS).toHaveLength(4);
  const play = (factions: readonly string[]) => {
    const state = quantum.setup(quantumOptions({ factions }), 2, seededChance('factions'));
    return quantum.notation.formatPosition(state);
  };
  expect(play(['andromeda', 'kepler'])).toBe(play([]));
});
