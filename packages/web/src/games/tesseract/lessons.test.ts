import { type AnyGame, LANGUAGES, parseOptions } from '@tessera/engine';
import { BASE_NAMES, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { type Pupil, pupil } from '../../table/coach/testing.ts';
import { HIDDEN_NEXT, TESSERACT_LESSONS } from './lessons.ts';
import { loadWords } from './words/index.ts';

type Key = (typeof TESSERACT_LESSONS)[number]['key'];
type Change = Omit<Partial<Parameters<typeof pupil>[2]>, 'position'>;

const begin = (unknown: readonly Key[], change: Change = {}, position?: object): Pupil =>
  pupil(tesseract as unknown as AnyGame, TESSERACT_LESSONS, {
    seats: ['you', 'bot'],
    options: { base: '1', firstSeat: 0 },
    ...change,
    ...(position ? { position: JSON.stringify(position) } : {}),
    learned: TESSERACT_LESSONS.map(({ key }) => key).filter(key => !unknown.includes(key)),
  });

/** A pupil at a position who knows every lesson but those in question. */
const at = (position: object, unknown: readonly Key[], change: Change = {}): Pupil =>
  begin(unknown, change, { ...GIVEN, ...position });

/** Three actions, a few cubes, nothing primed; a1 has the lowest cube. */
const GIVEN = {
  players: 2,
  researchers: ['R03', 'R04'],
  tesseract: Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 'Y1O2P3' : 'Y1O2P3B6')),
  labs: ['Y3O4', 'B5'],
  decks: [['L2-01'], ['L3-01'], []],
};

/** A position in which only one removable cube covers this cell. */
const uncovering = (cell: number): object => ({
  tesseract: GIVEN.tesseract.map((stack, i) => (i === cell ? 'Y4' : i === (cell + 8) % 16 ? stack : '')),
  primed: 'P2',
});

describe('each lesson comes when its subject first happens', () => {
  test('goal: at the first decision, in set-up or in play', () => {
    expect(begin(['goal']).lesson()).toBe('goal');
    expect(at({}, ['goal']).lesson()).toBe('goal');
  });

  test('collect: the first actions', () => {
    expect(at({}, ['collect']).lesson()).toBe('collect');
    expect(begin(['collect']).lesson()).toBeUndefined();
  });

  test('lastAction: with one action left, not with two', () => {
    expect(at({ actions: 2 }, ['lastAction']).lesson()).toBeUndefined();
    expect(at({ actions: 1 }, ['lastAction']).lesson()).toBe('lastAction');
  });

  test('[T-CONTAIN-1] contain: the lab contains a set', () => {
    expect(at({}, ['contain']).lesson()).toBeUndefined();
    expect(at({ labs: ['Y3Y4Y5', ''] }, ['contain']).lesson()).toBe('contain');
  });

  test('[T-CONTAIN-5] contained: after the first cube on the board', () => {
    const ada = at({ labs: ['Y3Y4Y5', ''] }, ['contained']);
    ada.play('contain Y3 Y4 Y5');
    expect(ada.lesson()).toBeUndefined();
    expect(ada.play('pick A:Y3')).toBe('contained');
  });

  test('[T-CONTAIN-6] card: the first one drawn', () => {
    const ada = at({ labs: ['Y3Y4Y5', ''] }, ['card']);
    ada.play('contain Y3 Y4 Y5', 'pick A:Y3');
    expect(ada.lesson()).toBeUndefined();
    expect(ada.play('yes')).toBe('card');
  });

  test('card: not one that a colleague draws', () => {
    const ada = at({ labs: ['', 'Y3Y4Y5'], active: 1 }, ['card']);
    expect(ada.play('contain Y3 Y4 Y5', 'pick B:Y3', 'yes')).toBeUndefined();
  });

  test('[T-THREAT-3] prime: the phase has ended', () => {
    const ada = at({}, ['prime']);
    expect(ada.lesson()).toBeUndefined();
    expect(ada.play('end')).toBe('prime');
  });

  test('[T-BREACH-1] breach: a third primed cube of a value', () => {
    const primed = { primed: 'Y1O1Y2O2Y3O3Y4O4Y5O5Y6O6' };
    expect(at(primed, ['breach']).play('end')).toBe('breach');
    expect(at({}, ['breach']).play('end')).toBeUndefined();
  });

  test('[T-GEO-8] tie: two cubes are equally low', () => {
    const tied = { tesseract: GIVEN.tesseract.map((stack, i) => (i === 3 ? 'Y1O2P3' : stack)) };
    const ada = at(tied, ['tie']);
    expect(ada.lesson()).toBeUndefined();
    expect(ada.play('end')).toBe('tie');
  });

  test('tie: not that of a colleague', () => {
    const tied = { tesseract: GIVEN.tesseract.map((stack, i) => (i === 3 ? 'Y1O2P3' : stack)), active: 1 };
    expect(at(tied, ['tie']).play('end')).toBeUndefined();
  });

  test('[T-TRANSFER-3] colleague: a bot moves a cube into your lab; your own transfer does not count', () => {
    const ada = at({ active: 1 }, ['colleague'], { options: { base: '1', consent: 'auto' } });
    expect(ada.play('transfer B:B5 A')).toBe('colleague');
    const alone = at({}, ['colleague'], { options: { base: '1', consent: 'auto' } });
    expect(alone.play('transfer A:Y3 B')).toBeUndefined();
  });

  test('hidden: the cube primed next is hidden', () => {
    const ada = at({}, ['hidden']);
    expect(ada.lesson()).toBeUndefined();
    expect(ada.notice(HIDDEN_NEXT)).toBe('hidden');
  });
});

describe('[T-EVENT-1] each family of events', () => {
  const FAMILIES = {
    AC: 'eventDestroys',
    CR: 'eventPrimes',
    FI: 'eventPrimes',
    SD: 'eventRolls',
    EM: 'eventRolls',
    SH: 'eventStirs',
    IP: 'eventStirs',
    SW: 'eventTakes',
  } as const;
  const keys = [...new Set(Object.values(FAMILIES))];
  const options = parseOptions(tesseract.options, {});
  /** A base with this symbol, and its cell. */
  function placeOf(symbol: string): { readonly base: string; readonly cell: number } {
    for (const base of BASE_NAMES) {
      const state = tesseract.notation.parsePosition(JSON.stringify(GIVEN), { ...options, base }, 'lenient');
      const cell = tesseract.view(state, 0).stacks.findIndex(stack => stack.symbol === symbol);
      if (cell >= 0) return { base, cell };
    }
    throw new Error(`no base has ${symbol}`);
  }

  test.each(Object.entries(FAMILIES))('%s: %s', (symbol, lesson) => {
    const { base, cell } = placeOf(symbol);
    const ada = at(uncovering(cell), keys, { options: { base } });
    expect(ada.play(`remove ${cell % 4},${Math.floor(cell / 4)}`)).toBe(lesson);
  });

  test('[T-EVENT-3] an event that is warded off has no lesson', () => {
    const { base, cell } = placeOf('AC');
    const ada = at({ ...uncovering(cell), wards: 1 }, keys, { options: { base } });
    expect(ada.play(`remove ${cell % 4},${Math.floor(cell / 4)}`)).toBeUndefined();
  });
});

test.each(LANGUAGES)('in %s every lesson has a sentence, and every sentence a lesson', async language => {
  const { lessons } = (await loadWords(language)).table;
  expect(TESSERACT_LESSONS.map(({ key }) => key).sort()).toEqual(Object.keys(lessons).sort());
});
