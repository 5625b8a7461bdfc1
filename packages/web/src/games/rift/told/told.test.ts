import { squareName } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, LARGE, played } from '../fixtures.ts';
import { loadText } from '../text/index.ts';
import { type Trace, traceOf } from '../trace.ts';
import { deedSentence, effectSentence, effectsOf, isTold } from './told.ts';

const text = await loadText('en');

function told(position: string, move: string) {
  const { scene, entry } = played(position, move);
  const trace = traceOf(scene, entry) as Trace;
  const me = entry.seat === 0 ? 1 : 0;
  return { trace, effects: effectsOf(scene, trace, me) };
}

const BLACK = EVENING.replace(' w ', ' b ');

describe('effectsOf()', () => {
  test('names lost pieces', () => {
    const { effects } = told(BLACK, 'Ri4-k2xk4');
    expect(effects.lost.map(({ letter }) => letter)).toEqual(['P']);
  });

  test('names pieces in new danger only', () => {
    // The Star on f5 is in danger from the slide on n5 before and after both moves.
    const attacked = (move: string): readonly string[] =>
      told(BLACK, move).effects.attacked.map(({ at }) => squareName(at));
    expect(attacked('Vo11-o12')).toEqual([]);
    expect(attacked('Hn5-o5')).not.toContain('f5');
    expect(told(BLACK, 'Vo11-o12').effects.still.map(({ at }) => squareName(at))).toContain('f5');
  });
});

describe('a move in words', () => {
  test.each([
    [BLACK, 'Ri4-k2xk4', 'Kai: Rectangle i4 → k2.'],
    [EVENING, 'C@a1', 'Kai: Cylinder dropped on a1.'],
    [LARGE, 'Ge5=If4', 'Kai: Large slide on e5 turned.'],
  ])('%s: %s', (position, move, sentence) => {
    expect(deedSentence(text, told(position, move).trace, 'Kai')).toBe(sentence);
  });

  test('its meaning speaks to the player', () => {
    expect(effectSentence(text, told(BLACK, 'Ri4-k2xk4').effects)).toBe(
      'Took your Pyramid on k4. Still in danger: your Star on f5.',
    );
    expect(effectSentence(text, told(BLACK, 'Vo11-o12').effects)).toMatch(
      /^Still in danger: your .*Star on f5/,
    );
    expect(effectSentence(text, { lost: [], attacked: [], still: [] })).toBe('');
  });

  test('a reason that names the same piece is not told twice', () => {
    const star = { colour: 0, letter: 'S', at: 1 } as const;
    const effects = { lost: [], attacked: [star], still: [] };
    expect(isTold('It threatens the Star on b1.', effects)).toBe(true);
    expect(isTold('It threatens the Star on b12.', effects)).toBe(false);
    expect(isTold('It takes the Star on b1 for free.', { ...effects, lost: [star], attacked: [] })).toBe(
      true,
    );
    expect(isTold('It threatens the Star on b1.', { ...effects, attacked: [], still: [star] })).toBe(false);
    expect(isTold('It blocks the way to the Tesseract.', effects)).toBe(false);
  });

  test('lists several pieces', () => {
    const [lost, attacked] = [
      [{ colour: 0, letter: 'P', at: 0 }],
      [
        { colour: 0, letter: 'S', at: 1 },
        { colour: 0, letter: 'C', at: 2 },
        { colour: 0, letter: 'T', at: 3 },
      ],
    ] as const;
    expect(effectSentence(text, { lost, attacked, still: lost })).toBe(
      'Took your Pyramid on a1. Now in danger: your Star on b1, Cylinder on c1 and Tesseract on d1. Still in danger: your Pyramid on a1.',
    );
  });
});
