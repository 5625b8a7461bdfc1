import { parseOptions, seededChance } from '@tessera/engine';
import { type TesseractOptions, type TesseractState, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { packWith } from '../../../../games/test/tesseractPacks.ts';
import { ACTIONS, answersOf, type Offer, readAnswer, saidOf } from './answers.ts';
import { MIDDLE, situation, situationOf } from './fixtures.ts';
import {
  choose,
  confirmed,
  digitOf,
  emptyHand,
  glowingOf,
  type Hand,
  listedOf,
  type Manner,
  mannerOf,
  press,
  putBack,
  type Stepped,
  take,
  targetsOf,
} from './hand.ts';

/** Verbs that panels play directly: cards and unlocked columns. */
const DIRECT = ['play', 'use'];

const EMPTY = emptyHand(1);

/** Every transition that the screen offers in this state. */
function stepsFrom(offer: Offer, hand: Hand, manner: Manner): Stepped[] {
  const buttons = [...listedOf(offer, manner.isTouch), ...saidOf(offer, 'end')];
  return [
    ...[...targetsOf(offer, hand)].map(target => press(offer, hand, target, manner)),
    ...(offer.isFree ? ACTIONS.map(verb => choose(offer, hand, verb, manner)) : []),
    ...(hand.asking?.entries ?? []).map(entry => take(offer, hand, entry, manner)),
    ...buttons.map(said => take(offer, hand, { said }, manner)),
    confirmed(hand),
  ];
}

/** All answers that are playable through the screen. */
function reachable(offer: Offer, manner: Manner): Set<string> {
  const found = new Set(offer.all.filter(({ verb }) => DIRECT.includes(verb)).map(({ text }) => text));
  const open: Hand[] = [EMPTY];
  const met = new Set<string>();
  for (let hand = open.pop(); hand; hand = open.pop()) {
    const key = JSON.stringify(hand);
    if (met.has(key)) continue;
    met.add(key);
    for (const step of stepsFrom(offer, hand, manner)) {
      if (step.play !== undefined) found.add(step.play.text);
      else open.push(step.hand);
    }
  }
  return found;
}

function randomStates(seed: string, seats: number, options: Partial<TesseractOptions>, count: number) {
  const chance = seededChance(seed);
  const states: TesseractState[] = [];
  let state = tesseract.setup(parseOptions(tesseract.options, options), seats, chance);
  while (states.length < count) {
    const seat = tesseract.decider(state);
    if (seat === undefined) break;
    states.push(state);
    const moves = tesseract.legalMoves(state, seat);
    // Bias against ending the phase: without it games would seldom reach cards and events.
    const move = moves[chance.below(moves.length)];
    if (!move) break;
    state = tesseract.apply(state, seat, move, chance).state;
  }
  return states;
}

describe('every legal answer is reachable on the screen', () => {
  const RESEARCHERS = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10', 'R11'];
  test.each(RESEARCHERS)('in random games with %s in the first lab', researcher => {
    for (const seats of [1, 3]) {
      const states = randomStates(
        `reach ${researcher}`,
        seats,
        { researchers: [researcher], edition: 'cz' },
        90,
      );
      for (const state of states) {
        const { offer, legal, lasting } = situationOf(state);
        const isPhone = seats === 3;
        for (const isOneClick of [false, true])
          expect(reachable(offer, mannerOf(lasting, isPhone, isOneClick))).toEqual(new Set(legal));
      }
    }
  });
});

test('[T-CARD-7] in a Threat phase by a button for every card and for going on', () => {
  const pack = packWith({
    'L2-01': { effect: 'threat: destroy(primed,1)' },
    'L3-01': { effect: 'both: ward(1)' },
  });
  const { offer, legal, lasting } = situation(
    { ...MIDDLE, phase: 'threat', actions: 0, pending: [{ type: 'threat', stage: 'before' }] },
    { pack },
  );
  expect(legal.toSorted()).toEqual(['play L2-01', 'play L3-01', 'stop']);
  for (const isPhone of [false, true]) {
    expect(listedOf(offer, isPhone).map(({ text }) => text)).toEqual(legal);
    expect(reachable(offer, mannerOf(lasting, isPhone, false))).toEqual(new Set(legal));
  }
});

test('[T-CONTAIN-2] the selectable cubes of a set are those the rules ask for', () => {
  let asked = 0;
  for (const researcher of ['R03', 'R04', 'R10', 'R05']) {
    for (const state of randomStates(`goes ${researcher}`, 2, { researchers: [researcher] }, 400)) {
      for (const said of saidOf(situationOf(state).offer, 'contain')) {
        const move = tesseract.notation.parseMove(state, said.text);
        const after = tesseract.apply(state, tesseract.decider(state) ?? 0, move, seededChance('')).state;
        const isAsked = after.pending.at(-1)?.type === 'containCube';
        asked += Number(isAsked);
        if (isAsked) expect(answersTo(after)).toEqual(said.goes?.map(goer => `pick ${goer}`).sort());
        else expect(said.goes).toHaveLength(1);
      }
    }
  }
  expect(asked).toBeGreaterThan(20);
});

const answersTo = (state: TesseractState): string[] => situationOf(state).legal.toSorted();

test('[T-DEC-7] answers that cannot be undone need confirmation, and a few others', () => {
  const spared = new Set<string>();
  for (const state of [1, 2, 3].flatMap(seats => randomStates(`lasting ${seats}`, seats, {}, 300))) {
    const { offer, lasting } = situationOf(state);
    const { mustChoose } = mannerOf(lasting, false, false);
    for (const said of offer.all) {
      if (said.text in lasting) expect(mustChoose(said)).toBe(true);
      else if (mustChoose(said)) spared.add(said.verb);
    }
  }
  expect([...spared].sort()).toEqual(['contain', 'end']);
});

const FULL = Array<string>(16).fill('Y1O2P3B4');
const LAB = { players: 2, tesseract: FULL, labs: ['Y2Y3Y4O4', 'B2'], hands: [['L2-01'], []], primed: 'P5' };

describe('the selection', () => {
  const { offer, lasting } = situation(LAB);
  const twoSteps = mannerOf(lasting, false, false);
  const oneClick = mannerOf(lasting, false, true);
  const finger = mannerOf(lasting, true, false);

  test('[T-REMOVE-1] [T-DEC-7] of a removable cube needs a second press, as it reveals what is below', () => {
    const first = press(offer, EMPTY, '0,0', twoSteps);
    expect(first.play).toBeUndefined();
    expect(first.hand.pending?.text).toBe('remove 0,0');
    expect(press(offer, first.hand, '0,0', twoSteps).play?.text).toBe('remove 0,0');
    expect(confirmed(first.hand).play?.text).toBe('remove 0,0');
    expect(putBack(offer, first.hand)).toEqual(EMPTY);
  });

  test('moves with another press', () => {
    const { hand } = press(offer, EMPTY, '0,0', twoSteps);
    const moved = press(offer, hand, '3,3', twoSteps);
    expect(moved.play).toBeUndefined();
    expect(moved.hand.pending?.text).toBe('remove 3,3');
    expect(press(offer, hand, 'A:Y3', twoSteps).hand).toMatchObject({ pending: undefined, asking: {} });
  });

  test('is skipped in one-click mode', () => {
    expect(press(offer, EMPTY, '0,0', oneClick).play?.text).toBe('remove 0,0');
  });

  test.each([twoSteps, finger])('[T-DEC-7] is skipped for answers that can be undone', manner => {
    const { hand } = choose(offer, EMPTY, 'transfer', manner);
    expect(press(offer, hand, 'A:Y3', manner).play?.text).toBe('transfer A:Y3 B');
    expect(press(offer, EMPTY, '0,0', manner).hand.pending?.text).toBe('remove 0,0');
  });

  test('opens a list for a cube of the lab', () => {
    const { hand } = press(offer, EMPTY, 'A:Y3', twoSteps);
    const texts = hand.asking?.entries.map(entry => ('said' in entry ? entry.said.text : entry.mode));
    expect(texts).toEqual(['adjust A:Y3 +', 'adjust A:Y3 -', 'transfer A:Y3 B', 'contain Y2 Y3 Y4']);
  });

  test('of an action filters what a press means, and is cleared by Esc', () => {
    const { hand } = choose(offer, EMPTY, 'transfer', twoSteps);
    expect(targetsOf(offer, hand)).toEqual(new Set(['A:Y2', 'A:Y3', 'A:Y4', 'A:O4', 'B:B2']));
    expect(putBack(offer, hand)).toEqual(EMPTY);
    expect(putBack(offer, EMPTY)).toBeUndefined();
  });

  test('of a list is cleared before that of its action', () => {
    const { hand } = choose(offer, EMPTY, 'adjust', twoSteps);
    const listed = press(offer, hand, 'A:Y3', twoSteps).hand;
    expect(listed.asking?.about).toBe('A:Y3');
    expect(putBack(offer, listed)).toEqual(hand);
    expect(putBack(offer, press(offer, EMPTY, 'A:Y3', twoSteps).hand)).toEqual(EMPTY);
  });

  test('[T-CONTAIN-2] of contain is one motion: the only set, the cube that goes, confirmation', () => {
    const { hand } = choose(offer, EMPTY, 'contain', twoSteps);
    expect(hand.pending).toMatchObject({ text: 'contain Y2 Y3 Y4', goer: 'A:Y2' });
    expect([...glowingOf(offer, hand)]).toEqual(['A:Y2', 'A:Y3', 'A:Y4']);
    const moved = press(offer, hand, 'A:Y4', twoSteps);
    expect(moved.play).toBeUndefined();
    const { play } = press(offer, moved.hand, 'A:Y4', twoSteps);
    expect(play && answersOf(play)).toEqual(['contain Y2 Y3 Y4', 'pick A:Y4']);
    expect(putBack(offer, moved.hand)).toMatchObject({ mode: 'contain', pending: undefined });
  });

  test('[T-CONTAIN-1] of one of several sets uses a list, and Esc returns to it', () => {
    const several = situation({ ...LAB, labs: ['Y2Y3Y4Y5', 'B2'] });
    const { hand } = choose(several.offer, EMPTY, 'contain', twoSteps);
    expect(hand.asking?.entries).toHaveLength(3);
    const [entry] = hand.asking?.entries ?? [];
    const step = entry && take(several.offer, hand, entry, oneClick);
    expect(step?.hand.pending?.text).toBe('contain Y2 Y3 Y4 Y5'); // also in one-click mode
    expect(step && putBack(several.offer, step.hand)).toEqual(hand);
    expect(step && press(several.offer, step.hand, 'A:Y5', oneClick).play?.goer).toBe('A:Y5');
  });

  test('without an action highlights removable cubes only', () => {
    expect([...glowingOf(offer, EMPTY)].sort()).toEqual(['0,0', '0,3', '3,0', '3,3']);
    const { hand } = choose(offer, EMPTY, 'adjust', twoSteps);
    expect(glowingOf(offer, hand).has('primed:P5')).toBe(true);
    expect(glowingOf(offer, hand).has('0,0')).toBe(false);
  });

  test('[T-TURN-3] of the phase’s end needs two presses, or one in one-click mode', () => {
    const [said] = saidOf(offer, 'end');
    const first = said && take(offer, EMPTY, { said }, twoSteps);
    expect(first?.play).toBeUndefined();
    expect(first?.hand.pending?.text).toBe('end');
    expect(said && take(offer, EMPTY, { said }, oneClick).play?.text).toBe('end');
  });

  test('of an illegal target is explained by the likeliest answer', () => {
    expect(press(offer, EMPTY, '1,1', twoSteps).refused).toBe('remove 1,1');
    const { hand } = choose(offer, EMPTY, 'contain', twoSteps);
    expect(press(offer, hand, 'A:O4', twoSteps).refused).toBe('contain O4');
  });
});

describe('the list of answers', () => {
  test('groups cards to give by card', () => {
    const all = (
      ['give L2-01 A B', 'give L2-03 A B', 'give L2-01 A C', 'give L2-03 A C', 'stop'] as const
    ).map(text => readAnswer(text, 'A'));
    const offer = { all, byVerb: Map.groupBy(all, ({ verb }) => verb), isFree: false };
    expect(listedOf(offer).map(({ text }) => text)).toEqual([
      'give L2-01 A B',
      'give L2-01 A C',
      'give L2-03 A B',
      'give L2-03 A C',
      'stop',
    ]);
  });

  test.each([2, 20])('has digit 1 for the first of %s cubes, listed or not, and 0 to stop', count => {
    const cells = Array.from({ length: count }, (_, i) => `pick ${i % 4},${Math.floor(i / 4)}`);
    const all = [...cells, 'stop'].map(text => readAnswer(text, 'A'));
    const offer = { all, byVerb: Map.groupBy(all, ({ verb }) => verb), isFree: false };
    const listed = listedOf(offer);
    const digits = listed.map(said => [said.text, digitOf(listed, said)]);
    expect(digits).toEqual([
      ...(count === 2
        ? [
            ['pick 0,0', 1],
            ['pick 1,0', 2],
          ]
        : []),
      ['stop', 0],
    ]);
  });
});
