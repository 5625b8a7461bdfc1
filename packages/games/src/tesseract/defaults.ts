/** T-DEC-4: the fallback answer of a decider who has left. */
import { invariant, topOf } from '@tessera/engine';
import { answersTo } from './flow.ts';
import type { Answers } from './handler.ts';
import { cubeValue } from './state.ts';
import { cubeAt } from './target.ts';
import type { Answer, Frame, TesseractState } from './types.ts';

const SAFE: Readonly<Partial<Record<Frame['type'], Answer['type']>>> = {
  act: 'end',
  consent: 'yes',
  contained: 'yes',
  rollRest: 'no',
  prime: 'no',
};

/** A legal answer for the decider; by default the lowest cell or cube. */
export function defaultAnswer(state: TesseractState): Answer {
  const frame = topOf(state);
  invariant(frame !== undefined, 'nobody decides when the game is over');
  const out: Answers = { items: [], count: 0 };
  answersTo(state, frame, out);
  if (frame.type === 'discharge') return { type: 'lab', lab: fullestLab(state) };
  if (frame.type === 'effect' && out.items[0]?.type === 'value')
    return { type: 'value', value: cubeValue(state, frame.picked) }; // keeps the value
  const wanted = SAFE[frame.type] ?? 'stop';
  const answer = out.items.find(one => one.type === wanted) ?? lowestPick(state, out.items) ?? out.items[0];
  invariant(answer !== undefined, `${frame.type} asks without an answer`);
  return answer;
}

/** Obligatory target: the cube with the lowest number. */
function lowestPick(state: TesseractState, answers: readonly Answer[]): Answer | undefined {
  if (topOf(state)?.type !== 'effect') return undefined;
  const cubes = answers.flatMap(answer => (answer.type === 'pick' ? [cubeAt(state, answer.at)] : []));
  return answers[cubes.indexOf(Math.min(...cubes))];
}

function fullestLab({ labs }: TesseractState): number {
  const most = Math.max(...labs.map(cubes => cubes.length));
  return labs.findIndex(cubes => cubes.length === most);
}
