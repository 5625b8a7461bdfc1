/**
 * Reasons for an answer of tesseract: the features of the evaluation that it changes most until its action is
 * complete.
 */
import type { Seat } from '@tessera/engine';
import {
  type Answer,
  determinize,
  type TesseractState,
  type TesseractView,
  tesseractFromSetup as tesseract,
  withoutSides,
} from '@tessera/games/tesseract';
import type { Thought } from '../bot.ts';
import { luckOf } from '../luck.ts';
import { type Gain, type Insight, type Reason, reasonsOf } from '../reason.ts';
import { gainsOfFeatures, kindName, newlyContained } from './featureGains.ts';
import { isSettled } from './turn.ts';

/** Smaller gains, in logits, are no reason. */
export const LEAST = 0.02;
/** Gain in logits of a cube that can be contained later in the same turn. */
const PLANNED = 0.15;

export const tesseractInsight: Insight<TesseractView, Answer> = {
  reasonsFor,
  loadFacts: async () => (await import('./facts.ts')).factsFor,
};

function reasonsFor(seen: TesseractView, _seat: Seat, { move, line }: Thought<Answer>): readonly Reason[] {
  const before = determinize(withoutSides(seen), luckOf(0)); // T-INFO-3
  if (move.type === 'end') return isForced(before) ? [] : [{ key: 'enough', params: {} }];
  const after = follow(before, line, isSettled);
  if (!after) return [];
  if (after.outcome === 'contained') return [{ key: 'wins', params: {} }];
  const end = follow(before, line, () => false);
  if (end?.outcome === 'contained') return [{ key: 'winsTurn', params: {} }];
  return reasonsOf([...gainsOfFeatures(before, after), ...gainsOfPlan(after, end)], LEAST);
}

/** True if nothing but the end of the phase is left: neither actions nor cards. */
const isForced = (state: TesseractState): boolean =>
  state.actions === 0 && tesseract.legalMoves(state, tesseract.decider(state) ?? 0).length === 1;

/**
 * The state after the answers, until `isEnough` or as far as nothing is random; undefined if the first answer
 * already is.
 */
export function follow(
  from: TesseractState,
  line: readonly Answer[],
  isEnough: (state: TesseractState) => boolean,
): TesseractState | undefined {
  const luck = luckOf(0);
  let reached: TesseractState | undefined;
  for (const answer of line) {
    const next = tesseract.copy(reached ?? from);
    if (tesseract.decider(next) === undefined) break;
    tesseract.play(next, 0, answer, luck);
    if (luck.used > 0 || next.turn !== from.turn) break;
    reached = next;
    if (isEnough(next)) break;
  }
  return reached;
}

/** Cubes to be contained before the phase is over. */
function gainsOfPlan(after: TesseractState, end: TesseractState | undefined): readonly Gain[] {
  const [slot] = end ? newlyContained(after, end) : [];
  return slot === undefined
    ? []
    : [{ gain: PLANNED, reason: { key: 'setsUp', params: { cube: kindName(slot) } } }];
}
