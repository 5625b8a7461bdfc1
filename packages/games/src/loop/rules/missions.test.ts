import { describe, expect, test } from 'vitest';
import { table } from '../../../test/loopTable.ts';

const OTHER = { cztwyzzek: { era: 'end' } } as const;
const ENERGY_EVERYWHERE = {
  dawn: 1,
  medieval: 1,
  renaissance: 1,
  industry: 1,
  globalization: 1,
  robots: 1,
  end: 1,
};

describe('triggers of damage to a mission', () => {
  test('[L-MIS-11] [L-MIS-4] energy added to the era of the tile damages the mission, by whichever agent', () => {
    const game = table({
      agents: { cztwyzzek: { era: 'dawn', hand: 'S-CZ-5' }, mrtime: {} },
      missions: { medieval: 'M-ENERGY-HERE', dawn: 'M-GRID' },
    });
    game.play('useCard S-CZ-5');
    expect([game.at('medieval').missions, game.at('dawn').missions]).toEqual(['M-ENERGY-HERE:1', 'M-GRID']);
  });

  test('[L-MIS-13] [L-MIS-21] [L-ACT-14] the grid counts as it was before the action is paid', () => {
    const grid = (energy: object) => {
      const game = table({
        agents: { mrtime: { era: 'medieval', hand: 'A-03' }, ...OTHER },
        missions: { medieval: 'M-GRID' },
        energy,
      });
      game.play('useCard A-03');
      return game.at('medieval').missions;
    };
    expect(grid(ENERGY_EVERYWHERE)).toBe('M-GRID:3');
    expect(grid({ ...ENERGY_EVERYWHERE, robots: 0 })).toBe('M-GRID');
  });

  test('[L-MIS-15] [L-MIS-18] [L-MIS-2] a LOOP at Dr Foo’s era damages two missions', () => {
    const game = table({
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-1' }, ...OTHER },
      foo: 'dawn',
      energy: { dawn: 3 },
      missions: { medieval: 'M-LOOP-FOO', end: 'M-LOOP-ALL' },
    });
    game.play('loop spiral', 'loop spiral');
    expect([game.at('medieval').missions, game.at('end').missions]).toEqual([
      'M-LOOP-FOO:2',
      'M-LOOP-ALL:dawn',
    ]);
  });

  test('[L-MIS-16] [L-MIS-19] [L-CLONE-6] a clone destroyed at Dr Foo’s era damages the mission', () => {
    const game = table({
      agents: { mrtime: { hand: 'A-49' }, ...OTHER },
      foo: 'dawn',
      clones: { dawn: 'C-1-3 C-1-4 C-1-5' },
      missions: { medieval: 'M-CLONE-FOO', end: 'M-CLONE-ALL' },
    });
    game.play('useCard A-49', 'C-1-4', 'C-1-3');
    expect([game.at('medieval').missions, game.at('end').missions]).toEqual([
      'M-CLONE-FOO:2',
      'M-CLONE-ALL:dawn',
    ]);
    expect(game.at('dawn').clones).toEqual(['C-1-5']);
  });

  test('[L-MIS-1] [L-MIS-5] a hidden or a complete mission takes no damage', () => {
    const game = table({
      agents: { prowler: { era: 'dawn', hand: 'S-TP-1' }, ...OTHER },
      foo: 'dawn',
      rifts: { dawn: 2 },
      missions: { medieval: '?M-RIFT-ALL', end: 'M-RIFT-FOO:4' },
    });
    game.play('useCard S-TP-1');
    expect([game.at('medieval').missions, game.at('end').missions]).toEqual(['?M-RIFT-ALL', 'M-RIFT-FOO:5']);
  });

  test('[L-MIS-6] [L-RUL-14] [L-RUL-13] actions of an invited agent count, and the card stays ready', () => {
    const game = table({
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-4' }, prowler: { era: 'robots', hand: 'S-TP-1' } },
      foo: 'robots',
      rifts: { robots: 2 },
      missions: { end: 'M-RIFT-FOO' },
    });
    game.play('useCard S-MT-4');
    expect([game.asked(), game.answers()]).toEqual(['prowler helpCard', ['none', 'S-TP-1']]);
    game.play('S-TP-1');
    expect([game.at('end').missions, game.agent('prowler').hand]).toEqual(['M-RIFT-FOO:2', ['S-TP-1']]);
  });
});

