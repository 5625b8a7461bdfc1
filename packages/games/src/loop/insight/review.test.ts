import { randomPast } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { loopClauses } from '../../../test/loopClauses.ts';
import { pastOf } from '../../../test/loopPast.ts';
import type { Given } from '../../../test/loopTable.ts';
import { loopVariants } from '../../../test/loopVariants.ts';
import { contentOf } from '../content.ts';
import { loop } from '../index.ts';
import { luckOf, reviewOf } from './review.ts';
import { turnsOf } from './turns.ts';

const STOCK = { bigDeck: 'A-10 A-11 A-13 A-16 A-19 A-20', turn: 5 } as const;
const TEAM: Given['agents'] = {
  mrtime: { era: 'dawn', hand: 'S-MT-1 S-MT-2', draw: 'S-MT-3 S-MT-4 S-MT-5 S-MT-6' },
  cztwyzzek: { era: 'end', hand: 'S-CZ-1 S-CZ-2 S-CZ-3', draw: 'S-CZ-4 S-CZ-5 S-CZ-6' },
};
const kinds = (given: Given, ...moves: string[]): string[] =>
  reviewOf(pastOf(given, ...moves)).decisive.map(({ kind }) => kind);

describe('review of a lost match', () => {
  test('names the vortex that doubled, with its probability', () => {
    const given: Given = {
      agents: TEAM,
      ...STOCK,
      fooPile: 'medieval',
      vortices: 'dawn',
      rifts: { dawn: 3 },
      rolls: [0, 0, 0],
    };
    const { decisive, outcome, luck } = reviewOf(pastOf(given, 'endActions'));
    expect(outcome).toBe('VORTEX_DOUBLE');
    expect(decisive).toMatchObject([{ kind: 'double', clause: 'L-END-2', params: { era: 0 } }]);
    expect(decisive[0]?.params.chance).toBeGreaterThan(50);
    expect(luck).toMatchObject({ actual: 1 });
  });

  test('names a card left ready, and what it would have changed', () => {
    const given: Given = {
      agents: { ...TEAM, mrtime: { ...TEAM.mrtime, era: 'dawn', hand: 'S-MT-1' } },
      ...STOCK,
      fooPile: 'medieval',
      rifts: { dawn: 3 },
      rolls: [0, 0, 0],
    };
    const past = pastOf(given, 'endActions');
    const card = contentOf(past.start).cards.findIndex(({ id }) => id === 'S-MT-1');
    const open = reviewOf(past);
    expect(open.decisive[0]).toMatchObject({ kind: 'vortexCard', params: { era: 0, card } });
    const { chance, after } = open.decisive[0]!.params as { chance: number; after: number };
    expect(after).toBeLessThan(chance / 2);
  });

  test('names a mission lost with the vortex', () => {
    const given: Given = {
      agents: TEAM,
      ...STOCK,
      fooPile: 'medieval',
      rifts: { dawn: 3 },
      rolls: [0, 0, 0],
      missions: { dawn: 'M-LOOP-FOO:3', end: 'M-GRID' },
    };
    expect(kinds(given, 'endActions')).toContain('vortexMission');
  });

  test('names the mega vortex where a turn ended', () => {
    const given: Given = {
      agents: TEAM,
      ...STOCK,
      options: { difficulty: 'year' },
      vortices: 'dawn',
      fooPile: 'end',
    };
    const { decisive, advice } = reviewOf(pastOf(given, 'endActions'));
    expect(decisive).toMatchObject([{ kind: 'mega', params: { era: 0 } }]);
    expect(advice[0]).toMatchObject({ key: 'mega', clause: 'L-MEGA-1' });
  });

  test('names the end of the last cycle', () => {
    const given: Given = {
      agents: TEAM,
      bigDeck: 'A-10',
      turn: 21,
      cycle: 3,
      fooPile: '',
      archived: 'M-GRID M-CLEAN',
    };
    expect(reviewOf(pastOf(given, 'endActions')).decisive).toMatchObject([
      { kind: 'cycles', params: { archived: 2 } },
    ]);
  });
});

describe('review of a won match', () => {
  test('names the last archive, and a turn of three LOOPs', () => {
    const given: Given = {
      agents: TEAM,
      ...STOCK,
      energy: { dawn: 6 },
      missions: { dawn: 'M-LOOP-ALL:end,robots,medieval,renaissance,industry' },
      archived: 'M-GRID M-CLEAN M-ENCIRCLE',
      fooPile: 'end',
    };
    const past = pastOf(given, 'loop spiral', 'loop spiral', 'loop spiral', 'endActions', 'yes');
    const { outcome, decisive, advice, sums } = reviewOf(past);
    expect(outcome).toBe('VICTORY');
    expect(decisive.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['chain', 'archive', 'won']));
    expect(sums).toMatchObject({ loops: 3, archived: 4 });
    expect(advice[0]).toMatchObject({ key: 'harder' });
  });
});

describe('luck in a review', () => {
  test('compares throws with their expectation', () => {
    const turns = turnsOf(
      pastOf(
        { agents: TEAM, ...STOCK, fooPile: 'medieval', rifts: { dawn: 3 }, rolls: [0, 0, 0] },
        'endActions',
      ),
    );
    const { expected, actual } = luckOf(turns, null);
    expect(actual).toBe(1);
    expect(expected).toBeGreaterThan(0.5);
    expect(expected).toBeLessThan(0.8);
    expect(luckOf([], null)).toEqual({ expected: 0, actual: 0, verdict: 'fair' });
  });
});

test('every match has a review that cites existing clauses', () => {
  const clauses = loopClauses();
  for (const [i, variant] of loopVariants(24, 'review').entries()) {
    const past = randomPast(loop, variant, `review ${i}`);
    const { decisive, advice, sums, luck } = reviewOf(past);
    const end = past.entries.at(-1)!.state;
    expect(decisive.length).toBeGreaterThan(0);
    expect(sums.turns).toBe(end.turn);
    expect(luck.expected).toBeGreaterThanOrEqual(0);
    for (const { index } of decisive) expect(past.entries[index]).toBeDefined();
    for (const { clause } of [...decisive, ...advice]) expect(clauses).toContain(clause);
  }
});
