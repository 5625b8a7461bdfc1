/** Prospects of an offered card for a seat, where they can be counted. */
import type { Seat } from '@tessera/engine';
import { CARD, CARD_NAMES, type Card } from '../cards/index.ts';
import { buildRefusal } from '../rules/build.ts';
import { dominanceWith } from '../rules/dominance.ts';
import { movable } from '../rules/gambits.ts';
import { hasMostShips, hasTwins } from '../rules/turn.ts';
import { geometry, type PublicState } from '../state.ts';
import { type Die, dieOf, FLEET, NOBODY, ownerOf, type Planet, RESERVE, SCRAPYARD } from '../types.ts';
import { type Side, winChance } from './fight.ts';
import { readyNextTurn, rearranged, turnedTo } from './orbits.ts';

export type Prospect =
  /** Planets that could be built on only with the card. */
  | { readonly type: 'planets'; readonly planets: readonly Planet[] }
  /** Progress on a track, at once or each turn. */
  | { readonly type: 'research' | 'dominance'; readonly from: number; readonly to: number }
  /** Research that is a breakthrough with the card. */
  | { readonly type: 'breakthrough'; readonly research: number }
  /** Own ships: in the scrapyard, on the map, in play, and the one that joins. */
  | { readonly type: 'scrapyard' | 'onMap' | 'inPlay' | 'joins'; readonly count: number }
  /** One more action each turn; `isMet`: as the fleets stand. */
  | { readonly type: 'action'; readonly isMet: boolean }
  /** Win probability of the owner with two equal ships and no other cards, as attacker or as defender. */
  | { readonly type: 'attack' | 'defence'; readonly before: number; readonly after: number }
  /** Rivals who would have to give up a card, their cubes that can be moved, their ships next to own ones. */
  | { readonly type: 'rivals' | 'cubes' | 'near'; readonly count: number }
  /** Planets made ready by one change, and planets ready for a further turn at once. */
  | { readonly type: 'within' | 'again'; readonly planets: readonly Planet[] }
  /** One track that could be paid for with the other; `unpaid` without anything to pay. */
  | { readonly type: 'learns' | 'grows'; readonly from: number; readonly to: number }
  | { readonly type: 'unpaid' }
  /** Dominance after the next kill, and dominance that no loss would lower. */
  | { readonly type: 'kill'; readonly from: number; readonly to: number }
  | { readonly type: 'safe'; readonly value: number }
  /** Missing steps of research. */
  | { readonly type: 'steps'; readonly count: number };

const PLAIN: Side = {
  strength: 3,
  isRational: false,
  relentless: false,
  scrappy: false,
  cruel: false,
  stubborn: false,
};

/** Changes of a fight's side, by card. */
const IN_FIGHTS: Partial<Readonly<Record<(typeof CARD_NAMES)[number], Partial<Side>>>> = {
  ferocious: { strength: PLAIN.strength - 1 },
  strategic: { strength: PLAIN.strength - 2 },
  rational: { isRational: true },
  relentless: { relentless: true },
  scrappy: { scrappy: true },
  cruel: { cruel: true },
};

