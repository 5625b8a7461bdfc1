import { type Answer, type TesseractState, tesseract, whyOf } from '@tessera/games/tesseract';
import { TESSERACT_TEXT } from '@tessera/games/tesseract/texts';
import { describe, expect, test } from 'vitest';
import { otherWorld, situation, tower, visitMoments } from '../../test/tesseract.ts';
import { luckOf } from '../luck.ts';
import type { Reason } from '../reason.ts';
import { evaluate, features } from './evaluate.ts';
import { factsFor } from './facts.ts';
import { tesseractInsight } from './reasons.ts';

/** Reasons for the first of these answers, with the others as the expected line. */
function why(state: TesseractState, ...answers: string[]): readonly Reason[] {
  const line = answers.map(text => tesseract.notation.parseMove(state, text));
  const seat = tesseract.decider(state) ?? 0;
  expect(tesseract.check(state, seat, line[0] as Answer)).toBeUndefined();
  const thought = { move: line[0] as Answer, line, chance: 0.5 };
  return tesseractInsight.reasonsFor(tesseract.view(state, seat), seat, thought);
}

const table = (fields: object): TesseractState => situation({ tesseract: tower(3), ...fields });

const KINDS = ['Y', 'O', 'P', 'B'].flatMap(colour => [1, 2, 3, 4, 5, 6].map(value => colour + value));

describe('the reason for an answer', () => {
  test.each<[string, object, readonly string[], Reason]>([
    [
      'a cube is contained',
      { labs: ['Y2O2P2', ''] },
      ['contain Y2 O2 P2', 'pick A:Y2'],
      { key: 'contains', params: { cube: 'Y2' } },
    ],
    [
      '[T-CARD-5] the second of a column reveals its card',
      { labs: ['Y2O2P2', ''], board: 'B2' },
      ['contain Y2 O2 P2', 'pick A:Y2'],
      { key: 'reveals', params: { column: 2 } },
    ],
    [
      'the third is one short of it',
      { labs: ['Y2O2P2', ''], board: 'B2P2' },
      ['contain Y2 O2 P2', 'pick A:Y2'],
      { key: 'nears', params: { column: 2 } },
    ],
    [
      'the fourth unlocks it',
      { labs: ['Y2Y3Y4', ''], board: 'B2P2O2Y3Y4' },
      ['contain Y2 Y3 Y4'],
      { key: 'unlocks', params: { column: 2 } },
    ],
    [
      'a pair of primed cubes is broken up',
      { primed: 'Y3O3' },
      ['adjust primed:O3 +'],
      { key: 'thins', params: { value: 3 } },
    ],
    [
      '[T-BREACH-1] the next prime breaches less often',
      { primed: 'Y3O3', breach: 5 },
      ['adjust primed:O3 +'],
      { key: 'calms', params: { before: 17, after: 0 } },
    ],
    ['a primed cube goes', { primed: 'Y1O3' }, ['adjust primed:Y1 -'], { key: 'clears', params: {} }],
    [
      '[T-CONTAIN-1] a set is completed',
      { labs: ['Y2Y3Y5', ''] },
      ['adjust A:Y5 -'],
      { key: 'completes', params: {} },
    ],
    [
      'the next researcher gets a set',
      { labs: ['Y4O1', 'Y2Y3'] },
      ['transfer A:Y4 B', 'yes'],
      { key: 'readiesSet', params: {} },
    ],
    [
      'something can be contained in the same turn',
      { labs: ['Y2Y3Y5', ''] },
      ['adjust A:Y5 -', 'contain Y2 Y3 Y4', 'pick A:Y3'],
      { key: 'setsUp', params: { cube: 'Y3' } },
    ],
    ['a cube comes into a lab', { labs: ['', ''] }, ['remove 0,0'], { key: 'builds', params: {} }],
  ])('%s', (_name, fields, answers, reason) => {
    const state = table(fields);
    expect(why(state, ...answers)).toContainEqual(reason);
  });

  test('[T-END-1] is the win alone for the last cube', () => {
    const board = KINDS.filter(kind => kind !== 'P4').join('');
    expect(why(table({ board, labs: ['P3P4P5', ''] }), 'contain P3 P4 P5')).toEqual([
      { key: 'wins', params: {} },
    ]);
    const early = table({ board, labs: ['P3P4P6', ''] });
    expect(why(early, 'adjust A:P6 -', 'contain P3 P4 P5')).toEqual([{ key: 'winsTurn', params: {} }]);
  });

  test('is "enough done" for a phase ended early, and none for a phase without actions left', () => {
    expect(why(table({}), 'end')).toEqual([{ key: 'enough', params: {} }]);
    expect(why(table({ actions: 0 }), 'end')).toEqual([]);
  });

  test('is "enough done" for a phase without actions that ends with cards in hand', () => {
    const state = table({ actions: 0, primed: 'Y1O3', hands: [['L3-01'], []] });
    expect(tesseract.legalMoves(state, 0).length).toBeGreaterThan(1);
    expect(why(state, 'end')).toEqual([{ key: 'enough', params: {} }]);
  });

  test('is missing for an answer that only does harm', () => {
    expect(why(table({ labs: ['Y2Y3Y4', ''] }), 'adjust A:Y4 +')).toEqual([]);
  });

  test('[T-INFO-2] does not depend on hidden information', async () => {
    await visitMoments(3, 'secret reasons', async (state, chance) => {
      if (chance.below(4) > 0) return;
      const seat = tesseract.decider(state) ?? 0;
      const legal = tesseract.legalMoves(state, seat);
      const move = legal[chance.below(legal.length)] as Answer;
      const reasons = (world: TesseractState): readonly Reason[] =>
        [tesseractInsight.reasonsFor, factsFor].flatMap(told =>
          told(tesseract.view(world, seat), seat, { move, line: [move] }),
        );
      expect(reasons(otherWorld(state, `${chance.below(1000)}`))).toEqual(reasons(state));
    });
  });
});

