import { type RiftState, SIZE } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { position } from '../../test/positions.ts';
import { evaluate } from './evaluate.ts';
import { glance } from './glance.ts';
import { WEIGHTS } from './weights.ts';

const MIDDLEGAME =
  '15/8v6/2h4t7/4p10/10s3v/6gg5V1/1H3x3c5/3GG5x4/12R2/1v1X7X3/5S3I3h1/9IP4/6V8/7T4H2/15 w CHrg p 3 38';

const swapCase = (text: string): string =>
  [...text]
    .map(letter => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');

/** The same position with colours exchanged and the board upside down. */
function mirrored(text: string): RiftState {
  const [board = '', side, hands = '', ...rest] = text.split(' ');
  const ranks = board.split('/').reverse().map(swapCase).join('/');
  const white = swapCase(hands.replace(/\d?[A-Z]/g, ''));
  const black = swapCase(hands.replace(/\d?[a-z]/g, ''));
  return position([ranks, side === 'w' ? 'b' : 'w', `${white}${black}`, ...rest].join(' '));
}

/** The same position mirrored left to right. */
function turnedRound(text: string): RiftState {
  const [board = '', ...rest] = text.split(' ');
  const ranks = board.split('/').map(rank => (rank.match(/\d+|[A-Za-z]/g) ?? []).reverse().join(''));
  return position([ranks.join('/'), ...rest].join(' '));
}

test('the evaluation is symmetric between left and right', () => {
  expect(evaluate(turnedRound(MIDDLEGAME))).toBeCloseTo(evaluate(position(MIDDLEGAME)), 6);
});

test('[R-END-9] with equal pawns the freer Tesseract is worth more, increasingly near the stall', () => {
  const even = (quiet: number): number =>
    evaluate(
      position(`t1h12/hh13/15/15/15/15/15/15/15/7T7/15/15/15/15/15 w Ss p ${quiet} 100`, { stallLimit: 100 }),
    );
  expect(even(0)).toBeGreaterThan(100);
  expect(even(90)).toBeGreaterThan(even(0) + 100);
});

test('the evaluation is symmetric between the colours', () => {
  expect(evaluate(mirrored(MIDDLEGAME))).toBeCloseTo(evaluate(position(MIDDLEGAME)), 6);
});

test('[R-END-9] one more pawn is worth more, and so is a more valuable pawn', () => {
  const bare = `${`${'15/'.repeat(4)}7t7/`}${'15/'.repeat(5)}15/7T7/15/15/15`;
  const score = (hands: string): number => evaluate(position(`${bare} w ${hands} p 0 0`));
  expect(score('SCs')).toBeGreaterThan(score('Ss') + 100);
  expect(score('Rs')).toBeGreaterThan(score('Ss') + 50);
});

test('[R-CAP-1] a Tesseract in a corner is safer than one in the open', () => {
  const at = (file: number, rank: number): RiftState => {
    const ranks = Array.from({ length: SIZE }, () => '15');
    ranks[SIZE - 1 - rank] = `${file > 0 ? file : ''}T${file < SIZE - 1 ? SIZE - 1 - file : ''}`;
    ranks[0] = '14t';
    return position(`${ranks.join('/')} w SRsr p 0 0`);
  };
  expect(evaluate(at(0, 0))).toBeGreaterThan(evaluate(at(7, 7)));
});

test('a pawn within three steps of the enemy Tesseract counts as a hunter', () => {
  const withCylinder = (row: string): number =>
    evaluate(position(`7t7/15/${row}/${'15/'.repeat(11)}T14 w - p 0 0`));
  expect(withCylinder('4C10') - withCylinder('3C11')).toBeCloseTo(WEIGHTS.hunter, 6);
  expect(withCylinder('3C11')).toBeCloseTo(withCylinder('2C12'), 6);
});

test('the greedy evaluation sees a lost Tesseract', () => {
  const hanging = '14t/15/15/15/15/15/15/15/15/3sc10/1X1t11/3R11/15/5H9/T14 w - p 0 0'.replace('14t', '15');
  expect(glance(position(hanging), 0)).toBeGreaterThan(20_000);
  expect(glance(position(hanging), 1)).toBeLessThan(-20_000);
});
