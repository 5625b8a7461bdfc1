// @chunk common
/** Readers of data from outside: every field is read by name, and refused in a sentence that names it. */
import { FormatError } from './violation.ts';

/** Validates and converts the value of a field, or throws FormatError. */
export type Reader<T> = (value: unknown, field: string) => T;

export type Fields = Readonly<Record<string, unknown>>;

export function readObject(value: unknown, field: string): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new FormatError(field, 'must be an object');
  return value as Fields;
}

export function readList(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new FormatError(field, 'must be a list');
  return value;
}

export function readText(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new FormatError(field, 'must be a text');
  return value;
}

export function readFlag(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw new FormatError(field, 'must be true or false');
  return value;
}

/** A number without a fraction, of any sign. */
export function readInteger(value: unknown, field: string): number {
  if (!Number.isSafeInteger(value)) throw new FormatError(field, 'must be a whole number');
  return value as number;
}

/** A count or an index: 0, 1, 2 … */
export function readCount(value: unknown, field: string): number {
  if (!(Number.isSafeInteger(value) && (value as number) >= 0))
    throw new FormatError(field, 'must be a whole number from 0');
  return value as number;
}

export const readIntegerIn =
  (low: number, high: number): Reader<number> =>
  (value, field) => {
    if (Number.isInteger(value) && (value as number) >= low && (value as number) <= high)
      return value as number;
    throw new FormatError(field, `must be a whole number from ${low} to ${high}`);
  };

/**
 * Reads a list with one reader for all items, of a given length or any; a wrong item is named by its index.
 */
export const readListOf =
  <T>(read: Reader<T>, length?: number): Reader<T[]> =>
  (value, field) => {
    const list = readList(value, field);
    if (length !== undefined && list.length !== length)
      throw new FormatError(field, `must have ${length} entries, not ${list.length}`);
    return list.map((one, i) => read(one, `${field}[${i}]`));
  };

/** One of a few words. */
export const readOneOf =
  <T extends string>(words: readonly T[]): Reader<T> =>
  (value, field) => {
    const word = words.find(one => one === value);
    if (word === undefined) throw new FormatError(field, `must be one of ${words.join(', ')}`);
    return word;
  };

/** A reader that also accepts null. */
export const readOrNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, field) =>
    value === null ? null : read(value, field);

/** Reads an optional field, ready to be spread: `...optional(fields, 'position', readText)`. */
export function optional<K extends string, T>(
  fields: Fields,
  name: K,
  read: Reader<T>,
  field: string = name,
): { readonly [_ in K]?: T } {
  const value = fields[name];
  return (value === undefined ? {} : { [name]: read(value, field) }) as { readonly [_ in K]?: T };
}

/** Refuses unknown names, so that misspelt ones are found. */
export function refuseUnknown(fields: Fields, known: readonly string[], field: string): void {
  const unknown = Object.keys(fields).find(name => !known.includes(name));
  if (unknown === undefined) return;
  const name = unknown.slice(0, 80); // truncated, since a sender could make it endless
  throw new FormatError(
    field === '' ? name : `${field}.${name}`,
    `is unknown; known are ${known.join(', ')}`,
  );
}
