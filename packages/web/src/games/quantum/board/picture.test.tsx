import { factionsOf, geometryOf } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { type Given, table } from '../../../../../games/test/quantumTable.ts';
import { drawn } from '../../../ui/render/testing/drawn.ts';
import { situationOf } from '../fixtures.ts';
import { NO_MARKS } from '../marks.ts';
import { loadWords } from '../words/index.ts';
import { type Drawn, Picture } from './Picture.tsx';

const words = await loadWords('en');

const WON: Given = { seats: [{ ships: '5@4,3 3@3,4', cubesLeft: 1 }, { ships: '6@8,8' }] };

const pictureOf = (given: Given, change: Partial<Drawn> = {}): string => {
  const { view } = situationOf(table(given).state);
  const model = { view, factions: factionsOf([], 2), marks: NO_MARKS, words, ...change } as unknown as Drawn;
  return drawn(<Picture model={model} />);
};

test('a ship that is carried along wears a mark of its own', () => {
  const given: Given = { seats: [{ ships: '2@3,3 5@2,3' }, { ships: '6@8,8' }] };
  expect(pictureOf(given, { selected: 0 })).not.toContain('is-cargo');
  expect(pictureOf(given, { selected: 0, cargo: 1 }).match(/is-cargo/g)).toHaveLength(1);
});

test('a long sum makes its chip wider, so that the tick has room', () => {
  const widthOf = (middle: string, ships: string): number => {
    const map = ['8a 7 9', `7 ${middle} 7`, '9 7 8b'];
    const picture = pictureOf({ map, seats: [{ ships }, { ships: '6@8,8' }] });
    return Number(/of-kepler is-ready","[^>]*><rect \{"width":(\d+)/.exec(picture)?.[1]);
  };
  const short = widthOf('8', '5@4,3 3@3,4');
  expect(widthOf('X', '5@4,3 5@3,4')).toBeGreaterThan(short + 6);
});

test('the orbit that won stays lit in the colour of the winner', () => {
  const game = table(WON);
  game.play('construct 4,4');
  const { view } = situationOf(game.state);
  const { square: decided } = geometryOf(view.map).planets[4] ?? {};
  const lit = (marks: Drawn['marks']): readonly string[] =>
    pictureOf(WON, { view, marks }).match(/is-ready of-\w+/g) ?? [];
  expect(lit(NO_MARKS)).toEqual([]);
  expect(lit({ ...NO_MARKS, decided })).toEqual(['is-ready of-kepler']);
});
