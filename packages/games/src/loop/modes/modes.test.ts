import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../../test/loopTable.ts';
import { loopOptions } from '../../../test/loopVariants.ts';
import { loop } from '../index.ts';
import { DIFFICULTIES } from '../types.ts';

const OTHER = { cztwyzzek: { era: 'end' } } as const;

describe('S.A.B.O.T.A.G.E', () => {
  test('[L-SETUP-11] S.A.B.O.T.A.G.E begins with more clones at harder levels', () => {
    const clones = DIFFICULTIES.map(difficulty => {
      const state = loop.setup(
        loopOptions({ difficulty, agents: ['mrtime', 'vgirl'] }),
        2,
        seededChance('more'),
      );
      return state.tokens.filter(at => at >= 0).length - 1; // one belongs to turn 1
    });
    expect(clones).toEqual([7, 8, 10]);
  });
});

describe('Sayan Supa Clones', () => {
  const supa = {
    options: { mode: 'supa' },
    agents: { mrtime: { era: 'dawn', hand: 'A-10' }, ...OTHER },
  } as const;

  test('[L-SUPA-3] [L-SUPA-4] [L-SUPA-5] [L-SUPA-8] [L-CUBE-3] Supa Clones leave perpetual energy and as many clones when destroyed', () => {
    const game = table({
      ...supa,
      clones: { dawn: 'SC-3', robots: 'SC-4' },
      supasDestroyed: 'SC-1',
      // C-0-2, then C-5-0, whose destruction era this is (the sixteenth of those left).
      rolls: [0, 19],
    });
    game.play('useCard A-10');
    expect(game.at('dawn')).toMatchObject({ perpetual: 1, clones: ['C-0-2'] });
    expect(game.position()).toMatchObject({ supasDestroyed: ['SC-1', 'SC-3'] });
  });

  test('[L-SUPA-2] [L-SUPA-6] [L-MIS-22] Supa Clones count as clones for missions, and their energy as added', () => {
    const game = table({
      ...supa,
      foo: 'dawn',
      clones: { dawn: 'SC-3', robots: 'SC-4' },
      missions: { dawn: 'M-ENERGY-HERE', end: 'M-CLONE-FOO' },
      rolls: [0],
    });
    game.play('useCard A-10');
    expect([game.at('dawn').missions, game.at('end').missions]).toEqual(['M-ENERGY-HERE:1', 'M-CLONE-FOO:1']);
  });

  test('[L-SUPA-7] [L-RUL-19] Supa Clones win at once with the last one, after four archives', () => {
    const game = table({
      ...supa,
      clones: { dawn: 'SC-3' },
      archived: 'M-CLONE-ALL M-CLONE-FOO M-RIFT-FOO M-GRID',
    });
    game.play('useCard A-10');
    expect(game.outcome()?.reason).toBe('VICTORY');
    expect(game.at('dawn').perpetual).toBe(0);
  });
});

