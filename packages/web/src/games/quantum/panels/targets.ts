/** Whom the ship in hand can attack, the best chance first, and what is at stake. */
import {
  type Die,
  type Orbit,
  orbitChanges,
  ownerOf,
  type QuantumView,
  type Square,
  type Stakes,
  stakesOf,
  turnedTo,
} from '@tessera/games/quantum';
import type { Offered } from '../contract.ts';
import { bestOf } from '../offers.ts';
import type { PanelModel } from './props.ts';

export interface Target {
  readonly square: Square;
  readonly ship: Die;
  /** By the square it comes from and how it is paid; the best first. */
  readonly ways: readonly Offered[];
  readonly best: Offered;
}

const isAttack = ({ verb }: Offered): boolean => verb === 'attack' || verb === 'strike';

type Situation = Pick<PanelModel, 'view' | 'offers'>;

export function targetsOf({ view, offers }: Situation, die: Die): readonly Target[] {
  const attacks = offers.filter(one => isAttack(one) && one.die === die);
  const squares = [...new Set(attacks.flatMap(({ square }) => square ?? []))];
  return squares
    .flatMap((square): Target[] => {
      const ways = waysOf(
        view,
        attacks.filter(one => one.square === square),
      );
      const best = ways[0];
      return best ? [{ square, ship: view.ships[square] as Die, ways, best }] : [];
    })
    .toSorted((a, b) => (b.best.odds?.chance ?? 0) - (a.best.odds?.chance ?? 0));
}

/** One way for each square the attack comes from: nobody pays more than needed, or uses up an ability, for the same. */
function waysOf(view: QuantumView, attacks: readonly Offered[]): readonly Offered[] {
  const from = [...new Set(attacks.map(one => one.from))];
  const ways = from.flatMap(square => bestOf(attacks.filter(one => one.from === square)) ?? []);
  const least = Math.min(...ways.map(way => spoiledBy(view, way).length));
  const best = bestOf(ways.filter(way => spoiledBy(view, way).length === least));
  return best ? [best, ...ways.filter(way => way !== best)] : [];
}

/** Own planets that are no longer ready when the attack is repelled. */
export function spoiledBy(view: QuantumView, way: Offered): readonly Orbit[] {
  const orbits = stakesOfWay({ view }, way)?.repelled.orbits ?? [];
  return orbits.filter(({ seat, isReady }) => seat === ownerOf(way.die ?? -1) && !isReady);
}

/** Where the attacker stands when the dice are rolled. */
const viaOf = ({ view }: Pick<PanelModel, 'view'>, { from, die = -1 }: Offered): Square =>
  from ?? (view.places[die] as Square);

export function stakesOfWay(situation: Pick<PanelModel, 'view'>, way: Offered): Stakes | undefined {
  const { die, square } = way;
  if (!isAttack(way) || die === undefined || square === undefined) return undefined;
  return stakesOf(situation.view, die, viaOf(situation, way), square);
}

/** Where the own dominance stands after a chosen attack, if it is won. */
export function dominanceIfWon({
  view,
  me,
  chosen,
}: Pick<PanelModel, 'view' | 'me' | 'chosen'>): number | undefined {
  if (!chosen) return undefined;
  return stakesOfWay({ view }, chosen)?.held.dominance.find(({ seat }) => seat === me)?.to;
}

/** So many of the 36 rolls win, where no reroll blurs it. */
export function rollsWon(chance: number): number | undefined {
  const rolls = chance * 36;
  return Math.abs(rolls - Math.round(rolls)) < 1e-6 ? Math.round(rolls) : undefined;
}

/** Of a ship that is rolled anew: faces that would make a planet ready, and those planets. */
export function luckyFaces(
  { view, me }: Pick<PanelModel, 'view' | 'me'>,
  { verb, die }: Offered,
): readonly { readonly face: number; readonly orbit: Orbit }[] {
  if (die === undefined || (verb !== 'reconfigure' && verb !== 'scout')) return [];
  const faces = [1, 2, 3, 4, 5, 6].filter(face => face !== view.faces[die]);
  return faces.flatMap(face =>
    orbitChanges(view, turnedTo(view, die, face))
      .filter(({ seat, isReady }) => seat === me && isReady)
      .map(orbit => ({ face, orbit })),
  );
}
