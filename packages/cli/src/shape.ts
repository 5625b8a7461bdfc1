/** JSON from outside into typed values; a FormatError names the field that does not fit. */
import { FormatError } from '@tessera/engine';

export type Fields = Readonly<Record<string, unknown>>;

/** An object that has no other fields than these. */
export function fieldsOf(value: unknown, field: string, known: readonly string[]): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new FormatError(field, 'must be an object');
  for (const name of Object.keys(value)) {
    if (!known.includes(name))
      throw new FormatError(`${field}.${name}`.slice(0, 80), `is unknown; known are ${known.join(', ')}`);
  }
  return value as Fields;
}

export function textOf(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new FormatError(field, 'must be a text');
  return value;
}

/** A position in notation; one that is JSON may be written as such. */
export function positionOf(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object')
    throw new FormatError(field, 'must be a text or an object');
  return JSON.stringify(value);
}

export function wholeOf(value: unknown, field: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new FormatError(field, 'must be a whole number from 0');
  return value as number;
}

export function flagOf(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw new FormatError(field, 'must be true or false');
  return value;
}

export function listOf<T>(
  value: unknown,
  field: string,
  item: (value: unknown, field: string) => T,
): readonly T[] {
  if (!Array.isArray(value)) throw new FormatError(field, 'must be a list');
  return value.map((one, i) => item(one, `${field}[${i}]`));
}

/** A reader of fields that may be missing. */
export const maybe =
  <T>(read: (value: unknown, field: string) => T) =>
  (value: unknown, field: string): T | undefined =>
    value === undefined ? undefined : read(value, field);
