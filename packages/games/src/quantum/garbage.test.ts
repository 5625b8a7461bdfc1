/** Bad input changes nothing. */
import { encode, FormatError, Match, parseOptions, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../test/quantumInvariants.ts';
import { quantumVariants } from '../../test/quantumVariants.ts';
import { quantum } from './index.ts';

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
    for (const [i, { options, seats }] of quantumVariants(16, 'garbage', 12).entries()) {
      const chance = seededChance(`garbage ${i}`);
      const match = new Match(quantum, { options, seats, seed: `garbage ${i}` });
      for (let seat = quantum.decider(match.state); seat !== undefined; seat = quantum.decider(match.state)) {
        const legal = quantum.legalMoves(match.state, seat);
        const before = encode(match.state);
        for (let n = 0; n < 6; n++) {
          const answer = chance.below(42) | (chance.below(2 ** 25) << 6);
          const refusal = quantum.check(match.state, seat, answer);
          if (legal.includes(answer)) expect(refusal).toBeUndefined();
          else {
            expect(refusal?.clause).toMatch(/^Q-/);
            codes.add(refusal?.code ?? '');
          }
        }
        expect(encode(match.state)).toBe(before);
        match.submit(seat, pick(chance, legal));
      }
    }
    expect(codes.size).toBeGreaterThan(8);
  });

  test('damaged text is no answer, and its complaint is a FormatError', () => {
    const chance = seededChance('damaged text');
    const options = parseOptions(quantum.options, { turnLimit: 20 });
    const state = quantum.setup(options, 2, chance);
    const letters = [...'abcd12345,+- xyzfrom\n\u0000é'];
    for (let i = 0; i < 4000; i++) {
      const seat = quantum.decider(state);
      if (seat === undefined) break;
      const move = pick(chance, quantum.legalMoves(state, seat));
      const text = quantum.notation.formatMove(state, move);
      const at = chance.below(text.length);
      const damaged = text.slice(0, at) + pick(chance, letters) + text.slice(at + chance.below(3));
      read(() => quantum.notation.parseMove(state, damaged));
      if (i % 8 === 0) quantum.play(state, seat, move, chance);
    }
  });

  test('damaged positions are refused in words, or are positions that can be played', () => {
    const chance = seededChance('damaged positions');
    const marks = [...'0123456789abc",:[]{}-tf'];
    let taken = 0;
    for (const [i, { options, seats }] of quantumVariants(24, 'damage', 10).entries()) {
      const luck = seededChance(`damage ${i}`);
      const state = quantum.setup(options, seats, luck);
      for (let n = 0; n < 60 + i * 3; n++) {
        const seat = quantum.decider(state);
        if (seat === undefined) break;
        quantum.play(state, seat, pick(luck, quantum.legalMoves(state, seat)), luck);
      }
      const text = quantum.notation.formatPosition(state);
      for (let n = 0; n < 60; n++) {
        const at = chance.below(text.length);
        const damaged = text.slice(0, at) + pick(chance, marks) + text.slice(at + 1);
        const found = read(() => quantum.notation.parsePosition(damaged, options));
        if (!found) continue;
        taken++;
        checkInvariants(found);
        for (let steps = 0; steps < 30; steps++) {
          const seat = quantum.decider(found);
          if (seat === undefined) break;
          quantum.play(found, seat, pick(luck, quantum.legalMoves(found, seat)), luck);
          checkInvariants(found);
        }
      }
    }
    expect(taken).toBeGreaterThan(20);
  });
});
