import { LANGUAGES, parseOptions, seededChance } from '@tessera/engine';
import { type Answer, QUANTUM_TEXT, type QuantumState, quantum, whyOf } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../games/test/quantumTable.ts';
import type { Reason } from '../reason.ts';
import { evaluate, worthsOf } from './evaluate.ts';
import { quantumInsight } from './reasons.ts';

function reasonsIn(state: QuantumState, line: readonly Answer[]): readonly Reason[] {
  const seat = quantum.decider(state) as number;
  return quantumInsight.reasonsFor(quantum.view(state, seat), seat, { move: line[0] as Answer, line });
}

/** Why the first of these answers would be given, if the others are to follow. */
function why(given: Given, ...answers: string[]): readonly Reason[] {
  const { state } = table(given);
  return reasonsIn(
    state,
    answers.map(text => quantum.notation.parseMove(state, text)),
  );
}

describe('the reason for an answer', () => {
  test.each<[string, Given, readonly string[], Reason]>([
    [
      '[Q-TV-70] an attack says its chance first',
      { seats: [{ ships: '3@3,3' }, { ships: '4@3,2' }] },
      ['attack a1 3,2 from 3,3'],
      { key: 'odds', params: { chance: 72 } },
    ],
    [
      'and what it wins',
      { seats: [{ ships: '3@3,3' }, { ships: '4@3,2' }] },
      ['attack a1 3,2 from 3,3'],
      { key: 'destroys', params: { rival: 1 } },
    ],
    [
      '[Q-BUILD-3] a cube',
      { seats: [{ ships: '5@4,3 3@3,4', cubesLeft: 3 }, {}] },
      ['construct 4,4'],
      { key: 'builds', params: { planet: '4,4', left: 2 } },
    ],
    [
      '[Q-WIN-1] the last one',
      { seats: [{ ships: '5@4,3 3@3,4', cubesLeft: 1 }, {}] },
      ['construct 4,4'],
      { key: 'wins', params: {} },
    ],
    [
      'a planet that will be built on',
      { seats: [{ ships: '5@4,3 3@2,3' }, {}] },
      ['move a2 3,4', 'construct 4,4'],
      { key: 'setsUp', params: { planet: '4,4' } },
    ],
    [
      'one that comes within reach of the next turn',
      { seats: [{ ships: '5@4,3 3@8,8' }, {}], turn: { actions: 1 } },
      ['move a2 7,6'],
      { key: 'readies', params: { planet: '7,7' } },
    ],
    [
      '[Q-RES-1] research',
      { seats: [{ ships: '1@0,0', research: 4 }, {}] },
      ['research'],
      { key: 'learns', params: { value: 5 } },
    ],
    [
      '[Q-DEPLOY-1] a ship from the scrapyard',
      { seats: [{ ships: '1@8,8 4' }, {}], cubes: { '1,1': 'a' } },
      ['deploy a2 1,0'],
      { key: 'launches', params: {} },
    ],
    [
      '[Q-SHIP-6] faces that a roll may bring',
      { seats: [{ ships: '6@4,3 6@3,4' }, {}] },
      ['scout a1'],
      { key: 'rolls', params: { faces: '2', chance: 20 } },
    ],
  ])('%s', (_name, given, answers, reason) => expect(why(given, ...answers)).toContainEqual(reason));

  test('the chance of waiting is told in a turn, and nowhere else', () => {
    const { state } = table({ seats: [{ ships: '5@4,3' }, { ships: '5@4,5' }] });
    expect(quantumInsight.chanceOfWaiting(quantum.view(state, 0), 0)).toBe(0.5);
    const start = quantum.setup(parseOptions(quantum.options, {}), 2, seededChance('start'));
    expect(quantumInsight.chanceOfWaiting(quantum.view(start, 0), 0)).toBeUndefined();
  });

  test('every reason of random games has words, with nothing left to fill in', () => {
    const chance = seededChance('reasons');
    const met = new Set<string>();
    for (let game = 0; game < 6; game++) {
      const state = quantum.setup(parseOptions(quantum.options, { turnLimit: 30 }), 3, chance);
      for (let seat = quantum.decider(state); seat !== undefined; seat = quantum.decider(state)) {
        const legal = quantum.legalMoves(state, seat);
        const answer = legal[chance.below(legal.length)] as Answer;
        for (const { key, params } of reasonsIn(state, [answer])) {
          met.add(key);
          for (const language of LANGUAGES)
            expect(whyOf(QUANTUM_TEXT[language], key, params, one => `seat ${one}`)).toMatch(/^[^{}?]+\.$/);
        }
        quantum.play(state, seat, answer, chance);
      }
    }
    expect(met.size).toBeGreaterThan(9);
  });
});

test('the worths of the features are the evaluation', () => {
  const { state } = table({
    seats: [
      { ships: '5@4,3 3', research: 3 },
      { ships: '2@8,8', cards: 'agile' },
    ],
  });
  const sum = (seat: number): number => Object.values(worthsOf(state, seat)).reduce((a, b) => a + b, 0);
  expect(evaluate(state, 0)).toBeCloseTo(sum(0) - sum(1), 9);
});
