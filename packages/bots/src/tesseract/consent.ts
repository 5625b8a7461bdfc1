/** Consent to another researcher's wish: given unless the wish plainly does harm. */
import { type Answer, type TesseractState, tesseractFromSetup as tesseract } from '@tessera/games/tesseract';
import type { Thought } from '../bot.ts';
import { luckOf } from '../luck.ts';
import { chanceOf, evaluate } from './evaluate.ts';
import { PER_ACTION } from './turn.ts';

/** Tolerance in logits: a wish may be part of a plan that the evaluation does not see. */
const TRUST = 1;

/** The answer to a request for consent, in a world. */
export function consents(world: TesseractState): Thought<Answer> {
  const worthOf = (type: 'yes' | 'no'): number => {
    const state = tesseract.copy(world);
    tesseract.play(state, 0, { type }, luckOf(1));
    return evaluate(state) + PER_ACTION * state.actions;
  };
  const [yes, no] = [worthOf('yes'), worthOf('no')];
  const move: Answer = { type: yes + TRUST >= no ? 'yes' : 'no' };
  return { move, line: [move], chance: chanceOf(move.type === 'yes' ? yes : no), depth: 1, nodes: 2 };
}
