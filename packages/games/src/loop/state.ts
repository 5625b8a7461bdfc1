/** Queries of a state that several rules share. */
import type { Seat } from '@tessera/engine';
import { type Artifact, contentOf } from './content.ts';
import { hasSlots, missionRow } from './missions.ts';
import { type Era, RING } from './ring.ts';
import {
  AGENT_CODES,
  type Agent,
  type AgentCode,
  ARCHIVED,
  BAG,
  type Card,
  type Dimension,
  type Frame,
  type LoopState,
  type Mission,
  NONE,
  type Token,
  type Ultra,
} from './types.ts';

/** Fields hidden from views. */
type Hidden = 'bigDeck' | 'draws' | 'fooPile' | 'ultraPile' | 'missions' | 'known';
/** The fields that a state and a view have in common. */
export type PublicState = Omit<LoopState, Hidden>;
export type Tiles = { readonly missions: readonly number[] };

/** L-CUBE-1: cubes of each colour. */
const CUBES = 30;
/** L-VORTEX-1 */
export const VORTEX_TILES = 3;
/** L-RIFT-1 */
export const RIFT_SLOTS = 3;
/** L-EOT-4 */
export const HAND_SIZE = 3;
/** L-END-1 */
export const ARCHIVES_TO_WIN = 4;

export const isSolo = ({ seats, options }: Pick<LoopState, 'seats' | 'options'>): boolean =>
  seats === 1 && options.solo;

/** Owner of an agent's deck: a player is an agent, in solo all of them together (L-SETUP-1). */
export const playerOf = (state: PublicState, agent: Agent): number => (isSolo(state) ? 0 : agent);
export const playersIn = (state: Pick<LoopState, 'seats' | 'options' | 'agents'>): number =>
  isSolo(state) ? 1 : state.agents.length;
/** L-DEC-3 */
export const seatOf = ({ holders }: PublicState, agent: Agent): Seat => holders[agent] as Seat;

export const isAgent = ({ agents }: PublicState, agent: Agent, code: AgentCode): boolean =>
  agents[agent] === AGENT_CODES.indexOf(code);
export const isInPlay = ({ agents }: PublicState, code: AgentCode): boolean =>
  agents.includes(AGENT_CODES.indexOf(code));

export const eraOf = ({ eras }: PublicState, agent: Agent): Era => eras[agent] as Era;
export const cardRow = (state: PublicState, card: Card): Artifact => contentOf(state).cards[card] as Artifact;

/** Agents in turn order, starting with the given one. */
export function agentsFrom({ agents }: PublicState, first: Agent): Agent[] {
  return agents.map((_, i) => (first + i) % agents.length);
}

export function clonesAt({ tokens }: PublicState, era: Era): number {
  let count = 0;
  for (const at of tokens) if (at === era) count++;
  return count;
}

/** Tokens in the order of their ids. */
export function tokensAt({ tokens }: PublicState, isHere: (era: Era) => boolean): Token[] {
  const found: Token[] = [];
  tokens.forEach((at, token) => {
    if (at >= 0 && isHere(at)) found.push(token);
  });
  return found;
}

export const bagOf = ({ tokens }: PublicState): Token[] =>
  tokens.flatMap((at, token) => (at === BAG ? [token] : []));

export const vorticesIn = ({ isVortex }: Pick<PublicState, 'isVortex'>): number =>
  isVortex.filter(Boolean).length;

/** The mission at an era, or NONE. */
export const missionAt = ({ missions }: Tiles, era: Era): Mission => missions.indexOf(era);
export const isTurned = ({ turned }: Pick<LoopState, 'turned'>, mission: Mission): boolean =>
  (turned & (1 << mission)) !== 0;

const bitsIn = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
};

export const damageOn = ({ damage }: PublicState, mission: Mission): number =>
  hasSlots(mission) ? bitsIn(damage[mission] as number) : (damage[mission] as number);
export const isComplete = (state: PublicState, mission: Mission): boolean =>
  damageOn(state, mission) >= missionRow(mission).need;
