import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../games/test/quantumTable.ts';
import { BY_ROLL, BY_SCOUT, MADE, ONE_MOVE, OUT_OF_REACH, readReadiness, TWO_MOVES } from './readiness.ts';

/** Readiness of seat `a` to build on the planet in the middle, an 8, in a turn to come. */
function middle(
  ships: string,
  given: Partial<Given['seats'][number]> = {},
  more: Partial<Given> = {},
): number {
  const costs: number[] = [];
  readReadiness(table({ seats: [{ ships, ...given }, {}], ...more }).state, 0, false, costs);
  return costs[4] as number;
}

describe('readiness of a planet for a cube', () => {
  test.each<[string, string, number]>([
    ['[Q-BUILD-1] all ships in orbit make its number', '5@4,3 3@3,4', MADE],
    ['[Q-BUILD-2] one too many has to leave', '5@4,3 3@3,4 1@5,4', ONE_MOVE],
    ['[Q-MOVE-1] one that can come makes it', '5@4,3 3@2,3', ONE_MOVE],
    ['[Q-MOVE-1] one that is too far does not', '5@4,3 3@8,8', OUT_OF_REACH],
    ['two have to come', '5@2,3 3@2,4', TWO_MOVES],
    ['[Q-SHIP-4] a Frigate is turned', '5@4,3 4@3,4', MADE],
    ['[Q-SHIP-3] it swaps with whoever is too much', '5@4,3 4@3,4 3@0,8', MADE],
    ['[Q-SHIP-2] a Flagship brings somebody along', '2@2,3 6@2,2', ONE_MOVE],
    ['[Q-SHIP-6] a Scout may roll it', '6@4,3 6@3,4', BY_SCOUT],
    ['nobody is near', '1@0,0 1@8,8', OUT_OF_REACH],
  ])('%s', (_name, ships, cost) => expect(middle(ships)).toBe(cost));

  test('[Q-CARD-INTELLIGENT] [Q-CARD-FLEXIBLE] cards change the sum by one', () => {
    expect(middle('5@4,3 2@3,4 1@0,8')).toBe(BY_ROLL);
    for (const cards of ['intelligent', 'flexible'])
      expect(middle('5@4,3 2@3,4 1@0,8', { cards })).toBe(MADE);
  });

  test('[Q-BUILD-1] a planet with an own cube, or a full one, is out of reach', () => {
    for (const cubes of ['a', 'bb'])
      expect(middle('5@4,3 3@3,4', {}, { cubes: { '4,4': cubes } })).toBe(OUT_OF_REACH);
  });

  test('[Q-TURN-6] Flexible helps once in a turn', () => {
    const costs: number[] = [];
    const seats = [{ ships: '5@4,3 2@3,4', cards: 'flexible' }, {}];
    const { state } = table({ seats, turn: { used: ['flexible'] } });
    readReadiness(state, 0, true, costs);
    expect(costs[4]).toBe(BY_ROLL);
  });

  test('[Q-TURN-4] a ship that has moved does not move again this turn', () => {
    const costs: number[] = [];
    const { state } = table({ seats: [{ ships: '5@4,3 3@2,3!' }, {}] });
    readReadiness(state, 0, true, costs);
    expect(costs[4]).toBe(OUT_OF_REACH);
  });
});