describe('L.A.S.E.R Centrifuges', () => {
  const laser = {
    options: { mode: 'centrifuge' },
    agents: { mrtime: { era: 'dawn', hand: 'A-01 S-MT-1 S-MT-3' }, ...OTHER },
    energy: { dawn: 9 },
  } as const;

  test('[L-CENT-1] Centrifuges stand at eras of their own, away from the first missions', () => {
    for (const [i, difficulty] of DIFFICULTIES.entries()) {
      const options = loopOptions({ mode: 'centrifuge', difficulty, agents: ['mrtime', 'vgirl'] });
      const { centrifuges } = loop.setup(options, 2, seededChance(`centrifuge ${i}`));
      const eras = centrifuges.filter(at => at >= 0);
      expect(new Set(eras).size).toBe([2, 3, 3][i]);
    }
  });

  test('[L-CENT-2] Centrifuges allow only the shown dimension at their era', () => {
    const game = table({ ...laser, centrifuges: { dawn: 'CF-1 star 0' } });
    for (const given of ['useCard S-MT-1', 'useCard A-01', 'loop spiral'])
      expect(game.whyNot(given)).toMatchObject({ code: 'E_DIMENSION_LOCKED', clause: 'L-CENT-2' });
    expect(game.whyNot('useCard S-MT-3')).toBeUndefined();
  });

  test('[L-CENT-4] [L-CENT-5] [L-CENT-7] Centrifuges are destroyed by the third LOOP, which damages every mission', () => {
    const game = table({
      ...laser,
      centrifuges: { dawn: 'CF-1 star 2', end: 'CF-2 star 0' },
      missions: { medieval: 'M-CLEAN:dawn', industry: 'M-GRID:1' },
    });
    game.play('loop star');
    expect([game.asked(), game.answers()]).toEqual(['mrtime lastDamage', ['yes', 'no']]);
    game.play('yes');
    expect([game.asked(), game.answers()]).toEqual([
      'mrtime pickSlot',
      ['medieval', 'renaissance', 'industry', 'globalization', 'robots', 'end'],
    ]);
    game.play('robots');
    expect([game.at('medieval').missions, game.at('industry').missions]).toEqual([
      'M-CLEAN:dawn,robots',
      'M-GRID:2',
    ]);
    expect(game.position()).toMatchObject({ centrifugesDestroyed: ['CF-1'], claimed: ['M-CLEAN'] });
  });

  test('[L-CENT-4] Centrifuges take the first two damages unasked, the last one by a decision', () => {
    const game = table({ ...laser, centrifuges: { dawn: 'CF-1 star 0' } });
    game.play('loop star', 'loop star');
    expect([game.at('dawn').centrifuges, game.asked()]).toEqual(['CF-1 star 2', 'mrtime action']);
    game.play('loop star', 'no');
    expect([game.at('dawn').centrifuges, game.asked()]).toEqual(['CF-1 star 2', 'mrtime action']);
  });

  test('[L-CENT-4] Centrifuges ask again at the next LOOP', () => {
    const game = table({ ...laser, centrifuges: { dawn: 'CF-1 star 2', end: 'CF-2 star 0' } });
    game.play('loop star', 'no', 'loop star');
    expect(game.asked()).toBe('mrtime lastDamage');
    game.play('yes');
    expect(game.position()).toMatchObject({ centrifugesDestroyed: ['CF-1'], loops: 2 });
  });

  test('[L-CENT-5] [L-MIS-10] [L-MIS-12] Centrifuges give no reward to a mission claimed this turn', () => {
    const game = table({
      ...laser,
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-3' }, prowler: { era: 'renaissance' } },
      foo: 'medieval',
      centrifuges: { dawn: 'CF-1 star 2', end: 'CF-2 star 0' },
      missions: { industry: 'M-CLEAN', robots: 'M-ENCIRCLE:1' },
    });
    game.play('claim M-CLEAN', 'claim M-ENCIRCLE', 'loop star', 'yes');
    expect(game.asked()).toBe('mrtime action');
    expect([game.at('industry').missions, game.at('robots').missions]).toEqual([
      'M-CLEAN:dawn',
      'M-ENCIRCLE:2',
    ]);
  });

  test('[L-CENT-5] [L-ACT-7] [L-RUL-35] Centrifuges make a rewarded mission unclaimable this turn', () => {
    const game = table({
      ...laser,
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-3' }, prowler: { era: 'renaissance' } },
      foo: 'medieval',
      centrifuges: { dawn: 'CF-1 star 2', end: 'CF-2 star 0' },
      missions: { industry: 'M-CLEAN', robots: 'M-ENCIRCLE:1' },
    });
    game.play('loop star', 'yes', 'robots');
    for (const claim of ['claim M-CLEAN', 'claim M-ENCIRCLE'])
      expect(game.whyNot(claim)).toMatchObject({ code: 'E_CLAIMED' });
  });

  test('[L-CENT-3] Centrifuges do not lock a card applied from outside the hand', () => {
    const game = table({
      ...laser,
      agents: { mrtime: { era: 'dawn', hand: 'A-15' }, prowler: { era: 'end', hand: 'S-TP-1' } },
      centrifuges: { end: 'CF-1 star 0' },
      rifts: { dawn: 2 },
    });
    game.play('useCard A-15');
    expect([game.at('dawn').rifts, game.agent('prowler').hand]).toEqual([0, ['S-TP-1']]);
  });

  test('[L-CENT-8] Centrifuges survive a vortex', () => {
    const game = table({
      options: { mode: 'centrifuge' },
      agents: { mrtime: {}, ...OTHER },
      centrifuges: { industry: 'CF-1 star 1' },
      rifts: { industry: 3 },
      foo: 'dawn',
      fooPile: 'industry dawn',
      rolls: [0, 1, 1],
    });
    game.play('endActions');
    expect(game.position().vortices).toEqual(['industry']);
    expect(game.at('industry').centrifuges).toBe('CF-1 star 1');
  });
});

