import { expect, test } from 'vitest';
import { type Given, table } from '../../../test/quantumTable.ts';
import { CARD, type CardName } from '../cards/index.ts';
import { prospectOf } from './prospects.ts';

const of = (card: CardName, given: Given) => prospectOf(table(given).state, 0, CARD[card]);

test('[Q-CARD-INTELLIGENT] [Q-CARD-INGENIOUS] planets that would be ready', () => {
  const seats = [{ ships: '5@4,3 4@3,4' }, { ships: '2@0,0' }];
  expect(of('intelligent', { seats })).toEqual({ type: 'planets', planets: [4] });
  expect(of('ingenious', { seats })).toEqual({ type: 'planets', planets: [] });
  const corner = [{ ships: '5@4,3 3@3,3' }, { ships: '2@0,0' }];
  expect(of('ingenious', { seats: corner })).toEqual({ type: 'planets', planets: [4] });
});

test('[Q-CARD-AGGRESSION] [Q-CARD-BRILLIANT] tracks stop at their end', () => {
  const seats = [{ ships: '5@4,3', dominance: 5, research: 5 }, { ships: '2@0,0' }];
  expect(of('aggression', { seats })).toEqual({ type: 'dominance', from: 5, to: 6 });
  expect(of('brilliant', { seats })).toEqual({ type: 'research', from: 5, to: 6 });
});

test('[Q-CARD-RELENTLESS] [Q-CARD-STUBBORN] fights of equal ships, as in Q-TV-71', () => {
  const seats = [{ ships: '5@4,3' }, { ships: '2@0,0' }];
  expect(of('relentless', { seats })).toEqual({
    type: 'attack',
    before: expect.closeTo(21 / 36, 9),
    after: expect.closeTo(161 / 216, 9),
  });
  expect(of('stubborn', { seats })).toEqual({
    type: 'defence',
    before: expect.closeTo(15 / 36, 9),
    after: expect.closeTo(21 / 36, 9),
  });
});

test('[Q-CARD-ARROGANT] [Q-CARD-EXPANSION] [Q-CARD-SABOTAGE] fleets and sheets are counted', () => {
  const seats = [{ ships: '5@4,3 4@3,4 1' }, { ships: '2@0,0', cards: 'agile' }];
  expect(of('arrogant', { seats })).toEqual({ type: 'action', isMet: true });
  expect(of('expansion', { seats })).toEqual({ type: 'joins', count: 4 });
  expect(of('eager', { seats })).toEqual({ type: 'scrapyard', count: 1 });
  expect(of('sabotage', { seats })).toEqual({ type: 'rivals', count: 1 });
});
