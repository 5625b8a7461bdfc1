/** 21.3: a position as JSON. */
import { encode } from '@tessera/engine';
import { contentOf } from '../content.ts';
import { hasSlots, MISSIONS } from '../missions.ts';
import type { Thing } from '../names.ts';
import { ERAS, type Era } from '../ring.ts';
import { damageOn, isTurned, missionAt, ultrasAt } from '../state.ts';
import {
  AGENT_CODES,
  ARCHIVED,
  type Card,
  DIMENSIONS,
  GONE,
  type LoopState,
  type Mission,
  NONE,
  OUT,
  UNUSED,
} from '../types.ts';
import { formatFrame } from './frames.ts';
import { nameOf } from './words.ts';

const topFirst = (list: readonly number[]): number[] => list.toReversed();
const placesOf = (places: readonly number[], at: number): number[] =>
  places.flatMap((place, i) => (place === at ? [i] : []));

export function formatPosition(state: LoopState): string {
  const names = (thing: Thing, list: readonly number[]) => list.map(one => nameOf(state, thing, one));
  return encode({
    phase: state.phase,
    turn: state.turn,
    cycle: state.cycle,
    active: nameOf(state, 'agent', state.active),
    foo: nameOf(state, 'era', state.foo),
    loops: state.loops,
    powerUsed: state.powerUsed,
    claimed: names('mission', bitsOf(state.claimed)),
    actions: state.actions,
    grid: state.isGrid,
    rifts: state.rifts,
    energy: state.energy,
    perpetual: state.perpetual,
    clones: ERAS.map((_, era) => names('token', placesOf(state.tokens, era))),
    available: state.available.map(cards => names('card', cards)),
    missions: ERAS.map((_, era) => tileText(state, era)),
    archived: names('mission', placesOf(state.missions, ARCHIVED)),
    removed: placesOf(state.missions, OUT).map(mission => removedText(state, mission)),
    vortices: ERAS.filter((_, era) => state.isVortex[era]),
    fooPile: names('era', topFirst(state.fooPile)),
    bigDeck: names('card', topFirst(state.bigDeck)),
    destroyed: names('card', topFirst(state.destroyed)),
    ultraPile: names('ultra', topFirst(state.ultraPile)),
    agents: state.agents.map((code, agent) => ({
      agent: AGENT_CODES[code],
      era: nameOf(state, 'era', state.eras[agent] as Era),
      battery: state.battery[agent],
      hand: (state.hands[agent] as Card[]).map(
        card => `${nameOf(state, 'card', card)}${state.exhausted[card] ? '*' : ''}`,
      ),
    })),
    seats: state.seats,
    holders: state.holders,
    draw: state.draws.map(pile => names('card', topFirst(pile))),
    known: state.known,
    discard: state.discards.map(pile => names('card', pile)),
    supasDestroyed: names('token', state.supasDestroyed),
    supasUnused: names('token', placesOf(state.tokens, UNUSED)),
    centrifuges: ERAS.map((_, era) => centrifugeText(state, era)),
    centrifugesDestroyed: names('centrifuge', placesOf(state.centrifuges, GONE)),
    ultra: ERAS.map((_, era) =>
      ultrasAt(state, era).map(one => `${nameOf(state, 'ultra', one)} ${state.overload[one]}`),
    ),
    ultraDestroyed: names('ultra', placesOf(state.ultras, GONE)),
    pending: state.pending.map(frame => formatFrame(state, frame)),
    outcome: state.outcome,
  });
}

const bitsOf = (bits: number): number[] =>
  Array.from({ length: 32 }, (_, i) => i).filter(i => (bits >> i) & 1);

/** `M-GRID:2`, `?M-GRID`, `M-CLEAN:dawn,robots` */
function tileText(state: LoopState, era: Era): string | null {
  const mission = missionAt(state, era);
  if (mission === NONE) return null;
  const name = MISSIONS[mission]?.id as string;
  if (!isTurned(state, mission)) return `?${name}`;
  if (damageOn(state, mission) === 0) return name;
  const damage = state.damage[mission] as number;
  const slots = bitsOf(damage).map(slot => ERAS[slot]);
  return `${name}:${hasSlots(mission) ? slots.join(',') : damage}`;
}

/** Tiles removed unseen keep their question mark. */
const removedText = (state: LoopState, mission: Mission): string =>
  `${isTurned(state, mission) ? '' : '?'}${MISSIONS[mission]?.id}`;

/** `CF-1 star 2` */
function centrifugeText(state: LoopState, era: Era): string | null {
  const token = state.centrifuges.indexOf(era);
  if (token === NONE) return null;
  return `${contentOf(state).centrifuges[token]?.id} ${DIMENSIONS[state.lasers[token] as number]} ${state.heat[token]}`;
}
