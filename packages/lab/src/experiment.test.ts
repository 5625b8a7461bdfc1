import { GAMES } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { experimentOf, QUICK } from '../test/bench.ts';
import { COLUMN_NAMES } from './columns.ts';
import { parseExperiment } from './experiment.ts';
import { builtInExperiments, readExperiment } from './files.ts';

describe('an experiment file', () => {
  test('gives a cell for every combination, with defaults filled in', () => {
    const { cells, dimensions } = experimentOf();
    expect(dimensions).toEqual(['difficulty', 'bots', 'seats']);
    expect(cells.map(({ id }) => id)).toEqual([
      'difficulty=month bots=random seats=1',
      'difficulty=month bots=random seats=2',
      'difficulty=infinity bots=random seats=1',
      'difficulty=infinity bots=random seats=2',
    ]);
    expect(cells[3]?.options).toMatchObject({ difficulty: 'infinity', mode: 'sabotage' });
    expect(cells[3]?.bots).toEqual(['random', 'random']);
  });

  test('may have several grids; a dimension that one leaves out has its default there', () => {
    const { cells } = experimentOf({
      grid: [
        { options: { mode: ['supa'] }, bots: ['random'] },
        { bots: ['easy'], seats: [3] },
      ],
    });
    expect(cells.map(({ id }) => id)).toEqual([
      'mode=supa bots=random seats=2',
      'mode=sabotage bots=easy seats=3',
    ]);
  });

  test('names a goal once for each value of the dimensions in `each`', () => {
    const { goals } = experimentOf({
      goals: [{ kind: 'within', by: 'seats', points: 15, each: ['difficulty'] }],
    });
    expect(goals.map(({ where }) => where)).toEqual([{ difficulty: 'month' }, { difficulty: 'infinity' }]);
  });

  test.each<[string, object, RegExp]>([
    ['an unknown field', { gird: 1 }, /^gird: is unknown; known are name, /],
    ['an unknown game', { game: 'chess' }, /^game: "chess" is unknown; known are rift/],
    ['a name that is no file name', { name: '../x' }, /^name: must be small letters/],
    ['an unknown bot', { grid: { bots: ['genius'] } }, /^grid.bots: "genius" is unknown; known are random, /],
    [
      'a bot limited by time',
      { grid: { bots: ['planner'] } },
      /^grid.bots: "planner" is limited by time; give it nodes, as in planner@2000n$/,
    ],
    [
      'an unknown option',
      { grid: { options: { mood: [1] }, bots: ['random'] } },
      /^options.mood: is unknown/,
    ],
    [
      'an impossible option',
      { grid: { options: { mode: ['peace'] }, bots: ['random'] } },
      /^options.mode: must be one of "sabotage"/,
    ],
    [
      'an option that is fixed and varied',
      { options: { difficulty: 'year' } },
      /^options.difficulty: is varied by the grid too$/,
    ],
    [
      'an impossible number of seats',
      { grid: { bots: ['random'], seats: [5] } },
      /^grid.seats\[0\]: must be a whole number from 1 to 4$/,
    ],
    [
      'bots that do not fit the seats',
      { grid: { bots: [['random', 'easy']], seats: [3] } },
      /^grid.bots: names 2 bots for 3 seats$/,
    ],
    ['an empty list', { grid: { bots: [] } }, /^grid.bots: must not be empty$/],
    [
      'a pack that was not read',
      { grid: { packs: ['mine.json'], bots: ['random'] } },
      /^grid.packs: the pack "mine.json" was not read$/,
    ],
    ['a cell twice', { grid: { bots: ['random', 'random'] } }, /^grid: has the cell "bots=random" twice$/],
    [
      'a choice of an unknown value',
      { stop: { games: 1, only: { seats: [2, 7] } } },
      /^stop.only.seats\[1\]: must be one of 1, 2$/,
    ],
    [
      'a choice by an unknown dimension',
      { stop: { games: 1, only: { base: ['1'] } } },
      /^stop.only.base\[0\]: is no dimension of the grid; they are difficulty, bots, seats$/,
    ],
    ['a wrong width', { stop: { games: 1, width: 6 } }, /^stop.width: must be a share between 0 and 1/],
    [
      'a test that names several cells',
      { stop: { games: 1, test: { better: { seats: 1 }, than: { seats: 2 } } } },
      /^stop.test.better: fits 2 cells, but must name one$/,
    ],
    [
      'a test of an unknown dimension',
      { stop: { games: 1, test: { better: { base: 1 }, than: {} } } },
      /^stop.test.better.base: is no dimension of the grid; they are difficulty, /,
    ],
    ['a goal of an unknown kind', { goals: [{ kind: 'fun' }] }, /^goals\[0\].kind: must be one of ordered, /],
    [
      'a goal without games',
      { goals: [{ kind: 'cards', points: 3, where: { seats: 4 } }] },
      /^goals\[0\].where.seats: must be one of 1, 2$/,
    ],
  ])('is refused in one sentence: %s', (_, file, sentence) => {
    expect(() => experimentOf(file)).toThrow(sentence);
  });

  test('is refused where a map does not fit the seats', () => {
    const grid = { options: { map: ['base-2'] }, bots: ['random'], seats: [4] };
    expect(() => experimentOf({ game: 'quantum', grid })).toThrow(
      /^grid: the cell "map=base-2 bots=random seats=4" cannot be played: /,
    );
  });

  test('is refused where a pack is missing beside it', () => {
    expect(() => readExperiment('no such file')).toThrow(
      /^EXPERIMENT: there is no file "no such file", and no built-in/,
    );
  });
});

test.each(builtInExperiments())('the built-in experiment %s can be run and has goals', name => {
  const { cells, goals } = parseExperiment(readExperiment(name));
  expect(cells.length).toBeGreaterThan(10);
  expect(goals.length).toBeGreaterThan(0);
});

test('no option of a game has the name of a common column', () => {
  const options = Object.values(GAMES).flatMap(game => Object.keys(game.options));
  expect(options.filter(name => COLUMN_NAMES.includes(name))).toEqual([]);
});

test('the schema of experiment files knows every field', async () => {
  const { readFileSync } = await import('node:fs');
  const schema = JSON.parse(readFileSync(new URL('../../../docs/lab.schema.json', import.meta.url), 'utf8'));
  const fields = [...Object.keys(QUICK), '$schema', 'title', 'options', 'goals', 'maxPlies'];
  expect(Object.keys(schema.properties).toSorted()).toEqual(fields.toSorted());
});
