/** T-BREACH: breaches of the primed area. */
import { finish, type Play } from '../change.ts';
import { primedCount } from '../state.ts';
import { LAST_BREACH, type TesseractState } from '../types.ts';

/** T-BREACH-1: number of breaches for so many equal primed cubes. */
export const breachesFor = (count: number): number => (count >= 6 ? 2 : count >= 3 ? 1 : 0);

/** T-PRIME-2: a cube was placed in the primed area at `value` by priming or by an event. */
export function checkPlacement(play: Play, value: number): void {
  if (play.state.flags.breachScope === 'anyValue') {
    checkAnyValue(play);
    return;
  }
  addBreaches(play, breachesFor(primedCount(play.state, value)), [value]);
}

/** T-BREACH-4: FR taken literally; every value that is crowded enough counts as a cause. */
function checkAnyValue(play: Play): void {
  const counts = [1, 2, 3, 4, 5, 6].map(value => primedCount(play.state, value));
  const worst = Math.max(...counts.map(breachesFor));
  const causes = counts.flatMap((count, i) => (breachesFor(count) === worst ? [i + 1] : []));
  addBreaches(play, worst, causes);
}

/** T-BREACH-3: the token stops at 7 and the game is lost. */
export function addBreaches(play: Play, count: number, values: readonly number[]): void {
  const { state } = play;
  if (count === 0 || state.outcome !== null) return;
  state.breach = Math.min(LAST_BREACH, state.breach + count);
  play.events?.push({ type: 'breached', count, breach: state.breach, values });
  if (state.options.breachRace) for (const value of values) discardColumnCard(play, state, value);
  if (state.breach === LAST_BREACH) finish(play, 'breach'); // T-END-4
}

/** T-BREACH-5: discards the card of the causing value, unless it is already unlocked or used. */
function discardColumnCard(play: Play, state: TesseractState, value: number): void {
  const place = state.containment[value - 1];
  if (place?.state !== 'hidden' && place?.state !== 'revealed') return;
  const told = { type: 'columnCard', column: value, card: place.card, state: 'discarded' } as const;
  const wasHidden = place.state === 'hidden'; // discards are public (T-INFO-1)
  place.state = 'discarded';
  play.events?.push(wasHidden ? { ...told, reveals: 'all' } : told);
}