export function prospectOf(state: PublicState, seat: Seat, card: Card): Prospect | undefined {
  const name = CARD_NAMES[card];
  const research = state.research[seat] ?? 1;
  const dominance = state.dominance[seat] ?? 1;
  const side = name && IN_FIGHTS[name];
  const before = winChance(PLAIN, PLAIN);
  if (side) return { type: 'attack', before, after: winChance({ ...PLAIN, ...side }, PLAIN) };
  switch (card) {
    case CARD.stubborn:
      return {
        type: 'defence',
        before: 1 - before,
        after: 1 - winChance(PLAIN, { ...PLAIN, stubborn: true }),
      };
    case CARD.intelligent:
    case CARD.ingenious:
      return { type: 'planets', planets: planetsWith(state, seat, card) };
    case CARD.brilliant:
      return { type: 'research', from: research, to: Math.min(6, research + 2) };
    case CARD.precocious:
      return research >= 4 ? { type: 'breakthrough', research } : { type: 'steps', count: 4 - research };
    case CARD.cerebral:
      return dominance > 1 ? { type: 'learns', from: research, to: Math.min(6, research + 3) } : UNPAID;
    case CARD.tyrannical:
      return research > 1 ? { type: 'grows', from: dominance, to: dominanceWith(state, seat, 1) } : UNPAID;
    case CARD.ravenous:
      return { type: 'kill', from: dominance, to: dominanceWith(state, seat, 2) };
    case CARD.righteous:
      return { type: 'safe', value: dominance };
    case CARD.clever:
    case CARD.flexible:
    case CARD.nomadic:
      return { type: 'within', planets: planetsAmong(state, seat, changesBy(state, seat, card)) };
    case CARD.agile:
    case CARD.energetic:
    case CARD.resourceful:
      return { type: 'onMap', count: diceAt(state, seat, place => place >= 0) };
    case CARD.dangerous:
    case CARD.plundering:
    case CARD.tactical:
    case CARD.warlike:
      return { type: 'near', count: shipsNear(state, seat) };
    case CARD.momentum:
      return { type: 'again', planets: readyNextTurn(state, seat) };
    case CARD.relocation:
      return { type: 'cubes', count: movable(state).length };
    case CARD.eager:
    case CARD.stealthy:
      return { type: 'scrapyard', count: diceAt(state, seat, place => place === SCRAPYARD) };
    case CARD.arrogant:
      return { type: 'action', isMet: hasMostShips(state, seat) };
    case CARD.conformist:
      return { type: 'action', isMet: hasTwins(state, seat) };
    case CARD.aggression:
      return { type: 'dominance', from: dominance, to: dominanceWith(state, seat, 2) };
    case CARD.expansion:
      return { type: 'joins', count: diceAt(state, seat, place => place !== RESERVE) + 1 };
    case CARD.reorganization:
      return { type: 'inPlay', count: diceAt(state, seat, place => place !== RESERVE) };
    case CARD.sabotage:
      return {
        type: 'rivals',
        count: state.commands.filter((held, other) => other !== seat && held.length > 0).length,
      };
    default:
      return undefined;
  }
}

function planetsWith(state: PublicState, seat: Seat, card: Card): readonly Planet[] {
  const active = state.active.map((bits, other) => (other === seat ? bits | (1 << card) : bits));
  return planetsAmong(state, seat, [{ ...state, active }]);
}

const UNPAID = { type: 'unpaid' } as const;

/** Own ships on the map. */
const fleetOf = ({ places }: PublicState, seat: Seat): readonly Die[] =>
  Array.from({ length: FLEET }, (_, number) => dieOf(seat, number)).filter(die => (places[die] ?? -1) >= 0);

/** The tables after one use of a card: any face, the next face, or a neighbouring orbit. */
function changesBy(state: PublicState, seat: Seat, card: Card): readonly PublicState[] {
  const { orbitOf, planets } = geometry(state);
  return fleetOf(state, seat).flatMap(die => {
    const face = state.faces[die] ?? 0;
    if (card !== CARD.nomadic)
      return FACES.filter(one => card === CARD.clever || Math.abs(one - face) === 1).map(one =>
        turnedTo(state, die, one),
      );
    const home = planets[orbitOf[state.places[die] ?? -1] ?? -1];
    return (home?.neighbours ?? []).flatMap(planet =>
      (planets[planet]?.orbit ?? [])
        .filter(square => state.ships[square] === NOBODY)
        .map(square => rearranged(state, [[die, square]])),
    );
  });
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Planets that are ready on one of these tables, and not yet on this one. */
const planetsAmong = (state: PublicState, seat: Seat, tables: readonly PublicState[]): readonly Planet[] =>
  geometry(state).planets.flatMap((_, planet) =>
    buildRefusal(state, seat, planet) && tables.some(one => !buildRefusal(one, seat, planet)) ? [planet] : [],
  );

/** Ships of rivals next to own ones. */
function shipsNear(state: PublicState, seat: Seat): number {
  const { n4 } = geometry(state);
  const isRival = (die: Die | undefined): boolean =>
    die !== undefined && die !== NOBODY && ownerOf(die) !== seat;
  const beside = fleetOf(state, seat).flatMap(die => n4[state.places[die] ?? -1] ?? []);
  return new Set(beside.filter(square => isRival(state.ships[square]))).size;
}

const diceAt = ({ places }: PublicState, seat: Seat, isThere: (place: number) => boolean): number =>
  places.slice(dieOf(seat, 0), dieOf(seat, FLEET)).filter(isThere).length;
