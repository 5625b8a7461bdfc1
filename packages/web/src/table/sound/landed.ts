/** Sounds of a change that has landed; fetched with the first one that is heard. */
import type { MatchSnapshot } from '../../match/client.ts';
import { isPerson } from '../../match/seating.ts';
import type { Sound } from '../../ui/sound.ts';
import { ring } from '../../ui/tones.ts';
import { isWonHere } from '../ending/won.ts';

type Landed = Pick<MatchSnapshot<unknown>, 'setup' | 'outcome' | 'events' | 'moves' | 'isYours'>;

/**
 * The end alone, else the first kind of event that occurred, then a chime if others have played and somebody
 * here decides.
 */
export function soundsOf(
  landed: Landed,
  byEvent: readonly (readonly [string, Sound])[],
  isTogether: boolean,
): readonly Sound[] {
  const { setup, outcome, events, moves, isYours } = landed;
  if (outcome) return [isWonHere(landed, isTogether) ? 'win' : 'lose'];
  const [, sound] = byEvent.find(([type]) => events.some(event => event.type === type)) ?? [];
  const isCalled = isYours && moves.length > 0 && !isPerson(setup, moves.at(-1)?.seat ?? null);
  return [...(sound ? [sound] : []), ...(isCalled ? (['turn'] as const) : [])];
}

export const ringLanded = (...landed: Parameters<typeof soundsOf>): void => ring(...soundsOf(...landed));
