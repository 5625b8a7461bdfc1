/** What happened, deed by deed, with where ships came from and what they showed: events alone do not say it. Pure. */
import type { Seat } from '@tessera/engine';
import {
  type Die,
  dieOf,
  geometryOf,
  IN_HAND,
  type Planet,
  type QuantumEvent,
  type QuantumView,
  SCRAPYARD,
  type Square,
} from '@tessera/games/quantum';
import type { Chronicle as AnyChronicle, Step as AnyStep } from '../../table/story/trace.ts';

/** One side of a fight: its ship, what it showed, where it stood, its die (0: not rolled yet), the die before a reroll. */
export interface Fighter {
  readonly die: Die;
  readonly face: number;
  readonly at: Square;
  readonly rolled: number;
  readonly before?: number;
}

export interface Fight {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Undefined while it is open. */
  readonly end?: { readonly won: boolean; readonly totals: readonly [number, number] };
  /** Ships that it cost. */
  readonly lost: readonly Die[];
}

export type StepKind =
  | 'move'
  | 'attack'
  | 'deploy'
  | 'carry'
  | 'warp'
  | 'turn'
  | 'cube'
  | 'relocate'
  | 'research'
  | 'dominance'
  | 'card';

/** Events that turn a ship to another number; the roll of a lost ship is a part of its fight. */
export type TurnCause = 'reconfigure' | 'scout' | Extract<QuantumEvent, { type: 'face' }>['why'];

/** One deed of a turn. */
export interface Step extends AnyStep {
  readonly kind: StepKind;
  readonly die?: Die;
  /** What the ship showed when it was done. */
  readonly face?: number;
  /** Number of the ship before it was turned; of a swap, the number of the other ship. */
  readonly was?: number;
  /** Means of a turn. */
  readonly why?: TurnCause;
  /** From where to where; only the end of a ship that was on no square. */
  readonly path: readonly Square[];
  /** Of a ship that it swapped places with. */
  readonly other?: Die;
  readonly fight?: Fight;
  readonly planet?: Planet;
  /** Seat whose cube was moved. */
  readonly owner?: Seat;
  readonly card?: number;
  /** Research or dominance after it. */
  readonly value?: number;
}

export interface Tracks {
  readonly research: readonly number[];
  readonly dominance: readonly number[];
}

export interface Chronicle extends AnyChronicle<Step> {
  /** By number of answers, from none on. */
  readonly tracks: readonly Tracks[];
  /** A fight that is not decided. */
  readonly open: Fight | undefined;
}

interface Mutable {
  places: number[];
  faces: number[];
  cubes: number[];
  readonly players: number;
  research: number[];
  dominance: number[];
  turn: number;
  active: Seat;
  fight: Fight | undefined;
  /** Squares of ships in the air, lifted as cargo. */
  cargo: ReadonlyMap<Die, Square>;
  /** Seat that has just paid research for dominance (Tyrannical). */
  payer: Seat | undefined;
}

/** The table as far as events tell it. */
export interface Known extends Tracks {
  readonly places: readonly number[];
  readonly faces: readonly number[];
  /** By planet and seat, as in a view. */
  readonly cubes: readonly number[];
}

export interface Follower {
  readonly now: Known & Pick<Mutable, 'turn' | 'active' | 'fight' | 'cargo' | 'payer'>;
  /** Deeds of the next answer, each event for itself. */
  add(events: readonly QuantumEvent[], count: number): readonly Step[];
}

const firstOf = (start: QuantumView): Follower['now'] => ({
  ...start,
  turn: start.turn.number,
  active: start.turn.active,
  fight: openOf(start),
  cargo: new Map(),
  payer: undefined,
});

/** Follows a match answer by answer, from its first table on or from one that another follower has reached. */
export function follow(start: QuantumView, from: Follower['now'] = firstOf(start)): Follower {
  const now: Mutable = {
    places: [...from.places],
    faces: [...from.faces],
    cubes: [...from.cubes],
    players: start.players,
    research: [...from.research],
    dominance: [...from.dominance],
    turn: from.turn,
    active: from.active,
    fight: from.fight,
    cargo: from.cargo,
    payer: from.payer,
  };
  return {
    now,
    add: (events, count) => {
      const steps: Step[] = [];
      for (const event of events) {
        const step = stepOf(now, event, start);
        if (step) steps.push({ seat: now.active, count, turn: now.turn, path: [], ...step });
        if (event.type === 'destroyed') steps.push(...lose(steps, event.die));
        change(now, event);
      }
      return steps;
    },
  };
}

