/** How many sit at a table. */
import { type AnyGame, FormatError } from '@tessera/engine';
import { traitsOf } from './traits.ts';

/** As asked for, else as in the position a match begins with, else as usual. */
export function seatsFor(
  game: AnyGame,
  asked: number | undefined,
  start: unknown,
  field: string,
  usual = traitsOf(game).seats,
): number {
  const inPosition = start === undefined ? undefined : traitsOf(game).seatsIn(start);
  if (asked !== undefined && inPosition !== undefined && asked !== inPosition)
    throw new FormatError(field, `is ${asked}, but the position has ${inPosition}`);
  return asked ?? inPosition ?? usual;
}
