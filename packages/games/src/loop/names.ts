/** Names of things in answers and positions (L-ANS-1); players read other names. */
import { contentOf } from './content.ts';
import { MISSIONS } from './missions.ts';
import { ERAS } from './ring.ts';
import { AGENT_CODES, type Agent, DIMENSIONS, type LoopState } from './types.ts';

export const THINGS = [
  'era',
  'agent',
  'card',
  'token',
  'ultra',
  'mission',
  'dimension',
  'centrifuge',
] as const;
export type Thing = (typeof THINGS)[number];

export type Named = Pick<LoopState, 'options' | 'agents'>;

export const agentName = ({ agents }: Named, agent: Agent): string =>
  AGENT_CODES[agents[agent] ?? 0] as string;

/** All things of a kind, by index. */
export function namesOf(state: Named, thing: Thing): readonly string[] {
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
    case 'dimension':
      return DIMENSIONS;
    case 'centrifuge':
      return contentOf(state).centrifuges.map(({ id }) => id);
    default:
      return thing satisfies never;
  }
}
