import { type Chance, seededChance } from '@tessera/engine';
import { pick, randomGame } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../test/loopTable.ts';
import { loopVariants } from '../../../test/loopVariants.ts';
import { VERB, verbOf } from '../answer.ts';
import type { UltraRow } from '../cards/ultras.ts';
import { contentOf } from '../content.ts';
import { loop } from '../index.ts';
import { ERAS, perEra } from '../ring.ts';
import { overflowOf } from '../rules/vortex.ts';
import { copyState } from '../state.ts';
import type { LoopEvent, LoopState } from '../types.ts';
import { determinize, viewOf } from '../view.ts';
import { fallOutlook, outlookOf, stakesOf } from './outlook.ts';

interface Seen {
  readonly overflow: number[];
  readonly isLost: boolean;
  readonly cubes: number;
}

/** Gives the idle answer to every decision until the cubes of the next phase I are placed. */
function goOn(state: LoopState, chance: Chance): Seen {
  const seen = { overflow: perEra(), isLost: false, cubes: 0 };
  let before = copyState(state);
  const turn = state.turn;
  for (;;) {
    const events: LoopEvent[] = [];
    const seat = loop.decider(state) as number;
    const answers = loop.legalMoves(state, seat);
    const kind = viewOf(state).decision?.kind;
    const refuses = answers.find(one =>
      [VERB.endActions, VERB.none, VERB.no].some(verb => verb === verbOf(one)),
    );
    before = copyState(state);
    loop.play(
      state,
      seat,
      (kind === 'ultraNext' ? answers.at(-1) : (refuses ?? answers[0])) as number,
      chance,
      events,
    );
    for (const event of events) {
      if (event.type === 'vortex') seen.overflow[event.era] = 1;
      if (event.type === 'thrown') seen.cubes = event.eras.length;
      if (event.type === 'end' && event.outcome.startsWith('VORTEX')) {
        seen.isLost = true;
        const thrown = events.findLast(one => one.type === 'thrown');
        const arriving = perEra();
        const eras = thrown?.type === 'thrown' ? thrown.eras : [];
        for (const era of eras) arriving[era] = (arriving[era] as number) + 1;
        const fallen = before.pending.find(one => one.type === 'foo')?.fallen;
        const card = thrown ? undefined : events.findLast(one => one.type === 'ultraApplied');
        if (card?.type === 'ultraApplied') addRiftsOf(card.ultra, before, arriving);
        for (const era of overflowOf(before, fallen?.length ? fallen : arriving).full) seen.overflow[era] = 1;
      }
    }
    if (state.outcome || (state.turn > turn && state.phase !== 'foo')) return seen;
  }
}

function addRiftsOf(ultra: number, state: LoopState, arriving: number[]): void {
  const { verb, target } = contentOf(state).ultras[ultra] as UltraRow;
  state.isVortex.forEach((isVortex, era) => {
    if (verb === 'rift' ? era === target : isVortex) arriving[era] = 1;
  });
}

/** Enumerates every sequence of numbers, with its probability. */
function everyWay(play: (chance: Chance) => void, see: (chance: number) => void): void {
  const open: number[][] = [[]];
  for (let path = open.pop(); path; path = open.pop()) {
    let at = 0;
    let share = 1;
    const taken = path.slice();
    play({
      below(n: number) {
        share /= n;
        if (at === taken.length) {
          for (let other = 1; other < n; other++) open.push([...taken, other]);
          taken.push(0);
        }
        return taken[at++] as number;
      },
    } as Chance);
    see(share);
  }
}

function enumerated(state: LoopState) {
  const sum = { overflow: perEra(), defeat: 0, total: 0 };
  for (let card = 0; card < Math.max(1, state.fooPile.length); card++) {
    let seen: Seen | undefined;
    everyWay(
      chance => {
        const world = copyState(state);
        const top = world.fooPile.splice(card, 1);
        world.fooPile.push(...top);
        seen = goOn(world, chance);
      },
      share => {
        const chance = share / Math.max(1, state.fooPile.length);
        sum.total += chance;
        seen?.overflow.forEach((is, era) => {
          sum.overflow[era] = (sum.overflow[era] as number) + is * chance;
        });
        if (seen?.isLost) sum.defeat += chance;
      },
    );
  }
  return sum;
}

