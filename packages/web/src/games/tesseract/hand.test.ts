import { parseOptions, seededChance } from '@tessera/engine';
import { type TesseractOptions, type TesseractState, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { ACTIONS, type Offer } from './answers.ts';
import { situation, situationOf } from './fixtures.ts';
import {
  choose,
  confirm,
  EMPTY_HAND,
  end,
  glowingOf,
  type Hand,
  listedOf,
  press,
  putBack,
  type Stepped,
  take,
  targetsOf,
} from './hand.ts';

/** Answers the panels play directly: cards and unlocked columns. */
const DIRECT = ['play', 'use'];

/** Every step the screen offers with this hand. */
function stepsFrom(offer: Offer, hand: Hand, mustConfirm: boolean): Stepped[] {
  return [
    ...[...targetsOf(offer, hand)].map(target => press(offer, hand, target, mustConfirm)),
    ...(offer.isFree ? ACTIONS.map(verb => choose(offer, hand, verb)) : []),
    ...(hand.asking?.entries ?? []).map(entry => take(offer, hand, entry)),
    ...listedOf(offer, mustConfirm).map(said => take(offer, hand, { said })),
    end(offer, hand, true),
    confirm(hand),
  ];
}

/** All answers that some way through the screen plays. */
function reachable(offer: Offer, mustConfirm: boolean): Set<string> {
  const found = new Set(offer.all.filter(({ verb }) => DIRECT.includes(verb)).map(({ text }) => text));
  const open: Hand[] = [EMPTY_HAND];
  const met = new Set<string>();
  for (let hand = open.pop(); hand; hand = open.pop()) {
    const key = JSON.stringify(hand);
    if (met.has(key)) continue;
    met.add(key);
    for (const step of stepsFrom(offer, hand, mustConfirm)) {
      if (step.play !== undefined) found.add(step.play);
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
    // Ending the phase is one answer of many: without this bias games would seldom reach cards and events.
    const move = moves[chance.below(moves.length)];
    if (!move) break;
    state = tesseract.apply(state, seat, move, chance).state;
  }
  return states;
}

describe('nothing legal is out of reach', () => {
  const RESEARCHERS = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10', 'R11'];
  test.each(RESEARCHERS)('random games with %s in the first lab', researcher => {
    for (const seats of [1, 3]) {
      const states = randomStates(
        `reach ${researcher}`,
        seats,
        { researchers: [researcher], edition: 'cz' },
        90,
      );
      for (const state of states) {
        const { offer, legal } = situationOf(state);
        const isPhone = seats === 3;
        expect(reachable(offer, isPhone)).toEqual(new Set(legal));
      }
    }
  });
});

const FULL = Array<string>(16).fill('Y1O2P3B4');
const LAB = { players: 2, tesseract: FULL, labs: ['Y2Y3Y4O4', 'B2'], hands: [['L2-01'], []], primed: 'P5' };

describe('the hand', () => {
  const { offer } = situation(LAB);

  test('[T-REMOVE-1] a removable cube is taken by one press, on a phone by two', () => {
    expect(press(offer, EMPTY_HAND, '0,0', false).play).toBe('remove 0,0');
    const first = press(offer, EMPTY_HAND, '0,0', true);
    expect(first.play).toBeUndefined();
    expect(first.hand.pending?.text).toBe('remove 0,0');
    expect(press(offer, first.hand, '0,0', true).play).toBe('remove 0,0');
    expect(confirm(first.hand).play).toBe('remove 0,0');
  });

  test('a cube of the lab lists what can be done with it', () => {
    const { hand } = press(offer, EMPTY_HAND, 'A:Y3', false);
    const texts = hand.asking?.entries.map(entry => ('said' in entry ? entry.said.text : entry.mode));
    expect(texts).toEqual(['adjust A:Y3 +', 'adjust A:Y3 -', 'transfer A:Y3 B', 'contain Y2 Y3 Y4']);
  });

  test('a chosen action narrows what a press means, and is put back by Esc', () => {
    const { hand } = choose(offer, EMPTY_HAND, 'transfer');
    expect(targetsOf(offer, hand)).toEqual(new Set(['A:Y2', 'A:Y3', 'A:Y4', 'A:O4', 'B:B2']));
    expect(press(offer, hand, 'A:Y3', false).play).toBe('transfer A:Y3 B');
    expect(putBack(offer, hand)).toEqual(EMPTY_HAND);
    expect(putBack(offer, EMPTY_HAND)).toBeUndefined();
  });

  test('[T-CONTAIN-1] sets are listed when their action is chosen', () => {
    const { hand } = choose(offer, EMPTY_HAND, 'contain');
    const [entry] = hand.asking?.entries ?? [];
    expect(entry && take(offer, hand, entry).play).toBe('contain Y2 Y3 Y4');
  });

  test('without a chosen action only removable cubes glow', () => {
    expect([...glowingOf(offer, EMPTY_HAND)].sort()).toEqual(['0,0', '0,3', '3,0', '3,3']);
    const { hand } = choose(offer, EMPTY_HAND, 'adjust');
    expect(glowingOf(offer, hand).has('primed:P5')).toBe(true);
    expect(glowingOf(offer, hand).has('0,0')).toBe(false);
  });

  test('[T-TURN-3] a phase with actions unspent is ended by two presses', () => {
    const first = end(offer, EMPTY_HAND, true);
    expect(first.play).toBeUndefined();
    expect(end(offer, first.hand, true).play).toBe('end');
    expect(end(offer, EMPTY_HAND, false).play).toBe('end');
  });

  test('a press that means nothing asks the rules about the likeliest wish', () => {
    expect(press(offer, EMPTY_HAND, '1,1', false).refused).toBe('remove 1,1');
    const { hand } = choose(offer, EMPTY_HAND, 'contain');
    expect(press(offer, hand, 'A:O4', false).refused).toBe('contain O4');
  });
});
