/** Trial of a candidate in a world: played to the end of this turn, or of the next ones. */
import { type Answer, aboutOf, askedOf, type LoopState, loop, VERB, verbOf } from '@tessera/games/loop';
import type { Luck } from '../luck.ts';
import { type Beam, bestEnd } from '../plan/beam.ts';
import type { Candidate } from '../plan/candidates.ts';
import { rootOf } from '../plan/turn.ts';
import { release, type Workshop } from '../plan/workshop.ts';
import { worthsIn } from './cardWorth.ts';
import { chanceOf, evaluate } from './evaluate.ts';
import { answersIn, END, isSettled, played, TURN } from './turn.ts';

/** Win probability evaluated at the end of a turn, the given number of turns ahead. */
export function tryOut(
  shop: Workshop<LoopState>,
  world: LoopState,
  luck: Luck,
  { answers }: Candidate<Answer>,
  beam: Beam,
  turns: number,
): number {
  let state = loop.copy(world, shop.spare.pop());
  for (const answer of answers) loop.play(state, 0, answer, luck);
  shop.nodes += answers.length;
  for (;;) {
    settle(shop, state, luck);
    if (state.outcome !== null) break;
    const end = bestEnd(TURN, shop, rootOf(TURN, state, luck.used), luck, beam);
    if (end.state !== state) release(shop, state);
    state = end.state;
    luck.used = end.used;
    if (state.outcome !== null || state.turn - world.turn >= turns) break;
    shop.nodes++;
    loop.play(state, 0, END, luck);
  }
  const value = chanceOf(evaluate(state));
  release(shop, state);
  return value;
}

/** Answers every question between the actions of two turns with the best-looking answer. */
function settle(shop: Workshop<LoopState>, state: LoopState, luck: Luck): void {
  while (!isSettled(state)) {
    const answer = usualAnswer(state) ?? bestNow(shop, state, luck);
    shop.nodes++;
    loop.play(state, 0, answer, luck);
  }
}

/** Cards by their worth, an archive always; undefined where the answers have to be evaluated. */
function usualAnswer(state: LoopState): Answer | undefined {
  const kind = askedOf(state)?.kind;
  const answers = answersIn(state);
  if (kind === 'archive' || kind === 'topCard') return answers[0];
  const worths = worthsIn(state);
  if (kind === 'ultraVictim' && state.pending.at(-1)?.type === 'losses')
    return leastMissed(state, worths, answers);
  if (kind !== 'takeCard' && kind !== 'bonusPick') return undefined;
  let best = answers[0] as Answer;
  let most = 0;
  for (const one of answers) {
    const worth = verbOf(one) === VERB.none ? LEAST : (worths[aboutOf(one)] as number);
    if (worth > most) [most, best] = [worth, one];
  }
  return best;
}
/** U-11: the hand with the card of least worth. */
function leastMissed(
  state: LoopState,
  worths: readonly number[],
  answers: readonly Answer[],
): Answer | undefined {
  const least = (given: Answer): number =>
    Math.min(...(state.hands[aboutOf(given)] ?? []).map(card => worths[card] as number));
  return answers.toSorted((a, b) => least(a) - least(b))[0];
}

/** Cards worth less are not taken. */
const LEAST = 1;

function bestNow(shop: Workshop<LoopState>, state: LoopState, luck: Luck): Answer {
  const { used } = luck;
  const answers = answersIn(state);
  let best = answers[0] as Answer;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    luck.used = used;
    const after = played(shop, state, answer, luck);
    const value = evaluate(after);
    if (value > most) [most, best] = [value, answer];
    release(shop, after);
  }
  luck.used = used;
  return best;
}
