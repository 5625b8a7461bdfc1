import { seededChance } from '@tessera/engine';
import { determinize, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { otherWorld, situation, tower, visitMoments } from '../../test/tesseract.ts';
import { chanceOf, evaluate } from './evaluate.ts';
import { toldChance } from './told.ts';

const worth = (fields: object): number => evaluate(situation({ tesseract: tower(3), ...fields }));

describe('evaluation of a state', () => {
  test('[T-END-1] prefers more contained cubes', () => {
    expect(worth({ board: 'Y1O2P3' })).toBeGreaterThan(worth({ board: 'Y1' }));
  });

  test('[T-END-4] [T-BREACH-1] punishes breaches, and crowds that lead to them', () => {
    expect(worth({ breach: 5 })).toBeLessThan(worth({ breach: 1 }));
    expect(worth({ primed: 'Y3O3B3P3' })).toBeLessThan(worth({ primed: 'Y1O2B3P4' }));
  });

  test('[T-END-5] punishes a Tesseract that runs out', () => {
    expect(worth({ tesseract: tower(1) })).toBeLessThan(worth({}));
  });

  test('[T-CONTAIN-1] prefers a lab near a set', () => {
    expect(worth({ labs: ['', 'Y2Y3Y4'] })).toBeGreaterThan(worth({ labs: ['', 'Y1Y6O4'] }));
  });

  test('rewards cards and unlocked containment cards', () => {
    expect(worth({ hands: [['L4-01'], []] })).toBeGreaterThan(worth({ hands: [['L2-01'], []] }));
    expect(worth({ hands: [['L2-01'], []] })).toBeGreaterThan(worth({}));
  });

  test('[T-END-1] [T-END-4] [T-END-5] is certain about a finished game, won or lost', () => {
    const board = ['Y', 'O', 'P', 'B'].flatMap(colour => [1, 2, 3, 4, 5, 6].map(value => colour + value));
    const over = (fields: object): number =>
      chanceOf(evaluate(situation({ phase: 'over', tesseract: tower(1), ...fields })));
    expect(over({ outcome: 'contained', board: board.join('') })).toBeGreaterThan(1 - 1e-9);
    expect(over({ outcome: 'breach', breach: 7 })).toBeLessThan(1e-9);
    expect(over({ outcome: 'empty', tesseract: Array(16).fill('') })).toBeLessThan(1e-9);
    expect(chanceOf(0)).toBe(0.5);
  });

  test('the reported win probability stays within 0 and 1, grows with the estimate, and is certain at the end', () => {
    const told = [0, 0.2, 0.5, 0.9, 1].map(toldChance);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect([told[0], told[4]]).toEqual([0, 1]);
  });

  test('[T-INFO-2] [T-INFO-3] ignores hidden information, save what lies under open cubes', async () => {
    await visitMoments(6, 'secret worth', async (state, chance) => {
      if (chance.below(4) > 0) return;
      const seed = `${chance.below(1000)}`;
      expect(evaluate(otherWorld(state, seed))).toBeCloseTo(evaluate(state), 9);
    });
    const state = tesseract.setup(situation({}).options, 2, seededChance('x'));
    expect(evaluate(determinize(tesseract.view(state, 0), seededChance('y')))).toBeCloseTo(
      evaluate(state),
      9,
    );
  });
});
