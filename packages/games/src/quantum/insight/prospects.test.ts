import { expect, test } from 'vitest';
import { type Given, table } from '../../../test/quantumTable.ts';
import { CARD, CARD_NAMES, type CardName } from '../cards/index.ts';
import { prospectOf } from './prospects.ts';

const of = (card: CardName, given: Given) => prospectOf(table(given).state, 0, CARD[card]);

test('[Q-CARD-INTELLIGENT] [Q-CARD-INGENIOUS] prospects list planets that would be ready', () => {
  const seats = [{ ships: '5@4,3 4@3,4' }, { ships: '2@0,0' }];
  expect(of('intelligent', { seats })).toEqual({ type: 'planets', planets: [4] });
  expect(of('ingenious', { seats })).toEqual({ type: 'planets', planets: [] });
  const corner = [{ ships: '5@4,3 3@3,3' }, { ships: '2@0,0' }];
  expect(of('ingenious', { seats: corner })).toEqual({ type: 'planets', planets: [4] });
});

test('[Q-CARD-AGGRESSION] [Q-CARD-BRILLIANT] prospects stop at the end of a track', () => {
  const seats = [{ ships: '5@4,3', dominance: 5, research: 5 }, { ships: '2@0,0' }];
  expect(of('aggression', { seats })).toEqual({ type: 'dominance', from: 5, to: 6 });
  expect(of('brilliant', { seats })).toEqual({ type: 'research', from: 5, to: 6 });
});

test('[Q-CARD-RELENTLESS] [Q-CARD-STUBBORN] prospects compare fights of equal ships, as in Q-TV-71', () => {
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

test('[Q-CARD-ARROGANT] [Q-CARD-EXPANSION] [Q-CARD-SABOTAGE] prospects count fleets and sheets', () => {
  const seats = [{ ships: '5@4,3 4@3,4 1' }, { ships: '2@0,0', cards: 'agile' }];
  expect(of('arrogant', { seats })).toEqual({ type: 'action', isMet: true });
  expect(of('expansion', { seats })).toEqual({ type: 'joins', count: 4 });
  expect(of('eager', { seats })).toEqual({ type: 'scrapyard', count: 1 });
  expect(of('sabotage', { seats })).toEqual({ type: 'rivals', count: 1 });
});

test('[Q-CARD-CLEVER] [Q-CARD-FLEXIBLE] [Q-CARD-NOMADIC] prospects list planets one change away', () => {
  const seats = [{ ships: '5@4,3 4@3,4' }, { ships: '2@0,0' }];
  expect(of('flexible', { seats })).toEqual({ type: 'within', planets: [4] });
  expect(of('clever', { seats })).toEqual({ type: 'within', planets: [4] });
  const [hop] = [[{ ships: '5@4,3 3@3,1' }, { ships: '2@0,0' }]];
  expect(of('nomadic', { seats: hop })).toMatchObject({
    type: 'within',
    planets: expect.arrayContaining([4]),
  });
  expect(of('flexible', { seats: hop })).toEqual({ type: 'within', planets: [] });
});

test('[Q-CARD-CEREBRAL] [Q-CARD-TYRANNICAL] prospects show the track that can be paid for with the other', () => {
  const rich = [{ ships: '5@4,3', dominance: 2, research: 4 }, { ships: '2@0,0' }];
  expect(of('cerebral', { seats: rich })).toEqual({ type: 'learns', from: 4, to: 6 });
  expect(of('tyrannical', { seats: rich })).toEqual({ type: 'grows', from: 2, to: 3 });
  const poor = [{ ships: '5@4,3' }, { ships: '2@0,0' }];
  expect(of('cerebral', { seats: poor })).toEqual({ type: 'unpaid' });
  expect(of('tyrannical', { seats: poor })).toEqual({ type: 'unpaid' });
});

test('[Q-CARD-TACTICAL] [Q-CARD-RELOCATION] [Q-CARD-MOMENTUM] prospects count neighbours, cubes and planets', () => {
  const seats = [{ ships: '5@4,3 3@5,4' }, { ships: '2@5,3' }];
  const cubes = { '1,1': 'a', '7,7': 'b' };
  expect(of('tactical', { seats, cubes })).toEqual({ type: 'near', count: 1 });
  expect(of('relocation', { seats, cubes })).toEqual({ type: 'cubes', count: 1 });
  expect(of('momentum', { seats, cubes })).toEqual({ type: 'again', planets: [4] });
});

test('are missing only for cards whose worth cannot be counted', () => {
  const { state } = table({ seats: [{ ships: '5@4,3' }, { ships: '2@0,0' }] });
  const silent = CARD_NAMES.filter(name => prospectOf(state, 0, CARD[name]) === undefined);
  expect(silent).toEqual(['cunning', 'curious']);
});
