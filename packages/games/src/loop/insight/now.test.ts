import { seededChance } from '@tessera/engine';
import { pick, randomGame } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../test/loopTable.ts';
import { loopVariants } from '../../../test/loopVariants.ts';
import { answer, VERB } from '../answer.ts';
import { contentOf } from '../content.ts';
import { loop } from '../index.ts';
import { MISSIONS } from '../missions.ts';
import type { Card, LoopEvent, LoopState } from '../types.ts';
import { determinize, type LoopView, viewOf } from '../view.ts';
import { damageAt } from './damageAt.ts';
import { type Now, nowOf } from './now.ts';
import type { Range } from './range.ts';

/** Uses a card in a determinization of the view, with random answers until it is done. */
function used(view: LoopView, card: Card, seed: string): LoopEvent[] {
  const chance = seededChance(seed);
  const state = determinize(view, chance);
  const events: LoopEvent[] = [];
  loop.play(state, loop.decider(state) as number, answer(VERB.useCard, card), chance, events);
  while (!state.outcome && state.pending.length > 0) {
    const seat = loop.decider(state) as number;
    loop.play(state, seat, pick(chance, loop.legalMoves(state, seat)), chance, events);
  }
  return events;
}

const count = (events: readonly LoopEvent[], type: LoopEvent['type']): number =>
  events.filter(event => event.type === type).length;

const lies = ({ min, max }: Range, actual: number, isOpen: boolean): boolean =>
  actual < min || (!isOpen && actual > max);

/** Promises of a preview that did not come true. */
function broken(now: Now, events: readonly LoopEvent[]): string[] {
  const { totals, damage, isOpen } = now;
  const faults: string[] = [];
  const compare = (what: string, range: Range, actual: number): void => {
    if (lies(range, actual, isOpen)) faults.push(`${what}: ${range.min}-${range.max}, was ${actual}`);
  };
  compare('energy', totals.energy, count(events, 'energy'));
  compare('rifts', totals.rifts, count(events, 'riftRemoved'));
  compare('clones', totals.clones, count(events, 'cloneDestroyed'));
  compare('drawn', totals.drawn, count(events, 'drawn'));
  MISSIONS.forEach((_, mission) => {
    const range = damage.find(one => one.mission === mission)?.count ?? { min: 0, max: 0 };
    const actual = events.filter(event => event.type === 'damage' && event.mission === mission).length;
    compare(`damage ${MISSIONS[mission]?.id}`, range, actual);
  });
  if (now.isIdle && events.length > 1) faults.push(`idle, but ${events[1]?.type}`);
  return faults;
}

/** The view with a given card in the hand of the active agent. */
function withCard(state: LoopState, card: Card): LoopView {
  const world = loop.copy(state);
  for (const piles of [world.hands, world.available, world.draws, world.discards])
    for (const [i, pile] of piles.entries()) piles[i] = pile.filter(one => one !== card);
  world.bigDeck = world.bigDeck.filter(one => one !== card);
  world.destroyed = world.destroyed.filter(one => one !== card);
  world.known = world.known.map(() => 0);
  world.hands[world.active] = [...(world.hands[world.active] as Card[]), card].toSorted((a, b) => a - b);
  world.exhausted[card] = false;
  return viewOf(world);
}

