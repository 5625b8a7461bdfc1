import { type Chance, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { lateTesseract } from '../../../test/tesseractLate.ts';
import { type Given, table, tower } from '../../../test/tesseractTable.ts';
import { tesseractVariants } from '../../../test/tesseractVariants.ts';
import { determinize } from '../determinize.ts';
import { type Answer, type TesseractState, tesseract } from '../index.ts';
import { parseAnswer } from '../notation.ts';
import { afterAt, type Insight, insightOf, outlookAt } from './insight.ts';
import { choicesAt, riskOf, walkFrom } from './risk.ts';

const TOWER = tower(['3443', '4444', '4444', '3443'], { '0,0': 'P3' });
const insight = (given: Given): Insight => insightOf(table(given).view);
const outlook = (given: Given): Insight['outlook'] => insight(given).outlook;

describe('the outlook', () => {
  test('[T-BREACH-1] the outlook has the faces that breach with two of a value, and their probability', () => {
    const found = outlook({ stacks: TOWER, primed: 'Y2O2P5B5Y5O1' });
    expect(found).toEqual({ chance: expect.closeTo(1 / 3, 9), isExact: true, values: [2, 5], loss: 0 });
    expect(outlook({ stacks: TOWER, primed: 'Y2O3' })).toMatchObject({ chance: 0, values: [] });
  });

  test('[T-BREACH-3] the outlook counts each breach as the loss at six breaches; at five only a double one', () => {
    expect(outlook({ stacks: TOWER, primed: 'Y2O2', breach: 6 }).loss).toBeCloseTo(1 / 6, 9);
    expect(outlook({ stacks: TOWER, primed: 'Y2O2', breach: 5 }).loss).toBe(0);
    expect(outlook({ stacks: TOWER, primed: 'Y2O2P2B2Y2', breach: 5 }).loss).toBeCloseTo(1 / 6, 9);
  });

  test('[T-BREACH-4] the outlook counts every value with anyValue', () => {
    const options = { breachScope: 'anyValue' as const };
    expect(outlook({ options, stacks: TOWER, primed: 'Y2O2P2' })).toMatchObject({
      chance: expect.closeTo(1, 9),
      values: [1, 2, 3, 4, 5, 6],
    });
  });

  test('[T-THREAT-2] [T-END-6] the outlook is safe with a skipped prime, but not with an empty Tesseract', () => {
    const given = { primed: 'Y2O2', skipPrime: 1 };
    expect(outlook({ ...given, stacks: TOWER })).toMatchObject({ chance: 0, values: [], loss: 0 });
    expect(outlook({ ...given, stacks: {} })).toMatchObject({ chance: 0, loss: 1 });
  });

  test('[T-EVENT-CR] the outlook includes the second roll of a chain reaction: 1 - (2/3)², or a third that makes its own pair', () => {
    const stacks = { '2,2': 'Y1', '0,1': 'B3B3' };
    const found = outlook({ stacks, primed: 'Y2O2P5B5' });
    expect(found.chance).toBeCloseTo(1 - (4 / 6) * (4 / 6), 9); // two dice, nothing to pair with
    expect(outlook({ stacks, primed: 'Y2O2P5' }).chance).toBeCloseTo(1 - (4 * 5 + 4) / 36, 9); // a 5 makes a pair of it
  });

  test('[T-EVENT-IP] the outlook includes the cubes that an interphase lifts', () => {
    const given = { options: { base: '4' as const }, stacks: { '2,0': 'Y1', '0,1': 'B3B3' } };
    expect(outlook({ ...given, primed: 'Y2O2P3' })).toMatchObject({ chance: 1, values: [2] });
  });

  test('[T-EVENT-3] the outlook counts a warded event as harmless', () => {
    const given = { options: { base: '4' as const }, stacks: { '2,0': 'Y1', '0,1': 'B3B3' }, wards: 1 };
    expect(outlook({ ...given, primed: 'Y2O2P3' }).chance).toBeCloseTo(1 / 6, 9);
  });

  test('[T-GEO-8] the outlook takes the harmless one of tied cubes', () => {
    const stacks = { '2,0': 'Y1', '0,1': 'B1', '3,3': 'O5O5' };
    const given = { options: { base: '4' as const }, primed: 'Y2O2P3' };
    expect(outlook({ ...given, stacks }).chance).toBeCloseTo(1 / 6, 9); // a blank instead of Interphase
  });

  test('[T-EVENT-EM] the outlook ignores rolled labs, however full they are', () => {
    const given = { options: { base: '4' as const }, stacks: { '1,2': 'Y1', '3,3': 'O5O5' }, destroyed: 'Y' };
    const labs = ['Y1Y2Y3Y4Y5Y6', 'O1O2O3O4O5O6'];
    expect(outlook({ ...given, labs, primed: 'Y2O2' })).toMatchObject({ isExact: true, values: [2] });
    expect(outlook({ ...given, labs, primed: 'Y2O2' }).chance).toBeCloseTo(1 / 6, 9);
  });

  test('needs two bad rolls with R09', () => {
    const given = { stacks: TOWER, primed: 'Y2O2P5B5', researchers: ['R09', '-'] };
    expect(outlook(given).chance).toBeCloseTo(1 / 9, 9);
    expect(outlook(given).values).toEqual([2, 5]);
    expect(outlook({ ...given, used: [['rerollPrime'], []] }).chance).toBeCloseTo(1 / 3, 9);
    const game = table({ ...given, rolls: [2] });
    game.play('end');
    expect(insightOf(game.view).outlook).toMatchObject({ chance: expect.closeTo(1 / 3, 9), values: [2, 5] });
    expect(insightOf(game.view).after).toEqual({ no: 1 });
  });

  test('[T-RUL-32] the outlook has the effect of a new roll while R09 decides on the second cube of Fission', () => {
    const game = table({
      options: { base: 'D' },
      researchers: ['R09', '-'],
      stacks: { '0,0': 'Y1' },
      destroyed: 'P',
      primed: 'O5B5',
      rolls: [2, 0, 5],
    });
    game.play('end', 'no');
    const { outlook: now, after } = insightOf(game.view);
    expect(now).toMatchObject({ chance: expect.closeTo(1 / 6, 9), values: [5] });
    expect(after).toEqual({ no: 1 });
  });

  test('[T-SETUP-8] the outlook is empty in a set-up and when the game is over', () => {
    const calm = { chance: 0, isExact: true, values: [], loss: 0 };
    const state = tesseract.setup(tesseractVariants(1, 'calm')[0]!.options, 2, seededChance('calm'));
    expect(insightOf(tesseract.view(state, 0)).outlook).toEqual(calm);
    const lost = table({ stacks: {} });
    lost.play('end');
    expect(insightOf(lost.view)).toEqual({
      outlook: calm,
      after: {},
      forecast: { isSkipped: false, cells: [], empties: null, steps: [] },
    });
  });

  test('[T-EVENT-SH] the outlook covers the rest of a Threat phase that waits for a choice', () => {
    const game = table({
      stacks: { '1,1': 'Y1', '0,1': 'B3B3' },
      primed: 'Y2O2P4B4',
      rolls: [6],
    });
    game.play('end'); // the Shield rolls one of the two 2s
    expect(game.decision()).toBe('shieldTie');
    expect(insightOf(game.view).outlook.chance).toBeCloseTo(1 / 6, 9);
  });
});

describe('effects of answers on the risk', () => {
  const given: Given = {
    stacks: TOWER,
    primed: 'Y2O2P5B5',
    labs: ['Y2O3P4B6', ''],
    hands: [['L3-01', 'L2-06', 'L3-02'], []],
    containment: ['C-04 unlocked', 'C-02 hidden', 'C-03 hidden', 'C-01 hidden', 'C-05 hidden', 'C-06 hidden'],
  };

  test('[T-CONTAIN-3] effects on the risk include a destroyed identical cube: 33 to 17 %', () => {
    expect(insight(given).after['contain Y2 O3 P4']).toBeCloseTo(1 / 6, 9);
  });

  test('[T-ADJUST-1] effects on the risk include primed cubes stepped away, or onto others', () => {
    const { after } = insight(given);
    expect(after['adjust primed:Y2 -']).toBeCloseTo(1 / 6, 9);
    expect(after['adjust primed:P5 +']).toBeCloseTo(1 / 6, 9);
    expect(Object.keys(after).some(key => key.startsWith('adjust A:'))).toBe(false);
  });

  test('[T-CARD-1] [T-CARD-2] effects on the risk include cards without a further choice, or with one obligatory choice', () => {
    const { after } = insight(given);
    expect(after['use 1']).toBe(0);
    expect(after['play L3-01']).toBeCloseTo(1 / 6, 9);
    expect(Object.keys(after)).not.toContain('play L3-02');
  });

  test('[T-CARD-4] effects on the risk include the targets of a card, one by one', () => {
    const game = table(given);
    game.play('play L3-01');
    const { outlook: now, after } = insightOf(game.view);
    // Until one of them has gone, the probability is that of the cubes in sight.
    expect(now).toMatchObject({ chance: expect.closeTo(1 / 3, 9), values: [2, 5] });
    expect(new Set(Object.values(after).map(chance => chance.toFixed(4)))).toEqual(new Set(['0.1667']));
    const safe = table({ ...given, primed: 'Y2O2P5' });
    safe.play('play L3-01');
    const { outlook: still, after: gone } = insightOf(safe.view);
    expect(still).toMatchObject({ chance: expect.closeTo(1 / 6, 9), values: [2] });
    expect(gone).toEqual({ 'pick primed:Y2': 0, 'pick primed:O2': 0 });
  });

  test('[T-REMOVE-3] effects on the risk include the removal of the cube that would trigger the event, and hidden cubes below', () => {
    const stacks = { '2,0': 'y3Y1', '0,1': 'B3', '3,3': 'O5O5' };
    const base = { options: { base: '4' as const }, stacks, primed: 'Y2O2P3' };
    // B3 at 0,1 is primed now, over a blank. Under Y1 a 1 or 2 would come first and bring the Interphase, a 3 ties.
    expect(outlook(base).chance).toBeCloseTo(1 / 6, 9);
    expect(insight(base).after['remove 2,0']).toBeCloseTo((2 / 6) * 1 + (4 / 6) * (1 / 6), 9);
  });
});

describe('the forecast', () => {
  test('[T-THREAT-3] the forecast has the primed cube, the stack it empties and the events that follow', () => {
    const stacks = { '3,0': 'P2', '2,3': 'B3', '1,1': 'Y4Y4' };
    const { forecast } = insight({ stacks, options: { base: '2' } });
    expect(forecast.cells).toEqual([3]);
    expect(forecast.empties).toEqual({ cell: 3, symbol: 'AC', isWarded: false });
    expect(forecast.steps).toEqual([
      { why: 'prime', cells: [3], uncovers: { cell: 3, symbol: 'AC', isWarded: false } },
      { why: 'AC', cells: [14], uncovers: null },
    ]);
  });

  test('[T-GEO-8] the forecast has several cells for a tie', () => {
    const { forecast } = insight({ stacks: tower(['3443', '4444', '4444', '3443']) });
    expect(forecast).toMatchObject({ isSkipped: false, cells: [0, 3, 12, 15], empties: null });
  });

  test('[T-THREAT-2] [T-EVENT-3] the forecast has skipped primes and warded events', () => {
    expect(insight({ stacks: TOWER, skipPrime: 1 }).forecast).toMatchObject({ isSkipped: true, cells: [] });
    const { steps } = insight({ stacks: { '0,0': 'P2', '1,0': 'B3B3' }, wards: 1 }).forecast;
    expect(steps).toEqual([
      { why: 'prime', cells: [0], uncovers: { cell: 0, symbol: 'AC', isWarded: true } },
    ]);
  });

  test('[T-EVENT-2] the forecast goes only as far as no die decides it', () => {
    // Shield rolls a primed cube: certain, since nothing depends on it afterwards
    const { steps } = insight({ stacks: { '1,1': 'Y1', '0,1': 'B3B3' }, primed: 'Y3' }).forecast;
    expect(steps.map(step => step.why)).toEqual(['prime', 'SH']);
  });
});

/** Plays on to the next turn with the least risk at every choice; returns true if there was a breach. */
function isBreached(state: TesseractState, given: Answer | undefined, chance: Chance): boolean {
  const { turn } = state;
  let next = given;
  while (state.outcome === null && state.turn === turn) {
    const { breach } = state;
    const move = next ?? best(state);
    next = undefined;
    tesseract.play(state, 0, move, chance);
    if (state.breach > breach) return true;
  }
  return false;
}

const decided = new Map<string, Answer>();

/** Cached: samples of one position meet the same choices again and again. */
function best(state: TesseractState): Answer {
  const choices = choicesAt(state);
  if (choices.length === 1) return choices[0]!;
  const key = JSON.stringify([
    state.options.base,
    state.flags,
    state.stacks,
    state.values,
    state.wards,
    state.pending,
  ]);
  const known = decided.get(key);
  if (known) return known;
  const risks = choices.map(choice => riskOf(state, choice, walkFrom(state, 20_000)).breach);
  const choice = choices[risks.indexOf(Math.min(...risks))]!;
  decided.set(key, choice);
  return choice;
}

/** Positions of random games. */
function situations(count: number, seed: string): TesseractState[] {
  const found: TesseractState[] = [];
  const chance = seededChance(seed);
  for (const [i, { options, seats }] of tesseractVariants(count, seed).entries()) {
    const game = i % 2 ? lateTesseract : tesseract;
    const state = game.setup({ ...options, consent: 'auto' }, seats, chance);
    for (let n = 10 + chance.below(60); n > 0; n--) {
      const seat = game.decider(state);
      if (seat === undefined) break;
      if (state.phase !== 'setup' && n % 20 === 0) found.push(tesseract.copy(state));
      game.play(state, seat, pick(chance, game.legalMoves(state, seat)), chance);
    }
  }
  return found;
}

describe('in random games', () => {
  const SAMPLES = 300;

  test('[T-BREACH-1] [T-THREAT-3] [T-EVENT-2] the exact probability agrees with playing it out', () => {
    const chance = seededChance('play it out');
    let exact = 0;
    for (const state of situations(60, 'agree')) {
      const found = outlookAt(determinize(tesseract.view(state, 0), seededChance('any')));
      if (!found.isExact) continue;
      exact++;
      let breaches = 0;
      for (let i = 0; i < SAMPLES; i++) if (isBreached(tesseract.copy(state), undefined, chance)) breaches++;
      const error = Math.sqrt((found.chance * (1 - found.chance)) / SAMPLES);
      expect(Math.abs(breaches / SAMPLES - found.chance)).toBeLessThan(4.5 * error + 1e-9);
    }
    expect(exact).toBeGreaterThan(50);
  });

  test('[T-INFO-2] [T-INFO-3] the probability after an answer agrees, whatever is hidden', () => {
    let looked = 0;
    for (const state of situations(30, 'after')) {
      const view = tesseract.view(state, 0);
      const { after } = insightOf(view);
      for (const [text, expected] of Object.entries(after).slice(0, 3)) {
        looked++;
        let breaches = 0;
        for (let i = 0; i < SAMPLES; i++) {
          const dealt = determinize(view, seededChance(`deal ${i}`));
          if (isBreached(dealt, parseAnswer(text), seededChance(`roll ${i}`))) breaches++;
        }
        const error = Math.sqrt((expected * (1 - expected)) / SAMPLES);
        expect(Math.abs(breaches / SAMPLES - expected)).toBeLessThan(4.5 * error + 1e-9);
      }
    }
    expect(looked).toBeGreaterThan(30);
  });

  test('[T-INFO-2] the insight does not depend on hidden information', () => {
    for (const state of situations(30, 'leak')) {
      const view = tesseract.view(state, 0);
      const [one, other] = ['one', 'other'].map(seed => {
        const dealt = determinize(view, seededChance(seed));
        const found = outlookAt(dealt);
        return { found: found.isExact ? found : 'sampled', after: found.isExact && afterAt(dealt) };
      });
      expect(one).toEqual(other);
      expect(insightOf(view)).toEqual(insightOf(structuredClone(view)));
    }
  });
});
