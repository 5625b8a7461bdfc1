/** Number of seats of a match. */
import { type AnyGame, FormatError } from '@tessera/engine';

/** The given number, else that of the position a match begins with, else the default. */
export function seatsFor(
  game: AnyGame,
  asked: number | undefined,
  start: unknown,
  field: string,
  usual = game.seats.usual,
): number {
  const inPosition = start === undefined ? undefined : game.seatsIn(start);
  if (asked !== undefined && inPosition !== undefined && asked !== inPosition)
    throw new FormatError(field, `is ${asked}, but the position has ${inPosition}`);
  return asked ?? inPosition ?? usual;
}
