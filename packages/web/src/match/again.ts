// @chunk table
/** Another match like one before. */
import type { OptionValue } from '@tessera/engine';
import type { MatchSetup } from './client.ts';

const turned = <T>([first, ...others]: readonly T[]): readonly T[] =>
  first === undefined ? [] : [...others, first];

/**
 * The same match with everybody one seat further: colours are swapped, somebody else begins. What was chosen for a
 * seat goes along with its holder; `perSeat` names such options, with what a seat gets that the list does not reach.
 * Values beyond the seats (a second agent of somebody) stay where they are.
 */
export function turnedSeats(setup: MatchSetup, perSeat: Readonly<Record<string, OptionValue>>): MatchSetup {
  const { seats, options } = setup;
  const moved = Object.entries(options).map(([name, value]) => {
    const usual = perSeat[name];
    if (usual === undefined || seats.length < 2) return [name, value];
    const chosen = value as readonly OptionValue[];
    const first = seats.map((_, seat) => chosen[seat] ?? usual);
    return [name, [...turned(first), ...chosen.slice(seats.length)]];
  });
  return { ...setup, seats: turned(seats), options: Object.fromEntries(moved) };
}
