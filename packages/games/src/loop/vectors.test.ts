/** Section 18: the test vectors of the rules page. */

import { scriptedChance, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../test/loopTable.ts';
import { loopOptions } from '../../test/loopVariants.ts';
import { answer, VERB } from './answer.ts';
import { contentOf } from './content.ts';
import { defaultAnswer } from './defaults.ts';
import { askedOf } from './flow.ts';
import { loop } from './index.ts';
import type { EraCode } from './ring.ts';
import { shuffledPile } from './rules/piles.ts';
import { UNUSED } from './types.ts';

/** Exits of the Machine. */
const PREV = 0;
const HERE = 1;
const NEXT = 2;

/** Ends Mr Time's turn; V-Girl's begins with a clone, no card and this Foo card. */
const thrown = (foo: EraCode, rolls: readonly number[], given: object = {}) => {
  const game = table({
    agents: { mrtime: {}, cztwyzzek: {} },
    foo: 'dawn',
    fooPile: `${foo} end`,
    rolls: [0, ...rolls],
    ...given,
  });
  game.play('endActions');
  return game;
};

describe('phase I', () => {
  test('[L-TV-1] [L-FOO-3] [L-FOO-4] [L-FOO-5] [L-RNG-4] phase I throws two rifts and one for the clone', () => {
    const game = thrown('industry', [PREV, HERE, HERE], { clones: { industry: 'C-1-6' } });
    expect([game.at('renaissance').rifts, game.at('industry').rifts]).toEqual([1, 2]);
  });

  test('[L-TV-2] [L-VORTEX-1] [L-RUL-6] phase I makes an overflowing era a vortex', () => {
    const game = thrown('globalization', [PREV, PREV, HERE, HERE], {
      clones: { globalization: 'C-1-6 C-2-6' },
      rifts: { industry: 3 },
      missions: { industry: '?M-GRID' },
      available: { industry: 'A-22' },
    });
    expect(game.position()).toMatchObject({
      vortices: ['industry'],
      destroyed: ['A-22'],
      removed: expect.arrayContaining(['?M-GRID']),
    });
    expect(game.at('industry')).toMatchObject({ rifts: 0, available: [], missions: null });
    expect(game.at('globalization').rifts).toBe(2);
  });

  test('[L-TV-21] [L-VORTEX-5] [L-END-3] phase I overflows two eras in one throw', () => {
    const full = { rifts: { industry: 3, robots: 3 } };
    const lost = thrown('globalization', [PREV, NEXT], { ...full, vortices: 'dawn medieval' });
    expect(lost.outcome()?.reason).toBe('VORTEX_FOURTH');
    expect(lost.at('industry').rifts).toBe(3);
    const both = thrown('globalization', [PREV, NEXT], {
      ...full,
      vortices: 'dawn',
      missions: { medieval: '?M-GRID', renaissance: '?M-CLEAN', end: '?M-ENCIRCLE' },
    });
    expect([both.at('industry').rifts, both.at('robots').rifts]).toEqual([0, 0]);
    const turned = (both.position().missions as string[]).filter(tile => tile && !tile.startsWith('?'));
    expect(turned).toEqual(['M-GRID', 'M-ENCIRCLE']); // clockwise from globalization: end, then medieval
  });

  test('[L-TV-22] [L-AGENT-1] [L-FOO-7] [L-RUL-12] phase I lets the Time Prowler cancel a rift', () => {
    const game = table({
      agents: { mrtime: {}, prowler: {} },
      foo: 'dawn',
      fooPile: 'industry',
      rifts: { industry: 3 },
      missions: { dawn: 'M-RIFT-ALL', end: 'M-RIFT-FOO' },
      rolls: [0, HERE, PREV],
    });
    game.play('endActions');
    expect([game.asked(), game.answers()]).toEqual([
      'prowler cancelRift',
      ['none', 'renaissance', 'industry'],
    ]);
    game.play('industry');
    expect(game.at('industry').rifts).toBe(3);
    expect(game.position()).toMatchObject({
      vortices: [],
      missions: expect.arrayContaining(['M-RIFT-ALL', 'M-RIFT-FOO']),
    });
  });
});

describe('actions', () => {
  test('[L-TV-3] [L-MIS-14] [L-MIS-17] [L-MIS-2] [L-MIS-5] three rifts removed at Dr Foo’s era', () => {
    const game = table({
      agents: { prowler: { era: 'industry', hand: 'A-02 A-30' }, mrtime: {} },
      foo: 'industry',
      rifts: { industry: 3 },
      missions: { dawn: 'M-RIFT-FOO', end: 'M-RIFT-ALL' },
    });
    game.play('useCard A-02', 'useCard A-30', 'no');
    expect(game.at('dawn').missions).toBe('M-RIFT-FOO:3');
    expect(game.at('end').missions).toBe('M-RIFT-ALL:industry');
  });

  test('[L-TV-4] [L-AGENT-3] [L-ACT-2] [L-ACT-3] [L-ACT-5] a whole turn of Mr Time', () => {
    const game = table({
      agents: {
        mrtime: { era: 'renaissance', hand: 'S-MT-1 S-MT-2 S-MT-3' },
        prowler: { era: 'globalization' },
      },
      foo: 'globalization',
      vortices: 'robots',
      rifts: { renaissance: 1, robots: 3, globalization: 1 },
      energy: { renaissance: 1 },
      clones: { robots: 'C-0-4' },
      missions: { dawn: 'M-CLONE-FOO' },
    });
    game.play(
      'useCard S-MT-1',
      'move industry',
      'useCard S-MT-2',
      'freeMove globalization',
      'useCard S-MT-3',
    );
    expect(game.at('dawn').missions).toBe('M-CLONE-FOO:1');
    game.play('power', 'next', 'loop spiral');
    expect(game.agent('mrtime').hand).toEqual(['S-MT-1', 'S-MT-2', 'S-MT-3*']);
    expect(game.at('globalization')).toMatchObject({ energy: 0, rifts: 1 });
    game.play('useCard S-MT-1', 'useCard S-MT-2');
    expect(game.at('globalization').rifts).toBe(0);
    expect(game.at('robots')).toMatchObject({ rifts: 1, energy: 1 });
    expect([game.agent('mrtime').battery, game.position().loops]).toEqual([false, 1]);
  });

  test('[L-TV-5] [L-ACT-10] the third LOOP costs three', () => {
    const game = table({
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-1' }, prowler: {} },
      energy: { dawn: 5 },
    });
    game.play('loop spiral', 'loop spiral');
    expect(game.whyNot('loop spiral')).toMatchObject({ code: 'E_NO_ENERGY', clause: 'L-ACT-5' });
  });

  test('[L-TV-6] [L-FX-6] Holy Grail', () => {
    const grail = (energy: number, rifts: number) => {
      const game = table({
        agents: { mrtime: { era: 'dawn', hand: 'A-09' }, prowler: {} },
        energy: { medieval: energy },
        rifts: { medieval: rifts },
      });
      game.play('useCard A-09', 'medieval');
      return game.at('medieval').energy;
    };
    expect([grail(1, 3), grail(2, 1)]).toEqual([3, 2]);
  });

  test('[L-TV-7] [L-CLONE-7] [L-FX-7] a clone is carried', () => {
    const game = table({
      agents: { cztwyzzek: { era: 'medieval', hand: 'S-CZ-3' }, prowler: {} },
      clones: { medieval: 'C-1-5', renaissance: 'C-2-6' },
    });
    game.play('useCard S-CZ-3');
    expect(game.answers()).toEqual(['prev', 'next', 'take C-1-5']);
    game.play('take C-1-5');
    expect(game.answers()).toEqual(['prev', 'next']); // a clone cannot be dropped before it has been carried
    game.play('next');
    expect(game.answers()).toEqual(['prev', 'next', 'stop', 'drop C-1-5']);
    game.play('next');
    expect(game.at('industry').clones).toEqual(['C-1-5']);
    expect(game.asked()).toBe('cztwyzzek action');
  });

  test('[L-TV-35] a clone taken again counts again', () => {
    const game = table({
      agents: { mrtime: { era: 'dawn', hand: 'A-24' }, prowler: {} },
      clones: { dawn: 'C-0-4' },
    });
    game.play('useCard A-24', 'take C-0-4', 'next', 'drop C-0-4', 'take C-0-4', 'next');
    expect(game.answers()).toEqual(['prev', 'next', 'stop', 'drop C-0-4']);
  });

  test('[L-TV-15] [L-MIS-10] [L-MIS-20] [L-RUL-16] surrounding Dr Foo', () => {
    const game = table({
      agents: { mrtime: { era: 'end' }, prowler: { era: 'medieval' } },
      foo: 'dawn',
      missions: { robots: 'M-ENCIRCLE' },
    });
    game.play('claim M-ENCIRCLE');
    expect(game.at('robots').missions).toBe('M-ENCIRCLE:1');
    expect(game.whyNot('claim M-ENCIRCLE')).toMatchObject({ code: 'E_CLAIMED', clause: 'L-ACT-7' });
  });

  test('[L-TV-17] [L-ACT-9] perpetual energy stays', () => {
    const game = table({
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-1' }, prowler: {} },
      perpetual: { dawn: 1 },
    });
    game.play('loop spiral');
    expect(game.whyNot('loop spiral')).toMatchObject({ code: 'E_NO_ENERGY' });
    game.play('move medieval');
    expect(game.at('dawn').perpetual).toBe(1);
  });

  test('[L-TV-23] perpetual energy pays first, once an action', () => {
    const game = table({
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-1' }, prowler: {} },
      perpetual: { dawn: 1 },
      energy: { dawn: 1 },
    });
    game.play('loop spiral');
    expect(game.at('dawn')).toMatchObject({ energy: 1, perpetual: 1 });
    game.play('loop spiral');
    expect(game.at('dawn')).toMatchObject({ energy: 0, perpetual: 1 });
    expect(game.whyNot('loop spiral')).toMatchObject({ code: 'E_NO_ENERGY' });
  });

  test('[L-TV-24] [L-AGENT-4] [L-RUL-23] Robofinisher pushes two eras', () => {
    const game = table({
      agents: { robofinisher: { era: 'dawn', hand: 'A-11' }, prowler: {} },
      clones: { dawn: 'C-3-1 C-4-2' },
      rifts: { medieval: 1, renaissance: 1 },
    });
    game.play('useCard A-11', 'C-3-1', 'next2', 'next2');
    expect(game.position()).toMatchObject({
      clones: [[], [], [], [], [], [], []],
      rifts: [0, 0, 0, 0, 0, 0, 0],
    });
  });

  test('[L-TV-36] [L-CUBE-1] [L-CUBE-2] missions are served by era with all cubes on the table', () => {
    const game = table({
      agents: { prowler: { era: 'industry', hand: 'S-TP-1 S-TP-4' }, mrtime: {} },
      foo: 'industry',
      rifts: { industry: 1, dawn: 3, medieval: 3, renaissance: 3, globalization: 3, robots: 3, end: 3 },
      energy: { renaissance: 30 },
      missions: { dawn: 'M-RIFT-FOO:4', end: 'M-RIFT-ALL:dawn,medieval' },
      centrifuges: { robots: 'CF-1 star 2', dawn: 'CF-2 star 2', medieval: 'CF-3 stripes 1' },
    });
    game.play('useCard S-TP-1');
    expect([game.at('dawn').missions, game.at('end').missions]).toEqual([
      'M-RIFT-FOO:5',
      'M-RIFT-ALL:dawn,medieval',
    ]);
    game.play('useCard S-TP-4');
    expect(game.at('industry').energy).toBe(0);
  });

  test('[L-TV-33] [L-AGENT-5] [L-VORTEX-3] [L-CARD-3] V-Girl applies a card that lies there', () => {
    const game = table({
      agents: { vgirl: { era: 'dawn' }, mrtime: {} },
      vortices: 'robots',
      available: { dawn: 'A-06' },
      bigDeck: 'A-36 A-40',
    });
    game.play('power');
    expect([game.at('robots').energy, game.asked(), game.answers()]).toEqual([
      2,
      'vgirl topCard',
      ['A-36', 'A-40'],
    ]);
    game.play('A-36');
    expect(game.position().destroyed).toEqual(['A-06', 'A-36', 'A-40']);
  });

  test('[L-TV-40] [L-RUL-32] [L-AGENT-6] invited back in her own turn, Robofinisher pushes far', () => {
    const hands = {
      robofinisher: { era: 'dawn', hand: 'A-33 S-RF-2' },
      mrtime: { hand: 'S-MT-4 S-MT-1' },
    } as const;
    const clones = { dawn: 'C-0-4' };
    const own = table({ agents: hands, clones });
    own.play('useCard A-33', 'S-MT-4', 'S-RF-2');
    expect(own.answers()).toEqual(['prev', 'next', 'prev2', 'next2']);
    const others = table({ agents: hands, active: 'mrtime', clones });
    others.play('useCard S-MT-4', 'S-RF-2');
    expect(others.answers()).toEqual(['prev', 'next']);
  });
});

describe('the end of a turn', () => {
  test('[L-TV-11] [L-EOT-5] [L-END-4] the Foo pile goes to the next box, and after the third the team has lost', () => {
    const end = { agents: { mrtime: {}, cztwyzzek: {} }, foo: 'dawn' as const, turn: 7 };
    const game = table({ ...end, rolls: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
    game.play('endActions');
    expect(game.position()).toMatchObject({ cycle: 2, turn: 8 });
    expect((game.position().clones as string[][]).flat()).toHaveLength(2);
    const last = table({ ...end, turn: 21, cycle: 3 });
    last.play('endActions');
    expect(last.outcome()).toEqual({ reason: 'CYCLES', winners: [] });
  });

  test('[L-TV-43] [L-EOT-4] [L-RNG-7] two players reshuffle in one phase V, the active one first', () => {
    const game = table({
      agents: {
        mrtime: { hand: 'S-MT-1 S-MT-2', discard: 'S-MT-3 S-MT-4 S-MT-5' },
        cztwyzzek: { hand: 'S-CZ-1 S-CZ-2 S-CZ-3', discard: 'S-CZ-4' },
        prowler: { hand: 'S-TP-1', discard: 'S-TP-2 S-TP-3 S-TP-4' },
      },
      active: 'cztwyzzek',
      foo: 'dawn',
      fooPile: 'dawn end',
      // Shuffles: Cztwyzzek four cards, the Prowler three, Mr Time three; then a clone and three cubes.
      rolls: [3, 2, 1, 2, 1, 0, 0, 0, 1, 1, 1],
    });
    game.play('endActions');
    expect(game.agent('cztwyzzek').hand).toEqual(['S-CZ-1', 'S-CZ-2', 'S-CZ-3']);
    expect(game.agent('prowler').hand).toEqual(['S-TP-1', 'S-TP-2', 'S-TP-3']);
    expect(game.agent('mrtime').hand).toEqual(['S-MT-1', 'S-MT-2', 'S-MT-4']);
    expect(game.position().draw).toEqual([['S-MT-5', 'S-MT-3'], ['S-CZ-4'], ['S-TP-4']]);
  });

  test('[L-TV-12] [L-ADD-1] [L-CARD-4] an added card is in the next hand', () => {
    const game = table({
      agents: { mrtime: { era: 'medieval', draw: 'S-MT-1 S-MT-2 S-MT-3' }, cztwyzzek: {} },
      available: { medieval: 'A-08' },
      foo: 'dawn',
      fooPile: 'dawn end',
      rolls: [0, 0, 0, 0],
    });
    game.play('endActions', 'A-08');
    expect(game.agent('mrtime').hand).toEqual(['A-08', 'S-MT-1', 'S-MT-2']);
  });
});

describe('Ultramachina', () => {
  const ultramachina = { mode: 'ultramachina' };

  test('[L-TV-34] [U-09] [L-RUL-21] U-09 discards two cards', () => {
    const game = table({
      options: ultramachina,
      agents: {
        mrtime: { draw: 'S-MT-1', discard: 'S-MT-2 S-MT-3', hand: 'S-MT-4 S-MT-5 S-MT-6' },
        cztwyzzek: { hand: 'S-CZ-1 S-CZ-2 S-CZ-3' },
      },
      active: 'cztwyzzek',
      foo: 'dawn',
      phase: 'foo',
      energy: { dawn: 1, medieval: 1, renaissance: 1, industry: 1, globalization: 1, robots: 1, end: 1 },
      ultra: { medieval: ['U-09 0'] },
      more: { pending: [{ type: 'foo', step: 1, fallen: [] }, { type: 'victim' }] },
      rolls: [0, 1, 1],
    });
    game.play('mrtime');
    expect(game.position()).toMatchObject({ discard: [['S-MT-1', 'S-MT-3'], []], draw: [['S-MT-2'], []] });
    expect([game.at('renaissance').energy, game.at('medieval').energy]).toEqual([0, 0]);
  });

  test('[L-TV-37] [U-11] [L-VORTEX-5] U-11: both rifts are one batch', () => {
    const game = table({
      options: ultramachina,
      agents: {
        mrtime: { hand: 'A-02 A-03 S-MT-1', draw: 'S-MT-2 S-MT-3' },
        cztwyzzek: { hand: 'S-CZ-3 S-CZ-4 S-CZ-6' },
      },
      foo: 'dawn',
      phase: 'foo',
      rifts: { dawn: 2 },
      more: {
        pending: [
          { type: 'foo', step: 2, fallen: [] },
          { type: 'losses', left: 2, origins: [], losers: [] },
        ],
      },
      rolls: [1, 1],
    });
    expect([game.asked(), game.answers()]).toEqual(['mrtime ultraVictim', ['mrtime', 'cztwyzzek']]);
    game.play('mrtime', 'A-02', 'mrtime', 'A-03');
    expect(game.position()).toMatchObject({ vortices: ['dawn'], destroyed: ['A-03', 'A-02'] });
    expect(game.agent('mrtime').hand).toEqual(['S-MT-1', 'S-MT-2', 'S-MT-3']);
  });

  test('[U-11] [L-TV-42] the active player names the hand, its owner the card', () => {
    const game = table({
      options: ultramachina,
      agents: {
        mrtime: { hand: 'A-02 A-03 S-MT-1' },
        cztwyzzek: { hand: 'S-CZ-3 S-CZ-4', draw: 'S-CZ-1 S-CZ-2 S-CZ-5' },
      },
      foo: 'dawn',
      phase: 'foo',
      more: {
        pending: [
          { type: 'foo', step: 2, fallen: [] },
          { type: 'losses', left: 2, owner: null, origins: [], losers: [] },
        ],
      },
      rolls: [1, 1],
    });
    expect([game.seat(), game.asked()]).toEqual([0, 'mrtime ultraVictim']);
    game.play('cztwyzzek');
    expect([game.seat(), game.asked(), game.answers()]).toEqual([
      1,
      'cztwyzzek ultraDestroy',
      ['S-CZ-3', 'S-CZ-4'],
    ]);
    game.play('S-CZ-4');
    expect([game.seat(), game.asked()]).toEqual([0, 'mrtime ultraVictim']);
    // A hand of one card leaves no choice.
    game.play('cztwyzzek');
    expect(game.position()).toMatchObject({ destroyed: ['S-CZ-3', 'S-CZ-4'] });
    expect(game.agent('cztwyzzek').hand).toEqual(['S-CZ-1', 'S-CZ-2', 'S-CZ-5']);
  });

  test('[L-TV-38] [L-ULTRA-4] [L-ULTRA-5] [L-RUL-28] energy thrown by the Machine is not added', () => {
    const game = table({
      options: ultramachina,
      agents: { mrtime: { era: 'medieval', hand: 'A-09' }, cztwyzzek: {} },
      foo: 'dawn',
      rifts: { dawn: 3 },
      ultra: { dawn: ['U-01 1'] },
      rolls: [HERE],
    });
    game.play('useCard A-09', 'dawn', 'U-01');
    expect(game.at('dawn')).toMatchObject({ energy: 4, ultra: [] });
    expect(game.position().ultraDestroyed).toEqual(['U-01']);
  });
});

describe('solo', () => {
  const solo = { seats: 1, foo: 'dawn' as const, fooPile: 'dawn end', phase: 'actions' };

  test('[L-TV-39] [L-SOLO-10] the piles run out', () => {
    const end = (mrtime: string) => {
      const game = table({
        ...solo,
        agents: { vgirl: { hand: 'S-VG-1' }, mrtime: { hand: mrtime } },
        rolls: [0, 1, 1, 1],
      });
      game.play('endActions');
      return game;
    };
    const more = end('S-MT-1 S-MT-2');
    expect([more.asked(), more.agent('vgirl').hand]).toEqual(['mrtime action', ['S-VG-1']]);
    const tie = end('S-MT-1');
    expect([tie.asked().split(' ')[1], tie.answers()]).toEqual(['assign', ['vgirl', 'mrtime']]);
  });

  test('[L-TV-13] [L-SOLO-1] [L-SOLO-3] cards go to their agents until one has three', () => {
    const options = loopOptions({ agents: ['vgirl', 'mrtime', 'robofinisher'] });
    const state = loop.setup(options, 1, seededChance('solo'));
    const cards = [...state.draws.flat(), ...state.hands.flat(), ...state.discards.flat()];
    expect(cards).toHaveLength(18);
    expect(state.hands.map(hand => hand.length).filter(length => length === 3)).toHaveLength(1);
    expect(state.hands[state.active]).toHaveLength(3);
    const game = table({
      ...solo,
      agents: {
        vgirl: { draw: 'A-23 S-MT-1', hand: 'S-VG-1' },
        mrtime: { hand: 'S-MT-2 S-MT-3' },
        robofinisher: {},
      },
      rolls: [0, 1, 1, 1],
    });
    game.play('endActions');
    expect([game.asked().split(' ')[1], game.answers()]).toEqual([
      'assign',
      ['vgirl', 'mrtime', 'robofinisher'],
    ]);
    game.play('robofinisher');
    expect([game.agent('mrtime').hand, game.agent('robofinisher').hand]).toEqual([
      ['S-MT-1', 'S-MT-2', 'S-MT-3'],
      ['A-23'],
    ]);
  });
});

/** A match whose every number is 0, at its first decision. */
function allZeros(given: object, seats: number) {
  let drawn = 0;
  const below = (): number => {
    drawn++;
    return 0;
  };
  const state = loop.setup(loopOptions(given), seats, { below, die: () => 1 });
  return { state, drawn };
}

describe('set-up', () => {
  test('[L-TV-8] [L-TV-9] [L-SUPA-1] Supa Clones stand k eras after their own, clones fill up', () => {
    const standing = (seats: number, difficulty: string): readonly [supas: string[], all: number] => {
      const { state } = allZeros({ mode: 'supa', difficulty, agents: ['mrtime', 'vgirl'] }, seats);
      const supas = contentOf(state).tokens.flatMap(({ id, isSupa }, token) =>
        isSupa && state.tokens[token] !== UNUSED ? [`${id}@${state.tokens[token]}`] : [],
      );
      return [supas, state.tokens.filter(at => at >= 0).length];
    };
    // Includes one clone of turn 1.
    expect(standing(2, 'month')).toEqual([['SC-0@1', 'SC-1@3', 'SC-2@5'], 3 + 4 + 1]);
    expect(standing(4, 'infinity')).toEqual([['SC-0@1', 'SC-1@3', 'SC-2@5', 'SC-3@0', 'SC-4@2'], 5 + 0 + 1]);
  });

  test('[L-TV-19] [L-SETUP-3] [L-SETUP-6] [L-SETUP-9] [L-SETUP-10] four players, S.A.B.O.T.A.G.E', () => {
    const { state } = allZeros({}, 4);
    expect(state.draws.map(pile => pile.length)).toEqual([3, 3, 3, 3]);
    // Includes one clone and one card of turn 1.
    expect(state.tokens.filter(at => at === -1)).toHaveLength(28 - 4 - 1);
    expect(state.bigDeck.length + state.available.flat().length + state.destroyed.length).toBe(49);
    expect(state.bigDeck).toHaveLength(49 - 4 - 1);
  });

  test('[L-TV-30] [L-RNG-2] a shuffle', () => {
    const order = shuffledPile([0, 1, 2, 3], scriptedChance([1, 2, 0])).reverse();
    expect(order.map(i => 'abcd'[i])).toEqual(['d', 'a', 'c', 'b']);
  });

  test('[L-TV-31] [L-RNG-6] [L-RNG-7] [L-RNG-8] all numbers 0', () => {
    const { state, drawn } = allZeros({ agents: ['mrtime', 'prowler'] }, 2);
    const now = JSON.parse(loop.notation.formatPosition(state));
    expect(drawn).toBe(94);
    expect(now).toMatchObject({
      active: 'mrtime',
      foo: 'medieval',
      vortices: ['dawn'],
      destroyed: ['A-04', 'A-03', 'A-02'],
      rifts: [0, 1, 1, 0, 0, 0, 0],
      energy: [1, 0, 0, 1, 1, 1, 1],
    });
    expect(now.clones.slice(0, 2)).toEqual([
      ['C-0-2', 'C-0-3', 'C-0-4', 'C-0-5'],
      ['C-1-3', 'C-1-4', 'C-1-5', 'C-1-6'],
    ]);
    expect([now.missions[1], now.missions[2]]).toEqual(['M-CLONE-FOO', 'M-ENCIRCLE']);
    expect(now.removed).toContain('?M-CLONE-ALL');
    expect(now.agents.map(({ hand }: { hand: string[] }) => hand)).toEqual([
      ['S-MT-2', 'S-MT-3', 'S-MT-4'],
      ['S-TP-2', 'S-TP-3', 'S-TP-4'],
    ]);
    expect(loop.legalMoves(state, 0).map(move => loop.notation.formatMove(state, move))).toEqual([
      'freeMove medieval',
      'freeMove industry',
      'useCard S-MT-2',
      'useCard S-MT-3',
      'useCard S-MT-4',
      'power',
      'endActions',
    ]);
  });

  test.each([
    ['sabotage', 'infinity', 2, ['mrtime', 'prowler'], 90],
    ['supa', 'month', 2, ['mrtime', 'prowler'], 87],
    ['centrifuge', 'infinity', 2, ['mrtime', 'prowler'], 93],
    ['ultramachina', 'month', 2, ['mrtime', 'prowler'], 94],
    ['sabotage', 'month', 1, ['mrtime', 'prowler', 'vgirl'], 93],
    ['sabotage', 'month', 4, ['mrtime', 'prowler', 'vgirl', 'cztwyzzek'], 94],
  ])('[L-TV-32] numbers of set-up: %s, %s, %i seats', (mode, difficulty, seats, agents, numbers) => {
    const { state, drawn } = allZeros({ mode, difficulty, agents }, seats);
    // Draws of turn 1: its clone, and an exit for two rifts and every clone at Dr Foo's era.
    const clones = state.tokens.filter(at => at === state.foo).length;
    expect(drawn - (state.turn === 1 ? 1 + 2 + clones : 0)).toBe(numbers);
  });

  test('[L-TV-41] [L-DEC-3] two seats, four agents', () => {
    const agents = ['mrtime', 'prowler', 'vgirl', 'cztwyzzek'];
    const state = loop.setup(loopOptions({ agents }), 2, seededChance('seats'));
    expect(state.draws).toHaveLength(4);
    expect(state.holders).toEqual([0, 1, 0, 1]);
  });
});

describe('[L-TV-20] an idle team', () => {
  const COUNT = Number(process.env.GAMES ?? 1500);
  /** The mean turn of the loss, within four standard errors. */
  test.each([
    [1, 6.96, 0.86],
    [2, 6.96, 0.86],
    [3, 7.47, 0.89],
    [4, 7.74, 0.9],
  ])(
    'a team of %i players that never acts loses in turn %f',
    (seats, mean, deviation) => {
      const chance = seededChance(`nobody acts ${seats}`);
      const agents = ['mrtime', 'vgirl', 'cztwyzzek', 'robofinisher'].slice(0, Math.max(2, seats));
      const options = loopOptions({ agents });
      let turns = 0;
      for (let i = 0; i < COUNT; i++) {
        const state = loop.setup(options, seats, chance);
        for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
          const isArchive = askedOf(state)?.kind === 'archive';
          loop.play(state, seat, isArchive ? answer(VERB.no) : defaultAnswer(state), chance);
        }
        turns += state.turn;
      }
      expect(Math.abs(turns / COUNT - mean)).toBeLessThan((4 * deviation) / Math.sqrt(COUNT) + 0.005);
    },
    60_000,
  );
});