describe('archiving', () => {
  const complete = {
    agents: { mrtime: { era: 'dawn' }, cztwyzzek: { era: 'end' } },
    foo: 'renaissance',
    fooPile: 'dawn end',
    missions: { dawn: 'M-GRID:3', robots: 'M-CLEAN', medieval: '?M-ENCIRCLE', industry: '?M-LOOP-ALL' },
    rolls: [0, 1, 1, 1],
  } as const;

  test('[L-ARCH-1] [L-ARCH-3] [L-ARCH-4] [L-MIS-3] an archive takes a complete mission, turns the next one clockwise, and deals the bonus', () => {
    const game = table({ ...complete, bigDeck: 'A-01 A-02 A-03' });
    game.play('endActions');
    expect([game.asked(), game.answers()]).toEqual(['mrtime archive', ['yes', 'no']]);
    game.play('yes');
    expect(game.position()).toMatchObject({ archived: ['M-GRID'] });
    expect(game.at('industry').missions).toBe('M-LOOP-ALL'); // clockwise from renaissance
    expect([game.asked(), game.answers()]).toEqual(['mrtime bonusPick', ['A-01', 'A-02', 'A-03']]);
    game.play('A-02', 'A-03');
    expect(game.agent('mrtime').hand).toEqual(['A-02']);
    expect(game.agent('cztwyzzek').hand).toEqual(['A-03']);
    // The last one was destroyed, and became the available card of the next turn.
    expect(game.at('dawn').available).toEqual(['A-01']);
  });

  test('[L-RUL-11] [L-CARD-5] the bonus has fewer cards if there are too few', () => {
    const game = table({ ...complete, bigDeck: 'A-01' });
    game.play('endActions', 'yes');
    expect(game.agent('mrtime').hand).toEqual(['A-01']);
    expect(game.agent('cztwyzzek').hand).toEqual([]);
  });

  test('[L-ARCH-2] [L-END-1] [L-END-6] the fourth archive wins, even in the last turn before a Mega Vortex loses', () => {
    const game = table({
      ...complete,
      archived: 'M-CLONE-ALL M-CLONE-FOO M-RIFT-FOO',
      turn: 21,
      cycle: 3,
      options: { difficulty: 'infinity' },
    });
    game.play('endActions', 'yes');
    expect(game.outcome()).toEqual({ reason: 'VICTORY', winners: [0, 1] });
    expect(game.at('industry').missions).toBe('?M-LOOP-ALL');
  });

  test('[L-RUL-18] [L-CENT-6] the fourth archive does not win while a Centrifuge is left', () => {
    const game = table({
      ...complete,
      archived: 'M-CLONE-ALL M-CLONE-FOO M-RIFT-FOO',
      options: { mode: 'centrifuge' },
      centrifuges: { robots: 'CF-1 star 0' },
    });
    game.play('endActions', 'yes');
    expect(game.outcome()).toBeUndefined();
  });

  test('[L-DEC-1] [L-ARCH-1] an archive is not asked for away from the tile', () => {
    const game = table({ ...complete, agents: { mrtime: { era: 'end' }, cztwyzzek: {} } });
    game.play('endActions');
    expect(game.asked()).toBe('cztwyzzek action');
  });
});

describe('the end of a turn', () => {
  const rolls = [0, 1, 1, 1];

  test('[L-MEGA-1] [L-END-5] [L-EOT-1] [L-RUL-24] a turn that ends with the active agent on a Mega Vortex loses, and no other', () => {
    const on = (difficulty: string, active: 'mrtime' | 'cztwyzzek') => {
      const game = table({
        options: { difficulty },
        agents: { mrtime: { era: 'robots' }, cztwyzzek: { era: 'dawn' } },
        active,
        vortices: 'robots',
        foo: 'renaissance',
        fooPile: 'renaissance dawn',
        rolls,
      });
      game.play('endActions');
      return game.outcome()?.reason;
    };
    expect([on('year', 'mrtime'), on('year', 'cztwyzzek'), on('month', 'mrtime')]).toEqual([
      'MEGA_VORTEX',
      undefined,
      undefined,
    ]);
  });

  test('[L-EOT-3] [L-EOT-4] [L-CARD-1] [L-RUL-22] the hand is discarded, and all players draw up to three', () => {
    const game = table({
      agents: {
        mrtime: { hand: 'S-MT-1* S-MT-2', draw: 'S-MT-3' },
        cztwyzzek: { hand: 'S-CZ-1 S-CZ-2 S-CZ-3 S-CZ-4', draw: 'S-CZ-5' },
      },
      foo: 'renaissance',
      fooPile: 'renaissance dawn',
      rolls: [0, ...rolls],
    });
    game.play('endActions');
    expect(game.agent('mrtime').hand).toEqual(['S-MT-1', 'S-MT-2', 'S-MT-3']);
    expect(game.agent('cztwyzzek').hand).toHaveLength(4);
  });

  test('[L-END-2] [L-RUL-7] [L-END-7] a fourth rift on a vortex loses', () => {
    const game = table({
      agents: { mrtime: {}, cztwyzzek: {} },
      vortices: 'renaissance',
      rifts: { renaissance: 3 },
      foo: 'dawn',
      fooPile: 'renaissance dawn',
      rolls: [0, 1, 1],
    });
    game.play('endActions');
    expect(game.outcome()).toEqual({ reason: 'VORTEX_DOUBLE', winners: [] });
  });
});
