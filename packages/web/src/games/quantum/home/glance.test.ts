import { LANGUAGES, parseOptions, seededChance } from '@tessera/engine';
import { quantum } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import type { StoredMatch } from '../../../match/library.ts';
import { glanceAt } from './glance.ts';
import { progressOf } from './pictures.tsx';

/** Two fleets placed, a's cube and b's cube on their planets. */
function begun(): string {
  const chance = seededChance('a glance');
  const state = quantum.setup(parseOptions(quantum.options, { firstPlayer: 'a' }), 2, chance);
  for (const answer of ['keep', 'keep', 'ships 1,0 0,1 2,1', 'ships 7,6 6,7 8,7']) {
    const move = quantum.notation.parseMove(state, answer);
    quantum.play(state, quantum.decider(state) ?? 0, move, chance, []);
  }
  return quantum.notation.formatPosition(state);
}

const stored = (position: string): StoredMatch => ({ position }) as StoredMatch;

test('a real position: its tiles, ships and cubes', () => {
  const glance = glanceAt(begun());
  expect(glance.tiles).toHaveLength(9);
  expect(glance.ships.map(({ at, seat }) => `${seat}@${at}`)).toEqual([
    '0@1,0',
    '0@0,1',
    '0@2,1',
    '1@7,6',
    '1@6,7',
    '1@8,7',
  ]);
  expect(glance.cubes.filter(({ seats }) => seats.length > 0)).toEqual([
    { at: [1, 1], seats: [0] },
    { at: [7, 7], seats: [1] },
  ]);
  expect(glance).toMatchObject({ turn: 1, cubesLeft: [4, 4] });
});

test.each(LANGUAGES)('in %s a card says how far the match is, once it has begun', language => {
  expect(progressOf(stored(begun()), language)).toMatch(/1.*4\u00a0·\u00a04/);
  expect(progressOf(stored(''), language)).toBeUndefined();
  expect(progressOf(stored('{"turn":{"number":0}}'), language)).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '7', '{"map":7}', '{"seats":[{}]}', '15/8v6 w p 0 0'])(
  'what is no position (%s) is an empty sky',
  text => {
    expect(glanceAt(text)).toMatchObject({ tiles: [], ships: [], turn: 0 });
  },
);
