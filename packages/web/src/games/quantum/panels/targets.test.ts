import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../../games/test/quantumTable.ts';
import { at, panelModel } from './fixtures.ts';
import { outcomeWords } from './outcome.ts';
import { dominanceIfWon, luckyFaces, rollsWon, spoiledBy, stakesOfWay, targetsOf } from './targets.ts';

/** Planet 8 in the middle is ready for a; its 3 can attack a 6 and a 5, the 6 from two sides. */
const duel: Given = {
  seats: [
    { ships: '3@5,5 5@4,3 3@3,4', cards: 'warlike', dominance: 4 },
    { ships: '6@4,6 5@3,6 2@0,0', dominance: 2 },
  ],
};

describe('whom the ship in hand can attack', () => {
  const { model, offer } = panelModel(table(duel).state);
  const targets = targetsOf(model, 0);

  test('the best chance comes first, as so many of 36 rolls', () => {
    const read = targets.map(({ square, best }) => [at(model, square), rollsWon(best.odds?.chance ?? 0)]);
    expect(read).toEqual([
      ['4,6', 33],
      ['3,6', 30],
    ]);
    expect(rollsWon(161 / 216)).toBeUndefined();
  });

  test('from where failing costs no planet is offered first', () => {
    expect(targets[0]?.ways.map(({ text }) => text)).toEqual([
      'attack a1 4,6 from 5,6',
      'attack a1 4,6 from 4,5',
    ]);
    expect(spoiledBy(model.view, offer('attack a1 4,6 from 4,5'))).toMatchObject([{ sum: 11, needed: 8 }]);
  });

  test('winning and losing are told with tracks, cards and planets', () => {
    const stakes = stakesOfWay(model, offer('attack a1 4,6 from 4,5'));
    expect(stakes && outcomeWords(model, stakes.held)).toEqual([
      'dominance 5',
      'Bruno falls to 1',
      '+1 action (Warlike)',
      'planet 8 at (4,4) not ready: 11/8',
    ]);
    expect(stakes && outcomeWords(model, stakes.repelled)).toEqual(['planet 8 at (4,4) not ready: 11/8']);
  });

  test('the track shows where a chosen attack would take it', () => {
    expect(dominanceIfWon(model)).toBeUndefined();
    expect(dominanceIfWon({ ...model, chosen: offer('attack a1 4,6 from 5,6') })).toBe(5);
    expect(dominanceIfWon({ ...model, chosen: offer('research') })).toBeUndefined();
  });
});

test('a roll says which faces make a planet ready', () => {
  const { model, offer } = panelModel(table({ seats: [{ ships: '5@4,3 6@3,4' }, { ships: '2@0,0' }] }).state);
  const faces = (text: string) =>
    luckyFaces(model, offer(text)).map(({ face, orbit }) => [face, orbit.planet]);
  expect(faces('reconfigure a2')).toEqual([[3, 4]]);
  expect(faces('scout a2')).toEqual([[3, 4]]);
  expect(faces('reconfigure a1')).toEqual([[2, 4]]);
  expect(faces('research')).toEqual([]);
});