/** The fight that cost a ship, with it: it takes the place of the one that was told. */
function lose(steps: Step[], die: Die): readonly Step[] {
  const last = steps.at(-1);
  if (!last?.fight) return [];
  steps.pop();
  return [{ ...last, fight: { ...last.fight, lost: [...last.fight.lost, die] } }];
}

export const tracksOf = ({ research, dominance }: Tracks): Tracks => ({
  research: [...research],
  dominance: [...dominance],
});

const fighter = ({ faces, places }: Pick<Mutable, 'faces' | 'places'>, die: Die, at?: Square): Fighter => ({
  die,
  face: faces[die] ?? 0,
  at: at ?? places[die] ?? -1,
  rolled: 0,
});

/** Of a match that begins in the middle of one. */
function openOf({ combat, places, faces }: QuantumView): Fight | undefined {
  if (!combat || combat.attackDie === 0) return undefined;
  const { attacker, defender, via, target, attackDie, defenceDie } = combat;
  const now = { places: [...places], faces: [...faces] };
  return {
    attacker: { ...fighter(now, attacker, via), rolled: attackDie },
    defender: { ...fighter(now, defender, target), rolled: defenceDie },
    lost: [],
  };
}

type Found = Partial<Step> & Pick<Step, 'kind'>;

/** The deed that an event is, before it changes anything. */
function stepOf(now: Mutable, event: QuantumEvent, { map }: QuantumView): Found | undefined {
  switch (event.type) {
    case 'move':
      // The way to a fight is a part of it.
      return { kind: 'move', die: event.die, face: now.faces[event.die] ?? 0, path: event.path };
    case 'placed': {
      const from = now.cargo.get(event.die);
      const path = from === undefined || from === event.to ? [event.to] : [from, event.to];
      const kind = from === undefined ? 'deploy' : 'carry';
      return { kind, die: event.die, face: now.faces[event.die] ?? 0, path };
    }
    case 'warp':
      return {
        kind: 'warp',
        die: event.die,
        other: event.with,
        face: now.faces[event.die] ?? 0,
        was: now.faces[event.with] ?? 0,
        path: [now.places[event.die] ?? -1, now.places[event.with] ?? -1],
      };
    case 'roll':
      return event.why === 'reconfigure' || event.why === 'scout' ? turned(now, event, event.why) : undefined;
    case 'face':
      return turned(now, event, event.why);
    case 'combatEnd':
      return now.fight && { kind: 'attack', die: now.fight.attacker.die, fight: ended(now.fight, event) };
    case 'dangerous':
      return now.fight && { kind: 'attack', die: now.fight.attacker.die, fight: now.fight };
    case 'cube':
      if (event.cause === 'setup') return undefined;
      // The cube of anybody: the deed is that of whoever's turn it is.
      return event.cause === 'relocation'
        ? {
            kind: 'relocate',
            owner: event.seat,
            path: [squareOf(map, event.from ?? -1), squareOf(map, event.planet)],
          }
        : { kind: 'cube', seat: event.seat, planet: event.planet, path: [squareOf(map, event.planet)] };
    case 'research':
      // A breakthrough takes the track back to its beginning: the card it earned is the news.
      return event.seat === now.active && event.value >= (now.research[event.seat] ?? 1)
        ? { kind: 'research', value: event.value }
        : undefined;
    case 'dominance':
      // Dominance gained by a fight or by Aggression is told in that step.
      return event.seat === now.payer ? { kind: 'dominance', value: event.value } : undefined;
    case 'cardTaken':
      return { kind: 'card', seat: event.seat, card: event.card };
    default:
      return undefined;
  }
}

const turned = (
  { faces, places }: Mutable,
  { die, face }: Pick<Extract<QuantumEvent, { type: 'face' }>, 'die' | 'face'>,
  why: TurnCause,
): Found => ({ kind: 'turn', die, face, was: faces[die] ?? 0, why, path: [places[die] ?? -1] });

const squareOf = (map: QuantumView['map'], planet: Planet): Square =>
  geometryOf(map).planets[planet]?.square ?? -1;

