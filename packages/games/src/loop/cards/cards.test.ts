/** Section 15: every artifact used once, in a position that shows its effect. */
import { describe, expect, test } from 'vitest';
import { type Given, type LoopTable, table } from '../../../test/loopTable.ts';
import { ERAS, type EraCode } from '../ring.ts';
import type { AgentCode } from '../types.ts';
import { ARTIFACTS } from './artifacts.ts';

const OWNERS: Readonly<Record<string, AgentCode>> = {
  TP: 'prowler',
  CZ: 'cztwyzzek',
  MT: 'mrtime',
  RF: 'robofinisher',
  VG: 'vgirl',
};
const ownerOf = (card: string): AgentCode => OWNERS[card.slice(2, 4)] ?? 'mrtime';

interface Case {
  readonly given?: Omit<Given, 'agents'> & { readonly agents?: Given['agents'] };
  /** More cards in the hand of the agent who uses it. */
  readonly hand?: string;
  readonly at?: EraCode;
  /** Era of a colleague; industry by default. */
  readonly other?: EraCode;
  readonly plays?: readonly string[];
  /** Energy, rifts and clones afterwards, at the eras that have any. */
  readonly energy?: Readonly<Partial<Record<EraCode, number>>>;
  readonly rifts?: Readonly<Partial<Record<EraCode, number>>>;
  readonly clones?: Readonly<Partial<Record<EraCode, string>>>;
  readonly era?: EraCode;
  readonly also?: (game: LoopTable) => void;
}

const nonZero = (list: readonly number[]): object =>
  Object.fromEntries(ERAS.map((era, i) => [era, list[i]]).filter(([, count]) => count !== 0));

function use(
  card: string,
  { given, hand = '', at = 'dawn', other = 'industry', plays = [] }: Case,
): LoopTable {
  const owner = ownerOf(card);
  const colleague: AgentCode = owner === 'cztwyzzek' ? 'prowler' : 'cztwyzzek';
  const game = table({
    foo: 'globalization',
    ...given,
    agents: {
      [owner]: { era: at, hand: `${card} ${hand}`, draw: '', ...given?.agents?.[owner] },
      [colleague]: { era: other, ...given?.agents?.[colleague] },
    },
  });
  game.play(`useCard ${card}`, ...plays);
  return game;
}

const rifts = (counts: NonNullable<Given['rifts']>): NonNullable<Case['given']> => ({ rifts: counts });
const clones = (standing: NonNullable<Given['clones']>): NonNullable<Case['given']> => ({ clones: standing });

