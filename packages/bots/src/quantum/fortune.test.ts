import type { Past } from '@tessera/engine';
import { parseOptions, seededChance } from '@tessera/engine';
import { type Answer, type QuantumEvent, type QuantumState, quantum } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../games/test/quantumTable.ts';
import { DRAWS, type Fortune, fortunesOf } from './fortune.ts';
import { everyWay } from './ways.ts';

type Match = Past<QuantumState, QuantumEvent>;

/** Luck in a few answers, with scripted numbers. */
function fortunes(given: Given, ...moves: readonly string[]): readonly Fortune[] {
  const game = table(given);
  const start = structuredClone(game.state) as QuantumState;
  const entries = moves.map(move => {
    const events = game.play(move) as readonly QuantumEvent[];
    return { seat: 0, move, chance: [], events, state: structuredClone(game.state) as QuantumState };
  });
  return fortunesOf({ start, entries });
}

function randomMatch(seed: string, players: number): Match {
  const chance = seededChance(seed);
  const options = parseOptions(quantum.options, { turnLimit: 12 });
  const state = quantum.setup(options, players, chance);
  const start = quantum.copy(state);
  const entries: Match['entries'][number][] = [];
  for (let seat = quantum.decider(state); seat !== undefined; seat = quantum.decider(state)) {
    const legal = quantum.legalMoves(state, seat);
    const answer = legal[chance.below(legal.length)] as Answer;
    const move = quantum.notation.formatMove(state, answer);
    const events: QuantumEvent[] = [];
    quantum.play(state, seat, answer, chance, events);
    entries.push({ seat, move, chance: [], events, state: quantum.copy(state) });
  }
  return { start, entries };
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

test('everyWay visits every roll of the dice once, weighted by its probability', () => {
  const ways = everyWay(({ die }) => (die(2) === 1 ? `1${die(3)}` : '2'), 100);
  expect(ways?.map(({ value, weight }) => [value, weight])).toEqual([
    ['11', 1 / 6],
    ['12', 1 / 6],
    ['13', 1 / 6],
    ['2', 1 / 2],
  ]);
  expect(everyWay(({ die }) => [die(), die()], 36)).toHaveLength(36);
  expect(everyWay(({ die }) => [die(), die()], 35)).toBeUndefined();
});

describe('luck is the difference between a draw and its expectation', () => {
  /** A three and a five in orbit of the eight allow a cube. */
  const seats = [{ ships: '3@4,3 1@3,4' }, { ships: '5@8,8' }];
  const rolled = [1, 2, 3, 4, 5].map(roll => fortunes({ seats, rolls: [roll] }, 'reconfigure a2'));

  test('[Q-RNG-1] a rolled ship: the right face is good luck, and the mean is no luck', () => {
    const luck = rolled.map(([own]) => own?.ships ?? 0);
    expect(mean(luck)).toBeCloseTo(0, 12);
    const [two, three, four, five, six] = luck as [number, number, number, number, number];
    // A four can turn itself into the five (Q-SHIP-4).
    expect(Math.min(four, five)).toBeGreaterThan(Math.max(two, three, six) + 0.01);
  });

  test('luck of one of two players is bad luck of the other', () => {
    for (const [own, other] of rolled) {
      expect(own?.luck).toBeCloseTo(-(other?.luck ?? 0), 12);
      expect(own).toMatchObject({ fleets: 0, fights: 0, cards: 0, luck: own?.ships });
    }
  });

  test('[Q-CMB-3] a fight: luck is zero over all dice, and positive for the winner', () => {
    const fight = [{ ships: '3@4,3' }, { ships: '3@5,3', cards: 'rational' }];
    const lucks = [1, 2, 3, 4, 5, 6].map(attack => {
      const rolls = attack <= 3 ? [1, 2, 3, 4, 5, 6] : [1];
      return mean(
        rolls.map(
          lost => fortunes({ seats: fight, rolls: [attack, lost] }, 'attack a1 5,3 from 4,3')[0]?.fights ?? 0,
        ),
      );
    });
    expect(mean(lucks)).toBeCloseTo(0, 12);
    expect(lucks.map(luck => luck > 0)).toEqual([true, true, true, false, false, false]);
  });

  test('[Q-CMB-4] a rerolled die is luck of its own', () => {
    const fight = [
      { ships: '3@4,3', cards: 'relentless' },
      { ships: '3@5,3', cards: 'rational' },
    ];
    const lucks = [1, 6].map(
      again =>
        fortunes({ seats: fight, rolls: [6, again, 1] }, 'attack a1 5,3 from 4,3', 'relentless')[0]?.fights,
    );
    expect(lucks[0]).toBeGreaterThan(lucks[1] as number);
  });

  test('[Q-ADV-3] a revealed card matters while another card is to be taken', () => {
    const given = (next: string): Given => ({
      seats: [{ ships: '1@0,0' }, { ships: '5@8,8' }],
      turn: { phase: 'advance', actions: 0, draws: 2 },
      rows: { command: 'righteous cerebral dangerous', gambit: 'sabotage sabotage relocation' },
      decks: { command: next },
    });
    const [good] = fortunes(given('intelligent arrogant brilliant clever flexible'), 'take cerebral');
    const [poor] = fortunes(given('resourceful arrogant brilliant clever flexible'), 'take cerebral');
    expect(good?.cards).toBeGreaterThan(poor?.cards as number);
    expect(good?.cards).toBeGreaterThan(0);
  });

  test('an answer without a draw changes nobody’s luck', () => {
    for (const fortune of fortunes({ seats }, 'move a2 3,3', 'research')) expect(fortune.luck).toBe(0);
  });
});

describe('luck in whole matches', () => {
  const match = randomMatch('fortune', 2);
  const found = fortunesOf(match);

  test('luck and decisions sum up to the result, starting from even chances', () => {
    const outcome = match.entries.at(-1)?.state.outcome;
    for (const [seat, { luck, decisions, ...drawn }] of found.entries()) {
      const share = outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0;
      expect(luck + decisions).toBeCloseTo(share - 1 / 2, 12);
      expect(DRAWS.reduce((sum, draw) => sum + drawn[draw], 0)).toBeCloseTo(luck, 12);
    }
  });

  test('[Q-SETUP-3] fleets of the set-up count as luck, and luck sums up to zero over the seats', () => {
    expect(found[0]?.fleets).not.toBe(0);
    const three = fortunesOf(randomMatch('three', 3));
    expect(three.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 9);
  });

  test('luck is computed deterministically', () => expect(fortunesOf(match)).toEqual(found));
});
