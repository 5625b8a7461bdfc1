/** Readers for the JSON of scenarios and requests, beyond the engine's. */
import { type Fields, FormatError, type Reader, readObject, refuseUnknown } from '@tessera/engine';

/** Reads an object without any other fields than these. */
export const readFields =
  (known: readonly string[]): Reader<Fields> =>
  (value, field) => {
    const fields = readObject(value, field);
    refuseUnknown(fields, known, field);
    return fields;
  };

/** Reads a position in notation; a JSON position may also be a JSON value. */
export function readWritten(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object')
    throw new FormatError(field, 'must be a text or an object');
  return JSON.stringify(value);
}
