import { seededChance } from '@tessera/engine';
import {
  type Action,
  formatAction,
  parseAction,
  type RiftState,
  rift,
  stageOf,
  whyOf,
} from '@tessera/games/rift';
import { RIFT_TEXT } from '@tessera/games/rift/texts';
import { describe, expect, test } from 'vitest';
import { legalActions, optionsWith, pieces, position, visitRandomPlay } from '../../test/positions.ts';
import type { Thought } from '../bot.ts';
import { adviserOf, type Reason } from '../reason.ts';
import { bookPlacement } from './book.ts';
import { evaluate, features } from './evaluate.ts';
import { riftBots } from './index.ts';
import { riftInsight } from './reasons.ts';
import { reasonsForPlacing } from './setupGains.ts';

/** Reasons for White's first move, with the others as the expected line. */
function why(state: RiftState, text: string, chance = 0.5): readonly Reason[] {
  const line = text.split(' ').map(parseAction);
  expect(legalActions(state)).toContain(line[0]);
  if (state.phase !== 'p') return reasonsForPlacing(state, line[0] as Action);
  return riftInsight.reasonsFor(rift.view(state, 0), 0, { move: line[0] as Action, line, chance });
}

const SETUP = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w T2SPRC5H2G2Xt2sprc5h2g2x s 0 0';
const DUEL = 'Th1 Ra3 th15 ra12';

describe('the reason for a move', () => {
  test.each<[string, string, string, object]>([
    [`${DUEL} Ce5 ce6`, 'Ce5-e7xe6', 'takesFree', { piece: 'C', at: 'e6' }],
    // The Rectangle on h9 takes the Tesseract on f8.
    ['Th6 Ra3 pg7 tc15 rh9', 'Th6-f8xg7', 'takes', { piece: 'P', at: 'g7' }],
    [`${DUEL} Ce5 ce6`, 'Ce5-e3', 'escapes', { piece: 'C', at: 'e5' }],
    ['Th1 Ch13 th14 ca12', 'Ch13-h15xh14', 'wins', {}],
    ['Th3 Ca9 Ra5 ch4 ta15 ra12', 'Th3-j5', 'tesseractFlees', {}],
    ['Th3 Ca9 Ra5 ch4 ta15 ra12', 'Th3-h5xh4', 'takesAttacker', {}],
    ['Th3 Cg4 Ra5 ch4 ta15 ra12', 'Cg4-i4xh4', 'takesAttacker', {}],
    // The Rectangle on j5 was no attacker.
    ['Th3 Ca9 Ra5 ch4 ta15 rj5', 'Th3-k6xj5', 'tesseractFlees', {}],
    ['Th3 Cg2 Ra5 th10 ra12 ca13', 'Cg2-h2', 'blocks', {}],
    ['Tn1 Ra3 Cg6 th8 ra12', 'Cg6-h7', 'threatensTesseract', {}],
    ['Tn1 Ra3 Hc14 ta15 ha14 rm12', 'Hc14-b14', 'closesEscape', { count: 1 }],
    ['Th1 Ce5 Ra3 th15 re6 cm12', 'Ce5-e7xe6', 'limits', {}],
    ['Th1 Rc5 Ce4 th15 cc6 pm12 rl12', 'Ce4-c4', 'guards', { piece: 'R', at: 'c5' }],
    ['Th1 Rc5 Ce4 th15 cc6 pm12 rl12', 'Ce4-d5', 'opens', { piece: 'R', at: 'c5' }],
  ])('%s: %s: %s', (list, move, key, params) => {
    expect(why(pieces(list), move)[0]).toEqual({ key, params });
  });

  test('a threat to two pawns is a fork, a threat to one is a threat', () => {
    const state = pieces('Tn1 Ra3 Ch6 ta15 sh9 pg9 ra12');
    expect(why(state, 'Ch6-h8')).toContainEqual({ key: 'forks', params: { piece: 'S', other: 'P' } });
    const alone = pieces('Tn1 Ra3 Ch6 ta15 pg9 ra12');
    expect(why(alone, 'Ch6-h8')).toContainEqual({
      key: 'threatens',
      params: { piece: 'P', at: 'g9' },
    });
  });

  test('a capture that is recaptured in the line is not called free', () => {
    const state = pieces(`${DUEL} Ce5 ce6 ce8`);
    expect(why(state, 'Ce5-e7xe6 Ce8-e6xe7')[0]).toEqual({
      key: 'takes',
      params: { piece: 'C', at: 'e6' },
    });
    const better = pieces('Th1 Ra3 th15 sa12 Ce5 re6 ce8');
    expect(why(better, 'Ce5-e7xe6 Ce8-e6xe7').map(({ key }) => key)).toContain('winsExchange');
  });

  test('a proven win says in how many moves', () => {
    const state = pieces('Th1 Ra3 Cg13 th14 ra12');
    expect(why(state, 'Cg13-h13 Ra12-c10 Ch13-h15xh14', 1)[0]).toEqual({
      key: 'forcesTesseract',
      params: { moves: 2 },
    });
    expect(why(state, 'Cg13-h13', 1)[0]).toEqual({ key: 'winsByForce', params: {} });
  });

  test('a move without any gain has no reason', () => {
    expect(why(pieces(`${DUEL} Ce5 ce6`), 'Ce5-f6')).toEqual([]);
  });

  test.each<[string, string, object]>([
    ['T@h2', 'outOfReach', {}],
    ['S@h2', 'safe', { piece: 'S', at: 'h2' }],
    ['S@h3', 'reaches', { piece: 'S', at: 'h3', count: expect.any(Number) }],
  ])('in set-up %s: %s', (move, key, params) => {
    expect(why(position(SETUP), move)).toContainEqual({ key, params });
  });

  test('placements of slides name the groove and the cover, those of crosses the hampered and the open ways', () => {
    const begun = '15/15/7t7/15/15/15/15/15/15/15/15/15/2S9P2/7T7/15';
    const slides = position(`${begun} w SRC5H2G2X2sprc5h2g2x s 0 6`);
    expect(why(slides, 'V@h3')).toContainEqual({ key: 'shelters', params: {} });
    expect(why(slides, 'H@e2').map(({ key }) => key)).toContain('reaches');
    const crosses = position(
      `15/15/5p1t1s5/15/15/15/15/15/15/15/15/15/2S9P2/7T7/15 w SRC3H2G2Xsrc3h2g2x s 0 10`,
    );
    expect(why(crosses, 'X@f11')).toContainEqual({ key: 'cramps', params: { piece: 'P', at: 'f13' } });
    expect(why(crosses, 'X@h8')).toContainEqual({ key: 'shelters', params: {} });
  });

  test('every suggested placement of a pawn or slide has a reason, and most crosses', () => {
    const crosses: number[] = [];
    for (const given of [{ stallLimit: 100 }, { setupOrder: 'crossesFirst' }, { camp: 'outer' }] as const) {
      const chance = seededChance('why here');
      const state = rift.setup(optionsWith(given), 2, chance);
      while (state.phase === 's' || state.phase === 'x') {
        const move = bookPlacement(state, chance);
        const { length } = reasonsForPlacing(state, move);
        if (stageOf(state) === 'cross') crosses.push(length);
        else
          expect(length, `${rift.notation.formatPosition(state)} ${formatAction(move)}`).toBeGreaterThan(0);
        rift.play(state, state.side, move, chance);
      }
    }
    expect(crosses.filter(length => length > 0).length).toBeGreaterThan(crosses.length / 2);
  });
});

