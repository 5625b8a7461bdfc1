/** Sections 5, 7 and 9: the phases of a turn, rifts and vortices, and how cards flow. */
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../test/loopTable.ts';
import { CLONES } from '../tokens.ts';

const TEAM = { mrtime: { era: 'renaissance' }, cztwyzzek: { era: 'end' } } as const;
const NEXT: Given = { agents: TEAM, foo: 'dawn', fooPile: 'industry robots', rolls: [0, 1, 1, 1, 1, 1] };

/** All clones except these, at an era where none of them is destroyed. */
const allBut = (...left: string[]) => {
  const out = CLONES.filter(({ id }) => !left.includes(id));
  const at = (isHere: (destruction: number) => boolean): string =>
    out
      .filter(({ destruction }) => isHere(destruction))
      .map(({ id }) => id)
      .join(' ');
  return { dawn: at(era => era !== 0), medieval: at(era => era === 0) };
};

describe('a turn', () => {
  test('[L-TURN-2] a turn resets its counters', () => {
    const game = table({
      ...NEXT,
      energy: { renaissance: 1 },
      missions: { robots: 'M-CLEAN' },
      agents: { mrtime: { era: 'renaissance', hand: 'S-MT-1' }, cztwyzzek: { era: 'end' } },
    });
    game.play('loop spiral', 'power', 'next', 'claim M-CLEAN');
    expect(game.position()).toMatchObject({ loops: 1, powerUsed: true, claimed: ['M-CLEAN'], actions: 3 });
    game.play('endActions');
    expect(game.position()).toMatchObject({ loops: 0, powerUsed: false, claimed: [], actions: 0, turn: 2 });
  });

  test('[L-CUBE-2] [L-FOO-4] a turn throws no more rifts than there are cubes', () => {
    const full = { dawn: 3, medieval: 3, renaissance: 3, globalization: 3, robots: 3, end: 3 };
    const slots = 'M-RIFT-ALL:dawn,medieval,renaissance,industry,globalization,robots,end';
    const thrown = (damage: number): unknown => {
      const missions = { dawn: slots, end: `M-ENERGY-HERE:${damage}` };
      const game = table({ ...NEXT, rifts: full, energy: { dawn: 30 }, missions });
      game.play('endActions');
      return game.at('industry').rifts;
    };
    expect([thrown(3), thrown(4), thrown(5)]).toEqual([2, 1, 0]);
  });

  test('[L-ACT-8] [L-EOT-6] a turn goes on with the other phases after the actions, then to the next player', () => {
    const game = table({
      ...NEXT,
      available: { renaissance: 'A-15' },
      missions: { renaissance: 'M-GRID:3' },
    });
    game.play('endActions');
    expect([game.asked(), game.answers()]).toEqual(['mrtime takeCard', ['none', 'A-15']]);
    game.play('none');
    expect([game.asked(), game.answers()]).toEqual(['mrtime archive', ['yes', 'no']]);
    game.play('no');
    expect([game.asked(), game.position().turn]).toEqual(['cztwyzzek action', 2]);
  });

  test('[L-EOT-6] a turn passes from the last agent to the first', () => {
    const game = table({ ...NEXT, active: 'cztwyzzek' });
    game.play('endActions');
    expect(game.asked()).toBe('mrtime action');
  });

  test('[L-ARCH-5] a turn keeps the cards at the era of an archived mission', () => {
    const game = table({
      ...NEXT,
      available: { renaissance: 'A-15' },
      missions: { renaissance: 'M-GRID:3' },
    });
    game.play('endActions', 'none', 'yes');
    expect([game.at('renaissance').available, game.position().archived]).toEqual([['A-15'], ['M-GRID']]);
  });
});

