import { parseOptions } from '@tessera/engine';
import { formatAction, parseSquare, rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, LARGE, LEAPS, SMALL, situation } from './fixtures.ts';
import { drawingState, lookedActions, seatOfPerson } from './scene.ts';

const at = (name: string): number => parseSquare(name) as number;
const OPENING = '2h4t7/4p3v1s4/15/15/15/3x7x3/15/15/15/3X7X3/15/15/15/4S1V3P4/7T4H2 w SRC3H2Gsrc3h2g p 0 0';
const SETTING_UP = '15/7t7/15/15/15/15/15/15/15/15/15/15/7T7/15/15 w 2SPRC5H2G2X2sprc5h2g2x s 0 2';

describe('a view made ready for pointing', () => {
  test('either line of a large slide leads to it', () => {
    const { scene } = situation(LARGE);
    expect(scene.pieceOn(at('f5'))).toBe(scene.pieceOn(at('e5')));
    expect(scene.isFree(at('f5'))).toBe(false);
    expect(scene.isFree(at('g5'))).toBe(true);
  });

  test.each([EVENING, LEAPS, LARGE, SMALL, OPENING, SETTING_UP])(
    'draws from the state the rules know: %s',
    position => {
      const state = rift.notation.parsePosition(position, parseOptions(rift.options, {}), 'lenient');
      const { past: _, ...known } = state;
      const { past: __, ...drawn } = drawingState(rift.view(state, 0));
      expect(drawn).toEqual(known);
    },
  );
});

describe('looking without playing', () => {
  test('shows where a piece of the other side could go', () => {
    const { scene } = situation(EVENING);
    expect(lookedActions(scene, at('i4')).map(formatAction)).toContain('Ri4-g2xh2');
  });

  test('[R-CROSS-4] a cross goes nowhere, and before play nothing does', () => {
    expect(lookedActions(situation(EVENING).scene, at('f9'))).toEqual([]);
    expect(lookedActions(situation(SETTING_UP).scene, at('h3'))).toEqual([]);
  });
});

test('the table looks through the eyes of the person who sits there', () => {
  expect(seatOfPerson(['you', 'bot'])).toBe(0);
  expect(seatOfPerson(['bot', 'you'])).toBe(1);
  expect(seatOfPerson(['friend', 'you'])).toBe(1);
  expect(seatOfPerson(['bot', 'bot'])).toBe(0);
});
