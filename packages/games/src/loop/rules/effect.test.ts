/** L-FX: application of effects. */
import { describe, expect, test } from 'vitest';
import { type Given, type LoopTable, table } from '../../../test/loopTable.ts';
import { kindsOf } from '../cards/kinds.ts';
import { readEffect } from '../cards/readEffect.ts';
import { BUILT_IN_PACK } from '../pack/builtIn.ts';

/** Mr Time at dawn with these cards, a colleague at industry. */
const withHand = (hand: string, given: Partial<Given> = {}, other: object = {}): LoopTable =>
  table({
    ...given,
    agents: {
      mrtime: { era: 'dawn', hand, ...given.agents?.mrtime },
      cztwyzzek: { era: 'industry', ...other },
    },
  });

describe('effects', () => {
  test('[L-FX-1] the effect of a card on the stack, or of an exhausted one, cannot be applied again', () => {
    // Stonehenge applies a card that lies there, which would apply one of them: never itself.
    const girl = table({
      agents: { vgirl: { era: 'dawn' }, cztwyzzek: { era: 'industry' } },
      available: { dawn: 'A-01 A-03', medieval: 'A-13' },
    });
    girl.play('power', 'A-01');
    expect([girl.asked(), girl.answers()]).toEqual(['vgirl pickCard', ['A-03', 'A-13']]);
    const manuscript = withHand('A-15', {}, { hand: 'S-CZ-2* S-CZ-5' });
    manuscript.play('useCard A-15');
    expect(manuscript.position().energy).toEqual([0, 1, 0, 0, 0, 0, 1]);
    const nothing = withHand('A-15', {}, { hand: 'S-CZ-2*' });
    nothing.play('useCard A-15');
    expect([nothing.asked(), nothing.position().energy]).toEqual(['mrtime action', [0, 0, 0, 0, 0, 0, 0]]);
  });

  test('[L-FX-1] a readying card does not ready itself, nor a black hole', () => {
    const game = withHand('A-22 A-47* S-MT-1* S-MT-3*');
    game.play('useCard A-22');
    expect([game.asked(), game.answers()]).toEqual(['mrtime pickCard', ['S-MT-1', 'S-MT-3']]);
    const alone = withHand('A-22 A-47*');
    alone.play('useCard A-22');
    expect(alone.agent('mrtime').hand).toEqual(['A-22*', 'A-47*']);
  });

  test('[L-FX-2] a drawn card is ready, even if its origin was used', () => {
    const game = withHand('A-41', { agents: { mrtime: { era: 'dawn', hand: 'A-41', draw: 'S-MT-3' } } });
    game.play('useCard A-41');
    expect([game.agent('mrtime').hand, game.at('medieval').energy]).toEqual([['A-41*', 'S-MT-3'], 1]);
  });

  test('[L-FX-3] [L-FX-8] eras where clones were sent count once for each clone, destroyed or not; without a push not at all', () => {
    const given = { clones: { dawn: 'C-3-1 C-1-4' }, rifts: { dawn: 2, medieval: 3 } } as const;
    const game = withHand('A-11', given);
    game.play('useCard A-11', 'C-3-1', 'next', 'next');
    expect([game.at('medieval').rifts, game.at('medieval').clones]).toEqual([1, ['C-1-4']]);
    const none = withHand('A-11', { rifts: { dawn: 2, medieval: 3 } });
    none.play('useCard A-11');
    expect(none.position().rifts).toEqual([2, 3, 0, 0, 0, 0, 0]);
  });

  test('[L-FX-4] here or on each vortex is a choice; on a vortex it counts once, and without one nothing is asked', () => {
    const away = withHand('A-39', { vortices: 'robots end' });
    away.play('useCard A-39');
    expect([away.asked(), away.answers()]).toEqual(['mrtime pickOption', ['here', 'eachVortex']]);
    away.play('eachVortex');
    expect(away.position().energy).toEqual([1, 0, 0, 0, 0, 1, 1]);
    for (const option of ['here', 'eachVortex']) {
      const on = withHand('A-39', { vortices: 'dawn' });
      on.play('useCard A-39', option);
      expect(on.at('dawn').energy).toBe(2);
    }
    const without = withHand('A-39');
    without.play('useCard A-39');
    expect([without.asked(), without.at('dawn').energy]).toEqual(['mrtime action', 2]);
  });

  test('[L-FX-5] "here" is where the agent stands when the part begins', () => {
    const game = withHand('A-26', { rifts: { dawn: 2, medieval: 2 } });
    game.play('useCard A-26', 'next');
    expect(game.position().rifts).toEqual([1, 1, 0, 0, 0, 0, 0]);
  });

  test('[L-FX-8] every agent’s era counts once for each agent, also at the same era', () => {
    const together = withHand('A-31', {}, { era: 'dawn' });
    together.play('useCard A-31');
    expect(together.at('dawn').energy).toBe(2);
    const origins = withHand('A-06', { bigDeck: 'A-22 A-23' });
    origins.play('useCard A-06');
    expect(origins.at('industry').energy).toBe(2);
  });

  test.each([
    ['levelEnergy(eraOf(each))', { dawn: 1, end: 1 }, 3, 3],
    ['levelRift(eraOf(each))', { dawn: 1, end: 1 }, 1, 1],
  ])('[L-FX-8] %s: an era named twice is levelled once', (effect, energy, energyAfter, riftsAfter) => {
    const cards = BUILT_IN_PACK.cards.map(row => (row.id === 'A-09' ? { ...row, effect } : row));
    const options = { pack: { ...BUILT_IN_PACK, name: 'levels', cards } };
    const game = withHand('A-09', { options, energy, rifts: { dawn: 3, end: 3 } }, { era: 'dawn' });
    game.play('useCard A-09');
    expect(game.at('dawn')).toMatchObject({ energy: energyAfter, rifts: riftsAfter });
  });

  test.each([
    ['addEnergy(here,1) ; draw(1)', ['energy', 'card']],
    ['may(moveSelf(1)) ; if(otherAgent(here),removeRift(here,1))', ['rift', 'movement']],
    ['choose(destroyClone(adj,1) | levelEnergy(here))', ['energy', 'clone']],
    ['eachPlayer(discardHand(1))', ['card']],
    ['foreach(clone(here),swapSelf(other))', ['movement']],
  ])('[L-FX-9] icons of %s', (effect, kinds) => {
    expect(kindsOf(readEffect(effect))).toEqual(kinds);
  });
});
