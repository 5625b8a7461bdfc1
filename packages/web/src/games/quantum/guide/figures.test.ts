import { formatAnswer, quantum } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { sumsOf } from '../marks.ts';
import { drawnOf, stateOf } from './Figure.tsx';
import { FIGHT, type FigurePosition, POSITIONS } from './figures.ts';

const legalIn = (position: FigurePosition): readonly string[] => {
  const state = stateOf(position);
  return quantum.legalMoves(state, 0).map(answer => formatAnswer(state, answer));
};

const squares = (position: FigurePosition, found: Iterable<number>): readonly string[] => {
  const { view } = drawnOf(position);
  const width = position.map[0]?.split(' ').length ?? 0;
  expect(view.map.tiles).toHaveLength(width * position.map.length);
  return [...found].map(square => `${square % (3 * width)},${Math.floor(square / (3 * width))}`).sort();
};

test.each(Object.entries(POSITIONS))('%s: the rules read it', (_name, position: FigurePosition) => {
  const drawn = [position.blue, position.red].flatMap(ships => ships.split(' ').filter(Boolean));
  const { places } = drawnOf(position).view;
  expect(places.filter(square => square >= 0)).toHaveLength(drawn.length);
});

test('[Q-MOVE-1] reach: the lit squares are where the ship can go', () => {
  const { marks } = drawnOf(POSITIONS.reach);
  const moves = legalIn(POSITIONS.reach).filter(answer => answer.startsWith('move a1'));
  expect(squares(POSITIONS.reach, marks.reach)).toEqual(moves.map(move => move.split(' ')[2]).sort());
  expect(marks.hits.size).toBe(0);
});

test('[Q-ATK-1] odds: both enemies are marked with their chance', () => {
  const { marks } = drawnOf(POSITIONS.odds);
  expect(squares(POSITIONS.odds, marks.hits.keys())).toEqual(['3,0', '4,2']);
  expect([...marks.hits.values()].map(({ chance }) => Math.round(36 * chance))).toEqual([30, 10]);
});

test('[Q-CMB-6] fight: a tie, which the attacker wins', () => {
  const sum = ([face, die]: readonly [number, number]): number => face + die;
  expect(sum(FIGHT.attacker)).toBe(sum(FIGHT.defender));
});

test('[Q-BUILD-2] sum: five and three make eight, whatever else is near; over: nine is too much', () => {
  expect(legalIn(POSITIONS.sum)).toContain('construct 1,1');
  expect(legalIn(POSITIONS.over)).not.toContain('construct 1,1');
  const blue = (position: FigurePosition) =>
    sumsOf(drawnOf(position).view)[0]?.find(({ seat }) => seat === 0);
  expect(blue(POSITIONS.sum)).toMatchObject({ sum: 8, needed: 8, isReady: true });
  expect(blue(POSITIONS.over)).toMatchObject({ sum: 9, needed: 8, isReady: false });
});