describe('preview of a card', () => {
  test('holds for all 79 cards in positions of every mode, with random answers', () => {
    const seen = new Set<Card>();
    for (const [i, variant] of loopVariants(24, 'now').entries()) {
      const { match, chance } = randomGame(loop, variant, `now ${i}`);
      for (let moves = 0; moves < 160 && !match.state.outcome; moves++) {
        const seat = loop.decider(match.state) as number;
        const view = viewOf(match.state);
        if (view.decision?.kind === 'action' && chance.below(8) === 0)
          for (let card = chance.below(4); card < contentOf(view).cards.length; card += 4) {
            const given = withCard(match.state, card);
            if (loop.check(determinize(given, seededChance('x')), seat, answer(VERB.useCard, card))) continue;
            const now = nowOf(given, card);
            for (let play = 0; play < 3; play++) {
              const faults = broken(now, used(given, card, `${i} ${moves} ${card} ${play}`));
              expect(faults, `${contentOf(view).cards[card]?.id} in ${i} ${moves}`).toEqual([]);
            }
            seen.add(card);
          }
        match.submit(seat, pick(chance, loop.legalMoves(match.state, seat)));
      }
    }
    expect(seen.size).toBe(79);
  });

  const at = (card: string, given: Partial<Given> = {}, more: object = {}): Now => {
    const { state } = table({
      agents: {
        mrtime: { era: 'dawn', hand: card, draw: 'S-MT-2', ...more },
        cztwyzzek: { era: 'end' },
        vgirl: { era: 'end' },
      },
      foo: 'robots',
      rifts: { dawn: 3, medieval: 1 },
      energy: { dawn: 1 },
      ...given,
    } as Given);
    return nowOf(viewOf(state), state.hands[0]?.[0] as Card);
  };

  test('is exact where nothing is open', () => {
    expect(at('A-02').totals.rifts).toEqual({ min: 2, max: 2 });
    expect(at('S-VG-6').totals.rifts).toEqual({ min: 3, max: 3 });
    expect(at('A-12').totals).toMatchObject({ rifts: { min: 3, max: 3 }, energy: { min: 3, max: 3 } });
    expect(at('A-17').parts).toMatchObject([{ op: 'addEnergy', eras: [5], count: { min: 2, max: 2 } }]);
    expect(at('S-MT-1').parts[1]).toMatchObject({ eras: [], count: { min: 0, max: 0 } });
    expect(at('A-49').isIdle).toBe(true);
  });

  test('is a choice where there is one', () => {
    expect(at('A-09').parts).toMatchObject([{ eras: [1, 6], isOneOf: true, count: { min: 0, max: 1 } }]);
    expect(at('A-07').parts).toMatchObject([
      { op: 'removeRift', branch: 1, count: { min: 1, max: 1 } },
      { op: 'addEnergy', branch: 2, count: { min: 2, max: 2 } },
    ]);
    expect(at('A-26').totals.rifts).toEqual({ min: 1, max: 2 });
    // Two removals among one rift remove one.
    expect(at('A-36', { rifts: { medieval: 1 } }).totals.rifts).toEqual({ min: 0, max: 1 });
    expect(at('S-VG-2').parts[1]).toMatchObject({ op: 'destroyHand', isOptional: true });
  });

  test('promises no damage to a slot in whose era no rift can be removed', () => {
    const slots = (rifts: Given['rifts']): number =>
      at('A-36', { rifts, missions: { end: 'M-RIFT-ALL:dawn,end' } } as Partial<Given>).damage.length;
    // A-36 removes rifts at dawn, medieval or end; the slots of dawn and end are filled.
    expect(slots({ dawn: 2, end: 1 })).toBe(0);
    expect(slots({ dawn: 2, medieval: 1 })).toBe(1);
  });

  test('says of a drawn card only what is known', () => {
    expect(at('S-VG-3').parts[1]).toMatchObject({ eras: [3], isChance: true, count: { min: 1, max: 1 } });
  });

  test('lists the missions it damages', () => {
    const missions = { dawn: 'M-ENERGY-HERE:4', end: 'M-RIFT-ALL:medieval' };
    const mission = (id: string): number => MISSIONS.findIndex(row => row.id === id);
    expect(at('A-03', { missions }).damage).toEqual([
      { mission: mission('M-ENERGY-HERE'), count: { min: 2, max: 2 } },
    ]);
    expect(at('A-02', { missions }).damage).toEqual([
      { mission: mission('M-RIFT-ALL'), count: { min: 1, max: 1 } },
    ]);
    expect(at('A-07', { missions }).damage).toEqual([]);
  });

  test('promises no more damage than there are rifts to remove in the era of the mission', () => {
    const missions = { end: 'M-RIFT-FOO' };
    const given = { missions, foo: 'medieval', rifts: { medieval: 1, dawn: 3 } } as const;
    expect(at('A-36', given).damage).toEqual([
      { mission: MISSIONS.findIndex(row => row.id === 'M-RIFT-FOO'), count: { min: 0, max: 1 } },
    ]);
    expect(at('A-36', { ...given, rifts: { dawn: 3 } }).damage).toEqual([]);
  });

  test('tells the damage of a trigger at one era, up to what the mission still needs', () => {
    const { state } = table({
      agents: { mrtime: { era: 'dawn' }, vgirl: {} },
      missions: { dawn: 'M-ENERGY-HERE:5', end: 'M-RIFT-FOO' },
      foo: 'robots',
    });
    const view = viewOf(state);
    const mission = (id: string): number => MISSIONS.findIndex(row => row.id === id);
    expect(damageAt(view, 'energy', 0, 3)).toEqual([{ mission: mission('M-ENERGY-HERE'), count: 1 }]);
    expect(damageAt(view, 'energy', 1, 3)).toEqual([]);
    expect(damageAt({ ...view, rifts: [0, 0, 0, 0, 0, 2, 0] }, 'rift', 5, 2)).toEqual([
      { mission: mission('M-RIFT-FOO'), count: 2 },
    ]);
    expect(damageAt(view, 'rift', 5, 0)).toEqual([]);
  });

  test('says that another card is applied on top', () => {
    expect(at('A-15').isOpen).toBe(false);
    const { state } = table({
      agents: { mrtime: { era: 'dawn', hand: 'A-15' }, cztwyzzek: { hand: 'S-CZ-2 S-CZ-3*' } },
    });
    expect(nowOf(viewOf(state), state.hands[0]?.[0] as Card)).toMatchObject({
      isOpen: true,
      parts: [{ op: 'applyCard', cards: [state.hands[1]?.[0]] }],
    });
  });
});
