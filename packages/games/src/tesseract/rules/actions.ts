/** The four actions that can also be granted to another researcher. */
import { invariant } from '@tessera/engine';
import type { Play } from '../change.ts';
import type { Answers } from '../handler.ts';
import type { Answer, Lab, TesseractState } from '../types.ts';
import { adjust, adjustAnswers } from './adjust.ts';
import { contain, containAnswers } from './contain.ts';
import { remove, removeAnswers } from './remove.ts';
import { transfer, transferAnswers } from './transfer.ts';

export function actionAnswers(state: TesseractState, lab: Lab, out: Answers): void {
  removeAnswers(state, lab, out);
  adjustAnswers(state, lab, out);
  transferAnswers(state, lab, out);
  containAnswers(state, lab, out);
}

export function perform(play: Play, lab: Lab, answer: Answer): void {
  if (answer.type === 'remove') remove(play, lab, answer.cell);
  else if (answer.type === 'adjust') adjust(play, answer.at, answer.by);
  else if (answer.type === 'transfer') transfer(play, lab, answer.at, answer.to);
  else if (answer.type === 'contain') contain(play, lab, answer.set);
  else invariant(false, `${answer.type} is not an action`);
}
