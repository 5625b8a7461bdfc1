import { LANGUAGES } from '@tessera/engine';
import { randomPast } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { pastOf } from '../../../test/loopPast.ts';
import type { Given } from '../../../test/loopTable.ts';
import { loopVariants } from '../../../test/loopVariants.ts';
import { loop } from '../index.ts';
import type { LoopPast } from '../insight/turns.ts';
import { ERAS, type EraCode } from '../ring.ts';
import { CAREER_TEXT } from '../text/all.ts';
import { ACHIEVEMENTS, type AchievementId } from './achievements.ts';
import { careerOf } from './career.ts';
import { type Sheet, sheetOf } from './sheet.ts';

const MT = 'S-MT-1 S-MT-2 S-MT-3 S-MT-4 S-MT-5 S-MT-6';
const CZ = 'S-CZ-1 S-CZ-2 S-CZ-3 S-CZ-4 S-CZ-5 S-CZ-6';
const STOCK = { bigDeck: 'A-11 A-13 A-14 A-17 A-18 A-20 A-21 A-22', turn: 5, fooPile: 'industry' } as const;
/** Agents with six starting cards each; cards in a hand are not in the pile. */
const agents = (mrtime: Sheets = {}, cztwyzzek: Sheets = {}): Given['agents'] => ({
  mrtime: { era: 'dawn', draw: besides(MT, mrtime.hand), ...mrtime },
  cztwyzzek: { era: 'end', draw: besides(CZ, cztwyzzek.hand), ...cztwyzzek },
});

type Sheets = Partial<NonNullable<Given['agents']['mrtime']>>;

function besides(cards: string, hand = ''): string {
  return cards
    .split(' ')
    .filter(card => !hand.includes(card))
    .join(' ');
}

/** One step before the fourth archive, by Mr Time at dawn. */
const LAST: Given = {
  ...STOCK,
  agents: agents(),
  missions: { dawn: 'M-ENERGY-HERE:6' },
  archived: 'M-CLEAN M-GRID M-ENCIRCLE',
};
const WIN = ['endActions', 'yes'];
const won = (more: Partial<Given> = {}): LoopPast => pastOf({ ...LAST, ...more }, ...WIN);

/** The next throw is at medieval; `rolls`: the clone, then exits of cubes, 0 (dawn), 1 or 2. */
const torn = (rolls: readonly number[], more: Partial<Given> = {}): LoopPast =>
  pastOf({ ...STOCK, agents: agents(), fooPile: 'medieval', rolls, ...more }, 'endActions');

const LONG = { ...STOCK, energy: { dawn: 30 }, agents: agents({ hand: 'S-MT-1', draw: '' }) };

