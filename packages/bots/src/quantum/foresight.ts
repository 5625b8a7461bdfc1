// @chunk own
/** Facts from trials: what is likelier until the next turn of a seat than after the next best answer. */
import type { Seat } from '@tessera/engine';
import { type Answer, FLEET, type QuantumState, type QuantumView, quantum } from '@tessera/games/quantum';
import type { Thought } from '../bot.ts';
import { luckOf } from '../luck.ts';
import type { Reason } from '../reason.ts';
import { ONE_MOVE, readReadiness } from './readiness.ts';
import { playedOut } from './trial.ts';
import { newWorkshop, release } from './workshop.ts';

/** Worlds that both answers are tried in, and the least share of them that has to differ. */
const WORLDS = 100;
const LEAST = 0.08;

/** Events that can happen until a seat's next turn, each with whether the seat likes it. */
const EVENTS = {
  prepares: {
    isLiked: true,
    holds: (_: QuantumState, after: QuantumState, seat: Seat) => canBuild(after, seat),
  },
  slows: {
    isLiked: false,
    holds: (before: QuantumState, after: QuantumState, seat: Seat) =>
      after.cubesLeft.some((left, rival) => rival !== seat && left < (before.cubesLeft[rival] ?? 0)),
  },
  loses: {
    isLiked: false,
    holds: (before: QuantumState, after: QuantumState, seat: Seat) =>
      inPlay(after, seat) < inPlay(before, seat),
  },
  hits: {
    isLiked: true,
    holds: (before: QuantumState, after: QuantumState, seat: Seat) =>
      before.active.some((_, rival) => rival !== seat && inPlay(after, rival) < inPlay(before, rival)),
  },
} as const;
type Event = keyof typeof EVENTS;

export function foreseen(
  view: QuantumView,
  seat: Seat,
  { line, ranked = [] }: Thought<Answer>,
): readonly Reason[] {
  const next = ranked[1]?.line;
  if (!next) return [];
  const [own, others] = [sharesOf(view, seat, line), sharesOf(view, seat, next)];
  const gaps = (Object.keys(EVENTS) as Event[]).map(key => ({
    key,
    gap: (EVENTS[key].isLiked ? 1 : -1) * (own[key] - others[key]),
    params: { after: percent(own[key]), before: percent(others[key]) },
  }));
  return gaps
    .filter(({ gap }) => gap >= LEAST)
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, 1)
    .map(({ key, params }) => ({ key, params }));
}

const percent = (share: number): number => Math.round(100 * share);

/** Shares of the worlds in which each event comes to pass. */
function sharesOf(view: QuantumView, seat: Seat, line: readonly Answer[]): Readonly<Record<Event, number>> {
  const shop = newWorkshop();
  const shares = { prepares: 0, slows: 0, loses: 0, hits: 0 };
  for (let seed = 0; seed < WORLDS; seed++) {
    const before = quantum.determinize(view, luckOf(seed));
    const after = playedOut(shop, before, luckOf(WORLDS + seed), line, 1);
    for (const key of Object.keys(EVENTS) as Event[])
      if (EVENTS[key].holds(before, after, seat)) shares[key] += 1 / WORLDS;
    release(shop, after);
  }
  return shares;
}

/** True if a cube can be constructed this turn, or the last one was. */
function canBuild(state: QuantumState, seat: Seat): boolean {
  if (state.outcome) return state.outcome.winners.includes(seat);
  const costs: number[] = [];
  readReadiness(state, seat, true, costs);
  return costs.some(cost => cost <= ONE_MOVE);
}

const inPlay = ({ places }: QuantumState, seat: Seat): number =>
  places.slice(seat * FLEET, (seat + 1) * FLEET).filter(at => at >= 0).length;
