/** When a change is known: dice have rolled to the number drawn. And what everybody must notice then. */
import type { QuantumEvent } from '@tessera/games/quantum';
import type { Landing, Moment } from '../../table/clock.ts';

/** How long dice roll and lie before the result is told: those of a fight longer than a ship that is rolled. */
export const FIGHT_MS = 900;
export const SHIP_MS = 750;
/** What one sees of an answer that rolls nothing. */
const GLANCE_MS = 600;
const BANNER_MS = 1500;
/** A fight has sums to be read. */
const VERDICT_MS = 2200;

/** Events over the board. */
const isDrama = (event: QuantumEvent): boolean =>
  event.type === 'combatEnd' ||
  event.type === 'dangerous' ||
  (event.type === 'cube' && (event.cause === 'construct' || event.cause === 'infamy'));

/** Ships that are rolled: one, a first fleet, or those that break a tie for the first turn. */
const ROLLS: readonly QuantumEvent['type'][] = ['roll', 'fleetRolled', 'tieBreak'];

/** `tempo`: 1, or more for those who like it slower; undefined without motion. */
export function landingOf(events: readonly QuantumEvent[], tempo: number | undefined): Landing {
  const isFight = events.some(({ type }) => type === 'combatRoll' || type === 'reroll');
  const isRolled = events.some(({ type }) => ROLLS.includes(type));
  const lands = tempo === undefined ? 0 : tempo * (isFight ? FIGHT_MS : isRolled ? SHIP_MS : 0);
  let end = lands;
  const moments = events.filter(isDrama).map((event): Moment => {
    const start = end;
    end += event.type === 'combatEnd' ? VERDICT_MS : BANNER_MS;
    return { event, start, end };
  });
  return { lands, lasts: Math.max(lands + GLANCE_MS * (tempo ?? 0.5), moments.at(-1)?.end ?? 0), moments };
}
