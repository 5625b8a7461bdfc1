import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../test/quantumTable.ts';
import { geometry } from '../state.ts';
import { dieOf } from '../types.ts';
import { readyNextTurn } from './orbits.ts';
import { type Stakes, stakesOf } from './stakes.ts';

const at = (given: Given, via: string, target: string): Stakes => {
  const { state } = table(given);
  const square = (text: string) => {
    const [x, y] = text.split(',').map(Number) as [number, number];
    return geometry(state).squareAt(x, y)!;
  };
  return stakesOf(state, dieOf(0, 0), square(via), square(target));
};

const orbits = (stakes: Stakes, way: keyof Stakes) =>
  stakes[way].orbits.map(
    ({ seat, sum, needed, isReady }) => `${'ab'[seat]} ${sum}/${needed} ${isReady ? 'ready' : 'broken'}`,
  );

describe('stakes of a fight', () => {
  test('[Q-DOM-1] [Q-CMB-7] stakes include both tracks of a won fight; the first of a turn pays by Warlike and Plundering', () => {
    const seats = [
      { ships: '3@3,3 5@0,0', cards: 'warlike plundering', dominance: 4, research: 4 },
      { ships: '6@4,3', dominance: 2 },
    ];
    const { held } = at({ seats }, '3,3', '4,3');
    expect(held).toMatchObject({
      destroyed: dieOf(1, 0),
      dominance: [
        { seat: 1, from: 2, to: 1 },
        { seat: 0, from: 4, to: 5 },
      ],
      actions: 1,
      research: { from: 4, to: 6 },
    });
    const second = at({ seats, turn: { destroyed: true } }, '3,3', '4,3').held;
    expect(second).toMatchObject({ actions: 0, research: undefined });
  });

  test('[Q-RUL-33] stakes are two steps won and lost with Ravenous, and no loss with Righteous', () => {
    const won = (cards: string, other: string) =>
      at(
        {
          seats: [
            { ships: '3@3,3', cards, dominance: 5 },
            { ships: '6@4,3', cards: other, dominance: 3 },
          ],
        },
        '3,3',
        '4,3',
      ).held.dominance.map(({ to }) => to);
    expect(won('ravenous', 'righteous')).toEqual([3, 6]);
    expect(won('agile', 'ravenous')).toEqual([1, 6]);
  });

  test('[Q-CMB-8] stakes are nothing for a repelled attack, unless the defender is Stubborn', () => {
    const ships = [{ ships: '3@3,3' }, { ships: '6@4,3', dominance: 5 }];
    expect(at({ seats: ships }, '3,3', '4,3').repelled).toMatchObject({
      destroyed: undefined,
      dominance: [],
    });
    const stubborn = [ships[0]!, { ...ships[1]!, cards: 'stubborn' }];
    expect(at({ seats: stubborn }, '3,3', '4,3').repelled).toMatchObject({
      destroyed: dieOf(0, 0),
      dominance: [{ seat: 0 }, { seat: 1, from: 5, to: 6 }],
    });
  });

  test('[Q-BUILD-1] stakes include planets that become ready or cease to be, by where the attacker ends', () => {
    // Planet 8 in the middle: b has 2 + 6 in its orbit, a has a 5 there and attacks with a 3.
    const stakes = at({ seats: [{ ships: '3@3,2 5@4,5' }, { ships: '6@4,3 2@5,4' }] }, '3,3', '4,3');
    expect(orbits(stakes, 'held')).toEqual(['b 2/8 broken']);
    expect(orbits(stakes, 'occupied')).toEqual(['a 8/8 ready', 'b 2/8 broken']);
    expect(orbits(stakes, 'repelled')).toEqual([]);
  });
});

test('[Q-ADV-5] stakes count a card taken this turn for building in the next', () => {
  const given = (pending: string): Given => ({
    seats: [{ ships: '3@0,0' }, { ships: '5@4,3 4@3,4', ...(pending ? { pending } : {}) }],
  });
  expect(readyNextTurn(table(given('')).state, 1)).toEqual([]);
  expect(readyNextTurn(table(given('intelligent')).state, 1)).toEqual([4]);
});