test.each(['best', 'gentle', 'alphabeta'])('%s gives a reason for its placement', async name => {
  const view = rift.view(position(SETUP), 0);
  const thought = await riftBots.bot(name).think({ view, seat: 0, chance: seededChance(name), limits: {} });
  expect(riftInsight.reasonsFor(view, 0, thought as Thought<Action>).length).toBeGreaterThan(0);
});

test('the capture of a Tesseract with even pawns and a stall to come is called a win', () => {
  const state = position('15/7t7/7C7/15/15/15/15/15/15/15/15/15/15/7T7/7c7 w - p 3 20', { stallLimit: 100 });
  expect(why(state, 'Ch13-h15xh14')[0]).toEqual({ key: 'wins', params: {} });
});

test('features of a position sum up to its evaluation, and explaining does not change the state', () => {
  visitRandomPlay({}, 2, 'features', state => {
    const sum = features(state, state.side).reduce((all, { value }) => all + value, 0);
    expect(sum).toBeCloseTo(evaluate(state), 6);
    const before = rift.notation.formatPosition(state);
    const move = legalActions(state)[0] as Action;
    riftInsight.reasonsFor(rift.view(state, state.side), state.side, { move, line: [move], chance: 0.5 });
    expect(rift.notation.formatPosition(state)).toBe(before);
  });
});

describe('a quiet move without a reason of its own', () => {
  const advice = async (state: RiftState, text: string): Promise<readonly string[]> => {
    const move = parseAction(text);
    const thought = { move, line: [move], chance: 0.5 };
    return (await adviserOf(riftInsight))(rift.view(state, 0), 0, thought).map(({ key }) => key);
  };

  test('has nothing to take after it, and tells who would win the count', async () => {
    const counted = (list: string): RiftState => {
      const { options, ...state } = pieces(list);
      return { ...state, options: { ...options, stallLimit: 60 } };
    };
    expect(await advice(counted('Ta1 Ra3 Ce1 Hc8 to15 ro13'), 'Hc8-d8')).toEqual(['quiet', 'ladder']);
    expect(await advice(counted('Ta1 Ra3 Hc8 to15 ro13 ck15'), 'Hc8-d8')).toEqual(['quiet', 'behind']);
  });

  test('is not called safe where a pawn hangs', async () => {
    expect(await advice(pieces('Ta1 Ra3 Ce5 He10 to15 ce6'), 'He10-d10')).not.toContain('quiet');
  });
});

test('every reason has a sentence with all parameters filled in', () => {
  const met = new Set<string>();
  visitRandomPlay({}, 3, 'words', state => {
    if (state.ply % 5 > 0) return;
    for (const move of legalActions(state).slice(0, 60)) {
      const found =
        state.phase === 'p'
          ? riftInsight.reasonsFor(rift.view(state, state.side), state.side, {
              move,
              line: [move],
              chance: 0.5,
            })
          : reasonsForPlacing(state, move);
      for (const { key, params } of found) {
        met.add(key);
        for (const text of Object.values(RIFT_TEXT)) expect(whyOf(text, key, params)).toMatch(/^[^{}]+\.$/);
      }
    }
  });
  expect(met.size).toBeGreaterThan(10);
  expect(whyOf(RIFT_TEXT.en, 'of a later version', {})).toBe('');
});
