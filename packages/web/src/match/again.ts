// @chunk table
/** Rematch at one screen. */
import type { OptionValue } from '@tessera/engine';
import type { MatchSetup } from './client.ts';

const turned = <T>([first, ...others]: readonly T[]): readonly T[] =>
  first === undefined ? [] : [...others, first];

/**
 * Rotates everybody by one seat: colours are swapped, another seat begins. Options per seat move with their
 * holders; `perSeat` names these options, with the default for seats beyond their list. Values beyond the
 * seats (a player's second agent) stay. A position that one plays against bots, as at the end of a course, is tried
 * again from the same side.
 */
export function turnedSeats(setup: MatchSetup, perSeat: Readonly<Record<string, OptionValue>>): MatchSetup {
  const { seats, options } = setup;
  if (setup.position && seats.filter(({ kind }) => kind !== 'bot').length < 2) return setup;
  const moved = Object.entries(options).map(([name, value]) => {
    const usual = perSeat[name];
    if (usual === undefined || seats.length < 2) return [name, value];
    const chosen = value as readonly OptionValue[];
    const first = seats.map((_, seat) => chosen[seat] ?? usual);
    return [name, [...turned(first), ...chosen.slice(seats.length)]];
  });
  // Another seed is another match: no daily challenge any more.
  const title = setup.seed.startsWith('daily ') ? '' : setup.title;
  return { ...setup, title, seats: turned(seats), options: Object.fromEntries(moved) };
}