export const isSlotFree = ({ damage }: PublicState, mission: Mission, era: Era): boolean =>
  ((damage[mission] as number) & (1 << era)) === 0;

const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (const one of numbers) total += one;
  return total;
};

/** L-CUBE-1: red and green cubes in the supply. */
export function cubesFree(state: PublicState): number {
  let damage = sum(state.heat) + sum(state.overload);
  for (let mission = 0; mission < state.damage.length; mission++)
    if (state.damage[mission]) damage += damageOn(state, mission);
  return 2 * CUBES - sum(state.rifts) - sum(state.energy) - damage;
}

export const redFree = (state: PublicState): number => Math.min(CUBES - sum(state.rifts), cubesFree(state));
export const greenFree = (state: PublicState): number =>
  Math.min(CUBES - sum(state.energy), cubesFree(state));

/** L-ACT-9 */
export const energyAt = ({ energy, perpetual }: PublicState, era: Era): number =>
  (energy[era] as number) + (perpetual[era] as number);

export const hasEnergyEverywhere = (state: PublicState): boolean => {
  for (let era = 0; era < RING; era++) if (energyAt(state, era) === 0) return false;
  return true;
};

export const isReady = ({ exhausted }: PublicState, card: Card): boolean => !exhausted[card];

/** L-FX-1 */
export const isOnStack = ({ pending }: PublicState, card: Card): boolean =>
  pending.some(frame => frame.type === 'effect' && frame.source === card);

/** Ready cards of a hand that are not being applied (L-FX-1). */
export const readyCards = (state: PublicState, hand: readonly Card[]): Card[] =>
  hand.filter(card => isReady(state, card) && !isOnStack(state, card));

export const ultrasAt = ({ ultras }: PublicState, era: Era): Ultra[] =>
  ultras.flatMap((at, ultra) => (at === era ? [ultra] : []));

/** L-CENT-2: the only dimension allowed at an agent's era, or undefined. */
export function lockOf(state: PublicState, agent: Agent): Dimension | undefined {
  const token = state.centrifuges.indexOf(eraOf(state, agent));
  return token === NONE ? undefined : state.lasers[token];
}

/** L-SUPA-7, L-CENT-6: true if the extra demand of the mode is fulfilled. */
export const isExtraDone = (state: PublicState): boolean =>
  state.centrifuges.every(at => at < 0) &&
  contentOf(state).tokens.every(({ isSupa }, i) => !isSupa || (state.tokens[i] as number) < 0);

export const archivedIn = ({ missions }: Tiles): number => missions.filter(at => at === ARCHIVED).length;

/** Canonical order: by id, which is by number. */
export function insertSorted(list: number[], one: number): void {
  let at = list.length;
  while (at > 0 && (list[at - 1] as number) > one) at--;
  list.splice(at, 0, one);
}

export const without = (list: number[], one: number): void => {
  const at = list.indexOf(one);
  if (at !== NONE) list.splice(at, 1);
};

const LISTS = [
  'holders',
  'rifts',
  'energy',
  'perpetual',
  'tokens',
  'supasDestroyed',
  'missions',
  'damage',
  'fooPile',
  'bigDeck',
  'destroyed',
  'ultraPile',
  'eras',
  'known',
  'centrifuges',
  'lasers',
  'heat',
  'ultras',
  'overload',
] as const;
const FLAGS = ['isVortex', 'battery', 'exhausted'] as const;
const PILES = ['available', 'hands', 'draws', 'discards'] as const;

/** Frames contain only numbers, words and flat lists. */
function copyFrame(frame: Frame): Frame {
  const copy: Record<string, unknown> = { ...frame };
  for (const name in copy) if (Array.isArray(copy[name])) copy[name] = copy[name].slice();
  return copy as unknown as Frame;
}

export function copyState(from: LoopState, into?: LoopState): LoopState {
  const out = Object.assign(into ?? {}, from) as LoopState;
  for (const name of LISTS) out[name] = from[name].slice();
  for (const name of FLAGS) out[name] = from[name].slice();
  for (const name of PILES) out[name] = from[name].map(list => list.slice());
  out.pending = from.pending.map(copyFrame);
  return out;
}
