import { Match, parseOptions } from '@tessera/engine';
import {
  BUILT_IN_PACK,
  MAP_IDS,
  parsePack,
  QUANTUM_OPTIONS,
  type QuantumMapGiven,
  quantum,
} from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import type { NewMatch } from '../../../match/client.ts';
import {
  type Draft,
  expertGroups,
  firstDraft,
  setupOf,
  specOf,
  withMore,
  withOption,
  withoutSeat,
} from '../../../table/newMatch/draft.ts';
import { firstGameOf } from '../../firstGame.ts';
import { quantum as manifest } from '../index.ts';
import {
  cubesFor,
  cubesOf,
  FORM,
  factionsIn,
  isOfPack,
  mapFor,
  mapsFor,
  withAnyMap,
  withCubes,
  withFaction,
  withMap,
  withPack,
  withSeed,
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

test('the recommended first game: two players, the base board, a gentle bot, and you begin', async () => {
  const setup = await firstGameOf(manifest);
  expect(setup).toMatchObject({
    game: 'quantum',
    seats: [{ kind: 'you' }, { kind: 'bot', level: 'gentle' }],
    options: { firstPlayer: 'a' },
  });
  expect(played(setup).map).toMatchObject({ id: 'base-2', cubes: 5 });
});

describe('maps', () => {
  test('[Q-OPT-1] all sixteen are offered, each to as many as it is for', () => {
    const offered = [FIRST, THREE, FOUR].flatMap(draft => mapsFor(draft).map(id => mapFor(draft, id).id));
    expect(offered.sort()).toEqual([...MAP_IDS].sort());
  });

  test.each([FIRST, THREE, FOUR])('the rules play every one that is offered', draft => {
    for (const id of mapsFor(draft)) {
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

describe('[Q-PACK-1] packs', () => {
  const row = { id: 'crossing', cubes: 5, picture: ['. 9a .', '8 X 8', '. 9b .'] };
  const ring = { id: 's2-ring', cubes: 4, picture: ['9a 8', '8 9b'] };
  const pack = parsePack({ ...BUILT_IN_PACK, name: 'mine', maps: [...BUILT_IN_PACK.maps.slice(0, 4), row] });
  const mine = withPack(FIRST, pack);

  test('its maps are offered after those of the rules, to as many as they are for', () => {
    expect(mapsFor(mine)).toEqual([...mapsFor(FIRST), 'pack:crossing']);
    expect(mapsFor(withMore(FORM, mine))).toEqual(mapsFor(THREE));
    expect(played(setupOf(FORM, withMap(mine, 'pack:crossing'))).map).toMatchObject({ id: 'crossing' });
  });

  test('one with the name of another is played for it, and says so', () => {
    const other = withPack(FIRST, { ...pack, name: 'other', maps: [ring] });
    expect(mapFor(other, 's2-ring').tiles).toHaveLength(4);
    expect(['s2-ring', 'base'].map(map => isOfPack(other, map))).toEqual([true, false]);
    expect(['s2-corridor', 'pack:crossing'].map(map => isOfPack(mine, map))).toEqual([false, true]);
  });

  test('without the pack its map goes back to the base board', () => {
    expect(withPack(withMap(mine, 'pack:crossing'), undefined)).toEqual(FIRST);
    expect(withPack(withMap(mine, 's2-ring'), undefined)).toEqual(withMap(FIRST, 's2-ring'));
    expect(withoutSeat(FORM, withMore(FORM, withMap(mine, 'pack:crossing')), 2)).toEqual(mine);
  });
});

describe('[Q-OPT-2] maps that are drawn', () => {
  test('a seed draws the numbers of the chosen shape, and always the same', () => {
    const drawn = withSeed(withMap(FIRST, 's2-ring'), 'seven');
    expect(mapFor(drawn)).toMatchObject({ id: 's2-ring/seven', cubes: 6 });
    expect(withSeed(drawn, 'seven')).toEqual(drawn);
    expect(withSeed(drawn, 'eight')).not.toEqual(drawn);
    expect(played(setupOf(FORM, drawn)).map.tiles).toEqual(mapFor(drawn).tiles);
    expect(mapFor(withSeed(THREE, 'x')).id).toBe('base-3/x');
  });

  test('by lot: another one of the list', () => {
    const any = withAnyMap(FIRST);
    expect(mapsFor(FIRST).slice(1)).toContain(any.options.map);
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
