import { parseOptions } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { type Action, actionType, DROP } from '../action.ts';
import { formatAction } from '../notation.ts';
import { rift } from '../reading/rift.ts';
import type { RiftState } from '../types.ts';
import { type DropAim, sensibleDrops } from './drops.ts';

/** White's Star on f5 has nine landings, or jumps the Rectangle on i4, which threatens the Tesseract. */
const EVENING =
  '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/12R2/1v1X7X3/5S7h1/8r1P4/6V8/7T4H2/15 w CHg p 0 40';

const stateOf = (position: string): RiftState =>
  rift.notation.parsePosition(position, parseOptions(rift.options, {}), 'lenient');

/** Drops of one letter of the hand; a slide lies either way. */
const dropsOf = (position: string, hand: 'C' | 'H'): readonly Action[] =>
  rift
    .legalMoves(stateOf(position), 0)
    .filter(
      drop =>
        actionType(drop) === DROP &&
        (hand + (hand === 'H' ? 'V' : '')).includes(formatAction(drop).charAt(0)),
    );

const aims = (position: string, hand: 'C' | 'H'): ReadonlyMap<string, DropAim> =>
  new Map(
    [...sensibleDrops(stateOf(position), 0, dropsOf(position, hand))].map(([drop, aim]) => [
      formatAction(drop),
      aim,
    ]),
  );

const sensible = (position: string, hand: 'C' | 'H'): readonly string[] => [...aims(position, hand).keys()];

describe('drops worth a look', () => {
  test('are those next to the enemy Tesseract, not next to the own one', () => {
    const drops = sensible(EVENING, 'C');
    expect(drops).not.toContain('C@h1');
    expect(drops).toContain('C@h14');
    expect(drops).not.toContain('C@a15');
  });

  test('are those on the landing of a capture that threatens', () => {
    expect(sensible(EVENING, 'C')).toContain('C@g2');
  });

  test('[R-CYL-1] drops worth a look are those of a Cylinder beside an enemy pawn that it could jump', () => {
    const drops = sensible(EVENING, 'C');
    expect(drops).toContain('C@d11');
    expect(drops).not.toContain('C@c10');
  });

  test('[R-SLIDE-4] drops worth a look are those of a slide along the groove of a pawn it could jump', () => {
    const drops = sensible(EVENING, 'H');
    expect(drops).toContain('V@e9');
    expect(drops).not.toContain('H@e9');
  });

  test('have one aim each: an attack counts before a place near the Tesseract', () => {
    const found = aims(EVENING, 'C');
    expect([found.get('C@d11'), found.get('C@g2'), found.get('C@h14')]).toEqual([
      'attack',
      'guard',
      'attack',
    ]);
  });

  test('[R-SLIDE-4] drops of a slide beside the enemy Tesseract stand near it and never attack it', () => {
    const found = aims('15/15/t14/15/15/15/15/15/15/15/15/15/15/15/14T w H p 0 0', 'H');
    expect(found.get('V@a12')).toBe('near');
    expect(found.has('V@a10')).toBe(false);
  });

  test('are few of all drops', () => {
    expect(sensible(EVENING, 'C').length).toBeLessThan(dropsOf(EVENING, 'C').length / 3);
  });
});
