import { describe, expect, test } from 'vitest';
import { table } from '../../../test/loopTable.ts';

const OTHER = { cztwyzzek: { era: 'end' } } as const;

describe('moving', () => {
  test('[L-ACT-2] [L-RING-2] a move costs an energy of the era, and leads to a neighbour', () => {
    const game = table({ agents: { mrtime: { era: 'dawn' }, ...OTHER }, energy: { dawn: 1 } });
    expect(game.whyNot('move renaissance')).toMatchObject({ code: 'E_NOT_ADJACENT', clause: 'L-ACT-2' });
    game.play('move end');
    expect([game.agent('mrtime').era, game.at('dawn').energy]).toEqual(['end', 0]);
    expect(game.whyNot('move dawn')).toMatchObject({ code: 'E_NO_ENERGY', clause: 'L-ACT-2' });
  });

  test('[L-ACT-3] [L-EOT-2] a free move empties the batteries', () => {
    const game = table({ agents: { mrtime: { era: 'dawn' }, ...OTHER } });
    expect(game.whyNot('freeMove robots')).toMatchObject({ code: 'E_NOT_ADJACENT', clause: 'L-ACT-3' });
    game.play('freeMove medieval');
    expect(game.whyNot('freeMove dawn')).toMatchObject({ code: 'E_BATTERY_EMPTY', clause: 'L-ACT-3' });
  });

  test('[L-AGENT-2] a free move leads Cztwyzzek anywhere but where he is', () => {
    const game = table({ agents: { cztwyzzek: { era: 'dawn' }, mrtime: {} } });
    expect(game.answers().filter(text => text.startsWith('freeMove'))).toHaveLength(6);
    expect(game.whyNot('freeMove dawn')).toMatchObject({ code: 'E_NOT_ADJACENT' });
  });
});

describe('cards and LOOPs', () => {
  test('[L-ACT-4] [L-RUL-3] [L-RUL-4] a card is exhausted even if it has no effect', () => {
    const game = table({ agents: { mrtime: { hand: 'S-MT-3' }, ...OTHER } });
    expect(game.whyNot('useCard A-01')).toMatchObject({ code: 'E_NOT_IN_HAND', clause: 'L-ACT-4' });
    game.play('useCard S-MT-3');
    expect(game.agent('mrtime').hand).toEqual(['S-MT-3*']);
    expect(game.whyNot('useCard S-MT-3')).toMatchObject({ code: 'E_EXHAUSTED', clause: 'L-ACT-4' });
  });

  test('[L-ACT-5] [L-ACT-11] [L-RUL-1] [L-RUL-2] a LOOP readies one elementary dimension', () => {
    const game = table({
      agents: { mrtime: { era: 'dawn', hand: 'A-01* S-MT-1* S-MT-3*' }, ...OTHER },
      energy: { dawn: 3 },
    });
    expect(game.whyNot('loop stripes')).toMatchObject({ code: 'E_NO_CARD_OF_DIMENSION', clause: 'L-ACT-5' });
    game.play('loop spiral', 'loop spiral');
    expect(game.agent('mrtime').hand).toEqual(['A-01*', 'S-MT-1', 'S-MT-3*']);
    expect(game.position()).toMatchObject({ loops: 2, energy: [0, 0, 0, 0, 0, 0, 0] });
  });

  test('[L-ACT-6] [L-ACT-12] a power works once a turn, and only for agents whose power is an action', () => {
    const time = table({ agents: { mrtime: {}, cztwyzzek: { era: 'dawn' } } });
    time.play('power', 'prev');
    expect(time.agent('cztwyzzek').era).toBe('end');
    expect(time.whyNot('power')).toMatchObject({ code: 'E_POWER_USED', clause: 'L-ACT-6' });
    const other = table({ agents: { cztwyzzek: {}, mrtime: {} } });
    expect(other.whyNot('power')).toMatchObject({ code: 'E_POWER_CONDITION', clause: 'L-ACT-6' });
  });

  test('[L-AGENT-5] on a vortex V-Girl applies the top of the Destroyed pile, which stays there', () => {
    const girl = { vgirl: { era: 'robots' }, ...OTHER } as const;
    expect(table({ agents: girl }).whyNot('power')).toMatchObject({ code: 'E_POWER_CONDITION' });
    const game = table({ agents: girl, vortices: 'robots', destroyed: 'A-03 A-02' });
    game.play('power');
    expect([game.at('robots').energy, game.position().destroyed]).toEqual([3, ['A-03', 'A-02']]);
  });

  test('[L-ACT-13] after 400 actions only the end is offered', () => {
    const game = table({ agents: { mrtime: { hand: 'S-MT-1' }, ...OTHER }, more: { actions: 400 } });
    expect(game.answers()).toEqual(['endActions']);
    expect(game.whyNot('useCard S-MT-1')).toMatchObject({ code: 'E_CAP', clause: 'L-ACT-13' });
  });
});

describe('claims', () => {
  test('[L-ACT-7] [L-MIS-12] [L-RUL-15] claims need a clean era, also on a vortex, once a turn', () => {
    const clean = { agents: { mrtime: { era: 'dawn' }, ...OTHER }, missions: { end: 'M-CLEAN' } } as const;
    const dirty = table({ ...clean, clones: { dawn: 'C-1-3' } });
    expect(dirty.whyNot('claim M-CLEAN')).toMatchObject({ code: 'E_CONDITION', clause: 'L-ACT-7' });
    const game = table({ ...clean, vortices: 'dawn' });
    game.play('claim M-CLEAN');
    expect(game.at('end').missions).toBe('M-CLEAN:dawn');
    expect(game.whyNot('claim M-CLEAN')).toMatchObject({ code: 'E_CLAIMED' });
  });

  test('[L-RUL-35] [L-RUL-17] claims are refused for a full slot, a complete mission, and other tiles', () => {
    const at = (missions: object) => table({ agents: { mrtime: { era: 'dawn' }, ...OTHER }, missions });
    expect(at({ end: 'M-CLEAN:dawn' }).whyNot('claim M-CLEAN')).toMatchObject({ code: 'E_SLOT_FULL' });
    const complete = at({ end: 'M-CLEAN:medieval,end,robots' });
    expect(complete.whyNot('claim M-CLEAN')).toMatchObject({ code: 'E_COMPLETE' });
    expect(at({ end: '?M-CLEAN' }).whyNot('claim M-CLEAN')).toMatchObject({ code: 'E_BAD_PARAM' });
    expect(at({ end: 'M-GRID' }).whyNot('claim M-GRID')).toMatchObject({ code: 'E_BAD_PARAM' });
  });
});

describe('deciders and their answers', () => {
  test('[L-ACT-1] [L-TURN-1] one action is completed before another starts', () => {
    const game = table({ agents: { mrtime: { hand: 'A-09' }, ...OTHER } });
    game.play('useCard A-09');
    expect(game.asked()).toBe('mrtime pickEra');
    expect(game.whyNot('endActions')).toMatchObject({ code: 'E_PENDING', clause: 'L-ACT-1' });
    expect(game.whyNot('robots')).toMatchObject({ code: 'E_BAD_PARAM' });
  });

  test('[L-TURN-1] an action in another phase is refused', () => {
    const game = table({ agents: { mrtime: { era: 'dawn' }, ...OTHER }, available: { dawn: 'A-02' } });
    game.play('endActions');
    expect(game.asked()).toBe('mrtime takeCard');
    expect(game.whyNot('power')).toMatchObject({ code: 'E_WRONG_PHASE', clause: 'L-TURN-1' });
  });
});
