/** The features of a seat in quantum; `evaluate.ts` sums up their weights. */
import type { Seat } from '@tessera/engine';
import { FLEET, geometryOf, IN_HAND, ownerOf, type QuantumState, RESERVE } from '@tessera/games/quantum';
import { COMMAND_WORTH } from './cardWorth.ts';
import {
  BY_ROLL,
  BY_SCOUT,
  CONSTRUCT,
  MADE,
  ONE_MOVE,
  OUT_OF_REACH,
  readReadiness,
  TWO_MOVES,
} from './readiness.ts';

export const FEATURES = [
  'cubes',
  'lateCubes', // squared cubes placed, over all cubes: the last ones decide
  'now', // a cube can still be built this turn
  'next', // readiness of the nearest planet for the next turn, 0 to 1
  'after', // readiness of the second nearest, and half of the third
  'dominance2',
  'dominance3',
  'dominance4',
  'dominance5',
  'research', // position on the research track, 0 to 1, the last steps more
  'ships',
  'scrapped',
  'cards', // worth of the Command cards
  'actions',
  'draws',
  'momentum',
  'exposed', // ships that can be shot next turn, weighted by probability
] as const;
export type FeatureName = (typeof FEATURES)[number];
const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<FeatureName, number>>;

/** Probability that a planet is built on next turn, by its readiness. */
const HOPE: readonly number[] = (() => {
  const hope = Array<number>(OUT_OF_REACH + 1).fill(0);
  hope[MADE] = 1;
  hope[ONE_MOVE] = 0.8;
  hope[TWO_MOVES] = 0.4;
  hope[BY_SCOUT] = 0.38;
  hope[BY_ROLL] = 0.3;
  hope[OUT_OF_REACH] = 0.08;
  return hope;
})();
/** Worth by position on the track: near its end almost a card. */
const RESEARCH = [0, 0, 0.1, 0.24, 0.42, 0.66, 1] as const;

const costs: number[] = [];

function add(out: Float64Array, at: number, by: number): void {
  out[at] = (out[at] as number) + by;
}

export function readFeatures(state: QuantumState, seat: Seat, out: Float64Array): void {
  out.fill(0);
  const { map, turn } = state;
  const placed = map.cubes - (state.cubesLeft[seat] ?? 0);
  out[AT.cubes] = placed;
  out[AT.lateCubes] = (placed * placed) / map.cubes;
  const dominance = state.dominance[seat] as number;
  if (dominance === 6) add(out, AT.cubes, 1);
  else if (dominance >= 2) out[AT.dominance2 + dominance - 2] = 1;
  out[AT.research] = RESEARCH[state.research[seat] as number] as number;
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++) {
    const at = state.places[die] as number;
    if (at >= 0 || at === IN_HAND) add(out, AT.ships, 1);
    else if (at !== RESERVE) add(out, AT.scrapped, 1);
  }
  for (const card of state.commands[seat] as number[]) add(out, AT.cards, COMMAND_WORTH[card] as number);
  const isActive = turn.active === seat && turn.phase !== 'setup';
  if (isActive) {
    out[AT.actions] = turn.actions;
    out[AT.draws] = turn.phase === 'advance' ? turn.draws : turn.cubesPlaced;
    out[AT.momentum] = turn.momentumQueued;
  }
  out[AT.exposed] = exposureOf(state, seat);
  readBuilding(state, seat, isActive && turn.phase === 'actions' ? turn.actions : 0, out);
}

/** Cubes that can be built this turn, and the readiness for the next turns. */
function readBuilding(state: QuantumState, seat: Seat, actions: number, out: Float64Array): void {
  const isNow = actions >= CONSTRUCT;
  readReadiness(state, seat, isNow, costs);
  const isBuilt = isNow ? nearest(actions - CONSTRUCT) : -1;
  out[AT.now] = isBuilt < 0 ? 0 : 1;
  let [first, second, third] = [0, 0, 0];
  for (let planet = 0; planet < costs.length; planet++) {
    if (planet === isBuilt) continue;
    const hope = HOPE[costs[planet] as number] as number;
    if (hope > first) [first, second, third] = [hope, first, second];
    else if (hope > second) [second, third] = [hope, second];
    else if (hope > third) third = hope;
  }
  out[AT.next] = first;
  out[AT.after] = second + third / 2;
}

/** The planet that takes the fewest actions, if there are that many. */
function nearest(most: number): number {
  let found = -1;
  let least = Math.min(most, TWO_MOVES) + 1;
  for (let planet = 0; planet < costs.length; planet++)
    if ((costs[planet] as number) < least) [least, found] = [costs[planet] as number, planet];
  return found;
}

/** Ways to win an attack, out of 36, by the attacker's face less the defender's, from -5 (Q-TV-70). */
const WINS = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1] as const;

/** Sum over the ships of the probability of being shot by an enemy within range, as the crow flies. */
function exposureOf(state: QuantumState, seat: Seat): number {
  const { xs, ys } = geometryOf(state.map);
  const { faces, places } = state;
  let sum = 0;
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++) {
    const at = places[die] as number;
    if (at < 0) continue;
    let most = 0;
    for (let other = 0; other < places.length; other++) {
      const from = places[other] as number;
      if (from < 0 || ownerOf(other) === seat) continue;
      const face = faces[other] as number;
      const dx = Math.abs((xs[from] as number) - (xs[at] as number));
      const dy = Math.abs((ys[from] as number) - (ys[at] as number));
      if ((face === 5 ? Math.max(dx, dy) : dx + dy) > face) continue;
      most = Math.max(most, WINS[face - (faces[die] as number) + 5] as number);
    }
    sum += most / 36;
  }
  return sum;
}