/** Two matches: the achievement is earned in the first, not in the second. */
const CASES: Readonly<Record<AchievementId, () => readonly [LoopPast, LoopPast]>> = {
  hired: () => [won(), torn([0, 0, 0], { vortices: 'dawn', rifts: { dawn: 3 } })],
  early: () => [won({ turn: 14 }), won({ turn: 15 })],
  overtime: () => [won({ turn: 21, cycle: 3, fooPile: '' }), won({ turn: 20, cycle: 3 })],
  spotless: () => [won(), won({ vortices: 'end' })],
  sieve: () => [won({ vortices: 'end robots medieval' }), won({ vortices: 'end robots' })],
  nerves: () => [
    pastOf(
      {
        ...LAST,
        agents: agents({}, {}),
        fooPile: 'medieval end',
        vortices: 'dawn',
        rifts: { dawn: 3 },
        missions: { end: 'M-ENERGY-HERE:6' },
        rolls: [0, 1, 2, 2, 2],
      },
      'endActions',
      'endActions',
      'yes',
    ),
    won(),
  ],
  freelance: () => [won({ seats: 1 }), won()],
  meeting: () => [
    won({ agents: { ...agents(), vgirl: { era: 'end' }, prowler: { era: 'end' } } }),
    won({ agents: { ...agents(), vgirl: { era: 'end' } } }),
  ],
  credit: () => [
    pastOf(
      {
        ...STOCK,
        agents: agents(),
        fooPile: 'industry robots',
        missions: { dawn: 'M-ENERGY-HERE:6', end: 'M-LOOP-FOO:4' },
        archived: 'M-CLEAN M-GRID',
        rolls: Array(40).fill(1),
      },
      'endActions',
      'yes',
      'A-11',
      'A-13',
      'endActions',
      'yes',
    ),
    won(),
  ],
  infinity: () => [won({ options: { difficulty: 'infinity' } }), won({ options: { difficulty: 'year' } })],
  smallPrint: () => [
    pastOf(
      {
        ...STOCK,
        options: { mode: 'centrifuge' },
        agents: agents({ hand: 'S-MT-1' }),
        energy: { dawn: 1 },
        centrifuges: { dawn: 'CF-1 spiral 2' },
        archived: 'M-CLEAN M-GRID M-ENCIRCLE M-LOOP-FOO',
      },
      'loop spiral',
      'yes',
    ),
    won(),
  ],
  fifth: () => [
    pastOf(
      {
        ...STOCK,
        options: { mode: 'centrifuge' },
        agents: agents(),
        missions: { dawn: 'M-ENERGY-HERE:6' },
        centrifuges: { end: 'CF-1 spiral 0' },
        archived: 'M-CLEAN M-GRID M-ENCIRCLE M-LOOP-FOO',
        rolls: Array(40).fill(1),
      },
      ...WIN,
    ),
    won(),
  ],
  doubled: () => [
    torn([0, 0, 0], { vortices: 'dawn', rifts: { dawn: 3 } }),
    torn([0, 1, 1], { vortices: 'dawn', rifts: { dawn: 3 } }),
  ],
  fourth: () => [
    torn([0, 0, 0], { vortices: 'end robots industry', rifts: { dawn: 3 } }),
    torn([0, 0, 0], { vortices: 'end robots', rifts: { dawn: 3 } }),
  ],
  deadline: () => [
    pastOf({ ...STOCK, agents: agents(), turn: 21, cycle: 3, fooPile: '' }, 'endActions'),
    torn([0, 0, 0, 1, 1, 1, 1], { turn: 20, cycle: 3 }),
  ],
  mindGap: () => [
    pastOf({ ...STOCK, agents: agents(), options: { difficulty: 'year' }, vortices: 'dawn' }, 'endActions'),
    pastOf(
      { ...STOCK, agents: agents(), options: { difficulty: 'year' }, vortices: 'end', rolls: [0, 1, 1] },
      'endActions',
    ),
  ],
  quit: () => [resigned(), won()],
  probation: () => [
    torn([0, 0, 0], { turn: 6, vortices: 'dawn', rifts: { dawn: 3 } }),
    torn([0, 0, 0, 0], { turn: 8, cycle: 2, vortices: 'dawn', rifts: { dawn: 3 } }),
  ],
  almost: () => [lostAfterArchive('M-CLEAN M-GRID', 'end'), lostAfterArchive('M-CLEAN', 'end')],
  actOfFoo: () => [
    torn([0, 0, 0], {
      vortices: 'dawn',
      rifts: { dawn: 2 },
      fooPile: 'medieval renaissance industry globalization',
    }),
    torn([0, 0, 0], { vortices: 'dawn', rifts: { dawn: 3 } }),
  ],
  triple: () => [pastOf(LONG, ...loops(3)), pastOf(LONG, ...loops(2))],
  quintuple: () => [pastOf(LONG, ...loops(5)), pastOf(LONG, ...loops(4))],
  dejaVu: () => [pastOf(LONG, ...uses(4)), pastOf(LONG, ...uses(3))],
  plumber: () => [
    pastOf(
      { ...STOCK, agents: agents({ hand: 'A-36 A-26 A-02' }), rifts: { dawn: 3, medieval: 3 } },
      'useCard A-02',
      'useCard A-26',
      'next',
      'useCard A-36',
      'medieval',
      'medieval',
    ),
    pastOf(
      { ...STOCK, agents: agents({ hand: 'A-26 A-02' }), rifts: { dawn: 3, medieval: 3 } },
      'useCard A-02',
      'useCard A-26',
      'next',
    ),
  ],
  reunion: () => [
    pastOf(
      {
        ...STOCK,
        agents: agents({ hand: 'A-49 A-10 A-37' }),
        foo: 'robots',
        clones: { robots: 'C-1-3 C-1-4', dawn: 'C-2-4 C-2-5' },
      },
      'useCard A-49',
      'C-1-3',
      'useCard A-10',
      'C-2-4',
      'useCard A-37',
    ),
    pastOf(
      {
        ...STOCK,
        agents: agents({ hand: 'A-49 A-10' }),
        foo: 'robots',
        clones: { robots: 'C-1-3 C-1-4', dawn: 'C-2-4 C-2-5' },
      },
      'useCard A-49',
      'C-1-3',
      'useCard A-10',
      'C-2-4',
    ),
  ],
  powerStation: () => [
    pastOf({ ...STOCK, agents: agents(), energy: { end: 6 }, rolls: [0, 1, 1] }, 'endActions'),
    pastOf({ ...STOCK, agents: agents(), energy: { end: 5 }, rolls: [0, 1, 1] }, 'endActions'),
  ],
  tourist: () => [
    pastOf(
      { ...STOCK, agents: agents({ hand: 'A-04 A-16' }) },
      'useCard A-16',
      'next',
      'next',
      'next',
      'useCard A-04',
      'next',
      'next',
    ),
    pastOf(
      { ...STOCK, agents: agents({ hand: 'A-04 A-16' }) },
      'useCard A-16',
      'next',
      'next',
      'next',
      'useCard A-04',
      'next',
      'stop',
    ),
  ],
  overnight: () => [
    pastOf(
      {
        ...STOCK,
        agents: agents({ hand: 'A-03 S-MT-5' }),
        missions: { dawn: 'M-GRID' },
        energy: everywhere(),
        rolls: Array(40).fill(1),
      },
      'useCard A-03',
      ...WIN,
    ),
    pastOf(
      {
        ...STOCK,
        agents: agents({ hand: 'A-03 S-MT-5' }),
        missions: { dawn: 'M-GRID:1' },
        energy: everywhere(),
        rolls: Array(40).fill(1),
      },
      'useCard A-03',
      ...WIN,
    ),
  ],
  downpour: () => [
    torn([0, 0, 0, 1, 1, 1, 2, 2], { clones: { medieval: 'C-3-5 C-3-6 C-3-0 C-2-4 C-2-5' } }),
    torn([0, 0, 0, 1, 1, 1, 2], { clones: { medieval: 'C-3-5 C-3-6 C-3-0 C-2-4' } }),
  ],
  twins: () => [
    torn([0, 0, 1], { rifts: { dawn: 3, medieval: 3 } }),
    torn([0, 0, 0], { rifts: { dawn: 3, medieval: 3 } }),
  ],
  catch: () => [caught('dawn'), caught('none')],
  delegation: () => [
    pastOf({ ...STOCK, agents: agents({ hand: 'S-MT-4' }, { hand: 'S-CZ-2' }) }, 'useCard S-MT-4', 'S-CZ-2'),
    pastOf({ ...STOCK, agents: agents({ hand: 'S-MT-4' }, { hand: 'S-CZ-2' }) }, 'useCard S-MT-4', 'none'),
  ],
  ambush: () => [
    pastOf({ ...STOCK, agents: agents({ era: 'end' }), foo: 'end', rolls: [0, 1, 1] }, 'endActions'),
    pastOf({ ...STOCK, agents: agents(), foo: 'end', rolls: [0, 1, 1] }, 'endActions'),
  ],
  hoarder: () => [
    pastOf({ ...STOCK, agents: agents({ discard: 'A-01 A-02 A-03 A-04 A-05 A-06 A-07 A-08' }) }),
    pastOf({ ...STOCK, agents: agents({ discard: 'A-01 A-02 A-03 A-04 A-05 A-06 A-07' }) }),
  ],
  saboteur: () => [
    unplugged(['dawn', 'renaissance', 'industry', 'robots', 'end']),
    unplugged(['dawn', 'renaissance', 'industry', 'robots']),
  ],
};

