/** Section 4: the table before the first decision. */
import { type Chance, FormatError, shuffled } from '@tessera/engine';
import type { Play } from './change.ts';
import { contentOf } from './content.ts';
import { run } from './flow.ts';
import { MISSIONS } from './missions.ts';
import { modeOf } from './modes/index.ts';
import { shuffleFoo } from './modes/standard.ts';
import { type Era, perEra, RING } from './ring.ts';
import { makeAvailableAlone, shuffledPile } from './rules/piles.ts';
import { turnMission } from './rules/vortex.ts';
import { isSolo, playersIn } from './state.ts';
import { AGENT_CODES, BAG, type Card, type LoopOptions, type LoopState, NONE, OUT, UNUSED } from './types.ts';

/** L-SETUP-10, by number of players. */
const CLONES_AT_START = [7, 7, 5, 4];
const CARDS_AT_START = [2, 2, 3, 4];
/** L-SOLO-1 */
const SOLO_AGENTS = 3;
const FEWEST_AGENTS = 2;

/** L-SETUP-1: the chosen agents, each in his place; open places are filled, as many as the seats need. */
export function agentsFor({ agents, solo }: Pick<LoopOptions, 'agents' | 'solo'>, seats: number): number[] {
  const usual = agents.length === 0 && seats === 1 && solo ? SOLO_AGENTS : FEWEST_AGENTS;
  const chosen = agents.map(code => AGENT_CODES.findIndex(one => one === code));
  const others = AGENT_CODES.flatMap((_, code) => (chosen.includes(code) ? [] : [code]));
  return Array.from({ length: Math.max(seats, usual, agents.length) }, (_, i) => {
    const code = chosen[i] ?? NONE;
    if (code === NONE) return others.shift() as number;
    if (chosen.indexOf(code) < i)
      throw new FormatError(`options.agents[${i}]`, `${agents[i]} is taken already`);
    return code;
  });
}

/** An empty board, every token in its place, no card dealt. */
export function emptyTable(options: LoopOptions, seats: number, agents: readonly number[]): LoopState {
  const { cards, tokens, centrifuges, ultras, starts } = contentOf({ options });
  const byAgent = <T>(value: () => T): T[] => agents.map(value);
  const byPlayer = <T>(value: () => T): T[] =>
    Array.from({ length: playersIn({ seats, options, agents }) }, value);
  return {
    options,
    seats,
    agents,
    holders: agents.map((_, agent) => agent % seats), // L-DEC-3
    phase: 'setup',
    turn: 0,
    cycle: 1,
    active: 0,
    foo: NONE,
    loops: 0,
    powerUsed: false,
    claimed: 0,
    actions: 0,
    isGrid: false,
    rifts: perEra(),
    energy: perEra(),
    perpetual: perEra(),
    isVortex: Array<boolean>(RING).fill(false),
    available: Array.from({ length: RING }, () => []),
    tokens: tokens.map(({ isSupa }) => (isSupa ? UNUSED : BAG)),
    supasDestroyed: [],
    missions: MISSIONS.map(() => OUT),
    turned: 0,
    damage: MISSIONS.map(() => 0),
    fooPile: [],
    bigDeck: [],
    destroyed: [],
    ultraPile: [],
    eras: agents.map(code => starts[code] as Era),
    battery: byAgent(() => true),
    hands: byAgent(() => []),
    exhausted: cards.map(() => false),
    draws: byPlayer(() => []),
    discards: byPlayer(() => []),
    known: byPlayer(() => 0),
    centrifuges: centrifuges.map(() => UNUSED),
    lasers: centrifuges.map(() => 0),
    heat: centrifuges.map(() => 0),
    ultras: ultras.map(() => UNUSED),
    overload: ultras.map(() => 0),
    pending: [],
    outcome: null,
  };
}

/** In the order of L-RNG-6. */
export function setup(options: LoopOptions, seats: number, chance: Chance): LoopState {
  const state = emptyTable(options, seats, agentsFor(options, seats));
  const play: Play = { state, chance, events: undefined };
  const mode = modeOf(state);
  const players = playersIn(state) - 1;
  layMissions(play);
  const foos = shuffleFoo(play).reverse();
  state.bigDeck = shuffledPile(cardsOf(state, NONE), chance);
  openBoard(play, foos);
  mode.afterMissions?.(play, foos.slice(2));
  if (mode.usesFooCards) state.fooPile = shuffleFoo(play);
  mode.generateClones(play, CLONES_AT_START[players] as number);
  for (let i = 0; i < (CARDS_AT_START[players] as number); i++) makeAvailableAlone(play);
  mode.afterCards?.(play);
  if (!isSolo(state)) state.active = chance.below(state.agents.length); // L-RNG-5
  shuffleDecks(play);
  state.pending.push({ type: 'opening', step: 0 });
  run(play);
  return state;
}

/** Cards of one agent, or of none: the Big Deck. */
const cardsOf = (state: LoopState, agent: number): Card[] =>
  contentOf(state).cards.flatMap((card, i) => (card.agent === agent ? [i] : []));

/** L-SETUP-3 */
function layMissions({ state, chance }: Play): void {
  const order = shuffled(
    chance,
    MISSIONS.map((_, mission) => mission),
  );
  for (let era = 0; era < RING; era++) state.missions[order[era] as number] = era;
}

/** L-SETUP-9: the first two Foo cards. */
function openBoard(play: Play, foos: readonly Era[]): void {
  const { state } = play;
  foos.forEach((era, i) => {
    if (i >= 2) state.energy[era] = 1;
    else {
      state.rifts[era] = 1;
      turnMission(play, era);
    }
  });
}

/** L-SETUP-12, L-SOLO-1 */
function shuffleDecks({ state, chance }: Play): void {
  const decks = state.agents.map(code => cardsOf(state, code));
  const piles = isSolo(state) ? [decks.flat().toSorted((a, b) => a - b)] : decks;
  state.draws = piles.map(cards => shuffledPile(cards, chance));
}
