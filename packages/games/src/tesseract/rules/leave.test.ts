import { Match, publicPosition } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../../test/tesseractTable.ts';
import { tesseractOptions } from '../../../test/tesseractVariants.ts';
import { tesseract } from '../index.ts';

/** A match from a position, with so many players. */
const seated = (players: number, fields: object = {}) =>
  new Match(tesseract, {
    options: tesseractOptions(),
    seats: players,
    seed: 'leave',
    position: positionOf({ players, stacks: { '0,0': 'Y3O4' }, ...fields }),
  });

describe('T-DEC-9: leaving', () => {
  test('[T-DEC-9] a lab passes to the next seat clockwise, and play goes on', () => {
    const match = seated(3);
    expect(match.leave(0).events).toEqual([{ type: 'left', seat: 0, lab: 0 }]);
    expect(match.state.holders).toEqual([1, 1, 2]);
    expect([match.decider, match.state.active]).toEqual([1, 0]);
    expect(match.answer(1, 'end')).toHaveProperty('state');
    match.leave(1);
    expect(match.state.holders).toEqual([2, 2, 2]);
    expect(tesseract.outcome(match.state)).toBeUndefined();
  });

  test("[T-DEC-9] the last seat's lab passes to the first", () => {
    const match = seated(4);
    match.leave(3);
    expect(match.state.holders).toEqual([0, 1, 2, 0]);
  });

  test("[T-DEC-9] a question passes to the lab's new seat; no seat asks itself", () => {
    const match = seated(3, { labs: ['Y2', '', ''] });
    match.answer(0, 'transfer A:Y2 B');
    expect([match.decider, tesseract.view(match.state, 0).decision?.type]).toEqual([1, 'consent']);
    match.leave(1);
    expect(match.decider).toBe(2);
    match.answer(2, 'no');
    match.leave(2); // lab B and C are of seat 0 now
    match.answer(0, 'transfer A:Y2 B');
    expect(match.state.labs[1]).toHaveLength(1);
  });

  test('[T-DEC-9] [T-DEC-5] a position that waits for consent knows departures before the question and since', () => {
    const asking = () => seated(3, { researchers: ['R01', 'R02', 'R03'], labs: ['', 'Y2', ''] });
    const move = ['specialize', 'branch 2', 'transfer B:Y2 C'];
    const before = asking();
    before.leave(2); // lab C is of seat 0, who asks: only B is asked
    const since = asking();
    for (const match of [before, since]) for (const text of move) match.answer(0, text);
    since.leave(2);
    for (const [match, labs] of [
      [before, [1]],
      [since, [1, 2]],
    ] as const) {
      expect(match.state.pending.at(-1)).toMatchObject({ type: 'consent', labs });
      const text = tesseract.notation.formatPosition(match.state);
      expect(tesseract.notation.parsePosition(text, match.options, 'lenient')).toEqual(match.state);
      const damaged = text.replace(`"labs":[${labs}]`, '"labs":[0]');
      expect(() => tesseract.notation.parsePosition(damaged, match.options, 'lenient')).toThrow(
        'labs: are not those',
      );
    }
  });

  test.each([1, 2, 4])('[T-DEC-9] the team has given up when the last of %i leaves', players => {
    const match = seated(players);
    for (let seat = 0; seat < players; seat++) match.leave(seat);
    expect(tesseract.outcome(match.state)).toEqual({ winners: [], reason: 'resign' });
    expect(match.decider).toBeUndefined();
    expect(match.undo()).toBe(true);
    expect(match.decider).toBe(players - 1);
  });

  test('[T-DEC-9] seats that left do not share a win', () => {
    const match = seated(3);
    match.leave(1);
    const won = { ...match.state, outcome: 'contained' as const };
    expect(tesseract.outcome(won)?.winners).toEqual([0, 2]);
  });

  test('[T-DEC-9] a position mentions departures only if there were any', () => {
    const match = seated(3);
    expect(publicPosition(match, 0)).not.toContain('holders');
    match.leave(1);
    const text = tesseract.notation.formatPosition(match.state);
    expect(JSON.parse(text).holders).toEqual([0, 2, 2]);
    expect(tesseract.notation.parsePosition(text, match.options, 'lenient').holders).toEqual([0, 2, 2]);
    const damaged = text.replace('"holders":[0,2,2]', '"holders":[0,2,3]');
    expect(() => tesseract.notation.parsePosition(damaged, match.options, 'lenient')).toThrow('holders[2]');
  });
});
