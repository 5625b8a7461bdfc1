/** Parameters of a refusal's sentence, by code: what the action lacks (`text/refusals`). */
import type { Params, RuleViolation } from '@tessera/engine';
import { type Answer, aboutOf, VERB, verbOf } from './answer.ts';
import { contentOf } from './content.ts';
import { MISSIONS } from './missions.ts';
import { ERAS } from './ring.ts';
import { energyAt, eraOf, lockOf, type PublicState } from './state.ts';
import type { LoopText } from './text/index.ts';
import { DIMENSIONS } from './types.ts';

/** Parameters as codes and ids of the notation: a violation is sent to tables of any language. */
export function explained(state: PublicState, given: Answer, fault: RuleViolation): RuleViolation {
  const params = paramsOf(state, given, fault.code);
  return params ? { ...fault, params } : fault;
}

function paramsOf(state: PublicState, given: Answer, code: string): Params | undefined {
  const about = aboutOf(given);
  const here = eraOf(state, state.active);
  const era = ERAS[here] as string;
  switch (code) {
    case 'E_NOT_ADJACENT':
      return { era };
    case 'E_NO_ENERGY': {
      const isLoop = verbOf(given) === VERB.loop;
      const cost = isLoop ? state.loops + 1 : 1;
      return { era, cost, energy: energyAt(state, here), deed: isLoop ? 'loop' : 'step' };
    }
    case 'E_NOT_IN_HAND':
    case 'E_EXHAUSTED':
      return { card: contentOf(state).cards[about]?.id ?? '' };
    case 'E_DIMENSION_LOCKED':
      return { era, dimension: DIMENSIONS[lockOf(state, state.active) ?? 0] as string };
    case 'E_NO_CARD_OF_DIMENSION':
      return { dimension: DIMENSIONS[about] ?? about };
    case 'E_CONDITION':
    case 'E_CLAIMED':
    case 'E_SLOT_FULL':
    case 'E_COMPLETE':
      return { mission: MISSIONS[about]?.id ?? '', era };
    default:
      return undefined;
  }
}

type Named = Readonly<Record<string, { readonly name: string }>>;

/** The same parameters in the words of a language, to be filled into the sentence of the code. */
export function refusalParams(params: Params = {}, text: LoopText): Params {
  const { era, dimension, card, mission, deed } = params;
  const at = (ERAS as readonly unknown[]).indexOf(era);
  const named = (names: Named, id: string | number): string => names[id]?.name ?? String(id);
  return {
    ...params,
    ...(at >= 0 && { at: text.at[at] as string, of: text.of[at] as string }),
    ...(dimension !== undefined && {
      dimension: text.dimensions[(DIMENSIONS as readonly unknown[]).indexOf(dimension)] ?? dimension,
    }),
    ...(card !== undefined && { card: named(text.cards, card) }),
    ...(mission !== undefined && { mission: named(text.missions, mission) }),
    ...(deed !== undefined && { deed: text.deeds[deed as keyof LoopText['deeds']] }),
  };
}
