import { describe, expect, test } from 'vitest';
import { testWords } from '../../text/testing.ts';
import { arrowOf, inkOf, type Mark, toggled } from './marks.ts';
import { loadWords } from './words/index.ts';

const arrow: Mark = { from: 3, to: 18, ink: 'plain' };
const ring: Mark = { from: 3, to: 3, ink: 'plain' };
const NONE = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

describe('marks', () => {
  test('are removed when drawn again, and replaced when drawn in another ink', () => {
    const both = toggled(toggled([], arrow), ring);
    expect(both).toEqual([arrow, ring]);
    expect(toggled(both, arrow)).toEqual([ring]);
    expect(toggled(both, { ...arrow, ink: 'alt' })).toEqual([ring, { ...arrow, ink: 'alt' }]);
  });

  test('distinguish an arrow from its reverse', () => {
    expect(toggled([arrow], { from: 18, to: 3, ink: 'plain' })).toHaveLength(2);
  });

  test('have four inks, by modifier keys', () => {
    expect(inkOf(NONE)).toBe('plain');
    expect([inkOf({ ...NONE, shiftKey: true }), inkOf({ ...NONE, ctrlKey: true })]).toEqual([
      'shift',
      'shift',
    ]);
    expect([inkOf({ ...NONE, altKey: true }), inkOf({ ...NONE, altKey: true, shiftKey: true })]).toEqual([
      'alt',
      'both',
    ]);
  });

  test('arrowOf() ends in the centre of the target, in every direction', () => {
    const at = (x: number, y: number) => ({ x, y, size: 50 });
    expect(arrowOf(at(25, 25), at(225, 25))).toEqual({
      shaft: 'M35,25L202,25',
      head: 'M225,25L202,37L202,13Z',
    });
    expect(arrowOf(at(225, 25), at(25, 25)).head).toBe('M25,25L48,13L48,37Z');
  });
});

testWords(loadWords);