const ended = (fight: Fight, { won, totals }: Extract<QuantumEvent, { type: 'combatEnd' }>): Fight => ({
  ...fight,
  end: { won, totals },
});

function change(now: Mutable, event: QuantumEvent): void {
  const isPayment = event.type === 'research' && event.value === (now.research[event.seat] ?? 1) - 1;
  now.payer = isPayment ? event.seat : undefined;
  switch (event.type) {
    case 'turnStart':
      now.turn = event.number;
      now.active = event.seat;
      break;
    case 'fleetRolled':
      event.faces.forEach((face, number) => {
        now.faces[dieOf(event.seat, number)] = face;
      });
      break;
    case 'roll':
    case 'face':
      now.faces[event.die] = event.face;
      // Reorganization rolls what it lifts: a new ship, not cargo.
      now.cargo = without(now.cargo, event.die);
      break;
    case 'placed':
      now.places[event.die] = event.to;
      now.cargo = without(now.cargo, event.die);
      break;
    case 'move':
      now.places[event.die] = event.path.at(-1) ?? -1;
      break;
    case 'warp': {
      const [one, other] = [now.places[event.die] ?? -1, now.places[event.with] ?? -1];
      now.places[event.die] = other;
      now.places[event.with] = one;
      break;
    }
    case 'lifted':
      now.places[event.die] = IN_HAND;
      now.cargo = new Map([...now.cargo, [event.die, event.from]]);
      break;
    case 'scrapped':
    case 'destroyed':
      now.places[event.die] = SCRAPYARD;
      break;
    case 'research':
    case 'dominance':
      now[event.type][event.seat] = event.value;
      break;
    case 'cube':
      count(now, event.planet, event.seat, 1);
      if (event.from !== undefined) count(now, event.from, event.seat, -1);
      break;
    case 'attack':
      now.fight = {
        attacker: fighter(now, event.attacker),
        defender: fighter(now, event.defender),
        lost: [],
      };
      break;
    case 'combatRoll':
    case 'reroll':
      now.fight = now.fight && rolled(now.fight, event.side, event.value);
      break;
    case 'combatEnd':
    case 'dangerous':
      now.fight = undefined;
      break;
    default:
  }
}

const without = (cargo: ReadonlyMap<Die, Square>, die: Die): ReadonlyMap<Die, Square> =>
  new Map([...cargo].filter(([one]) => one !== die));

function count({ cubes, players }: Mutable, planet: Planet, seat: Seat, by: number): void {
  const at = planet * players + seat;
  cubes[at] = (cubes[at] ?? 0) + by;
}

/** A first roll replaces none. */
function rolled(fight: Fight, side: 'attack' | 'defence', value: number): Fight {
  const name = side === 'attack' ? 'attacker' : 'defender';
  const before = fight[name].rolled;
  return { ...fight, [name]: { ...fight[name], rolled: value, ...(before > 0 && { before }) } };
}

export function joined(steps: readonly Step[]): readonly Step[] {
  const told: Step[] = [];
  for (const step of steps) join(told, step);
  return told;
}

/** The way to a fight and into the square that was won belong to it; research upon research is one deed. */
export function join(told: Step[], step: Step): void {
  const last = told.at(-1);
  if (step.kind === 'attack' && last?.kind === 'move' && last.die === step.die && isWayTo(last, step))
    told.splice(-1, 1, { ...step, path: last.path });
  else if (step.kind === 'move' && last?.kind === 'attack' && last.die === step.die && isInto(last, step))
    told.splice(-1, 1, { ...last, count: step.count, path: [...last.path, ...step.path.slice(1)] });
  else if (step.kind === 'research' && last?.kind === 'research' && last.turn === step.turn)
    told.splice(-1, 1, step);
  else told.push(step.kind === 'attack' ? { ...step, path: [step.fight?.attacker.at ?? -1] } : step);
}

const isWayTo = ({ path }: Step, { fight }: Step): boolean => path.at(-1) === fight?.attacker.at;
const isInto = ({ fight }: Step, { path }: Step): boolean =>
  fight?.end?.won === true && path.at(-1) === fight.defender.at;

/** Ships that fights have cost. */
export const lostIn = (steps: readonly Step[]): ReadonlySet<Die> =>
  new Set(steps.flatMap(({ fight }) => fight?.lost ?? []));
