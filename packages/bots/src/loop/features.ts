/** The features of a team at the end of a turn; `evaluate.ts` sums up their weights. */
import {
  type Agent,
  ARCHIVES_TO_WIN,
  archivedIn,
  type Card,
  CENTRIFUGE_NEED,
  type CloneToken,
  cardRow,
  contentOf,
  damageOn,
  energyAt,
  HOLE,
  hasSlots,
  isComplete,
  isSlotFree,
  isSolo,
  isTurned,
  type LoopState,
  type Mission,
  missionRow,
  RING,
} from '@tessera/games/loop';
import { worthsIn } from './cardWorth.ts';
import { type Danger, readDanger } from './danger.ts';
import { AT } from './featureNames.ts';

/** Share of a mission that is done once it only has to be archived. */
const BEGUN = 0.55;
/** L-END-4 */
const LAST_TURN = 21;

const danger: Danger = { defeat: 0, vortices: 0, laterDefeat: 0, laterVortices: 0 };

/** Distance on the ring, the shorter way round. */
function distance(one: number, other: number): number {
  const way = Math.abs(one - other);
  return Math.min(way, RING - way);
}

/**
 * Reads the features as if the turn ended now, with everything archived and added that can be. Returns the
 * probability of losing in the next Foo phase.
 */
export function readFeatures(state: LoopState, out: Float64Array): number {
  out.fill(0);
  out[AT.one] = 1;
  out[AT.agents] = state.agents.length - 2;
  out[AT.solo] = isSolo(state) ? 1 : 0;
  const turns = LAST_TURN - state.turn;
  readMissions(state, turns, out);
  readBoard(state, out);
  readCards(state, out);
  readExtra(state, turns, out);
  return danger.defeat;
}

function add(out: Float64Array, at: number, by: number): void {
  out[at] = (out[at] as number) + by;
}

function readMissions(state: LoopState, turns: number, out: Float64Array): void {
  const here = state.eras[state.active] as number;
  const order = isSolo(state) ? 0 : 1;
  let needed = ARCHIVES_TO_WIN - archivedIn(state);
  let first = 0;
  let second = 0;
  for (let mission = 0; mission < state.missions.length; mission++) {
    const era = state.missions[mission] as number;
    if (era < 0 || !isTurned(state, mission)) continue;
    const progress = damageOn(state, mission) / missionRow(mission).need;
    if (progress >= 1 && era === here) {
      needed--;
      continue;
    }
    if (progress >= 1) {
      add(out, AT.done, 1);
      const next = (state.active + order) % state.agents.length;
      let nearest: number = RING;
      for (let agent = 0; agent < state.eras.length; agent++) {
        const late = agent === next ? 0 : 0.7;
        nearest = Math.min(nearest, distance(state.eras[agent] as number, era) + late);
      }
      add(out, AT.far, nearest);
    } else add(out, AT.fuel, fuelOf(state, mission));
    if (progress > first) [first, second] = [progress, first];
    else second = Math.max(second, progress);
  }
  // Progress on missions beyond those needed is worth nothing.
  if (needed < 2) second = 0;
  if (needed < 1) first = 0;
  const work = Math.max(0, needed - BEGUN * (first + second));
  out[AT.work] = work;
  out[AT.pace] = Math.min(1.5, work / (turns + 0.5));
  out[AT.late] = Math.max(0, work - turns / 3);
  out[AT.begun] = first * first + second * second;
}

/** Share of a mission's remaining damage that could be done at once, 0 to 1. */
function fuelOf(state: LoopState, mission: Mission): number {
  const { trigger, isGrid, where, need } = missionRow(mission);
  const left = need - damageOn(state, mission);
  if (isGrid) {
    let lit = 0;
    for (let era = 0; era < RING; era++) if (energyAt(state, era) > 0) lit++;
    return (lit / RING) ** 3;
  }
  if (!hasSlots(mission)) return where === 'around' ? 0.5 : 0;
  let ready = 0;
  for (let era = 0; era < RING; era++) {
    if (!isSlotFree(state, mission, era)) continue;
    if (trigger === 'rift') ready += (state.rifts[era] as number) > 0 ? 1 : 0;
    else if (trigger === 'loop') ready += Math.min(2, energyAt(state, era)) / 2;
    else if (trigger === 'claim') ready += state.rifts[era] === 0 ? 1 : 0;
  }
  return Math.min(1, ready / left);
}

const crowds = new Int32Array(RING);

