/** Form of a new match of loop, with fields of its own for mode, difficulty, team, tower and pack. */
import { LEVELS } from '@tessera/bots/levels';
import {
  AGENT_CODES,
  type AgentCode,
  agentsFor,
  BUILT_IN_PACK,
  LOOP_FACTS,
  LOOP_OPTIONS,
  type LoopOptions,
  type Pack,
  type Tower,
  type Weights,
  weightsOf,
} from '@tessera/games/loop';
import { chosenOf, type Draft, withOption, withoutOption } from '../../../table/newMatch/draft.ts';
import { ownPack } from '../../../table/newMatch/packs/draft.ts';
import type { Form } from '../../../table/newMatch/preparation.ts';

export const FORM: Form = {
  facts: LOOP_FACTS,
  levels: LEVELS,
  options: { ...LOOP_OPTIONS },
  plain: [],
  expert: [],
  own: ['pack', 'mode', 'difficulty', 'agents', 'solo', 'tower'],
  // L-DEC-3: agents are assigned to seats in turn.
  held: draft => {
    const seats = draft.seats.length;
    const agents = [...agentsIn(draft).keys()];
    return draft.seats.map((_, seat) => agents.filter(agent => agent % seats === seat));
  },
  offers: (name, _value, { seats }) => name !== 'solo' || seats.length === 1,
};

/** Minimum and maximum team size, by the number of starting places (L-SETUP-1). */
const FEWEST = 2;
const MOST = 4;
const fewestFor = ({ seats }: Draft): number => Math.max(FEWEST, seats.length);

/** Possible team sizes: a player may lead several agents. */
export const teamSizes = (draft: Draft): readonly number[] =>
  [2, 3, 4].filter(size => size >= fewestFor(draft) && size <= MOST);

/** True for solo play with one deck (L-SOLO-1). */
export const isAlone = (draft: Draft): boolean =>
  draft.seats.length === 1 && chosenOf(FORM, draft, 'solo') === true;

/** Completes a team with free agents in the order of the rules. */
const filled = (chosen: readonly AgentCode[], size: number): readonly AgentCode[] =>
  [...chosen, ...AGENT_CODES.filter(code => !chosen.includes(code))].slice(0, size);

/** The team in turn order, with open places filled as the rules will (L-SETUP-1). */
export function agentsIn(draft: Draft): readonly AgentCode[] {
  const agents = (draft.options.agents ?? []) as LoopOptions['agents'];
  const solo = chosenOf(FORM, draft, 'solo') === true;
  return agentsFor({ agents, solo }, draft.seats.length).map(code => AGENT_CODES[code] as AgentCode);
}

/** A team equal to the default is stored as no choice. */
function withAgents(draft: Draft, agents: readonly AgentCode[]): Draft {
  const untouched = withoutOption(draft, 'agents');
  return agentsIn(untouched).join() === agents.join() ? untouched : withOption(draft, 'agents', agents);
}

export const withTeam = (draft: Draft, size: number): Draft =>
  withAgents(draft, filled(agentsIn(draft), size));

/** Chooses an agent; its former player gets the replaced one. */
export function withAgent(draft: Draft, place: number, code: AgentCode): Draft {
  const team = agentsIn(draft);
  const mine = team[place] as AgentCode;
  return withAgents(
    draft,
    team.map((one, i) => (i === place ? code : one === code ? mine : one)),
  );
}

/** Sets a place to a random agent among the free ones. */
export function withAnyAgent(draft: Draft, place: number): Draft {
  const free = AGENT_CODES.filter(code => !agentsIn(draft).includes(code));
  return withAgent(draft, place, free[Math.floor(Math.random() * free.length)] ?? 'prowler');
}

export const towerIn = (draft: Draft): Tower => chosenOf(FORM, draft, 'tower') as LoopOptions['tower'];

/** Weights of the exits before, at and after Dr Foo's era (L-FOO-6). */
export const weightsIn = (draft: Draft): Weights => weightsOf({ options: { tower: towerIn(draft) } });

/** Weights allowed for an exit: not all may be zero. */
export function weightsFor(draft: Draft, exit: number): readonly number[] {
  const isAlone = weightsIn(draft).every((weight, i) => i === exit || weight === 0);
  return [...Array(10).keys()].slice(isAlone ? 1 : 0);
}

export const withWeight = (draft: Draft, exit: number, weight: number): Draft =>
  withOption(draft, 'tower', weightsIn(draft).with(exit, weight));

/** The chosen content pack, or the built-in one. */
export const packOf = (draft: Draft): Pack => ownPack(draft) ?? BUILT_IN_PACK;