const STOCK = {
  bigDeck: 'A-02 A-03 A-04',
  draw: 'S-MT-1 S-MT-2 S-MT-3 S-MT-4 S-MT-5 S-MT-6',
};
const TEAM = {
  mrtime: { era: 'dawn', draw: STOCK.draw },
  cztwyzzek: { era: 'end', draw: 'S-CZ-1 S-CZ-2 S-CZ-3 S-CZ-4' },
} as const;

const CASES: Readonly<Record<string, Partial<Given>>> = {
  'three cards left': {
    fooPile: 'dawn industry end',
    rifts: { dawn: 3, end: 2, medieval: 1, industry: 3, renaissance: 3 },
    vortices: 'industry',
    clones: { dawn: 'C-3-1', industry: 'C-0-2 C-1-5' },
  },
  'two tiles are out': {
    fooPile: 'robots',
    rifts: { robots: 3, globalization: 2, end: 3 },
    vortices: 'dawn medieval',
  },
  'a tower that leans': {
    options: { tower: [2, 1, 1] }, // small weights, since every number drawn multiplies the sequences
    fooPile: 'robots medieval',
    rifts: { robots: 2, globalization: 2, end: 2, dawn: 2 },
    clones: { robots: 'C-0-2' },
  },
  'Ultramachina: a rift of a card, then the throw': {
    options: { mode: 'ultramachina' },
    foo: 'medieval',
    rifts: { robots: 3, renaissance: 2, industry: 3 },
    vortices: 'industry',
    ultra: { renaissance: ['U-03 0'] },
    ultraPile: 'U-01 U-02 U-04 U-05 U-08',
  },
  'Ultramachina: rifts on vortices': {
    options: { mode: 'ultramachina' },
    foo: 'robots',
    rifts: { renaissance: 3, dawn: 3, end: 1 },
    vortices: 'dawn medieval',
    ultra: { end: ['U-07 0', 'U-14 0'] },
    ultraPile: 'U-01 U-02 U-04',
  },
};