function readBoard(state: LoopState, out: Float64Array): void {
  readDanger(state, danger);
  out[AT.vortexNext] = danger.vortices;
  out[AT.laterDefeat] = danger.laterDefeat;
  out[AT.laterVortices] = danger.laterVortices;
  let vortices = 0;
  for (let era = 0; era < RING; era++) {
    if (state.isVortex[era]) vortices++;
    const rifts = state.rifts[era] as number;
    add(out, AT.rifts, rifts);
    add(out, AT.load, rifts * rifts);
    if (state.isVortex[era]) add(out, AT.vortexRifts, rifts);
    const energy = energyAt(state, era);
    add(out, AT.energy, Math.min(3, energy));
    if (energy > 0) add(out, AT.lit, 1);
  }
  if (vortices > 0) out[AT.vortex1 + vortices - 1] = 1;
  const { tokens } = contentOf(state);
  crowds.fill(0);
  for (let token = 0; token < tokens.length; token++) {
    const at = state.tokens[token] as number;
    if (at < 0) continue;
    add(out, AT.clones, 1);
    // The sum of 1 + 3 + 5 + ... is the square.
    add(out, AT.crowd, 2 * (crowds[at] as number) + 1);
    crowds[at] = (crowds[at] as number) + 1;
    if (distance(at, (tokens[token] as CloneToken).destruction) === 1) add(out, AT.nearClones, 1);
  }
}

/** L-EOT-3: the active agent's hand goes back into the deck. */
function readCards(state: LoopState, out: Float64Array): void {
  const worths = worthsIn(state);
  const { active, agents, eras } = state;
  const isAlone = isSolo(state);
  const next = isAlone ? -1 : (active + 1) % agents.length;
  let sum = 0;
  let count = 0;
  const tell = (card: Card): void => {
    sum += worths[card] as number;
    count++;
  };
  for (const pile of state.draws) for (const card of pile) tell(card);
  for (const pile of state.discards) for (const card of pile) tell(card);
  for (let agent = 0; agent < agents.length; agent++) {
    const hand = state.hands[agent] as Card[];
    let worth = 0;
    for (const card of hand) {
      tell(card);
      worth += worths[card] as number;
    }
    const energy = Math.min(4, energyAt(state, eras[agent] as number));
    if (agent === next) {
      out[AT.hand] = worth;
      out[AT.ownEnergy] = energy;
      out[AT.pair] = pairsIn(state, hand) * Math.min(1, energy);
    } else if (agent !== active) {
      add(out, AT.hands, worth / agents.length);
      add(out, AT.otherEnergy, energy / agents.length);
    }
  }
  out[AT.deck] = sum / Math.max(1, count);
  let best = 0;
  for (const card of state.available[eras[active] as number] as Card[])
    best = Math.max(best, (worths[card] as number) - (out[AT.deck] as number));
  out[AT.offer] = best;
}

const counts = [0, 0, 0];

/** Cards beyond the first of the most frequent dimension that a LOOP could ready. */
function pairsIn(state: LoopState, hand: readonly Card[]): number {
  counts.fill(0);
  for (const card of hand) {
    const { dimension } = cardRow(state, card);
    if (dimension !== HOLE) counts[dimension] = (counts[dimension] as number) + 1;
  }
  return Math.max(0, Math.max(...counts) - 1);
}

/** L-SUPA-7, L-CENT-6, L-ULTRA-2. Work left, in missions: as much as a Supa Clone or a Centrifuge takes. */
function readExtra(state: LoopState, turns: number, out: Float64Array): void {
  const { tokens, ultras } = contentOf(state);
  let left = 0;
  for (let token = 0; token < tokens.length; token++) {
    const at = state.tokens[token] as number;
    if (at >= 0 && tokens[token]?.isSupa)
      left += 0.4 + 0.1 * distance(at, (tokens[token] as CloneToken).destruction);
  }
  for (let token = 0; token < state.centrifuges.length; token++)
    if ((state.centrifuges[token] as number) >= 0)
      left += (CENTRIFUGE_NEED - (state.heat[token] as number)) / 4;
  for (let ultra = 0; ultra < ultras.length; ultra++)
    if ((state.ultras[ultra] as number) >= 0)
      add(out, AT.ultras, 1 - (0.5 * (state.overload[ultra] as number)) / (ultras[ultra]?.slots ?? 1));
  out[AT.extra] = left;
  out[AT.extraPace] = Math.min(1.5, left / (turns + 0.5));
}

/** True if the turn can end with an archive of this mission. */
export const isArchivable = (state: LoopState, mission: Mission, agent: Agent = state.active): boolean =>
  state.missions[mission] === state.eras[agent] && isTurned(state, mission) && isComplete(state, mission);