function loops(count: number): string[] {
  return Array(count).fill('loop spiral');
}

function uses(count: number): string[] {
  return Array.from({ length: count }, (_, i) =>
    i === 0 ? ['useCard S-MT-1'] : ['loop spiral', 'useCard S-MT-1'],
  ).flat();
}

function everywhere(): NonNullable<Given['energy']> {
  return { dawn: 1, medieval: 1, renaissance: 1, industry: 1, globalization: 1, robots: 1, end: 1 };
}

/** Mr Time archives, then the third cycle ends. */
function lostAfterArchive(archived: string, vortices: string): LoopPast {
  return pastOf(
    {
      ...STOCK,
      agents: agents(),
      turn: 21,
      cycle: 3,
      fooPile: '',
      archived,
      vortices,
      missions: { dawn: 'M-ENERGY-HERE:6', medieval: 'M-LOOP-FOO' },
      rolls: Array(40).fill(0),
    },
    'endActions',
    'yes',
    'A-11',
    'A-13',
  );
}

/** Mr Time ends his turn, two cubes fall on a full dawn and the Time Prowler answers. */
function caught(answer: string): LoopPast {
  return pastOf(
    {
      ...STOCK,
      agents: { mrtime: { era: 'dawn', draw: MT }, prowler: { era: 'end' } },
      fooPile: 'medieval',
      rifts: { dawn: 3 },
      rolls: [0, 0, 1],
    },
    'endActions',
    answer,
  );
}

