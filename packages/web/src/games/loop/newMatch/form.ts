/** What can be chosen for a match of loop, and what only its own fields choose: mode, difficulty, team, tower, pack. */
import { LOOP_LEVELS } from '@tessera/bots/loop/levels';
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
  levels: LOOP_LEVELS,
  options: { ...LOOP_OPTIONS },
  plain: [],
  expert: [],
  own: ['pack', 'mode', 'difficulty', 'agents', 'solo', 'tower'],
  // L-DEC-3: agents sit down in turn.
  held: draft => {
    const seats = draft.seats.length;
    const agents = [...agentsIn(draft).keys()];
    return draft.seats.map((_, seat) => agents.filter(agent => agent % seats === seat));
  },
  offers: (name, _value, { seats }) => name !== 'solo' || seats.length === 1,
};

/** Never fewer, and never more than there are starting places for (L-SETUP-1). */
const FEWEST = 2;
const MOST = 4;
const fewestFor = ({ seats }: Draft): number => Math.max(FEWEST, seats.length);

/** How many agents there can be: one player may lead several. */
export const teamSizes = (draft: Draft): readonly number[] =>
  [2, 3, 4].filter(size => size >= fewestFor(draft) && size <= MOST);

/** Whether one player leads the whole team with one deck (L-SOLO-1). */
export const isAlone = (draft: Draft): boolean =>
  draft.seats.length === 1 && chosenOf(FORM, draft, 'solo') === true;

/** Those that are left follow in the order of the rules. */
const filled = (chosen: readonly AgentCode[], size: number): readonly AgentCode[] =>
  [...chosen, ...AGENT_CODES.filter(code => !chosen.includes(code))].slice(0, size);

/** The team in turn order, open places as the rules will fill them (L-SETUP-1). */
export function agentsIn(draft: Draft): readonly AgentCode[] {
  const agents = (draft.options.agents ?? []) as LoopOptions['agents'];
  const solo = chosenOf(FORM, draft, 'solo') === true;
  return agentsFor({ agents, solo }, draft.seats.length).map(code => AGENT_CODES[code] as AgentCode);
}

/** A team that would be there anyway is no choice. */
function withAgents(draft: Draft, agents: readonly AgentCode[]): Draft {
  const untouched = withoutOption(draft, 'agents');
  return agentsIn(untouched).join() === agents.join() ? untouched : withOption(draft, 'agents', agents);
}

export const withTeam = (draft: Draft, size: number): Draft =>
  withAgents(draft, filled(agentsIn(draft), size));

/** Whoever had the agent takes the other one. */
export function withAgent(draft: Draft, place: number, code: AgentCode): Draft {
  const team = agentsIn(draft);
  const mine = team[place] as AgentCode;
  return withAgents(
    draft,
    team.map((one, i) => (i === place ? code : one === code ? mine : one)),
  );
}

/** One of those that nobody leads, by lot. */
export function withAnyAgent(draft: Draft, place: number): Draft {
  const free = AGENT_CODES.filter(code => !agentsIn(draft).includes(code));
  return withAgent(draft, place, free[Math.floor(Math.random() * free.length)] ?? 'prowler');
}

export const towerIn = (draft: Draft): Tower => chosenOf(FORM, draft, 'tower') as LoopOptions['tower'];

/** How often a cube leaves the Machine before, at and after Dr Foo's era (L-FOO-6). */
export const weightsIn = (draft: Draft): Weights => weightsOf({ options: { tower: towerIn(draft) } });

/** What an exit can weigh beside the others: they must not all be closed. */
export function weightsFor(draft: Draft, exit: number): readonly number[] {
  const isAlone = weightsIn(draft).every((weight, i) => i === exit || weight === 0);
  return [...Array(10).keys()].slice(isAlone ? 1 : 0);
}

export const withWeight = (draft: Draft, exit: number, weight: number): Draft =>
  withOption(draft, 'tower', weightsIn(draft).with(exit, weight));

/** The pack of the player's own that was chosen, if one was. */
export const packOf = (draft: Draft): Pack => ownPack(draft) ?? BUILT_IN_PACK;
