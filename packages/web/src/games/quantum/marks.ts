// @chunk *-board
/** What the board shows of what can be done now. */

import type { Seat } from '@tessera/engine';
import {
  buildRefusal,
  type Die,
  dieOf,
  geometryOf,
  NOBODY,
  neededSum,
  type Odds,
  orbitSum,
  type Planet,
  type QuantumView,
  type Square,
} from '@tessera/games/quantum';
import { completedBy } from './completion.ts';
import type { Offered } from './contract.ts';
import { type Hand, meant } from './hand.ts';
import { openFight } from './panels/ends.ts';

export interface Marks {
  /** Where a ship may come to stand. */
  readonly reach: ReadonlySet<Square>;
  /** Squares of `reach` from which a planet becomes ready for a cube. */
  readonly completing: ReadonlySet<Square>;
  /** Whom it may attack, with the best chance there is. */
  readonly hits: ReadonlyMap<Square, Odds>;
  /** Planets that can be chosen. */
  readonly planets: ReadonlySet<Square>;
  /** Ships that can be taken into the hand or chosen. */
  readonly dice: ReadonlySet<Die>;
  /** What is chosen and not done: where it ends, and where an attack comes from. */
  readonly chosen: Square | undefined;
  readonly from: Square | undefined;
  /** Ships that are only thought to stand there, by square. */
  readonly ghosts: ReadonlyMap<Square, Die>;
  /** A fight that waits for somebody: where the attacker stands, and whom it attacks. */
  readonly fight: { readonly from: Square; readonly to: Square } | undefined;
  /** Where the match was decided, once it is over. */
  readonly decided: Square | undefined;
}

/** Of a map that is only looked at. */
export const NO_MARKS: Marks = {
  reach: new Set(),
  completing: new Set(),
  hits: new Map(),
  planets: new Set(),
  dice: new Set(),
  chosen: undefined,
  from: undefined,
  ghosts: new Map(),
  fight: undefined,
  decided: undefined,
};

export function marksOf(view: QuantumView, offers: readonly Offered[], hand: Hand, decided?: Planet): Marks {
  const { planetOn, planets } = geometryOf(view.map);
  const isPlanet = (square: Square): boolean => (planetOn[square] ?? -1) >= 0;
  const now = meant(offers, hand);
  const squares = now.flatMap(({ verb, square, squares: all }) =>
    verb === 'attack' || verb === 'strike' ? [] : [square ?? [], all ?? []].flat(),
  );
  const { pending } = hand;
  return {
    reach: new Set(squares.filter(square => !isPlanet(square))),
    completing: completingOf(view, now),
    hits: hitsOf(now),
    planets: new Set(squares.filter(isPlanet)),
    dice: diceOf(offers, hand),
    chosen: pending?.square,
    from: pending?.from,
    ghosts: new Map(
      pending?.squares?.map((square, i) => [square, dieOf(view.decision?.seat ?? 0, i)] as const),
    ),
    fight: fightOf(view),
    decided: decided === undefined ? undefined : planets[decided]?.square,
  };
}

function completingOf(view: QuantumView, now: readonly Offered[]): ReadonlySet<Square> {
  const seat = view.decision?.seat ?? NOBODY;
  return new Set(
    now.flatMap(one =>
      one.square !== undefined && completedBy(view, seat, one).length > 0 ? one.square : [],
    ),
  );
}

function fightOf(view: QuantumView): Marks['fight'] {
  const combat = openFight(view);
  return combat && { from: combat.via, to: combat.target };
}

function hitsOf(now: readonly Offered[]): ReadonlyMap<Square, Odds> {
  const hits = new Map<Square, Odds>();
  for (const { square, odds } of now)
    if (square !== undefined && odds && odds.chance >= (hits.get(square)?.chance ?? 0))
      hits.set(square, odds);
  return hits;
}

function diceOf(offers: readonly Offered[], { mode, selected, cargo }: Hand): ReadonlySet<Die> {
  const found = offers.filter(({ verb }) => mode === undefined || verb === mode);
  const isSecond = mode === 'warp' || (mode === 'transport' && cargo === undefined);
  return new Set(
    found.flatMap(({ die, other }) =>
      isSecond && selected !== undefined ? (die === selected ? (other ?? []) : []) : (die ?? []),
    ),
  );
}

/** What somebody's ships in an orbit add up to, against what the planet asks. */
export interface Sum {
  readonly seat: Seat;
  readonly sum: number;
  readonly needed: number;
  /** A cube could be placed: cards may make another sum do. */
  readonly isReady: boolean;
}

/** By planet: of all who have ships in its orbit and may still build there. */
export const sumsOf = (view: QuantumView): readonly (readonly Sum[])[] =>
  geometryOf(view.map).planets.map((_, planet) =>
    Array.from({ length: view.players }, (_, seat) => seat).flatMap(seat => {
      const sum = orbitSum(view, seat, planet);
      const refusal = buildRefusal(view, seat, planet);
      const isOpen = refusal === undefined || (refusal === 'E_SUM' && sum > 0);
      return isOpen ? [{ seat, sum, needed: neededSum(view, seat, planet), isReady: !refusal }] : [];
    }),
  );