describe('phase I', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
  ])('[L-FOO-1] phase I in cycle %i generates %i clones and makes a card available', (cycle, clones) => {
    const game = table({
      ...NEXT,
      cycle,
      bigDeck: 'A-22 A-23',
      rolls: [0, 0, 0, 1, 1, 1, 1, 1].slice(3 - cycle),
    });
    game.play('endActions');
    expect((game.position().clones as string[][]).flat()).toHaveLength(clones);
    expect([game.at('industry').available, game.position().bigDeck]).toEqual([['A-22'], ['A-23']]);
  });

  test('[L-FOO-2] phase I generates what the bag has', () => {
    const game = table({ ...NEXT, cycle: 3, clones: allBut('C-5-2'), rolls: [0, 1, 1] });
    game.play('endActions');
    expect(game.at('robots').clones).toEqual(['C-5-2']);
    expect((game.position().clones as string[][]).flat()).toHaveLength(28);
  });

  test('[L-FOO-8] [L-RIFT-1] phase I places three rifts at an era; the fourth makes a vortex', () => {
    const fits = table({ ...NEXT, rifts: { industry: 1 }, rolls: [0, 1, 1] });
    fits.play('endActions');
    expect([fits.at('industry').rifts, fits.position().vortices]).toEqual([3, []]);
    const full = table({ ...NEXT, rifts: { industry: 2 }, rolls: [0, 1, 1] });
    full.play('endActions');
    expect([full.at('industry').rifts, full.position().vortices]).toEqual([0, ['industry']]);
  });

  test('[L-RIFT-1] phase I does not count rifts returned by a vortex as removed', () => {
    const game = table({
      ...NEXT,
      rifts: { industry: 3 },
      missions: { dawn: 'M-RIFT-ALL', end: 'M-RIFT-FOO' },
    });
    game.play('endActions');
    expect(game.position().vortices).toEqual(['industry']);
    expect([game.at('dawn').missions, game.at('end').missions]).toEqual(['M-RIFT-ALL', 'M-RIFT-FOO']);
  });

  test('[L-RIFT-2] phase I treats the rift of an Ultramachina card like one of the Machine', () => {
    const game = table({
      ...NEXT,
      options: { mode: 'ultramachina' },
      foo: 'robots',
      ultra: { end: ['U-07 0'] },
      rifts: { renaissance: 3 },
      rolls: [0, 1, 1],
    });
    game.play('endActions');
    expect(game.position().vortices).toEqual(['renaissance']);
    expect([game.at('renaissance').rifts, game.at('end').rifts]).toEqual([0, 2]);
  });
});

describe('vortices', () => {
  test('[L-VORTEX-2] vortices hold energy, clones, agents and rifts as usual', () => {
    const game = table({
      ...NEXT,
      vortices: 'industry',
      agents: { cztwyzzek: { era: 'industry', hand: 'S-CZ-2 S-CZ-4' }, mrtime: { era: 'end' } },
      clones: { globalization: 'C-1-5' },
      rolls: [0, 1, 1],
    });
    game.play('useCard S-CZ-2', 'useCard S-CZ-4');
    expect(game.at('industry')).toMatchObject({ energy: 2, clones: ['C-1-5'] });
    const thrown = table({ ...NEXT, vortices: 'industry', rolls: [0, 1, 1] });
    thrown.play('endActions');
    expect(thrown.at('industry').rifts).toBe(2);
  });

  test('[L-VORTEX-4] vortices keep an Ultramachina card at their era', () => {
    const game = table({
      ...NEXT,
      options: { mode: 'ultramachina' },
      ultra: { medieval: ['U-13 1'] },
      rifts: { medieval: 3 },
      rolls: [0, 1, 1, 1],
    });
    game.play('endActions');
    expect(game.position().vortices).toEqual(['medieval']);
    expect(game.at('medieval').ultra).toEqual(['U-13 1']);
  });
});

describe('cards', () => {
  const press = (mrtime: object, more: Partial<Given> = {}) =>
    table({ ...NEXT, ...more, agents: { mrtime: { era: 'dawn', ...mrtime }, cztwyzzek: { era: 'end' } } });

  test('[L-CARD-2] cards are discarded onto the owner’s own pile', () => {
    const game = press({ hand: 'A-20 S-MT-5', draw: 'S-MT-1 S-MT-2 S-MT-3' });
    game.play('useCard A-20', 'S-MT-5');
    expect(game.position().discard).toEqual([['S-MT-5'], []]);
    expect(game.agent('mrtime').hand).toEqual(['A-20*', 'S-MT-1', 'S-MT-2']);
  });

  test('[L-CARD-6] cards become available at their origin, and are destroyed on a vortex', () => {
    const open = table({ ...NEXT, bigDeck: 'A-22', destroyed: 'A-01' });
    open.play('endActions');
    expect(open.at('industry').available).toEqual(['A-22']);
    const vortex = table({ ...NEXT, bigDeck: 'A-22', destroyed: 'A-01', vortices: 'industry' });
    vortex.play('endActions');
    expect([vortex.at('industry').available, vortex.position().destroyed]).toEqual([[], ['A-22', 'A-01']]);
  });

  test('[L-CARD-7] cards have no order in hands, discard piles and available rows', () => {
    const one = press(
      { hand: 'S-MT-5 A-20', discard: 'S-MT-2 S-MT-1' },
      { available: { dawn: 'A-05 A-01' } },
    );
    const other = press(
      { hand: 'A-20 S-MT-5', discard: 'S-MT-1 S-MT-2' },
      { available: { dawn: 'A-01 A-05' } },
    );
    expect(one.position()).toEqual(other.position());
  });
});
