/** Eras, agents, cards and tokens as a position writes them, and read back with suspicion. */

import { FormatError, type Reader, readText } from '@tessera/engine';
import { contentOf } from '../content.ts';
import { MISSIONS } from '../missions.ts';
import { agentName } from '../notation.ts';
import { ERAS } from '../ring.ts';
import { CENTRIFUGES } from '../tokens.ts';
import { type LoopState, NONE } from '../types.ts';

/** Things that have a name in a position. */
export const THINGS = ['era', 'agent', 'card', 'token', 'ultra', 'mission', 'centrifuge'] as const;
export type Thing = (typeof THINGS)[number];

type Named = Pick<LoopState, 'options' | 'agents'>;

function namesOf(state: Named, thing: Thing): readonly string[] {
  switch (thing) {
    case 'era':
      return ERAS;
    case 'agent':
      return state.agents.map((_, agent) => agentName(state, agent));
    case 'card':
      return contentOf(state).cards.map(({ id }) => id);
    case 'token':
      return contentOf(state).tokens.map(({ id }) => id);
    case 'ultra':
      return contentOf(state).ultras.map(({ id }) => id);
    case 'mission':
      return MISSIONS.map(({ id }) => id);
    case 'centrifuge':
      return CENTRIFUGES.map(({ id }) => id);
    default:
      return thing satisfies never;
  }
}

/** Null for NONE. */
export const nameOf = (state: Named, thing: Thing, one: number): string | null =>
  one === NONE ? null : (namesOf(state, thing)[one] ?? null);

export const readerOf =
  (state: Named, thing: Thing): Reader<number> =>
  (value, field) => {
    const found = namesOf(state, thing).indexOf(readText(value, field));
    if (found < 0) throw new FormatError(field, `there is no ${thing} “${String(value)}”`);
    return found;
  };