describe('the next throw', () => {
  test.each(Object.entries(CASES))('has the exact probabilities of an enumeration: %s', (_, given) => {
    const { state } = table({ agents: TEAM, foo: 'dawn', ...STOCK, ...given } as Given);
    const outlook = outlookOf(viewOf(state));
    const truth = enumerated(state);
    expect(truth.total).toBeCloseTo(1, 9);
    expect(outlook.defeat).toBeCloseTo(truth.defeat, 9);
    outlook.eras.forEach(({ overflow }, era) => {
      expect(overflow, ERAS[era]).toBeCloseTo(truth.overflow[era] as number, 9);
    });
    expect(outlook.foo.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
  });

  test('has the observed frequencies, in all modes', () => {
    const WORLDS = 400;
    let looked = 0;
    for (const [i, variant] of loopVariants(16, 'outlook').entries()) {
      const { match, chance } = randomGame(loop, variant, `outlook ${i}`);
      for (let turns = 0; turns < 400 && !match.state.outcome; turns++) {
        const { state } = match;
        const seat = loop.decider(state) as number;
        match.submit(seat, pick(chance, loop.legalMoves(state, seat)));
        if (match.state.outcome || viewOf(match.state).decision?.kind !== 'action' || chance.below(12))
          continue;
        const view = viewOf(match.state);
        const outlook = outlookOf(view);
        // Excluded: U-11 is a choice, and ending on a mega vortex leaves no next throw.
        if (outlook.hasChoice || view.isVortex[view.eras[view.active] as number] || view.cycle === 3)
          continue;
        const dice = seededChance(`worlds ${i} ${turns}`);
        const count = { overflow: perEra(), lost: 0, min: 99, max: 0 };
        for (let world = 0; world < WORLDS; world++) {
          const seen = goOn(determinize(view, dice), dice);
          seen.overflow.forEach((is, era) => {
            count.overflow[era] = (count.overflow[era] as number) + is;
          });
          if (seen.isLost) count.lost++;
          if (!seen.isLost || seen.cubes > 0) count.min = Math.min(count.min, seen.cubes);
          count.max = Math.max(count.max, seen.cubes);
        }
        const near = (share: number, often: number) =>
          Math.abs(often / WORLDS - share) <= 5 * Math.sqrt((share * (1 - share)) / WORLDS) + 1e-9;
        expect(near(outlook.defeat, count.lost), `defeat ${outlook.defeat} ${count.lost}`).toBe(true);
        outlook.eras.forEach(({ overflow, defeat }, era) => {
          expect(near(overflow, count.overflow[era] as number), `${ERAS[era]} ${overflow}`).toBe(true);
          expect(defeat).toBeLessThanOrEqual(overflow + 1e-9);
        });
        expect(count.min).toBeGreaterThanOrEqual(outlook.cubes.min);
        expect(count.max).toBeLessThanOrEqual(outlook.cubes.max);
        looked++;
        break;
      }
    }
    expect(looked).toBeGreaterThanOrEqual(12);
  });

  test('takes less than two milliseconds', () => {
    const { state } = table({
      agents: TEAM,
      ...STOCK,
      fooPile: ERAS.join(' '),
      clones: { dawn: 'C-3-1 C-3-5 C-3-6 C-2-4', robots: 'C-1-4 C-1-3 C-0-3' },
      rifts: { dawn: 2, robots: 2 },
    });
    const view = viewOf(state);
    for (let i = 0; i < 50; i++) outlookOf(view);
    // The quickest of many: a busy machine slows some of them.
    const times = Array.from({ length: 50 }, () => {
      const start = performance.now();
      outlookOf(view);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(2);
  });

  test('does not exist after the last turn', () => {
    const { state } = table({ agents: TEAM, cycle: 3, turn: 21, rifts: { dawn: 3 }, fooPile: '' });
    expect(outlookOf(viewOf(state))).toMatchObject({ defeat: 0, cubes: { min: 0, max: 0 } });
  });
});

describe('cubes in the air', () => {
  const falling = () =>
    table({ agents: TEAM, foo: 'industry', rifts: { industry: 2, renaissance: 3 }, vortices: 'renaissance' });

  test('before any has landed: one of three at the vortex, or two of three here', () => {
    const { eras, defeat } = fallOutlook(viewOf(falling().state), [], 3);
    expect(eras[2]?.overflow).toBeCloseTo(1 - (2 / 3) ** 3, 9);
    expect(eras[3]?.overflow).toBeCloseTo(7 / 27, 9);
    expect(defeat).toBeCloseTo(1 - (2 / 3) ** 3, 9);
  });

  test('treat landed cubes as certain, the last one as random', () => {
    const { eras, defeat, cubes } = fallOutlook(viewOf(falling().state), [3, 3], 3);
    expect([eras[3]?.overflow, cubes.max]).toEqual([1, 1]);
    expect(defeat).toBeCloseTo(1 / 3, 9);
    expect(fallOutlook(viewOf(falling().state), [2], 1).defeat).toBe(1);
    expect(fallOutlook(viewOf(falling().state), [4], 1).defeat).toBe(0);
  });
});

test('stakesOf lists the losses by a vortex: the tile, revealed or not, and the cards', () => {
  const { state } = table({
    agents: TEAM,
    missions: { dawn: 'M-GRID', medieval: 'M-CLEAN', end: '?M-LOOP-ALL' },
    available: { dawn: 'A-02' },
  });
  const view = viewOf(state);
  expect(stakesOf(view, 0)).toMatchObject({ mission: 5, cards: [1] });
  expect(stakesOf(view, 6)).toMatchObject({ mission: 'hidden', cards: [] });
  expect(stakesOf(view, 3)).toMatchObject({ mission: undefined });
});
