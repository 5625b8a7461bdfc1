import { describe, expect, test } from 'vitest';
import { table, tower } from '../../../test/tesseractTable.ts';
import { breachesFor } from './breach.ts';

const stacks = tower(['3443', '4444', '4444', '3443'], { '0,0': 'B1' });

describe('section 9: Threat phase and priming', () => {
  test('[T-THREAT-3] [T-THREAT-4] [T-PRIME-1] the edge cube is lifted, rolled and placed by its new value', () => {
    const game = table({ stacks, rolls: [5] });
    game.play('end');
    expect([game.primed(), game.stack('0,0'), game.state.active]).toEqual(['B5', 'Y6Y6', 1]);
    expect(game.view.lastPrimed?.value).toBe(5);
  });

  test('[T-THREAT-2] a skipped prime is used up', () => {
    const game = table({ stacks, skipPrime: 1, rolls: [5] });
    game.play('end');
    expect([game.primed(), game.state.skipPrime]).toEqual(['', 0]);
    game.play('end');
    expect(game.primed()).toBe('B5');
  });

  test('[T-THREAT-1] [T-END-5] [T-END-6] fr: an empty Tesseract is lost at the start of a Threat phase, skipped prime or not', () => {
    for (const skipPrime of [0, 1]) {
      const game = table({ labs: ['Y1', ''], skipPrime });
      game.play('end');
      expect(game.outcome()).toEqual({ winners: [], reason: 'empty' });
    }
  });

  test('[T-PRIME-3] [T-END-5] priming the last cube loses at once in cz; in fr the next researcher has a phase', () => {
    const given = { stacks: { '1,0': 'Y3' }, rolls: [2] };
    const cz = table({ ...given, options: { edition: 'cz' } });
    cz.play('end');
    expect(cz.outcome()?.reason).toBe('empty');
    expect(cz.primed()).toBe('Y2');
    const fr = table(given);
    fr.play('end');
    expect([fr.outcome(), fr.state.active]).toEqual([undefined, 1]);
    fr.play('end');
    expect(fr.outcome()?.reason).toBe('empty');
  });

  test('[T-TV-13] [T-RUL-20] removing the last cube loses in cz; in fr play goes on and a cube may be put back', () => {
    const given = { stacks: { '1,0': 'Y3' }, hands: [['L3-06'], []], destroyed: 'O', rolls: [4, 1] };
    const cz = table({ ...given, options: { edition: 'cz' } });
    cz.play('remove 1,0');
    expect(cz.outcome()?.reason).toBe('empty');
    const fr = table(given);
    fr.play('remove 1,0');
    expect(fr.outcome()).toBeUndefined();
    fr.play('play L3-06', 'pick destroyed:O', 'to 1,0', 'end');
    expect([fr.outcome(), fr.primed(), fr.state.active]).toEqual([undefined, 'O1', 1]);
  });

  test('[T-PRIME-4] [T-EVENT-1] a prime rolls, places, breaches, then triggers the event of an emptied cell', () => {
    const game = table({ stacks: { '0,0': 'Y3', '1,0': 'B4' }, primed: 'O2P2', rolls: [2] });
    const types = game.play('end').map(event => event.type);
    expect(types.filter(type => ['rolled', 'breached', 'uncovered'].includes(type))).toEqual([
      'rolled',
      'breached',
      'uncovered',
    ]);
    expect([game.state.breach, game.destroyed()]).toEqual([1, 'B']);
  });

  test('[T-PRIME-5] [T-EVENT-5] priming and accelerating do nothing with an empty Tesseract', () => {
    for (const cell of ['2,2', '0,0'] as const) {
      const game = table({ stacks: { [cell]: 'Y3' } }); // Chain reaction, Acceleration
      game.play(`remove ${cell}`);
      expect([game.primed(), game.destroyed(), game.decision()]).toEqual(['', '', 'act']);
    }
  });
});

describe('breaches', () => {
  test('[T-BREACH-1] breaches are none up to two equal cubes, one from three to five, two from six', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(breachesFor)).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
  });

  test('[T-TV-7] [T-RUL-1] breaches come with the third, the fourth, the sixth of a value', () => {
    for (const [primed, breach] of [
      ['Y2', 0],
      ['Y2O2', 1],
      ['Y2O2P2', 1],
      ['Y2O2P2B2Y2', 2],
    ] as const) {
      const game = table({ stacks, primed, rolls: [2] });
      game.play('end');
      expect(game.state.breach).toBe(breach);
    }
  });

  test('[T-RUL-2] [T-BREACH-4] breaches do not count an old triple elsewhere, unless any value counts', () => {
    const game = table({ stacks, primed: 'Y2O2P2', rolls: [5] });
    game.play('end');
    expect(game.state.breach).toBe(0);
    const any = table({ stacks, primed: 'Y2O2P2', rolls: [5], options: { breachScope: 'anyValue' } });
    any.play('end');
    expect(any.state.breach).toBe(1);
    const six = table({ stacks, primed: 'Y2O2P2B2Y2O2', rolls: [5], options: { breachScope: 'anyValue' } });
    six.play('end');
    expect(six.state.breach).toBe(2);
  });

  test('[T-BREACH-3] [T-END-4] [T-COMP-5] breaches lose the game at seven, where the token stops', () => {
    const game = table({ stacks: { '0,0': 'Y3', '1,0': 'B4' }, primed: 'O2P2Y2B2Y2', breach: 6, rolls: [2] });
    const events = game.play('end');
    expect(game.state.breach).toBe(7);
    expect(game.outcome()).toEqual({ winners: [], reason: 'breach' });
    expect(events.some(event => event.type === 'uncovered')).toBe(false);
    expect(game.state.pending).toEqual([]);
  });

  test('[T-BREACH-5] [T-VAR-4] breaches discard the card of the value in the breach race, unless it is unlocked or used', () => {
    const containment = [
      'C-01 hidden',
      'C-02 hidden',
      'C-03 revealed',
      'C-04 unlocked',
      'C-05 used',
      'C-06 hidden',
    ];
    const after = (value: number): string | undefined => {
      const primed = `Y${value}O${value}`;
      const game = table({ stacks, primed, rolls: [value], containment, options: { breachRace: true } });
      game.play('end');
      expect(game.state.breach).toBe(1);
      return game.state.containment[value - 1]?.state;
    };
    expect([1, 2, 3, 4, 5, 6].map(after)).toEqual([
      'discarded',
      'discarded',
      'discarded',
      'unlocked',
      'used',
      'discarded',
    ]);
  });

  test('[T-BREACH-5] breaches discard a card for good: it is neither revealed nor unlocked later', () => {
    const containment = [
      'C-01 discarded',
      'C-02 hidden',
      'C-03 hidden',
      'C-04 hidden',
      'C-05 hidden',
      'C-06 hidden',
    ];
    const game = table({ stacks, labs: ['B1B2B3', ''], board: 'Y1O1P1', containment });
    game.play('contain B1 B2 B3', 'pick A:B1', 'no');
    expect(game.state.containment[0]?.state).toBe('discarded');
  });

  test('[T-BREACH-5] breaches leave the cards alone without the variant', () => {
    const game = table({ stacks, primed: 'Y2O2', rolls: [2] });
    game.play('end');
    expect(game.state.containment[1]?.state).toBe('hidden');
  });
});
