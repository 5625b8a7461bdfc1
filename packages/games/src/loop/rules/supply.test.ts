/** L-CUBE: an exhausted supply of cubes. */
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../test/loopTable.ts';

/** Eighteen rifts, thirty energy and twelve damage: all sixty cubes. */
const SLOTS = 'dawn,medieval,renaissance,industry,globalization,robots,end';
const RIFTS = { medieval: 3, renaissance: 3, industry: 3, globalization: 3, robots: 3, end: 3 };

describe('[L-CUBE-2] with the last cubes on the table', () => {
  test('[L-CENT-7] a LOOP pays a cube that goes to the mission, and none is left for the Centrifuge', () => {
    const game = table({
      options: { mode: 'centrifuge' },
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-1' }, prowler: { era: 'end' } },
      foo: 'robots',
      rifts: RIFTS,
      energy: { dawn: 1, end: 29 },
      missions: {
        robots: `M-RIFT-ALL:${SLOTS}`,
        end: 'M-LOOP-ALL:medieval,renaissance,industry,globalization,robots',
      },
      centrifuges: { dawn: 'CF-1 spiral 0' },
    });
    game.play('loop spiral');
    expect(game.at('end').missions).toMatch(/:dawn,/);
    expect(game.at('dawn').centrifuges).toBe('CF-1 spiral 0');
  });

  test('[L-CENT-4] [L-TV-45] the last damage is not asked about without a cube', () => {
    const start = (free: number): Given => ({
      options: { mode: 'centrifuge' },
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-1' }, prowler: { era: 'end' } },
      foo: 'robots',
      rifts: RIFTS,
      energy: { dawn: 1, end: 29 - free },
      missions: {
        robots: `M-RIFT-ALL:${SLOTS}`,
        end: 'M-LOOP-ALL:medieval,renaissance,industry',
      },
      centrifuges: { dawn: 'CF-1 spiral 2' },
    });
    const [none, one] = [table(start(0)), table(start(1))];
    for (const game of [none, one]) game.play('loop spiral');
    expect([none.asked(), one.asked()]).toEqual(['mrtime action', 'mrtime lastDamage']);
    one.play('yes');
    // The Centrifuge's cubes return, one of them for the slot of the mission.
    expect(one.asked()).toBe('mrtime pickSlot');
  });

  test('[L-CUBE-1] [L-TV-45] a position may have sixty cubes, not sixty-one', () => {
    const cubes = (energy: number): Given => ({
      agents: { mrtime: { era: 'dawn' }, prowler: { era: 'end' } },
      foo: 'robots',
      rifts: { ...RIFTS, dawn: 3 },
      energy: { dawn: energy },
      missions: { robots: `M-RIFT-ALL:${SLOTS}`, end: 'M-LOOP-FOO:3' },
    });
    expect(table(cubes(29)).asked()).toBe('mrtime action');
    expect(() => table(cubes(30))).toThrow('position.energy: there are more cubes than 60');
  });

  test('[L-FOO-4] [L-TV-45] one rift is thrown with one cube left, and no number is drawn without any', () => {
    const thrown = (energy: number, rolls: readonly number[]) => {
      const game = table({
        agents: { mrtime: { era: 'dawn' }, cztwyzzek: { era: 'end' } },
        foo: 'robots',
        fooPile: 'dawn end',
        rifts: RIFTS,
        energy: { industry: energy },
        missions: { robots: `M-RIFT-ALL:${SLOTS}`, end: 'M-LOOP-ALL:dawn,medieval,renaissance,industry,end' },
        rolls: [0, ...rolls],
      });
      game.play('endActions');
      return [game.asked(), game.at('dawn').rifts];
    };
    expect(thrown(29, [1])).toEqual(['cztwyzzek action', 1]);
    expect(thrown(30, [])).toEqual(['cztwyzzek action', 0]);
  });

  test('[L-CUBE-2] [L-TV-45] the second of two energies finds no cube', () => {
    const game = table({
      agents: { cztwyzzek: { era: 'dawn', hand: 'S-CZ-2' }, mrtime: { era: 'end' } },
      foo: 'robots',
      rifts: RIFTS,
      energy: { end: 28 },
      missions: { robots: `M-RIFT-ALL:${SLOTS}`, dawn: 'M-ENERGY-HERE:5', end: 'M-ENCIRCLE' },
    });
    game.play('useCard S-CZ-2');
    // One cube for the first energy, one for its damage.
    expect(game.at('dawn')).toMatchObject({ energy: 1, missions: 'M-ENERGY-HERE:6' });
  });

  const ULTRA: Given = { options: { mode: 'ultramachina' }, agents: { cztwyzzek: {}, mrtime: {} } };

  test('[U-14] a single rift goes to the first vortex', () => {
    const game = table({
      ...ULTRA,
      foo: 'robots',
      rifts: { ...RIFTS, dawn: 1, medieval: 1 },
      energy: { industry: 30 },
      missions: { robots: `M-RIFT-ALL:${SLOTS}`, end: 'M-ENERGY-HERE:5' },
      vortices: 'dawn medieval',
      ultra: { end: ['U-14 0'] },
      rolls: [0],
    });
    game.play('endActions');
    expect([game.at('dawn').rifts, game.at('medieval').rifts]).toEqual([2, 1]);
  });

  test('[L-ULTRA-4] [L-TV-45] the last cube becomes energy, and no damage is placed', () => {
    const game = table({
      ...ULTRA,
      agents: { cztwyzzek: { era: 'dawn', hand: 'S-CZ-2' }, mrtime: { era: 'end' } },
      foo: 'robots',
      rifts: RIFTS,
      energy: { end: 29 },
      missions: { robots: `M-RIFT-ALL:${SLOTS}`, end: 'M-LOOP-FOO:4' },
      ultra: { dawn: ['U-01 1'] },
    });
    game.play('useCard S-CZ-2');
    expect([game.at('dawn'), game.asked()]).toMatchObject([
      { energy: 1, ultra: ['U-01 1'] },
      'cztwyzzek action',
    ]);
  });

  test('[L-ULTRA-5] no energy is thrown without a green cube, and no number drawn', () => {
    const game = table({
      ...ULTRA,
      agents: { cztwyzzek: { era: 'dawn', hand: 'S-CZ-2' }, mrtime: { era: 'end' } },
      foo: 'robots',
      energy: { dawn: 28 },
      ultra: { dawn: ['U-01 0'] },
      rolls: [],
    });
    game.play('useCard S-CZ-2', 'U-01');
    expect(game.position()).toMatchObject({ energy: [30, 0, 0, 0, 0, 0, 0], ultraDestroyed: ['U-01'] });
  });
});
