/** Bad input changes nothing, and is refused in one typed way. */
import { encode, FormatError, Match, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../test/loopInvariants.ts';
import { loopOptions, loopVariants } from '../../test/loopVariants.ts';
import { loop } from './index.ts';

const read = <T>(parse: () => T): T | undefined => {
  try {
    return parse();
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
};

describe('garbage', () => {
  test('any number at any decision is listed and taken, or refused with clause and code', () => {
    const codes = new Set<string>();
    for (const [i, { options, seats }] of loopVariants(24, 'garbage').entries()) {
      const chance = seededChance(`garbage ${i}`);
      const match = new Match(loop, { options, seats, seed: `garbage ${i}` });
      for (let seat = loop.decider(match.state); seat !== undefined; seat = loop.decider(match.state)) {
        const legal = loop.legalMoves(match.state, seat);
        const before = encode(match.state);
        for (let n = 0; n < 6; n++) {
          const answer = chance.below(32) | (chance.below(n < 3 ? 10 : 2 ** 20) << 5);
          const refusal = loop.check(match.state, seat, answer);
          if (legal.includes(answer)) expect(refusal).toBeUndefined();
          else {
            expect(refusal?.clause).toMatch(/^L-/);
            codes.add(refusal?.code ?? '');
          }
        }
        const nobody = seats > 1 ? (seat + 1) % seats : seats;
        expect(loop.check(match.state, nobody, legal[0] as number)?.code).toBe('E_NOT_ACTIVE');
        expect(encode(match.state)).toBe(before);
        match.submit(seat, pick(chance, legal));
      }
      expect(loop.check(match.state, 0, 0)?.code).toBe('E_GAME_OVER');
    }
    expect(codes.size).toBeGreaterThan(9);
  });

  test('damaged text is no answer, and its complaint is a FormatError', () => {
    const chance = seededChance('damaged text');
    const state = loop.setup(loopOptions(), 2, chance);
    const letters = [...'AUSC-0129 eodrawn\n\u0000é*'];
    for (let i = 0; i < 4000; i++) {
      const seat = loop.decider(state);
      if (seat === undefined) break;
      const move = pick(chance, loop.legalMoves(state, seat));
      const text = loop.notation.formatMove(state, move);
      const at = chance.below(text.length);
      const damaged = text.slice(0, at) + pick(chance, letters) + text.slice(at + chance.below(3));
      read(() => loop.notation.parseMove(state, damaged));
      if (i % 8 === 0) loop.play(state, seat, move, chance);
    }
  });

  test('options of a wrong kind are refused in words that name them', () => {
    const wrong: Readonly<Record<string, readonly unknown[]>> = {
      mode: ['war', 3, null],
      difficulty: ['day', 0, []],
      agents: ['mrtime', ['nobody'], [3], Array(5).fill('any')],
      tower: ['slanted', [1, 2], [1, 2, 3, 4], [1, 2, '3'], [1, 2, Number.NaN], [0, 0, 0], {}],
      solo: ['yes', 1, null],
      weather: ['fine'],
    };
    for (const [name, values] of Object.entries(wrong))
      for (const value of values)
        expect(() => loopOptions({ [name]: value }), `${name}: ${value}`).toThrow(
          expect.objectContaining({ name: 'FormatError', field: expect.stringContaining(name) }),
        );
  });

  test('damaged positions are refused in words, or are positions that can be played', () => {
    const chance = seededChance('damaged positions');
    const marks = [...'0123456789AUSM",:[]{}-tfn'];
    let taken = 0;
    for (const [i, { options, seats }] of loopVariants(32, 'damage').entries()) {
      const luck = seededChance(`damage ${i}`);
      const state = loop.setup(options, seats, luck);
      for (let n = 0; n < 20 + i * 4; n++) {
        const seat = loop.decider(state);
        if (seat === undefined) break;
        loop.play(state, seat, pick(luck, loop.legalMoves(state, seat)), luck);
      }
      const text = loop.notation.formatPosition(state);
      for (let n = 0; n < 60; n++) {
        const at = chance.below(text.length);
        const damaged = text.slice(0, at) + pick(chance, marks) + text.slice(at + 1);
        const found = read(() => loop.notation.parsePosition(damaged, options));
        if (!found) continue;
        taken++;
        const why = `${damaged.slice(Math.max(0, at - 40), at)}>${damaged.slice(at, at + 20)}`;
        for (let steps = 0; steps < 30; steps++) {
          const seat = loop.decider(found);
          if (seat === undefined) break;
          try {
            loop.play(found, seat, pick(luck, loop.legalMoves(found, seat)), luck);
            checkInvariants(found);
          } catch (error) {
            throw new Error(`${String(error)} after ${why}`);
          }
        }
      }
    }
    expect(taken).toBeGreaterThan(20);
  });
});
