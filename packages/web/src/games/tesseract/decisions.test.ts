/** Random games: every decision has a sentence of its own, which names its consequence. */
import { LANGUAGES, seededChance, unmarked } from '@tessera/engine';
import {
  type DecisionType,
  type EventSymbol,
  type TesseractEvent,
  type TesseractView,
  tesseract,
} from '@tessera/games/tesseract';
import { beforeAll, describe, expect, test } from 'vitest';
import { lateTesseract } from '../../../../games/test/tesseractLate.ts';
import { tesseractVariants } from '../../../../games/test/tesseractVariants.ts';
import { stepOf } from './effect.ts';
import { situationOf, type TesseractFixture } from './fixtures.ts';
import { emptyHand } from './hand.ts';
import { promptOf, setOffBy } from './prompt.ts';
import { loadWords, type TesseractWords } from './words/index.ts';

const YOURS = { isYours: true, thinking: null, outcome: null };

/** A decision, and the event that led to it. */
interface Met extends TesseractFixture {
  readonly setOff: EventSymbol | undefined;
}

/**
 * Kind of a decision: its type, and for a card the verb of the step and whether it is its second question.
 */
function kindOf(view: TesseractView, setOff: EventSymbol | undefined): string {
  const { type } = view.decision ?? {};
  const frame = view.resolving.at(-1);
  const step = type === 'target' ? stepOf(view) : undefined;
  if (step) return `target ${step.verb} ${step.isSecond}`;
  return frame?.type === 'edge' ? `edgeTie ${frame.then} ${setOff}` : `${type}`;
}

/** One example of each kind, from games at the set-up and at late positions. */
function met(): ReadonlyMap<string, Met> {
  const found = new Map<string, Met>();
  for (const [i, { options, seats }] of tesseractVariants(240, 'prompts').entries()) {
    const chance = seededChance(`prompts ${i}`);
    let events: readonly TesseractEvent[] = [];
    let state = (i % 2 === 0 ? tesseract : lateTesseract).setup(options, seats, chance);
    for (let seat = tesseract.decider(state); seat !== undefined; seat = tesseract.decider(state)) {
      const moves = tesseract.legalMoves(state, seat);
      const setOff = setOffBy(events);
      const kind = kindOf(tesseract.view(state, seat), setOff);
      if (!found.has(kind)) found.set(kind, { ...situationOf(state), setOff });
      const move = moves[chance.below(moves.length)] ?? moves[0]!;
      ({ state, events } = tesseract.apply(state, seat, move, chance));
    }
  }
  return found;
}

const say = (words: TesseractWords, { view, offer, setOff }: Met): string =>
  promptOf(
    { words, view, insight: undefined, labNames: ['Ada', 'Milo', 'Ines', 'Kai'] },
    { snapshot: YOURS, offer, hand: emptyHand(1), setOff },
  ).body;

/** Ties for the lowest cube: of the Threat phase, and of each event that takes one. */
const TIES = ['edgeTie prime undefined', 'edgeTie prime CR', 'edgeTie prime FI', 'edgeTie destroy AC'];

describe('every decision', () => {
  let situations: ReadonlyMap<string, Met>;
  beforeAll(() => {
    situations = met();
  });

  test('of the rules occurs', () => {
    const types: readonly DecisionType[] = [
      ...([
        'setupCorner',
        'setupTie',
        'act',
        'granted',
        'consent',
        'edgeTie',
        'shieldTie',
        'spareLab',
      ] as const),
      ...(['containCube', 'rowCube', 'rowPlace', 'identical', 'reroll', 'rerollPrime', 'studyPick'] as const),
      ...(['movedAdjust', 'branch', 'target'] as const),
    ];
    const kinds = [...situations.keys()];
    expect(types.filter(type => !kinds.some(kind => kind.split(' ')[0] === type))).toEqual([]);
    expect(kinds).toEqual(expect.arrayContaining(TIES));
  });

  test.each(LANGUAGES)('in %s has a sentence of its own', async language => {
    const words = await loadWords(language);
    const spoken = [...situations].map(([kind, at]) => [kind, say(words, at)] as const);
    for (const [kind, sentence] of spoken) {
      expect(sentence, kind).toMatch(/\p{Letter}.*[.?]$/su);
      expect(sentence, kind).not.toMatch(/[{}]|undefined|\.\.$/);
      const symbol = TIES.includes(kind) ? (kind.split(' ')[2] as EventSymbol) : undefined;
      if (symbol && symbol in words.game.symbols)
        expect(sentence, kind).toContain(unmarked(words.game.symbols[symbol].name));
      if (kind.startsWith('target')) expect(sentence, kind).not.toContain(words.game.decisions.target);
    }
    const known = spoken.filter(([kind]) => !kind.startsWith('target')).map(([, sentence]) => sentence);
    expect(new Set(known).size).toBe(known.length);
  });
});