describe('a hint without another reason', () => {
  function facts(state: TesseractState, ...answers: string[]): readonly Reason[] {
    const line = answers.map(text => tesseract.notation.parseMove(state, text));
    const thought = { move: line[0] as Answer, line, chance: 0.5 };
    const seat = tesseract.decider(state) ?? 0;
    return factsFor(tesseract.view(state, seat), seat, thought);
  }

  test('[T-CONTAIN-6] tells what every roll brings: a card', () => {
    const state = table({ labs: ['Y2O2P2', ''], decks: [['L2-01', 'L2-02'], [], []] });
    for (const answer of ['contain Y2 O2 P2', 'pick A:Y2'])
      tesseract.play(state, 0, tesseract.notation.parseMove(state, answer), luckOf(0));
    expect(facts(state, 'yes')).toContainEqual({ key: 'cards', params: {} });
    expect(facts(state, 'no')).toEqual([]);
  });

  test('[T-END-5] tells that cubes on the Tesseract put its end off, whatever they roll', () => {
    const state = table({ destroyed: 'YYOO', hands: [['L4-10'], []] });
    const [reason] = facts(state, 'play L4-10', 'pick destroyed:Y');
    expect(reason?.key).toBe('lasts');
  });

  test('tells what the rest of the turn does', () => {
    const state = table({ primed: 'Y1O3', labs: ['P6', ''] });
    expect(facts(state, 'adjust A:P6 -', 'adjust primed:Y1 -')).toContainEqual({ key: 'clears', params: {} });
    expect(facts(state, 'adjust A:P6 -')).toEqual([]);
  });
});

test('features of a state sum up to its evaluation', async () => {
  await visitMoments(2, 'features', async state => {
    if (state.outcome !== null) return;
    const sum = features(state).reduce((all, { value }) => all + value, 0);
    expect(sum).toBeCloseTo(evaluate(state), 9);
  });
});

test('every reason has a sentence with all parameters filled in', async () => {
  const met = new Set<string>();
  await visitMoments(4, 'words', async state => {
    const seat = tesseract.decider(state) ?? 0;
    if (state.turn % 4 > 0) return;
    for (const move of tesseract.legalMoves(state, seat)) {
      for (const { key, params } of tesseractInsight.reasonsFor(tesseract.view(state, seat), seat, {
        move,
        line: [move],
      })) {
        met.add(key);
        for (const text of Object.values(TESSERACT_TEXT))
          expect(whyOf(text, key, params)).toMatch(/^[^{}]+\.$/);
      }
    }
  });
  expect(met.size).toBeGreaterThan(8);
  expect(whyOf(TESSERACT_TEXT.en, 'of a later version', {})).toBe('');
});