describe('Ultramachina', () => {
  const ultra = { options: { mode: 'ultramachina' }, foo: 'end' } as const;
  const team = { mrtime: { era: 'industry' }, cztwyzzek: { era: 'end' } } as const;

  test('[L-ULTRA-1] [L-SETUP-2] Ultramachina lays out its cards, and deals a bonus before the first hands', () => {
    const options = loopOptions({ mode: 'ultramachina', difficulty: 'infinity' });
    const state = loop.setup(options, 2, seededChance('ultra'));
    expect([state.ultras.filter(at => at >= 0).length, state.ultraPile.length, state.foo]).toEqual([7, 7, 6]);
    expect([state.turn, state.hands.flat(), state.fooPile]).toEqual([0, [], []]);
    expect(state.pending.at(-1)).toMatchObject({ type: 'bonus' });
  });

  test('[L-ULTRA-2] [L-RUL-20] [L-FOO-9] Ultramachina moves Dr Foo on, and the active player orders the cards', () => {
    const game = table({
      ...ultra,
      agents: team,
      ultra: { dawn: ['U-01 0', 'U-08 0'] },
      rolls: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
    });
    game.play('endActions');
    expect([game.asked(), game.answers()]).toEqual(['cztwyzzek ultraNext', ['U-01', 'U-08']]);
    game.play('U-01');
    expect(game.position()).toMatchObject({ foo: 'dawn', turn: 2 });
    expect(game.at('industry').rifts).toBe(1);
    // Two clones of the second cycle, two of U-08.
    expect((game.position().clones as string[][]).flat()).toHaveLength(4);
  });

  test('[L-ULTRA-3] [L-ULTRA-7] Ultramachina reveals three more cards at End of Times; after the third box the team loses', () => {
    const game = table({
      ...ultra,
      agents: team,
      ultraPile: 'U-02 U-03 U-04 U-05',
      rolls: [0, 0, 1, 1, 1, 1],
    });
    game.play('endActions');
    expect(game.position()).toMatchObject({ cycle: 2, ultraPile: ['U-05'] });
    const last = table({ ...ultra, agents: team, cycle: 3, turn: 21 });
    last.play('endActions');
    expect(last.outcome()?.reason).toBe('CYCLES');
  });

  test('[L-ULTRA-4] [L-ULTRA-6] Ultramachina asks which card is damaged, energy by energy', () => {
    const game = table({
      ...ultra,
      agents: { mrtime: { era: 'dawn', hand: 'A-03' }, ...OTHER },
      ultra: { dawn: ['U-01 0', 'U-08 2'] },
      rolls: [2, 2],
    });
    game.play('useCard A-03');
    expect(game.answers()).toEqual(['none', 'U-01', 'U-08']);
    game.play('U-08');
    expect([game.at('dawn').ultra, game.answers()]).toEqual([['U-01 1'], ['none', 'U-01']]);
    game.play('U-01');
    expect([game.at('dawn').ultra, game.asked()]).toEqual([[], 'mrtime action']);
    expect(game.position()).toMatchObject({ ultraDestroyed: ['U-01', 'U-08'] });
  });

  test('[L-ULTRA-4] [L-ULTRA-5] Ultramachina lets a destroying damage be declined, and then nothing is thrown', () => {
    const game = table({
      ...ultra,
      agents: { mrtime: { era: 'dawn', hand: 'A-03' }, ...OTHER },
      ultra: { dawn: ['U-01 1'] },
      rolls: [],
    });
    game.play('useCard A-03', 'none', 'none', 'none');
    expect([game.at('dawn'), game.asked()]).toMatchObject([
      { energy: 3, ultra: ['U-01 1'] },
      'mrtime action',
    ]);
  });

  test('[L-ULTRA-4] Ultramachina damages a single card unasked if it is not destroyed by it; of two one is named', () => {
    const start = { ...ultra, agents: { mrtime: { era: 'dawn', hand: 'S-MT-5' }, ...OTHER } } as const;
    const lone = table({ ...start, ultra: { dawn: ['U-08 0'] } });
    lone.play('useCard S-MT-5');
    expect([lone.at('dawn').ultra, lone.asked()]).toEqual([['U-08 1'], 'mrtime action']);
    const two = table({ ...start, ultra: { dawn: ['U-01 0', 'U-08 0'] } });
    two.play('useCard S-MT-5');
    expect(two.answers()).toEqual(['U-01', 'U-08']);
  });

  test('[U-12] [U-13] U-12 removes the energy of the era with the most, U-13 one where there are two', () => {
    const most = table({
      ...ultra,
      agents: team,
      energy: { dawn: 2, robots: 2 },
      ultra: { dawn: ['U-12 0'] },
      rolls: [0, 0, 1, 1, 1, 1],
    });
    most.play('endActions');
    expect([most.asked(), most.answers()]).toEqual(['cztwyzzek ultraEra', ['dawn', 'robots']]);
    most.play('robots');
    expect(most.at('robots').energy).toBe(0);
    const each = table({
      ...ultra,
      agents: team,
      energy: { dawn: 2, robots: 3, end: 1 },
      ultra: { dawn: ['U-13 0'] },
      rolls: [0, 0, 1, 1, 1, 1],
    });
    each.play('endActions');
    expect(each.position().energy).toEqual([1, 0, 0, 0, 0, 2, 1]);
  });

  test('[U-10] [U-14] U-10 deals the hands anew and sends all agents home; U-14 hits the vortices', () => {
    const karma = table({
      ...ultra,
      agents: {
        mrtime: { era: 'end', hand: 'S-MT-4', draw: 'S-MT-1 S-MT-2 S-MT-3' },
        cztwyzzek: { era: 'end', hand: 'S-CZ-1* S-CZ-2 S-CZ-3' },
      },
      ultra: { dawn: ['U-10 0'] },
      rolls: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    });
    karma.play('endActions');
    expect([karma.agent('mrtime').era, karma.agent('cztwyzzek').era]).toEqual(['renaissance', 'dawn']);
    expect(karma.agent('mrtime').hand).toEqual(['S-CZ-2', 'S-CZ-3', 'S-MT-1']);
    expect(karma.agent('cztwyzzek').hand).toEqual(['S-CZ-1', 'S-MT-2', 'S-MT-3']);
    const vortices = table({
      ...ultra,
      agents: team,
      vortices: 'robots medieval',
      ultra: { dawn: ['U-14 0'] },
      rolls: [0, 0, 1, 1, 1, 1],
    });
    vortices.play('endActions');
    expect([vortices.at('robots').rifts, vortices.at('medieval').rifts]).toEqual([1, 1]);
  });
});
