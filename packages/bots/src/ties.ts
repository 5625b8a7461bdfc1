/** Answers that a search values as much as the best. */
import type { Thought } from './bot.ts';
import type { Reason } from './reason.ts';

/** Win probabilities that are shown as equal. */
const EQUAL = 0.005;

/** Other answers that the search values as much as the best. */
export const equalsOf = ([best, ...others]: Thought<unknown>['ranked'] = []): number =>
  others.filter(one => best !== undefined && best.chance - one.chance < EQUAL).length;

/** The fact that other answers are as good, where they are. */
export function tiesOf({ ranked }: Pick<Thought<unknown>, 'ranked'>): readonly Reason[] {
  const count = equalsOf(ranked);
  return count > 0 ? [{ key: 'tied', params: { count } }] : [];
}
