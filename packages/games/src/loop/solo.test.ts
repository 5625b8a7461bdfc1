/** Section 12: one player, one deck. */
import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { type Given, type LoopTable, table } from '../../test/loopTable.ts';
import { loopOptions } from '../../test/loopVariants.ts';
import { loop } from './index.ts';

const SOLO = { seats: 1, foo: 'dawn', fooPile: 'industry robots' } as const;

/** V-Girl is active at dawn, Mr Time stands at industry. */
const solo = (vgirl: object, mrtime: object, given: Partial<Given> = {}): LoopTable =>
  table({
    ...SOLO,
    ...given,
    agents: { vgirl: { era: 'dawn', ...vgirl }, mrtime: { era: 'industry', ...mrtime } },
  });

describe('solo', () => {
  test('[L-SOLO-2] solo play keeps the cards on a tile as that agent’s hand, for no other agent', () => {
    const game = solo({ hand: 'S-VG-1' }, { hand: 'S-MT-1' });
    expect(game.answers()).toContain('useCard S-VG-1');
    expect(game.whyNot('useCard S-MT-1')).toMatchObject({ code: 'E_NOT_IN_HAND' });
  });

  test('[L-SOLO-4] solo play assigns the first hands, without drawing a first player', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { hands, active } = loop.setup(
        loopOptions({ agents: ['vgirl', 'mrtime'] }),
        1,
        seededChance(seed),
      );
      expect(hands[active]).toHaveLength(3);
      expect(hands[1 - active]?.length).toBeLessThan(3);
    }
  });

  test('[L-SOLO-5] [L-SOLO-8] solo play discards only the active agent’s hand and charges only his batteries at the end', () => {
    const game = solo(
      { hand: 'S-VG-1 A-03', battery: false, draw: 'S-MT-3' },
      { hand: 'S-MT-1 S-MT-2', battery: false },
      { rolls: [0, 1, 1] },
    );
    game.play('endActions');
    expect(game.position().discard).toEqual([['A-03', 'S-VG-1']]);
    expect(game.agent('mrtime')).toMatchObject({ hand: ['S-MT-1', 'S-MT-2', 'S-MT-3'], battery: false });
    expect([game.agent('vgirl').battery, game.asked()]).toEqual([true, 'mrtime action']);
  });

  test('[L-SOLO-8] solo play gives each agent his own power', () => {
    const game = solo({}, {}, { available: { dawn: 'A-03' }, active: 'mrtime' });
    game.play('power', 'next');
    expect(game.agent('vgirl').era).toBe('medieval');
  });

  test('[L-SOLO-6] solo play adds drawn cards to the active agent’s hand, whoever applies the effect', () => {
    const game = solo({ hand: 'A-33', draw: 'S-MT-3' }, { hand: 'A-46' }, { vortices: 'industry' });
    game.play('useCard A-33', 'A-46');
    expect(game.agent('vgirl').hand).toEqual(['A-33*', 'S-MT-3']);
    expect(game.at('industry').energy).toBe(1 + 2);
  });

  test('[L-SOLO-7] solo play takes a card in another agent’s hand from the other tiles; without one nothing happens', () => {
    const game = solo({ hand: 'A-15' }, { hand: 'S-MT-5' });
    game.play('useCard A-15');
    expect(game.at('dawn').energy).toBe(1);
    const nothing = solo({ hand: 'A-15' }, {});
    nothing.play('useCard A-15');
    expect(nothing.asked()).toBe('vgirl action');
  });

  test('[L-SOLO-9] solo play treats "each player" as the active agent once; invitations go to another agent with a ready card', () => {
    const round = solo({ hand: 'A-13', draw: 'S-MT-3 S-VG-2' }, { hand: 'S-MT-1' });
    round.play('useCard A-13');
    expect(round.agent('vgirl').hand).toEqual(['A-13*', 'S-MT-3']);
    const applied = solo({ hand: 'A-33', draw: 'S-MT-3 S-VG-2' }, { hand: 'A-13' });
    applied.play('useCard A-33', 'A-13');
    expect([applied.agent('vgirl').hand, applied.agent('mrtime').hand]).toEqual([
      ['A-33*', 'S-MT-3'],
      ['A-13'],
    ]);
    const tired = solo({ hand: 'S-VG-1 A-33' }, { hand: 'S-MT-1*' });
    tired.play('useCard A-33');
    expect(tired.asked()).toBe('vgirl action');
  });
});

describe('[L-ULTRA-8] Ultramachina alone', () => {
  const ultra = { options: { mode: 'ultramachina' }, foo: 'dawn' } as const;

  test('[L-ULTRA-8] U-09 hits the single draw pile, unasked', () => {
    const game = solo(
      { draw: 'S-VG-1 S-MT-4 S-MT-5 S-MT-6 S-VG-2 S-VG-3', hand: '' },
      { hand: 'S-MT-1 S-MT-2' },
      { ...ultra, ultra: { medieval: ['U-09 0'] }, rolls: [0, 1, 1], energy: { industry: 1 } },
    );
    game.play('endActions');
    // V-Girl's card and Mr Time's third are assigned first; then two more are discarded.
    expect([game.asked(), game.position().discard]).toEqual(['mrtime action', [['S-MT-5', 'S-MT-6']]]);
  });

  test('[L-ULTRA-8] U-10 mixes the tiles, each keeps its number of cards', () => {
    const game = solo(
      { hand: 'S-VG-1', draw: 'S-MT-3' },
      { hand: 'S-MT-1 S-MT-2', era: 'end' },
      { ...ultra, foo: 'medieval', ultra: { renaissance: ['U-10 0'] }, rolls: [0, 0, 0, 1, 1] },
    );
    game.play('endActions');
    expect([game.agent('vgirl').hand.length, game.agent('mrtime').hand.length]).toEqual([0, 3]);
    expect([game.agent('vgirl').era, game.agent('mrtime').era]).toEqual(['industry', 'renaissance']);
  });

  test('[L-ULTRA-8] U-11 takes cards of any tile, and only the active agent draws', () => {
    const game = solo(
      { hand: 'A-03 S-VG-1', draw: 'S-VG-2 S-MT-3 S-MT-4 S-MT-5' },
      { hand: 'S-MT-1 S-MT-2' },
      { ...ultra, foo: 'renaissance', ultra: { industry: ['U-11 0'] }, rolls: [0, 1, 1] },
    );
    game.play('endActions');
    expect([game.asked(), game.answers()]).toEqual(['mrtime ultraVictim', ['vgirl', 'mrtime']]);
    // V-Girl's tile holds one card, which is taken at once.
    game.play('vgirl');
    expect([game.asked(), game.answers()]).toEqual(['mrtime ultraDestroy', ['S-MT-1', 'S-MT-2', 'S-MT-3']]);
    game.play('S-MT-1');
    expect([game.agent('vgirl').hand, game.agent('mrtime').hand]).toEqual([
      [],
      ['S-MT-2', 'S-MT-3', 'S-MT-4'],
    ]);
    expect(game.position().destroyed).toEqual(['S-MT-1', 'S-VG-2']);
  });

  test('[L-ULTRA-8] solo play deals the bonus before the first assignment', () => {
    const state = loop.setup(loopOptions({ mode: 'ultramachina' }), 1, seededChance('solo'));
    expect([state.hands.flat(), state.pending.at(-1)]).toMatchObject([[], { type: 'bonus', left: [0] }]);
    expect(loop.legalMoves(state, 0)).toHaveLength(2);
  });
});
