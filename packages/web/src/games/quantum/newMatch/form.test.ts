import { Match, parseOptions } from '@tessera/engine';
import { MAP_IDS, QUANTUM_OPTIONS, type QuantumMapGiven, quantum } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { firstGameOf } from '../../../app/begin.ts';
import {
  type Draft,
  expertGroups,
  firstDraft,
  setupOf,
  specOf,
  withMore,
  withOption,
  withoutSeat,
} from '../../../app/newMatch/draft.ts';
import type { NewMatch } from '../../../match/client.ts';
import { quantum as manifest } from '../index.ts';
import {
  cubesFor,
  cubesOf,
  FORM,
  factionsIn,
  mapFor,
  mapsFor,
  withCubes,
  withFaction,
  withMap,
} from './form.ts';

const FIRST = firstDraft(FORM);
const THREE = withMore(FORM, FIRST);
const FOUR = withMore(FORM, THREE);

/** What the rules make of a set-up. */
const played = ({ options, seats }: NewMatch) =>
  new Match(quantum, { options: parseOptions(quantum.options, options), seats: seats.length, seed: 'form' })
    .state;

test('every option is on the page, once', () => {
  const shown = [...FORM.plain, ...expertGroups(FORM)].flatMap(({ names }) => names);
  expect([...FORM.own, ...shown].sort()).toEqual(Object.keys(QUANTUM_OPTIONS).sort());
});

test('the recommended first game: two players, the base board, a gentle bot, and you begin', () => {
  const setup = firstGameOf(manifest);
  expect(setup).toMatchObject({
    game: 'quantum',
    seats: [{ kind: 'you' }, { kind: 'bot', level: 'gentle' }],
    options: { firstPlayer: 'a' },
  });
  expect(played(setup).map).toMatchObject({ id: 'base-2', cubes: 5 });
});

describe('maps', () => {
  test('[Q-OPT-1] all sixteen are offered, each to as many as it is for', () => {
    const offered = [FIRST, THREE, FOUR].flatMap(draft =>
      mapsFor(draft.seats.length).map(id => mapFor(draft, id).id),
    );
    expect(offered.sort()).toEqual([...MAP_IDS].sort());
  });

  test.each([FIRST, THREE, FOUR])('the rules play every one that is offered', draft => {
    for (const id of mapsFor(draft.seats.length)) {
      const chosen = withMap(draft, id);
      expect(played(setupOf(FORM, chosen)).map).toBe(mapFor(chosen));
    }
  });

  test('[Q-MAP-9] with another number of players a map goes back to the base board', () => {
    const ring = withMap(FIRST, 's2-ring');
    expect(withMore(FORM, ring)).toEqual(THREE);
    expect(withoutSeat(FORM, withMap(THREE, 's3-delta'), 2)).toEqual(FIRST);
    expect(mapFor(withMore(FORM, ring)).id).toBe('base-3');
  });

  test('[Q-MAP-2] a map of one’s own travels with the match', () => {
    const { id: _, ...base } = mapFor(FIRST);
    const own: QuantumMapGiven = { ...base, id: 'mine', players: 2, starts: ['1,1', '7,7'] };
    expect(played(setupOf(FORM, withMap(FIRST, own))).map).toMatchObject({ id: 'mine', tiles: base.tiles });
    expect(withMore(FORM, withMap(FIRST, own))).toEqual(THREE);
  });
});

describe('[Q-MAP-9] cubes', () => {
  test('as many as the map says, or as it has room for', () => {
    expect([cubesOf(FIRST), cubesFor(FIRST)]).toEqual([5, [4, 5, 6, 7]]);
    expect([cubesOf(FOUR), cubesFor(FOUR)]).toEqual([5, [4, 5, 6]]);
    expect(played(setupOf(FORM, withCubes(FOUR, 6))).map.cubes).toBe(6);
  });

  test('the map’s own number is no choice, and another map brings its own', () => {
    expect(withCubes(withCubes(FIRST, 7), 5)).toEqual(FIRST);
    expect(cubesOf(withMap(withCubes(FIRST, 4), 's2-ring'))).toBe(6);
  });

  test('what has no room any more goes back', () => {
    expect(cubesOf(withMore(FORM, withCubes(THREE, 7)))).toBe(5);
  });
});

describe('[Q-COMP-6] factions', () => {
  test('whoever had the chosen one takes the other', () => {
    const swapped = withFaction(THREE, 0, 'orion');
    expect(factionsIn(swapped)).toEqual(['orion', 'vulpes', 'kepler']);
    expect(parseOptions(QUANTUM_OPTIONS, setupOf(FORM, swapped).options).factions).toEqual([
      'orion',
      'vulpes',
      'kepler',
    ]);
  });

  test('who moves up keeps the colour that was chosen', () => {
    const chosen = withFaction(THREE, 2, 'andromeda');
    expect(factionsIn(withoutSeat(FORM, chosen, 0))).toEqual(['vulpes', 'andromeda']);
  });
});

test('[Q-SETUP-4] only who sits there can begin', () => {
  const values = (draft: Draft) => specOf(FORM, draft, 'firstPlayer');
  expect(values(THREE)).toMatchObject({ values: ['lowestFleet', 'a', 'b', 'c'] });
  expect(withoutSeat(FORM, withOption(THREE, 'firstPlayer', 'c'), 1).options).toEqual({});
});
