/** The moments of a match that are worth a second look. */
import type { Seat } from '@tessera/engine';
import type { Decision, MatchReview } from './types.ts';

/** Smallest cost of a moment. */
export const LEAST_MOMENT = 0.03;
export const MOST_MOMENTS = 5;

/**
 * Decisions of the largest cost, in the order of the match. Those of people come first; bots fill the rest. Of
 * neighbouring decisions of one seat only the dearest counts: they are mostly one mistake.
 */
export function momentsOf(
  { decisions }: Pick<MatchReview, 'decisions'>,
  isPerson: (seat: Seat) => boolean = () => true,
): readonly Decision[] {
  const dearest = decisions
    .filter(({ cost }) => cost >= LEAST_MOMENT)
    .toSorted((a, b) => Number(isPerson(b.seat)) - Number(isPerson(a.seat)) || b.cost - a.cost);
  const found: Decision[] = [];
  for (const one of dearest) {
    if (found.length === MOST_MOMENTS) break;
    if (!found.some(other => isNear(decisions, one, other))) found.push(one);
  }
  return found.toSorted((a, b) => a.index - b.index);
}

/** True for decisions of one seat with nobody else's, and nothing drawn, in between. */
function isNear(decisions: readonly Decision[], one: Decision, other: Decision): boolean {
  if (one.seat !== other.seat) return false;
  const [from, to] = one.index < other.index ? [one, other] : [other, one];
  const between = decisions.filter(({ index }) => index >= from.index && index < to.index);
  return between.every(({ seat, luck }) => seat === one.seat && luck.every(change => change === 0));
}