/** Cases by citation. */
const CASES: Readonly<Record<string, Case>> = {
  '[S-TP-1]': { given: rifts({ dawn: 3 }), rifts: { dawn: 1 } },
  '[S-TP-2]': {
    given: { agents: { prowler: { era: 'dawn', hand: 'S-TP-2', draw: 'S-TP-3' } } },
    also: hand('S-TP-2*', 'S-TP-3'),
  },
  '[S-TP-3]': { given: rifts({ end: 2 }), plays: ['end'], rifts: { end: 1 } },
  '[S-TP-4]': { other: 'dawn', energy: { dawn: 2 } },
  '[S-TP-5]': { given: rifts({ medieval: 2 }), plays: ['next'], rifts: { medieval: 1 }, era: 'medieval' },
  '[S-TP-6]': { given: clones({ dawn: 'C-1-4' }), plays: ['prev'], clones: { end: 'C-1-4' } },
  '[S-CZ-1]': { plays: ['prev'], energy: { end: 1 }, era: 'end' },
  '[S-CZ-2]': { energy: { dawn: 2 } },
  '[S-CZ-3]': {
    given: clones({ dawn: 'C-1-4' }),
    plays: ['take C-1-4', 'next', 'stop'],
    clones: { medieval: 'C-1-4' },
    era: 'medieval',
  },
  '[S-CZ-4]': { given: clones({ end: 'C-1-4' }), clones: { dawn: 'C-1-4' } },
  '[S-CZ-5]': { energy: { medieval: 1, end: 1 } },
  '[S-CZ-6]': { given: rifts({ dawn: 3 }), rifts: { dawn: 2 } },
  '[S-MT-1]': {
    given: { rifts: { dawn: 1, robots: 2, end: 1 }, vortices: 'robots end' },
    plays: ['end'],
    rifts: { robots: 2 },
  },
  '[S-MT-2]': { other: 'robots', energy: { robots: 1 } },
  '[S-MT-3]': {
    given: clones({ end: 'C-1-4', medieval: 'C-2-5' }),
    plays: ['C-2-5'],
    clones: { dawn: 'C-2-5', end: 'C-1-4' },
  },
  '[S-MT-4]': {
    given: {
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-4' }, cztwyzzek: { era: 'robots', hand: 'S-CZ-2' } },
    },
    plays: ['S-CZ-2'],
    energy: { robots: 2 },
  },
  '[S-MT-5]': {
    other: 'dawn',
    given: { agents: { mrtime: { era: 'dawn', hand: 'S-MT-5', draw: 'S-MT-1' } } },
    energy: { dawn: 1 },
    also: hand('S-MT-1', 'S-MT-5*'),
  },
  '[S-MT-6]': {
    given: {
      agents: {
        mrtime: { era: 'dawn', hand: 'S-MT-6', draw: 'S-MT-1' },
        cztwyzzek: { hand: 'S-CZ-1', draw: 'S-CZ-2' },
      },
    },
    plays: ['cztwyzzek', 'S-CZ-1', 'S-MT-6'],
    also: game => {
      expect(game.agent('cztwyzzek').hand).toEqual(['S-CZ-2']);
      expect(game.agent('mrtime').hand).toEqual(['S-MT-1']);
    },
  },
  '[S-RF-1]': {
    given: { clones: { dawn: 'C-1-4' }, rifts: { renaissance: 1 } },
    plays: ['next2'],
    clones: { renaissance: 'C-1-4' },
  },
  '[S-RF-2]': {
    given: clones({ dawn: 'C-1-4 C-2-5' }),
    plays: ['C-2-5', 'prev', 'next'],
    clones: { end: 'C-2-5', medieval: 'C-1-4' },
  },
  '[S-RF-3]': {
    given: clones({ end: 'C-1-4', medieval: 'C-2-5' }),
    plays: ['C-1-4'],
    clones: { dawn: 'C-1-4 C-2-5' },
  },
  '[S-RF-4]': { given: clones({ dawn: 'C-1-4', robots: 'C-2-0' }), clones: { robots: 'C-1-4' } },
  '[S-RF-5]': {
    given: clones({ medieval: 'C-1-4' }),
    plays: ['next'],
    energy: { dawn: 1 },
    clones: { renaissance: 'C-1-4' },
  },
  '[S-RF-6]': { given: rifts({ dawn: 1 }), plays: ['prev'], era: 'end' },
  '[S-VG-1]': { given: { vortices: 'robots end' }, plays: ['eachVortex'], energy: { robots: 1, end: 1 } },
  '[S-VG-2]': {
    given: rifts({ dawn: 1 }),
    hand: 'S-VG-1',
    plays: ['yes', 'S-VG-1'],
    also: game => expect(game.position().destroyed).toEqual(['S-VG-1']),
  },
  '[S-VG-3]': {
    given: { agents: { vgirl: { era: 'dawn', hand: 'S-VG-3', draw: 'S-VG-4' } } },
    energy: { medieval: 1 },
  },
  '[S-VG-4]': { given: clones({ dawn: 'C-1-4' }), plays: ['next'], clones: { medieval: 'C-1-4' } },
  '[S-VG-5]': { given: { vortices: 'medieval' }, plays: ['next'], energy: { medieval: 2 }, era: 'medieval' },
  '[S-VG-6]': { given: rifts({ dawn: 3 }), rifts: {} },
  '[A-01]': {
    given: { available: { medieval: 'A-09', dawn: 'A-03' } },
    plays: ['A-03'],
    energy: { dawn: 3 },
  },
  '[A-02]': { given: rifts({ dawn: 3 }), rifts: { dawn: 1 } },
  '[A-03]': { energy: { dawn: 3 } },
  '[A-04]': {
    given: clones({ medieval: 'C-2-0' }),
    plays: ['next', 'take C-2-0', 'prev', 'stop'],
    era: 'dawn',
  },
  '[A-05]': {
    other: 'robots',
    given: clones({ robots: 'C-1-4' }),
    plays: ['next'],
    clones: { end: 'C-1-4' },
    era: 'robots',
  },
  '[A-06]': { given: { bigDeck: 'A-08 A-09' }, energy: { medieval: 2 } },
  '[A-07]': { given: rifts({ medieval: 1, end: 2 }), plays: ['1'], rifts: { end: 1 } },
  '[A-08]': {
    given: clones({ medieval: 'C-1-4' }),
    plays: ['next', 'stop', 'next'],
    clones: { renaissance: 'C-1-4' },
    era: 'medieval',
  },
  '[A-09]': { given: { rifts: { end: 2 } }, plays: ['end'], energy: { end: 2 }, rifts: { end: 2 } },
  '[A-10]': { given: clones({ dawn: 'C-1-4' }), clones: {} },
  '[A-11]': {
    given: { clones: { dawn: 'C-1-4 C-2-5' }, rifts: { end: 1, medieval: 1 } },
    plays: ['C-1-4', 'next', 'prev'],
    clones: { medieval: 'C-1-4', end: 'C-2-5' },
  },
  '[A-12]': { given: rifts({ dawn: 3 }), energy: { dawn: 3 } },
  '[A-13]': {
    given: {
      agents: { mrtime: { era: 'dawn', hand: 'A-13', draw: 'S-MT-1' }, cztwyzzek: { draw: 'S-CZ-1' } },
    },
    plays: ['mrtime'],
    energy: { dawn: 1 },
    also: game => expect(game.agent('cztwyzzek').hand).toEqual(['S-CZ-1']),
  },
  '[A-14]': { given: rifts({ dawn: 1 }), plays: ['robots'], era: 'robots' },
  '[A-15]': {
    given: { agents: { mrtime: { era: 'dawn', hand: 'A-15' }, cztwyzzek: { hand: 'S-CZ-1 S-CZ-2*' } } },
    plays: ['next'],
    energy: { medieval: 1 },
    era: 'medieval',
  },
  '[A-16]': { plays: ['next', 'next', 'next'], energy: { industry: 1 }, era: 'industry' },
  '[A-17]': { energy: { globalization: 2 } },
  '[A-18]': {
    given: { rifts: { globalization: 3 }, energy: { globalization: 1 } },
    rifts: { globalization: 1 },
    energy: { globalization: 1 },
  },
  '[A-19]': { given: clones({ end: 'C-1-4' }), energy: { dawn: 1 }, clones: { dawn: 'C-1-4' } },
  '[A-20]': {
    given: { agents: { mrtime: { era: 'dawn', hand: 'A-20', draw: 'S-MT-1 S-MT-2' } } },
    plays: ['A-20'],
    also: hand('S-MT-1', 'S-MT-2'),
  },
  '[A-21]': { other: 'robots', given: rifts({ dawn: 1, robots: 2 }), rifts: { robots: 1 }, era: 'robots' },
  '[A-22]': { hand: 'S-MT-1* A-01*', energy: { dawn: 1 }, also: hand('A-01*', 'A-22*', 'S-MT-1') },
  '[A-23]': { plays: ['dawn'], energy: { dawn: 1 }, era: 'dawn' },
  '[A-24]': {
    given: clones({ dawn: 'C-1-4 C-2-5' }),
    plays: ['take C-2-5', 'take C-1-4', 'next', 'drop C-1-4', 'stop'],
    clones: { medieval: 'C-1-4 C-2-5' },
  },
  '[A-25]': { hand: 'S-MT-1 S-MT-2 S-MT-3*', energy: { dawn: 2 } },
  '[A-26]': { given: rifts({ dawn: 1, end: 1 }), plays: ['prev'], era: 'end' },
  '[A-27]': {
    given: { clones: { end: 'C-1-4' }, rifts: { dawn: 2 } },
    plays: ['1'],
    clones: {},
    rifts: { dawn: 2 },
  },
  '[A-28]': { other: 'robots', energy: { dawn: 1, robots: 1 } },
  '[A-29]': {
    given: { clones: { dawn: 'C-1-4', medieval: 'C-2-5' }, vortices: 'medieval' },
    plays: ['next', 'take C-2-5', 'prev', 'stop'],
    clones: { dawn: 'C-1-4 C-2-5' },
    energy: { dawn: 1 },
  },
  '[A-30]': {
    other: 'medieval',
    given: rifts({ dawn: 1, medieval: 2 }),
    plays: ['yes', 'next'],
    rifts: { medieval: 1 },
    era: 'medieval',
  },
  '[A-31]': { other: 'dawn', energy: { dawn: 2 } },
  '[A-32]': {
    given: clones({ globalization: 'C-1-3 C-2-0' }),
    plays: ['C-2-0', 'next', 'next'],
    clones: { robots: 'C-1-3 C-2-0' },
    era: 'globalization',
  },
  '[A-33]': { other: 'robots', energy: { robots: 1 } },
  '[A-34]': { given: { available: { robots: 'A-37' } }, also: hand('A-34*', 'A-37') },
  '[A-35]': {
    given: { clones: { end: 'C-1-4', robots: 'C-2-0' }, rifts: { dawn: 1 } },
    plays: ['C-1-4'],
    clones: { robots: 'C-1-4', end: 'C-2-0' },
  },
  '[A-36]': { given: rifts({ end: 1, medieval: 1 }), plays: ['end', 'medieval'], rifts: {} },
  '[A-37]': { given: clones({ end: 'C-1-4', dawn: 'C-2-5' }), plays: ['C-1-4'], clones: { dawn: 'C-2-5' } },
  '[A-38]': {
    given: rifts({ dawn: 1 }),
    plays: ['cztwyzzek', 'next', 'stop'],
    also: game => expect(game.agent('cztwyzzek').era).toBe('globalization'),
  },
  '[A-39]': { given: { vortices: 'robots' }, plays: ['here'], energy: { dawn: 2 } },
  '[A-40]': {
    given: clones({ end: 'C-1-4' }),
    plays: ['take C-1-4', 'next'],
    clones: { medieval: 'C-1-4' },
    era: 'medieval',
  },
  '[A-41]': {
    given: { agents: { mrtime: { era: 'dawn', hand: 'A-41', draw: 'S-MT-3' } }, rifts: { medieval: 2 } },
    energy: { medieval: 1 },
    rifts: { medieval: 1 },
  },
  '[A-42]': {
    given: { bigDeck: 'A-36 A-37', vortices: 'robots' },
    plays: ['A-37'],
    also: game =>
      expect(game.position()).toMatchObject({ draw: [['A-37'], []], destroyed: ['A-36', 'A-42'] }),
  },
  '[A-43]': { given: { rifts: { dawn: 1, robots: 1, end: 2 }, vortices: 'robots end' }, rifts: { end: 1 } },
  '[A-44]': {
    given: clones({ end: 'C-1-4 C-2-5' }),
    plays: ['prev', 'C-1-4', 'next', 'prev'],
    clones: { dawn: 'C-1-4' },
    era: 'end',
  },
  '[A-45]': {
    given: clones({ end: 'C-1-4 C-2-0', medieval: 'C-2-5' }),
    plays: ['C-2-0', 'C-1-4'],
    clones: { dawn: 'C-1-4 C-2-5' },
  },
  '[A-46]': {
    given: { vortices: 'dawn', agents: { mrtime: { era: 'dawn', hand: 'A-46', draw: 'S-MT-1' } } },
    energy: { dawn: 2 },
    also: hand('A-46*', 'S-MT-1'),
  },
  '[A-47]': {
    hand: 'S-MT-1* S-MT-2* S-MT-3*',
    plays: ['spiral'],
    also: hand('A-47*', 'S-MT-1', 'S-MT-2', 'S-MT-3*'),
  },
  '[A-48]': { given: rifts({ renaissance: 1 }), plays: ['next', 'next'], rifts: {}, era: 'renaissance' },
  '[A-49]': { given: clones({ globalization: 'C-1-3' }), clones: {} },
};