/** Cztwyzzek adds energy on both sides, three times over, where cards have one slot left. */
function unplugged(eras: readonly EraCode[]): LoopPast {
  const ultra = (era: EraCode): string => `U-0${ERAS.indexOf(era) + 1}`;
  const adding = (...sides: readonly EraCode[]): string[] => [
    'useCard S-CZ-5',
    ...sides.filter(era => eras.includes(era)).map(ultra),
  ];
  return pastOf(
    {
      ...STOCK,
      options: { mode: 'ultramachina' },
      foo: 'dawn',
      agents: agents({}, { era: 'medieval', hand: 'S-CZ-5' }),
      active: 'cztwyzzek',
      energy: { globalization: 3, robots: 3 },
      ultra: Object.fromEntries(eras.map(era => [era, [`${ultra(era)} 1`]])),
      rolls: Array(20).fill(1),
    },
    ...adding('dawn', 'renaissance'),
    'freeMove globalization',
    'loop star',
    ...adding('industry', 'robots'),
    'move robots',
    'loop star',
    ...adding('globalization', 'end'),
  );
}

/** A match given up in the middle. */
function resigned(): LoopPast {
  const past = won();
  const [first] = past.entries;
  const state = { ...past.start, outcome: 'RESIGN' as const };
  return {
    start: past.start,
    entries: [{ ...(first as LoopPast['entries'][number]), move: 'leave', events: [], state }],
  };
}

describe('[L-HR-2] promotions, dismissals and professional experiences', () => {
  test.each(ACHIEVEMENTS.map(({ id }) => id))('%s is earned by its match, and not by a near miss', id => {
    const [yes, no] = CASES[id]();
    expect([sheetOf(yes).earned.includes(id), sheetOf(no).earned.includes(id)]).toEqual([true, false]);
  });

  test('there are at least 24, of all three kinds, named in every language', () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(ACHIEVEMENTS.map(({ kind }) => kind)).size).toBe(3);
    for (const language of LANGUAGES) {
      const { entries } = CAREER_TEXT[language];
      expect(Object.keys(entries)).toEqual(ACHIEVEMENTS.map(({ id }) => id));
      expect(new Set(Object.values(entries).map(({ name }) => name)).size).toBe(ACHIEVEMENTS.length);
    }
  });

  test('sheetOf accepts any match', () => {
    for (const [i, variant] of loopVariants(16, 'career').entries()) {
      const past = randomPast(loop, variant, `career ${i}`);
      const sheet = sheetOf(past);
      expect(sheet).toMatchObject({ mode: variant.options.mode, turn: past.entries.at(-1)!.state.turn });
      expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
    }
  });
});

describe('[L-HR-1] the grid of four modes and three difficulties', () => {
  const base: Sheet = { ...sheetOf(won()), mode: 'supa', difficulty: 'year' };

  test('marks the first win, with the team and the day', () => {
    const career = careerOf([
      { match: 'later', when: 30, sheet: base },
      { match: 'first', when: 20, sheet: { ...base, team: ['vgirl', 'prowler'] } },
      { match: 'lost', when: 10, sheet: { ...base, outcome: 'CYCLES', earned: ['deadline'] } },
      { match: 'open', when: 5, sheet: { ...base, outcome: null, earned: ['triple'] } },
    ]);
    expect(career.grid[1]?.[1]).toEqual({
      played: 3,
      won: 2,
      first: { match: 'first', when: 20, team: ['vgirl', 'prowler'] },
    });
    expect(career.grid[0]?.[0]).toEqual({ played: 0, won: 0, first: undefined });
    expect([career.played, career.won]).toEqual([3, 2]);
    const earned = (id: AchievementId) => career.achievements.find(one => one.id === id)?.earned?.match;
    expect([earned('deadline'), earned('hired'), earned('triple'), earned('fourth')]).toEqual([
      'lost',
      'first',
      'open',
      undefined,
    ]);
  });

  test('is twelve empty cells to begin with', () => {
    const { grid } = careerOf([]);
    expect(grid.map(row => row.length)).toEqual([3, 3, 3, 3]);
    expect(grid.flat().every(({ first }) => first === undefined)).toBe(true);
  });
});
