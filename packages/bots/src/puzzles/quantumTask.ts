/** Goals of quantum: win, or place n cubes, with the actions of this turn. Nothing hidden is revealed before their end. */
import type { AnyGame, Seat } from '@tessera/engine';
import {
  type Answer,
  buildRefusal,
  CARD,
  dieOf,
  geometryOf,
  has,
  isSpent,
  ownerOf,
  type QuantumState,
  quantum,
  SCRAPYARD,
  VERB,
  verbOf,
} from '@tessera/games/quantum';
import { NEVER } from './odds.ts';
import type { Task } from './prover.ts';
import type { Goal } from './types.ts';

export function quantumTask(root: unknown, { kind, n = 1 }: Goal): Task {
  const start = root as QuantumState;
  const seat = start.turn.active;
  const wanted = kind === 'win' ? (start.cubesLeft[seat] as number) : n;
  return {
    game: quantum as unknown as AnyGame,
    isCertain: false,
    isOurs: one => one === seat,
    verdict(given) {
      const state = given as QuantumState;
      const placed = (start.cubesLeft[seat] as number) - (state.cubesLeft[seat] as number);
      if (placed >= wanted) return true;
      const { number, active, phase } = state.turn;
      if (state.outcome || phase !== 'actions' || active !== seat || number !== start.turn.number)
        return false;
      return mostCubes(state, seat) < wanted - placed ? false : undefined;
    },
    key: given => keyOf(given as QuantumState, seat),
    /** An answer after which too few actions are left fails; it need not be played. */
    settle(given, move) {
      const state = given as QuantumState;
      if (state.pending.length > 0) return undefined;
      if (verbOf(move as Answer) === VERB.end) return NEVER;
      const spends = costOf(state, seat, move as Answer);
      if (spends === 0) return undefined;
      const placed = (start.cubesLeft[seat] as number) - (state.cubesLeft[seat] as number);
      return mostCubes(state, seat, spends) < wanted - placed ? NEVER : undefined;
    },
    // Q-CMB-7: the face of a rival's destroyed ship matters from that rival's next turn on.
    isIdle(given) {
      const { pending } = given as QuantumState;
      const frame = pending.at(-1);
      return frame?.type === 'roll' && frame.why === 'destroyed' && ownerOf(frame.die) !== seat;
    },
  };
}

const PER_CUBE = 2;
const INFAMY = 6;

/** Upper bound of the cubes that a seat can still place in this Action phase. */
function mostCubes(state: QuantumState, seat: Seat, spent = 0): number {
  if (state.pending.some(({ type }) => type === 'infamy')) return Number.POSITIVE_INFINITY;
  const { turn } = state;
  const actions =
    turn.actions -
    spent +
    Number(has(state, seat, CARD.warlike) && !turn.destroyed) +
    Number(has(state, seat, CARD.resourceful) && !isSpent(state, 'resourceful'));
  const infamies = mostInfamies(state, seat, actions + spent);
  if (infamies === 0 && spent === 0 && actions < PER_CUBE + 1 && !hasFreeAnswers(state, seat))
    return Number(actions >= PER_CUBE && canBuildNow(state, seat));
  return Math.floor(actions / PER_CUBE) + infamies;
}

/** The action that an answer surely costs; a Construct is no waste, and a card may pay for a move. */
function costOf(state: QuantumState, seat: Seat, move: Answer): number {
  const verb = verbOf(move);
  if (PAID.has(verb)) return 1;
  return MOVES.has(verb) && !has(state, seat, CARD.curious) && !has(state, seat, CARD.tactical) ? 1 : 0;
}
const PAID = new Set([VERB.reconfigure, VERB.research, VERB.nomadic]);
const MOVES = new Set([VERB.move, VERB.attack, VERB.transport]);

/** Faces whose ability changes ships without an action: Strike, Warp, Modify, Free reconfigure. */
const FREE_FACES = [1, 3, 4, 6];
const FREE_CARDS = [
  CARD.curious,
  CARD.tactical,
  CARD.cunning,
  CARD.flexible,
  CARD.resourceful,
  CARD.tyrannical,
  CARD.eager,
];

const hasFreeAnswers = (state: QuantumState, seat: Seat): boolean =>
  state.pending.length > 0 ||
  FREE_CARDS.some(card => has(state, seat, card)) ||
  fleetOf(state, seat).some(
    die => FREE_FACES.includes(state.faces[die] as number) && state.abilityUsed[die] === 0,
  );

const canBuildNow = (state: QuantumState, seat: Seat): boolean =>
  geometryOf(state.map).planets.some((_, planet) => buildRefusal(state, seat, planet) === undefined);

/** Ships of a seat on the map. */
const fleetOf = (state: QuantumState, seat: Seat): number[] =>
  [0, 1, 2, 3, 4].map(i => dieOf(seat, i)).filter(die => (state.places[die] as number) >= 0);

/** A kill needs an action, an unused ability, Tactical or Cunning, or a combat that is going on. */
function mostInfamies(state: QuantumState, seat: Seat, actions: number): number {
  const own = fleetOf(state, seat);
  const rivals = state.places.filter((at, die) => at >= 0 && ownerOf(die) !== seat).length;
  const strikes = own.filter(die => state.abilityUsed[die] === 0).length;
  const kills = Math.min(
    rivals + Number(state.combat !== null),
    actions +
      strikes +
      Number(state.combat !== null) +
      2 * Number(has(state, seat, CARD.tactical)) +
      Number(has(state, seat, CARD.cunning)),
  );
  const gain = kills * (has(state, seat, CARD.ravenous) ? 2 : 1) + Number(has(state, seat, CARD.tyrannical));
  const total = (state.dominance[seat] as number) + gain;
  return total < INFAMY ? 0 : 1 + Math.floor((total - INFAMY) / (INFAMY - 1));
}

/** Faces of rivals in the scrapyard are left out, and so are cards in decks. */
function keyOf(state: QuantumState, seat: Seat): string {
  const {
    faces,
    places,
    moved,
    abilityUsed,
    lastAbility,
    cubes,
    research,
    dominance,
    turn,
    combat,
    pending,
  } = state;
  const ships = faces.map((face, die) => (places[die] === SCRAPYARD && ownerOf(die) !== seat ? 0 : face));
  return JSON.stringify([
    ships,
    places,
    moved,
    abilityUsed,
    lastAbility,
    cubes,
    research[seat],
    dominance,
    [turn.actions, turn.used, turn.destroyed, turn.attacked, turn.phase, turn.cubesPlaced],
    combat,
    pending,
  ]);
}
