/** Distribution of the next phase I: Dr Foo's era, the clones there, the rifts that his cards add first. */
import type { UltraRow } from '../cards/ultras.ts';
import { contentOf } from '../content.ts';
import { modeOf } from '../modes/index.ts';
import { LAST_CYCLE } from '../modes/standard.ts';
import { END_OF_TIMES, PER_CYCLE } from '../modes/ultramachina.ts';
import { type Era, nextEra, RING } from '../ring.ts';
import { CLONES_PER_TURN } from '../rules/foo.ts';
import { bagOf, clonesAt, ultrasAt } from '../state.ts';
import type { Ultra } from '../types.ts';
import type { LoopView } from '../view.ts';
import { chanceOfExactly, hypergeometric } from './chances.ts';

/** One possible beginning; the probabilities of all of them sum up to 1. */
export interface Beginning {
  readonly chance: number;
  readonly foo: Era;
  /** Clones at his era when the cubes are counted. */
  readonly clones: number;
  /** Ultramachina cards there that add rifts first, in the order that hurts least. */
  readonly ultras: readonly UltraRow[];
}

/** A beginning before the tokens are drawn. */
interface Arrival {
  readonly chance: number;
  readonly foo: Era;
  readonly ultras: readonly Ultra[];
}

/** Empty if there is no further phase I. */
export function beginningsOf(view: LoopView): Beginning[] {
  if (view.outcome) return [];
  const isNow = view.phase === 'foo';
  const box = isNow ? view.cycle : cycleNext(view);
  if (box > LAST_CYCLE) return [];
  const generated = isNow ? 0 : (CLONES_PER_TURN[box - 1] as number);
  return (isNow ? [arrivalNow(view)] : arrivalsNext(view)).flatMap(arrival =>
    withClones(view, arrival, generated),
  );
}

/** The arrival while the cards of Dr Foo’s era are being applied. */
function arrivalNow(view: LoopView): Arrival {
  const frame = view.pending.find(({ type }) => type === 'ultras');
  return { chance: 1, foo: view.foo, ultras: frame?.type === 'ultras' ? frame.left : [] };
}

/** L-EOT-5, L-ULTRA-3: the cycle of the next turn. */
function cycleNext(view: LoopView): number {
  if (view.phase === 'setup') return view.cycle;
  const isSpent = modeOf(view).usesFooCards ? view.fooPile.length === 0 : view.foo === END_OF_TIMES;
  return isSpent ? view.cycle + 1 : view.cycle;
}

/** Candidates for the next Foo card: those left, or all of them after a reshuffle. */
const fooCardsNext = ({ fooPile }: LoopView): readonly Era[] =>
  fooPile.length > 0 ? fooPile : Array.from({ length: RING }, (_, era) => era);

function arrivalsNext(view: LoopView): Arrival[] {
  if (modeOf(view).usesFooCards) {
    const cards = fooCardsNext(view);
    return cards.map(foo => ({ chance: 1 / cards.length, foo, ultras: [] }));
  }
  const foo = nextEra(view.foo);
  const lying = ultrasAt(view, foo);
  if (cycleNext(view) === view.cycle) return [{ chance: 1, foo, ultras: lying }];
  const { ultras } = contentOf(view);
  const coming = view.ultraPile.filter(ultra => ultras[ultra]?.era === foo);
  const revealed = Math.min(PER_CYCLE, view.ultraPile.length);
  return subsetsOf(coming).map(some => ({
    chance: chanceOfExactly(view.ultraPile.length, revealed, some.length, coming.length - some.length),
    foo,
    ultras: [...lying, ...some],
  }));
}

const subsetsOf = ([first, ...rest]: readonly number[]): number[][] =>
  first === undefined ? [[]] : subsetsOf(rest).flatMap(set => [set, [first, ...set]]);

/** U-08 */
const BOOM = 2;

/** Generated clones stay, except those of a pack that are generated in their destruction era (L-CLONE-3). */
function withClones(view: LoopView, { chance, foo, ultras }: Arrival, generated: number): Beginning[] {
  const { tokens, ultras: rows } = contentOf(view);
  const bag = bagOf(view);
  const cards = ultras.flatMap(ultra => rows[ultra] ?? []);
  const booms = cards.filter(({ verb }) => verb === 'clones').length;
  const drawn = Math.min(bag.length, generated + BOOM * booms);
  const wanted = bag.filter(token => {
    const row = tokens[token];
    return row?.generation === foo && row.destruction !== foo;
  }).length;
  // The active player chooses the order: rifts on vortices come before a card can open another one.
  const inOrder = cards.toSorted(
    (a, b) => Number(b.verb === 'vortexRifts') - Number(a.verb === 'vortexRifts'),
  );
  return hypergeometric(bag.length, wanted, drawn).map((share, more) => ({
    chance: chance * share,
    foo,
    clones: clonesAt(view, foo) + more,
    ultras: inOrder,
  }));
}
