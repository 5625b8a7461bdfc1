/** Section 7: clones. */
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../test/loopTable.ts';

const used = (given: Omit<Given, 'agents'>, hand: string, ...plays: string[]) => {
  const game = table({
    ...given,
    agents: { mrtime: { era: 'dawn', hand }, cztwyzzek: { era: 'industry' } },
  });
  game.play(`useCard ${hand.split(' ')[0]}`, ...plays);
  return game;
};

describe('clones', () => {
  test('[L-CLONE-2] clones are drawn from the bag and put at their generation era', () => {
    const game = table({
      agents: { mrtime: {}, cztwyzzek: {} },
      fooPile: 'end dawn',
      // The tenth of the bag.
      rolls: [9, 1, 1],
    });
    game.play('endActions');
    expect(game.at('renaissance').clones).toEqual(['C-2-4']);
  });

  test('[L-CLONE-3] clones are destroyed on entering their destruction era: pushed, pulled, carried or swapped', () => {
    const missions = { missions: { robots: 'M-CLONE-ALL' } };
    const pushed = used({ ...missions, clones: { industry: 'C-0-4' } }, 'A-05', 'next');
    expect([pushed.at('globalization').clones, pushed.at('robots').missions]).toEqual([
      [],
      'M-CLONE-ALL:globalization',
    ]);
    const pulled = used({ ...missions, clones: { end: 'C-3-0' } }, 'S-MT-3');
    expect([pulled.at('dawn').clones, pulled.at('robots').missions]).toEqual([[], 'M-CLONE-ALL:dawn']);
    const carried = used({ ...missions, clones: { dawn: 'C-3-1' } }, 'A-04', 'take C-3-1', 'next', 'stop');
    expect([carried.at('medieval').clones, carried.at('robots').missions]).toEqual([
      [],
      'M-CLONE-ALL:medieval',
    ]);
    const swapped = used({ ...missions, clones: { dawn: 'C-1-3', medieval: 'C-5-0' } }, 'A-35', 'C-1-3');
    expect([swapped.at('dawn').clones, swapped.at('medieval').clones]).toEqual([[], ['C-1-3']]);
    expect(swapped.at('robots').missions).toBe('M-CLONE-ALL:dawn');
  });

  test('[L-CLONE-4] clones are pushed one era, each to a side of its own; if fewer than stated, all of them', () => {
    const some = table({
      agents: { robofinisher: { era: 'dawn', hand: 'S-RF-2' }, cztwyzzek: { era: 'industry' } },
      clones: { dawn: 'C-1-3 C-1-4 C-1-5' },
    });
    some.play('useCard S-RF-2', 'C-1-3', 'prev', 'C-1-5', 'next');
    expect([some.at('end').clones, some.at('dawn').clones, some.at('medieval').clones]).toEqual([
      ['C-1-3'],
      ['C-1-4'],
      ['C-1-5'],
    ]);
    const few = table({
      agents: { robofinisher: { era: 'dawn', hand: 'S-RF-2' }, cztwyzzek: { era: 'industry' } },
      clones: { dawn: 'C-1-3' },
    });
    few.play('useCard S-RF-2', 'next');
    expect([few.at('medieval').clones, few.asked()]).toEqual([['C-1-3'], 'robofinisher action']);
  });

  test('[L-CLONE-5] clones are pulled from both neighbours and from nowhere else', () => {
    const game = used({ clones: { end: 'C-1-3', medieval: 'C-2-4', renaissance: 'C-2-5' } }, 'A-19', 'C-1-3');
    expect([game.at('dawn').clones, game.at('renaissance').clones]).toEqual([['C-1-3', 'C-2-4'], ['C-2-5']]);
  });

  test('[L-CLONE-8] [L-CLONE-10] clones are picked one after another, and none that came meanwhile', () => {
    const game = table({
      options: { mode: 'supa' },
      agents: { mrtime: { era: 'dawn', hand: 'A-49' }, cztwyzzek: {} },
      foo: 'robots',
      clones: { robots: 'C-1-3 SC-3', end: 'SC-4' },
      missions: { industry: 'M-CLONE-ALL' },
      // A clone comes out of the burst Supa Clone.
      rolls: [0],
    });
    game.play('useCard A-49');
    expect([game.asked(), game.answers()]).toEqual(['mrtime pickClone', ['C-1-3', 'SC-3']]);
    game.play('SC-3');
    // No second question: the clone that came is no candidate.
    expect([game.asked(), game.at('robots').clones]).toEqual(['mrtime action', ['C-0-2']]);
  });

  test('[L-CLONE-9] clones return to the bag when destroyed', () => {
    const game = table({
      agents: { mrtime: { era: 'dawn', hand: 'A-10' }, cztwyzzek: {} },
      clones: { dawn: 'C-0-2' },
      fooPile: 'end robots',
      rolls: [0, 1, 1, 1],
    });
    const told = game.play('useCard A-10');
    expect(told).toContainEqual({ type: 'cloneDestroyed', token: 0, era: 0 });
    game.play('endActions');
    expect(game.at('dawn').clones).toEqual(['C-0-2']);
  });
});
