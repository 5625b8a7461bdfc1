import { seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { lateTesseract } from '../../test/tesseractLate.ts';
import { randomPack } from '../../test/tesseractPacks.ts';
import { table, tower } from '../../test/tesseractTable.ts';
import { tesseractOptions, tesseractVariants } from '../../test/tesseractVariants.ts';
import { defaultAnswer } from './defaults.ts';
import { tesseract } from './index.ts';
import { formatAnswer } from './notation.ts';

const stacks = tower(['3443', '4444', '4444', '3443']);
const said = (game: { state: Parameters<typeof defaultAnswer>[0] }): string =>
  formatAnswer(defaultAnswer(game.state));

describe('[T-DEC-4] fallback answers', () => {
  test('[T-DEC-4] fallback answers end the phase, accept consent, keep a reroll, destroy an identical cube', () => {
    const game = table({ stacks, labs: ['Y2Y3Y4', ''], primed: 'Y3', options: { edition: 'cz' } });
    expect(said(game)).toBe('end');
    game.play('transfer A:Y2 B');
    expect(said(game)).toBe('yes');
    game.play('no', 'contain Y2 Y3 Y4', 'pick A:Y3');
    expect(said(game)).toBe('yes');
    game.play('yes');
    expect(said(game)).toBe('no');
  });

  test('[T-DEC-4] fallback answers take the lowest cell for ties and places, spare the fullest lab, stop targets', () => {
    const tie = table({ stacks });
    tie.play('end');
    expect(said(tie)).toBe('pick 0,0');
    const discharge = table({
      options: { base: 'D' },
      stacks: { '2,2': 'Y1', '0,2': 'O1O4' },
      labs: ['', 'O1O2'],
    });
    discharge.play('remove 2,2');
    expect(said(discharge)).toBe('lab B');
    const target = table({ stacks, primed: 'Y1O2', hands: [['L4-02', 'L3-01'], []] });
    target.play('play L4-02');
    expect(said(target)).toBe('stop');
    target.play('stop', 'play L3-01');
    expect(said(target)).toBe('pick primed:Y1');
    const row = table({ stacks, labs: ['Y6O6P6', ''], board: 'Y1Y2Y3Y4Y5', destroyed: 'O', rolls: [2] });
    row.play('contain Y6 O6 P6', 'pick A:Y6');
    expect(said(row)).toBe('to 0,0');
  });

  test('[T-DEC-4] fallback answers keep a roll of R09, leave the moved cube of R01 as it is, decline a granted action', () => {
    const chronologist = table({ stacks: { '0,0': 'Y6Y6' }, researchers: ['R09', '-'], rolls: [3] });
    chronologist.play('end');
    expect([chronologist.decision(), said(chronologist)]).toEqual(['rerollPrime', 'no']);
    const transport = table({ stacks, researchers: ['R01', '-'], labs: ['Y3', ''] });
    transport.play('transfer A:Y3 B', 'yes');
    expect([transport.decision(), said(transport)]).toEqual(['movedAdjust', 'stop']);
    const granted = table({ stacks, researchers: ['R11', '-'] });
    granted.play('specialize', 'lab B');
    expect([granted.decision(), said(granted)]).toEqual(['granted', 'stop']);
  });

  test('[T-DEC-4] fallback answers keep the value of a cube that was to be set', () => {
    for (const value of [2, 5]) {
      const game = table({ stacks, labs: [`Y${value}`, ''], hands: [['L2-06'], []] });
      game.play('play L2-06', `pick A:Y${value}`);
      expect([game.decision(), said(game)]).toEqual(['target', `value ${value}`]);
    }
  });

  test('[T-DEC-4] fallback answers take the cube with the lowest number for an obligatory target, wherever it lies', () => {
    const game = table({
      stacks: { '0,0': 'Y6' },
      labs: ['Y2O3', ''],
      ids: [0, 2, 1],
      hands: [['L2-01'], []],
    });
    game.play('play L2-01');
    expect(game.legal()).toEqual(['pick A:O3', 'pick A:Y2']);
    expect(said(game)).toBe('pick A:O3');
  });

  test('[T-DEC-4] fallback answers are legal at every decision of random games, early, late and with any pack', () => {
    const variants = tesseractVariants(24, 'defaults').map(({ options, seats }, i) => ({
      seats,
      options: i % 3 === 0 ? { ...options, pack: randomPack(`defaults ${i}`) } : options,
    }));
    const met = new Set<string>();
    for (const [i, { options, seats }] of variants.entries()) {
      const chance = seededChance(`defaults ${i}`);
      const state = (i % 2 === 0 ? tesseract : lateTesseract).setup(options, seats, chance);
      for (let seat = tesseract.decider(state); seat !== undefined; seat = tesseract.decider(state)) {
        met.add(tesseract.view(state, seat).decision?.type ?? '');
        expect(tesseract.check(state, seat, defaultAnswer(state))).toBeUndefined();
        tesseract.play(state, seat, pick(chance, tesseract.legalMoves(state, seat)), chance);
      }
    }
    expect(met.size).toBeGreaterThan(14);
  });

  test('[T-DEC-4] [T-END-5] fallback answers lead an abandoned table to its end', () => {
    for (const edition of ['fr', 'cz'] as const) {
      const chance = seededChance(`left ${edition}`);
      let state = tesseract.setup(tesseractOptions({ edition }), 3, chance);
      for (let seat = tesseract.decider(state); seat !== undefined; seat = tesseract.decider(state)) {
        const answer = defaultAnswer(state);
        expect(tesseract.check(state, seat, answer)).toBeUndefined();
        state = tesseract.apply(state, seat, answer, chance).state;
      }
      expect(tesseract.outcome(state)?.winners).toEqual([]);
    }
  });
});
