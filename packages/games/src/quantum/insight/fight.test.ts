import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';
import { quantum } from '../index.ts';
import { fightOf, rollsOf, type Side, winChance } from './fight.ts';
import { oddsOf, rollsFor } from './odds.ts';
import { reactionsOf } from './reactions.ts';

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

  test('[Q-CMB-4] the win probability ignores rerolls of a fixed die', () => {
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

  test('[Q-CMB-5] [Q-CMB-9] odds count the cards of both sides', () => {
    // 4 - 1 - 2 against 3, ties to the defender: 2 better, and one for the tie.
    expect(odds('attack a1 3,2 from 3,3')?.chance).toBeCloseTo(
      winChance(side(1), side(3, { stubborn: true })),
      12,
    );
    expect(odds('move a1 3,4')).toBeUndefined();
  });

  test('agree with fights played, over many fights without rerolls', () => {
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

describe('the rolls of an attack', () => {
  test('[Q-TV-70] rolls of an attack are 36, and the won ones match the chance', () => {
    const rolls = rollsOf(fightOf(side(4), side(3)));
    expect(rolls).toHaveLength(36);
    expect(rolls.filter(({ isWon }) => isWon)).toHaveLength(15);
    expect(rolls[0]).toEqual({ attack: 1, defence: 1, isWon: false, chance: 0 });
    expect(rolls.at(-1)).toMatchObject({ attack: 6, defence: 6, isWon: false });
  });

  test('[Q-CARD-RATIONAL] rolls of an attack are six, or one, with a fixed die', () => {
    const fixed = { isRational: true };
    expect(rollsOf(fightOf(side(0), side(0, fixed))).map(({ defence }) => defence)).toEqual(Array(6).fill(3));
    expect(rollsOf(fightOf(side(0, fixed), side(0, fixed)))).toMatchObject([{ attack: 3, defence: 3 }]);
  });

  test('[Q-CMB-4] rolls of an attack have a chance above zero if lost with a reroll left', () => {
    const roll = rollsOf(fightOf(side(0, { relentless: true }), side(0)))[3 * 6]; // 4 against 1
    expect(roll).toEqual({ attack: 4, defence: 1, isWon: false, chance: 1 / 6 });
  });

  test('exist for answers that attack, and for no others', () => {
    const game = table({ seats: [{ ships: '4@3,3' }, { ships: '3@3,2' }] });
    const rolls = (text: string) => rollsFor(game.state, quantum.notation.parseMove(game.state, text));
    expect(rolls('attack a1 3,2 from 3,3')).toHaveLength(36);
    expect(rolls('move a1 3,4')).toBeUndefined();
  });
});

describe('answers of a pending fight', () => {
  /** `a1`, a four, attacks `b1`, a three; returns the value of each answer. */
  function waiting(rolls: readonly number[], attacker: string, defender: string, ...plays: string[]) {
    const game = table({
      seats: [
        { ships: '4@3,4', cards: attacker },
        { ships: '3@3,2', cards: defender },
      ],
      rolls,
    });
    game.play('attack a1 3,2 from 3,3', ...plays);
    return {
      ...Object.fromEntries(
        reactionsOf(game.state).map(({ answer, ...worth }) => [
          quantum.notation.formatMove(game.state, answer),
          worth,
        ]),
      ),
      asked: game.asked(),
    };
  }

  test('[Q-CMB-4] reactions rate each reroll of the attacker by face, and passing', () => {
    // 4 + 3 against 3 + 2: the black die needs a 1, the white one a 4 or more; the other card may follow.
    expect(waiting([3, 2], 'relentless cruel', '')).toMatchObject({
      asked: 'a REROLL_ATT',
      relentless: { chance: expect.closeTo(16 / 36, 12), saving: [1, 2, 3, 4, 5] },
      cruel: { chance: expect.closeTo(7 / 12, 12), saving: [2, 3, 4, 5, 6] },
      pass: { chance: 0 },
    });
    const { relentless } = waiting([3, 2], 'relentless', '') as Record<string, unknown>;
    expect(relentless).toEqual({ chance: 1 / 6, byFace: [1, 0, 0, 0, 0, 0], saving: [1] });
  });

  test("[Q-CMB-4] reactions rate the defender's chance to hold, after which nothing follows", () => {
    // 4 + 1 against 3 + 4: lost as it lies, held as soon as black shows as much as white.
    expect(waiting([1, 4], '', 'relentless cruel')).toMatchObject({
      asked: 'b REROLL_DEF',
      relentless: { chance: expect.closeTo(7 / 12, 12) },
      cruel: { chance: expect.closeTo(4 / 6, 12), saving: [1, 2, 3, 4, 5, 6] },
      pass: { chance: 0 },
    });
    expect(waiting([1, 4], '', 'cruel')).toMatchObject({
      cruel: { chance: 3 / 6, byFace: [0, 0, 0, 1, 1, 1], saving: [4, 5, 6] },
    });
  });

  test('[Q-CMB-4] reactions do not count a used reroll again', () => {
    expect(waiting([3, 2, 3], 'relentless scrappy', '', 'relentless')).toMatchObject({
      scrappy: { chance: 1 / 6 },
      pass: { chance: 0 },
    });
  });

  test('[Q-CMB-2] reactions rate Dangerous as no fight, and declining by the chance before any die', () => {
    const { use, decline } = waiting([], '', 'dangerous') as Record<string, unknown>;
    expect(use).toMatchObject({ chance: undefined });
    expect(decline).toMatchObject({ chance: expect.closeTo(21 / 36, 12) });
  });

  test('are none without a fight', () => {
    expect(reactionsOf(table({ seats: [{ ships: '4@3,4' }, {}] }).state)).toEqual([]);
  });
});
