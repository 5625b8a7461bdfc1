/** Section 20: views, and their determinizations. */
import { seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../test/loopTable.ts';
import { loopVariants } from '../../test/loopVariants.ts';
import { contentOf } from './content.ts';
import { loop } from './index.ts';
import { isTurned } from './state.ts';
import { viewOf } from './view.ts';

const TEAM: Given['agents'] = {
  mrtime: { era: 'medieval', draw: 'S-MT-1 S-MT-2 S-MT-3', discard: 'S-MT-4' },
  vgirl: { era: 'end', draw: 'S-VG-1 S-VG-2' },
};

/** States along random games of all kinds. */
function* along(count: number, seed: string) {
  for (const [i, { options, seats }] of loopVariants(count, seed).entries()) {
    const chance = seededChance(`${seed} ${i}`);
    const state = loop.setup(options, seats, chance);
    for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
      yield { state, chance };
      loop.play(state, seat, pick(chance, loop.legalMoves(state, seat)), chance);
    }
  }
}

describe('hidden information', () => {
  test('[L-HID-1] hidden information includes the order of piles and the tiles face down', () => {
    const piles = (order: 'one' | 'other') => {
      const of = (one: string, other: string): string => (order === 'one' ? one : other);
      return table({
        agents: { ...TEAM, mrtime: { draw: of('S-MT-1 S-MT-2 S-MT-3', 'S-MT-3 S-MT-1 S-MT-2') } },
        bigDeck: of('A-22 A-05', 'A-05 A-22'),
        fooPile: of('dawn end robots', 'robots dawn end'),
        ultraPile: of('U-02 U-05', 'U-05 U-02'),
        missions:
          order === 'one' ? { dawn: '?M-GRID', end: '?M-CLEAN' } : { dawn: '?M-LOOP-ALL', end: '?M-GRID' },
      });
    };
    expect(viewOf(piles('one').state)).toEqual(viewOf(piles('other').state));
    expect(viewOf(piles('one').state).hiddenTiles).toEqual([0, 6]);
  });

  test('[L-HID-2] hidden information includes nothing else; views are the same for everybody', () => {
    const { state } = table({
      agents: { ...TEAM, vgirl: { hand: 'S-VG-3* S-VG-4' } },
      destroyed: 'A-01 A-02',
      missions: { dawn: 'M-GRID:2' },
      fooPile: 'dawn end',
    });
    const view = loop.view(state, 0);
    expect(loop.view(state, 1)).toEqual(view);
    expect(loop.view(state, 'watcher')).toEqual(view);
    const ids = (cards: readonly number[] | undefined) =>
      cards?.map(card => contentOf(state).cards[card]?.id);
    expect(ids(view.hands[1])).toEqual(['S-VG-3', 'S-VG-4']);
    expect(ids(view.discards[0])).toEqual(['S-MT-4']);
    expect(ids(view.destroyed)).toEqual(['A-02', 'A-01']); // the top is last
    expect(ids(view.draws[0]?.cards)).toEqual(['S-MT-1', 'S-MT-2', 'S-MT-3']);
    expect([view.fooPile, view.tokens.length]).toEqual([[0, 6], 35]);
  });

  test('[L-HID-3] hidden information excludes a card put on top, until the pile is shuffled', () => {
    const fax = table({
      agents: { mrtime: { era: 'dawn', hand: 'A-42 S-MT-4', draw: 'S-MT-1 S-MT-2' }, vgirl: {} },
      bigDeck: 'A-22 A-23 A-24',
      fooPile: 'dawn end',
      rolls: [0, 1, 1, 1],
    });
    fax.play('useCard A-42', 'S-MT-4', 'A-23');
    const { draws } = viewOf(fax.state);
    const ids = (cards: readonly number[] | undefined) =>
      cards?.map(card => contentOf(fax.state).cards[card]?.id);
    expect([ids(draws[0]?.known), ids(draws[0]?.cards)]).toEqual([['A-23'], ['S-MT-1', 'S-MT-2']]);
    for (let i = 0; i < 20; i++) {
      const world = loop.determinize(viewOf(fax.state), seededChance(`world ${i}`));
      expect(contentOf(world).cards[world.draws[0]?.at(-1) as number]?.id).toBe('A-23');
    }
    fax.play('endActions'); // drawn again, with the two below it
    expect([fax.position().known, fax.position().draw]).toEqual([
      [0, 0],
      [[], []],
    ]);
  });

  test('[L-HID-1] [L-HID-3] hidden information is dealt anew by a determinization, which has the same view', () => {
    let others = 0;
    let met = 0;
    for (const { state, chance } of along(24, 'worlds')) {
      if (chance.below(10) > 0) continue;
      const view = viewOf(state);
      const world = loop.determinize(view, seededChance(`world ${met++}`));
      expect(viewOf(world)).toEqual(view);
      if (JSON.stringify(world) !== JSON.stringify(state)) others++;
    }
    expect(others).toBeGreaterThan(met * 0.9);
  });

  test('[L-HID-1] hidden information includes the names of tiles that were never turned', () => {
    for (const { state } of along(12, 'tiles')) {
      const { missions } = viewOf(state);
      missions.forEach((at, mission) => {
        if (!isTurned(state, mission)) expect(at).toBe(-3);
      });
    }
  });
});
