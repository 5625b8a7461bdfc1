import type { RuleViolation } from '@tessera/engine';
import { answer, VERB } from '../answer.ts';
import { explained } from '../explain.ts';
import { loopFault } from '../rules/actions.ts';
import { cardRow, cubesFree, energyAt, eraOf } from '../state.ts';
import { CENTRIFUGE_NEED } from '../tokens.ts';
import { type Card, type Dimension, HOLE, type Mission } from '../types.ts';
import type { LoopView } from '../view.ts';
import { servedBy } from './missionState.ts';

export interface LoopPreview {
  readonly cost: number;
  /** True if the active agent's era has enough energy. */
  readonly isPayable: boolean;
  readonly refusal?: RuleViolation;
  /** Cards of the hand with the dimension, and those of them that are exhausted. */
  readonly cards: readonly Card[];
  readonly readies: readonly Card[];
  /** Missions that would be damaged. */
  readonly missions: readonly Mission[];
  readonly centrifuge?: { readonly token: number; readonly damage: number; readonly isDestroyed: boolean };
}

/** Preview for the active agent, whoever asks. */
export function loopPreview(view: LoopView, dimension: Dimension): LoopPreview {
  const here = eraOf(view, view.active);
  const cost = view.loops + 1;
  const cards = (view.hands[view.active] ?? []).filter(card => cardRow(view, card).dimension === dimension);
  const fault = loopFault(view, dimension);
  const refusal = fault && explained(view, answer(VERB.loop, dimension), fault);
  const token = view.centrifuges.indexOf(here);
  const damage = (view.heat[token] ?? 0) + 1;
  const missions = dimension === HOLE ? [] : servedBy(view, 'loop', here);
  return {
    cost,
    isPayable: energyAt(view, here) >= cost,
    ...(refusal && { refusal }),
    cards,
    readies: dimension === HOLE ? [] : cards.filter(card => view.exhausted[card]),
    missions,
    ...(token >= 0 &&
      cubesAfter(view, cost, missions.length) > 0 && {
        centrifuge: { token, damage, isDestroyed: damage >= CENTRIFUGE_NEED },
      }),
  };
}

/** L-CENT-7: paid energy returns to the supply before damage is dealt, to missions first. */
function cubesAfter(view: LoopView, cost: number, damage: number): number {
  const perpetual = view.perpetual[eraOf(view, view.active)] ?? 0;
  return cubesFree(view) + Math.max(0, cost - perpetual) - damage;
}
