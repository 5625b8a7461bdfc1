/** Random games: whatever is asked has a sentence of its own, which names what will happen. */
import { LANGUAGES, seededChance } from '@tessera/engine';
import { type DecisionType, type TesseractView, tesseract } from '@tessera/games/tesseract';
import { beforeAll, describe, expect, test } from 'vitest';
import { lateTesseract } from '../../../../games/test/tesseractLate.ts';
import { tesseractVariants } from '../../../../games/test/tesseractVariants.ts';
import { stepOf } from './effect.ts';
import { type Situation, situationOf } from './fixtures.ts';
import { emptyHand } from './hand.ts';
import { promptOf } from './prompt.ts';
import { loadWords, type TesseractWords } from './words/index.ts';

const YOURS = { isYours: true, thinking: null, outcome: null };

/** What a decision is about: its type, and in a card the verb of the step and whether it is its second question. */
function kindOf(view: TesseractView): string {
  const { type } = view.decision ?? {};
  const frame = view.resolving.at(-1);
  const step = type === 'target' ? stepOf(view) : undefined;
  if (step) return `target ${step.verb} ${step.isSecond}`;
  return frame?.type === 'edge' ? `edgeTie ${frame.then}` : `${type}`;
}

/** One situation of each kind that some games met, from the set-up and from late positions. */
function met(): ReadonlyMap<string, Situation> {
  const found = new Map<string, Situation>();
  for (const [i, { options, seats }] of tesseractVariants(240, 'prompts').entries()) {
    const chance = seededChance(`prompts ${i}`);
    let state = (i % 2 === 0 ? tesseract : lateTesseract).setup(options, seats, chance);
    for (let seat = tesseract.decider(state); seat !== undefined; seat = tesseract.decider(state)) {
      const moves = tesseract.legalMoves(state, seat);
      const kind = kindOf(tesseract.view(state, seat));
      if (!found.has(kind)) found.set(kind, situationOf(state));
      state = tesseract.apply(state, seat, moves[chance.below(moves.length)] ?? moves[0]!, chance).state;
    }
  }
  return found;
}

const say = (words: TesseractWords, { view, offer }: Situation): string =>
  promptOf(
    { words, view, insight: undefined, labNames: ['Ada', 'Milo', 'Ines', 'Kai'] },
    { snapshot: YOURS, offer, hand: emptyHand(1) },
  ).body;

describe('every decision', () => {
  let situations: ReadonlyMap<string, Situation>;
  beforeAll(() => {
    situations = met();
  });

  test('of the rules was met', () => {
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
    expect(kinds).toEqual(expect.arrayContaining(['edgeTie prime', 'edgeTie destroy']));
  });

  test.each(LANGUAGES)('in %s has a sentence of its own', async language => {
    const words = await loadWords(language);
    const spoken = [...situations].map(([kind, at]) => [kind, say(words, at)] as const);
    for (const [kind, sentence] of spoken) {
      expect(sentence, kind).toMatch(/\p{Letter}.*[.?]$/su);
      expect(sentence, kind).not.toMatch(/[{}]|undefined|\.\.$/);
      if (kind.startsWith('target')) expect(sentence, kind).not.toContain(words.game.decisions.target);
    }
    const known = spoken.filter(([kind]) => !kind.startsWith('target')).map(([, sentence]) => sentence);
    expect(new Set(known).size).toBe(known.length);
  });
});
