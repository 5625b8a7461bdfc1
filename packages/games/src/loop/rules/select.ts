/** Section 14: the eras of a part of an effect. */
import { offer } from '@tessera/engine';
import { type Answer, aboutOf, answer, VERB, verbOf } from '../answer.ts';
import type { Selector } from '../cards/language.ts';
import type { Answers } from '../handler.ts';
import { type Era, nextEra, prevEra, RING } from '../ring.ts';
import { cardRow, eraOf } from '../state.ts';
import type { EffectFrame, LoopState } from '../types.ts';

const vortices = ({ isVortex }: LoopState): Era[] => isVortex.flatMap((is, era) => (is ? [era] : []));
const adjacent = (here: Era): Era[] => [prevEra(here), nextEra(here)];
const byIndex = (eras: readonly Era[]): Era[] => eras.toSorted((a, b) => a - b);

/** Every era that a selector names, in the order of an `each`. */
export function erasOf(state: LoopState, frame: EffectFrame, selector: Selector): Era[] {
  const here = eraOf(state, frame.actor);
  switch (selector) {
    case 'here':
      return [here];
    case 'prev':
      return [prevEra(here)];
    case 'next':
      return [nextEra(here)];
    case 'foo':
      return state.foo < 0 ? [] : [state.foo];
    case 'adj':
      return byIndex(adjacent(here));
    case 'hereOrAdj':
      return byIndex([here, ...adjacent(here)]);
    case 'any':
      return Array.from({ length: RING }, (_, era) => era);
    case 'vortex':
    case 'eachVortex':
      return vortices(state);
    case 'hereOrEachVortex':
      return [...new Set([here, ...vortices(state)])];
    case 'eachAdj':
      return adjacent(here);
    case 'eraOf(other)':
      return state.eras.filter((_, agent) => agent !== frame.actor);
    case 'eraOf(any)':
    case 'eraOf(each)':
      return state.eras.slice();
    case 'origin(drawn)':
      return frame.drawn.map(card => cardRow(state, card).origin);
    case 'origin(revealed)':
      return frame.revealed.map(card => cardRow(state, card).origin);
    case 'sentTo':
      return frame.sentTo.slice();
    default:
      return selector satisfies never;
  }
}

/** The question that chooses one of several: an era, an agent, or `here` against `eachVortex`. */
type Asked = 'pickEra' | 'pickAgent' | 'pickOption';

const ASKED: Readonly<Partial<Record<Selector, Asked>>> = {
  adj: 'pickEra',
  hereOrAdj: 'pickEra',
  any: 'pickEra',
  vortex: 'pickEra',
  'eraOf(other)': 'pickAgent',
  'eraOf(any)': 'pickAgent',
  hereOrEachVortex: 'pickOption',
};

/** Values of a choice that is no era: `here` and `eachVortex`. */
const CHOSE_HERE = RING;
const CHOSE_EACH = RING + 1;

/** The question if the player chooses among the eras; undefined without a candidate. */
export function choiceOf(state: LoopState, frame: EffectFrame, selector: Selector): Asked | undefined {
  const asked = ASKED[selector];
  if (asked === 'pickOption') return vortices(state).length > 0 ? asked : undefined; // L-FX-4
  return asked && erasOf(state, frame, selector).length > 0 ? asked : undefined;
}

export function offerEras(state: LoopState, frame: EffectFrame, selector: Selector, out: Answers): void {
  const asked = ASKED[selector];
  if (asked === 'pickEra')
    for (const era of erasOf(state, frame, selector)) offer(out, answer(VERB.era, era));
  else if (asked === 'pickAgent')
    offerAgents(state, frame, selector === 'eraOf(other)' ? 'other' : 'any', out);
  else {
    offer(out, answer(VERB.here));
    offer(out, answer(VERB.eachVortex));
  }
}

export function offerAgents(
  state: LoopState,
  { actor }: EffectFrame,
  who: 'other' | 'any',
  out: Answers,
): void {
  state.agents.forEach((_, agent) => {
    if (who === 'any' || agent !== actor) offer(out, answer(VERB.agent, agent));
  });
}

/** The choice of an answer to `offerEras`, for `chosenEras`. */
export function chosenBy(state: LoopState, given: Answer): number {
  const verb = verbOf(given);
  if (verb === VERB.here) return CHOSE_HERE;
  if (verb === VERB.eachVortex) return CHOSE_EACH;
  return verb === VERB.agent ? eraOf(state, aboutOf(given)) : aboutOf(given);
}

/** The eras of the part, after the choice. */
export function chosenEras(state: LoopState, frame: EffectFrame, selector: Selector): Era[] {
  if (selector === 'hereOrEachVortex')
    return frame.chosen === CHOSE_EACH ? vortices(state) : [eraOf(state, frame.actor)];
  if (ASKED[selector]) return frame.chosen < 0 ? [] : [frame.chosen];
  return erasOf(state, frame, selector);
}
