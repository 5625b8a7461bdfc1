import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';
import { quantum } from '../index.ts';
import { oddsOf, type Side, winChance } from './fight.ts';

const side = (strength: number, given: Partial<Side> = {}): Side => ({
  strength,
  isRational: false,
  relentless: false,
  scrappy: false,
  cruel: false,
  stubborn: false,
  ...given,
});

describe('the chance that an attacker wins', () => {
  const WINS = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
  test.each(WINS.map((wins, i) => [i - 5, wins] as const))(
    '[Q-TV-70] a difference of %i: %i of 36',
    (d, wins) => {
      expect(winChance(side(d), side(0))).toBeCloseTo(wins / 36, 12);
    },
  );

  test.each([
    ['attacker Relentless', { relentless: true }, {}, 161 / 216],
    ['attacker Cruel', { cruel: true }, {}, 161 / 216],
    ['defender Relentless', {}, { relentless: true }, 91 / 216],
    ['defender Cruel', {}, { cruel: true }, 91 / 216],
    ['attacker Relentless, defender Cruel', { relentless: true }, { cruel: true }, 217 / 432],
    ['defender Stubborn', {}, { stubborn: true }, 15 / 36],
    ['attacker Rational', { isRational: true }, {}, 4 / 6],
  ] as const)('[Q-TV-71] %s', (_name, attacker, defender, chance) => {
    expect(winChance(side(0, attacker), side(0, defender))).toBeCloseTo(chance, 12);
  });

  test('[Q-CMB-4] a fixed die cannot be rolled again, by nobody', () => {
    const fixed = { isRational: true, relentless: true };
    expect(winChance(side(0, fixed), side(0, { cruel: true }))).toBeCloseTo(4 / 6, 12);
  });
});

describe('odds of an answer', () => {
  const given = {
    seats: [
      { ships: '4@3,3 1@2,2', cards: 'strategic ferocious' },
      { ships: '3@3,2', cards: 'stubborn' },
    ],
  };
  const game = table(given);
  const odds = (text: string) => oddsOf(game.state, quantum.notation.parseMove(game.state, text));

  test('[Q-CMB-5] [Q-CMB-9] count the cards of both sides', () => {
    // 4 - 1 - 2 against 3, ties to the defender: 2 better, and one for the tie.
    expect(odds('attack a1 3,2 from 3,3')?.chance).toBeCloseTo(
      winChance(side(1), side(3, { stubborn: true })),
      12,
    );
    expect(odds('move a1 3,4')).toBeUndefined();
  });

  test('agree with what is played, over many fights without rerolls', () => {
    const chance = seededChance('fights');
    const answer = quantum.notation.parseMove(game.state, 'attack a1 3,2 from 3,3');
    const games = 4000;
    let won = 0;
    for (let i = 0; i < games; i++) {
      const { events } = quantum.apply(game.state, 0, answer, chance);
      if (events.some(event => event.type === 'combatEnd' && event.won)) won++;
    }
    const expected = oddsOf(game.state, answer)?.chance ?? 0;
    expect(Math.abs(won / games - expected)).toBeLessThan(
      3.5 * Math.sqrt((expected * (1 - expected)) / games),
    );
  });
});
