import { parseOptions, seededChance } from '@tessera/engine';
import { LAB_NAMES, type TesseractState, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { readAnswer, saidOf } from './answers.ts';
import { situationOf } from './fixtures.ts';
import { choose, emptyHand, listedOf, mannerOf, press } from './hand.ts';
import { inOrder } from './order.ts';
import { stacked } from './panels/cards.ts';
import { kindLabel } from './panels/names.ts';
import type { PanelModel } from './panels/props.ts';
import { type LabSet, setInView, setsOf } from './panels/sets.ts';
import { stillModel } from './panels/still.ts';
import { loadWords } from './words/index.ts';

const words = await loadWords('en');

/** Positions of random games in which several sets can be declared. */
function withSets(researcher: string, seats: number): TesseractState[] {
  const chance = seededChance(`order ${researcher} ${seats}`);
  const found: TesseractState[] = [];
  let state = tesseract.setup(parseOptions(tesseract.options, { researchers: [researcher] }), seats, chance);
  for (let i = 0; i < 500; i++) {
    const seat = tesseract.decider(state);
    if (seat === undefined) break;
    const moves = tesseract.legalMoves(state, seat);
    if (moves.filter(({ type }) => type === 'contain').length > 1) found.push(state);
    const move = moves[chance.below(moves.length)];
    if (!move) break;
    state = tesseract.apply(state, seat, move, chance).state;
  }
  return found;
}

const STATES = ['R03', 'R04', 'R05', 'R10'].flatMap(one => [1, 2, 3].flatMap(seats => withSets(one, seats)));

function modelIn(state: TesseractState): PanelModel {
  const { view, legal } = situationOf(state);
  return { ...stillModel(view, words), you: new Set([view.decision?.lab ?? 0]), legal: new Set(legal) };
}

const goerOf = (set: LabSet | undefined, letter: string): string | undefined =>
  set?.goes[0] && `${letter}:${kindLabel(set.goes[0])}`;

describe('one model of selection', () => {
  test('there are enough positions to judge by', () => {
    expect(STATES.length).toBeGreaterThan(60);
  });

  test('cards to study are listed as the hand shows them', () => {
    const hand = ['L2-05', 'L3-02', 'L2-01'];
    const position = {
      tesseract: Array.from({ length: 16 }, () => 'Y1O2P3B6'),
      labs: ['Y2', 'B5'],
      hands: [hand, []],
      decks: [['L2-03'], ['L3-05'], ['L4-01']],
      researchers: ['R03', 'R05'],
    };
    const state = tesseract.notation.parsePosition(
      JSON.stringify(position),
      parseOptions(tesseract.options, {}),
      'lenient',
    );
    const listed = saidOf(situationOf(state).offer, 'study').map(({ words }) => words[0]);
    expect(listed).toEqual(stacked(hand).map(({ card }) => card));
  });

  test('marks of the lab, key C, its list and the digits agree in order and default', () => {
    for (const state of STATES) {
      const { offer, lasting } = situationOf(state);
      const model = modelIn(state);
      const lab = model.view.decision?.lab ?? 0;
      const letter = LAB_NAMES[lab] ?? 'A';
      const marked = setsOf(model, lab);
      const { hand } = choose(offer, emptyHand(0), 'contain', mannerOf(lasting, false, false));
      const listed = (hand.asking?.entries ?? []).flatMap(entry => ('said' in entry ? [entry.said] : []));
      expect(listed.map(({ text }) => text)).toEqual(marked.map(({ answer }) => answer));
      expect(listed.map(({ goer }) => goer)).toEqual(marked.map(set => goerOf(set, letter)));
      expect(setInView(model, undefined)?.answer).toBe(listed[0]?.text);
      expect(listed.map(({ goes }) => goes)).toEqual(
        marked.map(({ goes }) => goes.map(cube => `${letter}:${kindLabel(cube)}`)),
      );
    }
  });

  test('a cube of the lab lists its sets in the same order, the marked one first', () => {
    for (const state of STATES) {
      const { offer, lasting } = situationOf(state);
      const model = modelIn(state);
      const manner = mannerOf(lasting, false, false);
      const { hand } = choose(offer, emptyHand(0), 'contain', manner);
      for (const target of new Set(saidOf(offer, 'contain').flatMap(({ targets }) => targets))) {
        const next = press(offer, hand, target, manner).hand;
        const [entry] = next.asking?.entries ?? [];
        const first = next.pending ?? (entry && 'said' in entry ? entry.said : undefined);
        expect(first?.text).toBe(setInView(model, target)?.answer);
      }
    }
  });

  test('an insight that arrives later does not change the order', () => {
    for (const state of STATES.slice(0, 30)) {
      const model = modelIn(state);
      const lab = model.view.decision?.lab ?? 0;
      const before = setsOf(model, lab).map(({ answer }) => answer);
      // The last set would be by far the safest.
      const after = { [before.at(-1) ?? '']: 0 };
      const insight = { outlook: { chance: 1 }, after } as unknown as NonNullable<PanelModel['insight']>;
      expect(setsOf({ ...model, insight }, lab).map(({ answer }) => answer)).toEqual(before);
    }
  });

  test('[T-CONTAIN-2] a declared set asks about its cubes in the order in which they were marked', () => {
    let asked = 0;
    for (const state of STATES) {
      const { offer } = situationOf(state);
      for (const said of saidOf(offer, 'contain')) {
        const move = tesseract.notation.parseMove(state, said.text);
        const after = tesseract.apply(state, tesseract.decider(state) ?? 0, move, seededChance('')).state;
        if (after.pending.at(-1)?.type !== 'containCube') continue;
        asked++;
        const buttons = listedOf(situationOf(after).offer).map(({ targets }) => targets[0]);
        expect(buttons).toEqual(said.goes);
      }
    }
    expect(asked).toBeGreaterThan(60);
  });

  test('a step of a card lists the cubes of a lab in the order of the lab', () => {
    const picks = ['pick primed:B3', 'pick A:Y4', 'pick A:B3', 'pick A:P5', 'pick A:O1', 'stop'];
    const { view } = situationOf(STATES[0] as (typeof STATES)[number]);
    const all = picks.map(text => readAnswer(text, 'A'));
    const asked = { ...view, decision: { type: 'target', lab: 0 } } as typeof view;
    expect(inOrder(asked, all, 'A').map(({ text }) => text)).toEqual([
      'pick primed:B3',
      'pick A:O1',
      'pick A:B3',
      'pick A:Y4',
      'pick A:P5',
      'stop',
    ]);
  });
});