function hand(...cards: string[]): (game: LoopTable) => void {
  return game => {
    const [first] = game.position().agents as { hand: string[] }[];
    expect(first?.hand).toEqual(cards);
  };
}

describe('every artifact', () => {
  test.each(ARTIFACTS.map(({ id, effect }) => [id, effect] as const))('[%s] %s', id => {
    const one = CASES[`[${id}]`];
    expect(one).toBeDefined();
    const game = use(id, one as Case);
    const now = game.position();
    expect(game.asked()).toBe(`${ownerOf(id)} action`);
    if (one?.energy) expect(nonZero(now.energy as number[])).toEqual(one.energy);
    if (one?.rifts) expect(nonZero(now.rifts as number[])).toEqual(one.rifts);
    if (one?.clones) {
      const standing = (now.clones as string[][]).map(list => list.join(' '));
      const there = ERAS.map((era, i) => [era, standing[i]]).filter(([, list]) => list !== '');
      expect(Object.fromEntries(there)).toEqual(one.clones);
    }
    if (one?.era) expect(game.agent(ownerOf(id)).era).toBe(one.era);
    one?.also?.(game);
  });

  test('[L-COMP-4] there are thirty starting cards, and seven of the Big Deck for each era', () => {
    const bigDeck = ARTIFACTS.filter(({ agent }) => agent === undefined);
    expect([ARTIFACTS.length, bigDeck.length]).toEqual([79, 49]);
    for (const era of ERAS) expect(bigDeck.filter(({ origin }) => origin === era)).toHaveLength(7);
    const of = (dimension: string): number => bigDeck.filter(card => card.dimension === dimension).length;
    expect(['spiral', 'star', 'stripes', 'hole'].map(of)).toEqual([14, 14, 14, 7]);
  });
});
