/** What a card on offer would mean to a seat as things stand, where that can be counted. */
import type { Seat } from '@tessera/engine';
import { CARD, CARD_NAMES, type Card } from '../cards/index.ts';
import { buildRefusal } from '../rules/build.ts';
import { dominanceWith } from '../rules/dominance.ts';
import { hasMostShips, hasTwins } from '../rules/turn.ts';
import { geometry, type Table } from '../state.ts';
import { dieOf, FLEET, type Planet, RESERVE, SCRAPYARD } from '../types.ts';
import { type Side, winChance } from './fight.ts';

export type Prospect =
  /** Planets that could be built on with it and cannot without. */
  | { readonly type: 'planets'; readonly planets: readonly Planet[] }
  /** Tracks at once, or each turn. */
  | { readonly type: 'research' | 'dominance'; readonly from: number; readonly to: number }
  /** Research that is a breakthrough with it. */
  | { readonly type: 'breakthrough'; readonly research: number }
  /** Own ships: in the scrapyard, in play, and the one that joins. */
  | { readonly type: 'scrapyard' | 'inPlay' | 'joins'; readonly count: number }
  /** One more action each turn, as the fleets stand, or not. */
  | { readonly type: 'action'; readonly isMet: boolean }
  /** Two equal ships, nobody with other cards: the chance of the owner as attacker, or as defender. */
  | { readonly type: 'attack' | 'defence'; readonly before: number; readonly after: number }
  /** Rivals who would have to give up a card. */
  | { readonly type: 'rivals'; readonly count: number };

const PLAIN: Side = {
  strength: 3,
  isRational: false,
  relentless: false,
  scrappy: false,
  cruel: false,
  stubborn: false,
};

/** What a card changes of a side in a fight. */
const IN_FIGHTS: Partial<Readonly<Record<(typeof CARD_NAMES)[number], Partial<Side>>>> = {
  ferocious: { strength: PLAIN.strength - 1 },
  strategic: { strength: PLAIN.strength - 2 },
  rational: { isRational: true },
  relentless: { relentless: true },
  scrappy: { scrappy: true },
  cruel: { cruel: true },
};

export function prospectOf(state: Table, seat: Seat, card: Card): Prospect | undefined {
  const name = CARD_NAMES[card];
  const research = state.research[seat] ?? 1;
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
      return research >= 4 ? { type: 'breakthrough', research } : undefined;
    case CARD.eager:
    case CARD.stealthy:
      return { type: 'scrapyard', count: diceAt(state, seat, place => place === SCRAPYARD) };
    case CARD.arrogant:
      return { type: 'action', isMet: hasMostShips(state, seat) };
    case CARD.conformist:
      return { type: 'action', isMet: hasTwins(state, seat) };
    case CARD.aggression:
      return { type: 'dominance', from: state.dominance[seat] ?? 1, to: dominanceWith(state, seat, 2) };
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

function planetsWith(state: Table, seat: Seat, card: Card): readonly Planet[] {
  const active = state.active.map((bits, other) => (other === seat ? bits | (1 << card) : bits));
  return geometry(state).planets.flatMap((_, planet) =>
    buildRefusal(state, seat, planet) && !buildRefusal({ ...state, active }, seat, planet) ? [planet] : [],
  );
}

const diceAt = ({ places }: Table, seat: Seat, isThere: (place: number) => boolean): number =>
  places.slice(dieOf(seat, 0), dieOf(seat, FLEET)).filter(isThere).length;
