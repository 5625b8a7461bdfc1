import { formatAction, parseAction, parseSquare } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { choiceAt, deedOf, guessOf, heldAtFirst, letterOfHand, proposalOf } from './consider.ts';
import { EVENING, LEAPS, situation } from './fixtures.ts';
import { dropTargets } from './targets.ts';

const at = (name: string): number => parseSquare(name) as number;
const SETTING_UP = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w T2SPRC5H2G2Xt2sprc5h2g2x s 0 0';
const MATE = '15/15/15/15/15/15/15/15/15/3sc10/1X1t11/3R11/15/5H9/T14 w - p 0 0';

describe('what is in the hand', () => {
  test('in set-up the first piece due, in play nothing', () => {
    expect(heldAtFirst(situation(SETTING_UP).answers)).toEqual({ from: 'hand', letter: 'T', upright: false });
    expect(heldAtFirst(situation(EVENING).answers)).toBeUndefined();
  });

  test('a slide lies one way or the other', () => {
    expect(letterOfHand({ letter: 'H', upright: false })).toBe('H');
    expect(letterOfHand({ letter: 'H', upright: true })).toBe('V');
    expect(letterOfHand({ letter: 'G', upright: true })).toBe('I');
    expect(letterOfHand({ letter: 'C', upright: true })).toBe('C');
  });

  test('a drop is meant where its place is pointed at, and nowhere else', () => {
    const actions = situation(EVENING).answers.byHand.get('C') ?? [];
    const offer = { actions, pivots: new Map(), drops: dropTargets(actions, 'C') };
    expect(choiceAt(offer, at('g2'))).toEqual({ type: 'play', action: parseAction('C@g2') });
    expect(choiceAt(offer, at('h2'))).toEqual({ type: 'none' });
  });
});

describe('what is proposed before anybody points', () => {
  const proposed = (position: string, piece: string): string | undefined => {
    const { scene, answers } = situation(position);
    const action = proposalOf(scene.state, answers.byPiece.get(at(piece)) ?? []);
    return action === undefined ? undefined : formatAction(action);
  };

  test('the only capture', () => {
    expect(proposed(EVENING, 'f5')).toBe('Sf5-j5xi4');
  });

  test('[R-END-1] the capture that wins', () => {
    expect(proposed(MATE, 'd4')).toBe('Rd4-f6xd5,d6,e6');
  });

  test('nothing among several captures, and nothing quiet', () => {
    expect(proposed(LEAPS, 'h8')).toBeUndefined();
    expect(proposed(EVENING, 'h2')).toBeUndefined();
  });
});

test('a deed has a name', () => {
  const deed = (text: string, isSetup = false): string => deedOf(parseAction(text), isSetup);
  expect([deed('Sf5-j5xi4'), deed('Sf5-j5'), deed('Hd6=Vd6'), deed('C@h5'), deed('T@h2', true)]).toEqual([
    'take',
    'move',
    'turn',
    'drop',
    'place',
  ]);
});

test('a click that is not offered is asked about in notation', () => {
  expect(guessOf('S', 'f5', 'h7')).toBe('Sf5-h7');
  expect(guessOf('V', undefined, 'd4')).toBe('V@d4');
});
