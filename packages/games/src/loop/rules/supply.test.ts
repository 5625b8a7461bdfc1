/** L-CUBE: what happens when cubes run out. */
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../test/loopTable.ts';

/** Eighteen rifts, thirty energy and twelve damage: all sixty cubes. */
const SLOTS = 'dawn,medieval,renaissance,industry,globalization,robots,end';
const RIFTS = { medieval: 3, renaissance: 3, industry: 3, globalization: 3, robots: 3, end: 3 };

describe('[L-CUBE-2] with the last cubes on the table', () => {
  test('[L-CENT-7] the cube a LOOP pays goes to the mission, and none is left for the Centrifuge', () => {
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

  const ULTRA: Given = { options: { mode: 'ultramachina' }, agents: { cztwyzzek: {}, mrtime: {} } };

  test('[U-14] the one rift there is goes to the first vortex', () => {
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

  test('[L-ULTRA-5] without a green cube nothing is thrown, and no number drawn', () => {
    const game = table({
      ...ULTRA,
      agents: { cztwyzzek: { era: 'dawn', hand: 'S-CZ-2' }, mrtime: { era: 'end' } },
      foo: 'robots',
      energy: { dawn: 28 },
      ultra: { dawn: ['U-01 0'] },
      rolls: [],
    });
    game.play('useCard S-CZ-2');
    expect(game.position()).toMatchObject({ energy: [30, 0, 0, 0, 0, 0, 0], ultraDestroyed: ['U-01'] });
  });
});
