/** Stakes of a fight besides a ship: tracks, gains by cards, planets that become ready or cease to be. */
import type { Seat } from '@tessera/engine';
import { CARD } from '../cards/index.ts';
import { dominanceWith, dominanceWithout } from '../rules/dominance.ts';
import { firstKill, gainOf, lossOf } from '../rules/spoils.ts';
import { has, type PublicState, shipOn } from '../state.ts';
import { type Die, ownerOf, SCRAPYARD, type Square } from '../types.ts';
import { type Orbit, orbitChanges, rearranged } from './orbits.ts';

/** Change of a track; dominance 6 is infamy. */
interface Step {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

export interface Consequence {
  readonly destroyed: Die | undefined;
  /** The loser's track, then the winner's; empty if nothing is destroyed. */
  readonly dominance: readonly Step[];
  /** Actions of the attacker, by Warlike. */
  readonly actions: number;
  /** Research of the attacker, by Plundering. */
  readonly research: Step | undefined;
  readonly orbits: readonly Orbit[];
}

export interface Stakes {
  /** The attacker wins and stays where it came from. */
  readonly held: Consequence;
  /** The attacker wins and moves in. */
  readonly occupied: Consequence;
  readonly repelled: Consequence;
}

const NOTHING = { destroyed: undefined, dominance: [], actions: 0, research: undefined } as const;

/** Stakes of an attack from `via`, whether or not the attacker stands there yet. */
export function stakesOf(state: PublicState, attacker: Die, via: Square, target: Square): Stakes {
  const defender = shipOn(state, target);
  const [att, def] = [ownerOf(attacker), ownerOf(defender)];
  const after = (...moves: (readonly [Die, number])[]): readonly Orbit[] =>
    orbitChanges(state, rearranged(state, moves));
  const spoils = spoilsOf(state, att);
  const won = { ...spoils, destroyed: defender, dominance: tracksOf(state, att, def) };
  const isFatal = has(state, def, CARD.stubborn);
  return {
    held: { ...won, orbits: after([defender, SCRAPYARD], [attacker, via]) },
    occupied: { ...won, orbits: after([defender, SCRAPYARD], [attacker, target]) },
    repelled: isFatal
      ? {
          ...NOTHING,
          destroyed: attacker,
          dominance: tracksOf(state, def, att),
          orbits: after([attacker, SCRAPYARD]),
        }
      : { ...NOTHING, orbits: after([attacker, via]) },
  };
}

/** Q-DOM-2 */
function tracksOf(state: PublicState, winner: Seat, loser: Seat): readonly Step[] {
  const step = (seat: Seat, to: number): Step => ({ seat, from: state.dominance[seat] as number, to });
  return [
    step(loser, dominanceWithout(state, loser, lossOf(state, loser))),
    step(winner, dominanceWith(state, winner, gainOf(state, winner))),
  ];
}

function spoilsOf(state: PublicState, seat: Seat): Pick<Consequence, 'actions' | 'research'> {
  if (state.turn.destroyed) return { actions: 0, research: undefined };
  const { actions, research } = firstKill(state, seat);
  const from = state.research[seat] as number;
  return { actions, research: research > 0 ? { seat, from, to: Math.min(6, from + research) } : undefined };
}
