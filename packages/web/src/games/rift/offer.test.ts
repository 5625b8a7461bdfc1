import { formatAction, parseAction, parseSquare } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, LEAPS, situation } from './fixtures.ts';
import { guessOf } from './late/guess.ts';
import { heldAtFirst, letterOfHand, offerOf, proposalOf } from './offer.ts';

const at = (name: string): number => parseSquare(name) as number;
const SETTING_UP = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w T2SPRC5H2G2Xt2sprc5h2g2x s 0 0';
const MATE = '15/15/15/15/15/15/15/15/15/3sc10/1X1t11/3R11/15/5H9/T14 w - p 0 0';

describe('heldAtFirst()', () => {
  test('is the first piece due in set-up, and nothing in play', () => {
    expect(heldAtFirst(situation(SETTING_UP).answers)).toEqual({ from: 'hand', letter: 'T', upright: false });
    expect(heldAtFirst(situation(EVENING).answers)).toBeUndefined();
  });

  test('a slide in hand has two orientations', () => {
    expect(letterOfHand({ letter: 'H', upright: false })).toBe('H');
    expect(letterOfHand({ letter: 'H', upright: true })).toBe('V');
    expect(letterOfHand({ letter: 'G', upright: true })).toBe('I');
    expect(letterOfHand({ letter: 'C', upright: true })).toBe('C');
  });

  test('a drop is meant only by its own place', () => {
    const { answers, scene } = situation(EVENING);
    const { targets } = offerOf({ from: 'hand', letter: 'C', upright: false }, answers, scene);
    expect(targets.get(at('g2'))).toEqual([parseAction('C@g2')]);
    expect(targets.get(at('h2'))).toBeUndefined();
  });
});

describe('proposalOf()', () => {
  const proposed = (position: string, piece: string): string | undefined => {
    const { scene, answers } = situation(position);
    const action = proposalOf(scene.state, answers.byPiece.get(at(piece)) ?? []);
    return action === undefined ? undefined : formatAction(action);
  };

  test('proposes the only capture', () => {
    expect(proposed(EVENING, 'f5')).toBe('Sf5-j5xi4');
  });

  test('[R-END-1] proposes the capture that wins', () => {
    expect(proposed(MATE, 'd4')).toBe('Rd4-f6xd5,d6,e6');
  });

  test('proposes nothing among several captures, and no quiet move', () => {
    expect(proposed(LEAPS, 'h8')).toBeUndefined();
    expect(proposed(EVENING, 'h2')).toBeUndefined();
  });
});

test('a piece that cannot be played now is only looked at', () => {
  const { answers, scene } = situation(EVENING);
  const look = offerOf({ from: 'board', at: at('i4') }, answers, scene);
  expect([look.isLook, look.actions.map(formatAction).includes('Ri4-g2xh2')]).toEqual([true, true]);
  expect(offerOf({ from: 'board', at: at('f5') }, answers, scene).isLook).toBe(false);
});

test('an illegal click is explained by its notation; a large slide is named by its leading line', () => {
  expect(guessOf({ letter: 'S', colour: 0, at: at('f5') }, at('h7'))).toBe('Sf5-h7');
  expect(guessOf({ letter: 'G', colour: 0, at: at('e5') }, at('h5'))).toBe('Ge5-g5');
  expect(guessOf({ letter: 'I', colour: 0, at: at('e5') }, at('e2'))).toBe('Ie5-e2');
});
