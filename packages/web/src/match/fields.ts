/** Readers of outside data, field by field: each returns what it asks for or throws FormatError naming it. */
import { FormatError } from '@tessera/engine';

export function object(value: unknown, field: string): Readonly<Record<string, unknown>> {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new FormatError(field, 'must be an object');
  return value as Record<string, unknown>;
}

export function list(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new FormatError(field, 'must be a list');
  return value;
}

export function text(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new FormatError(field, 'must be a text');
  return value;
}

export function whole(value: unknown, field: string): number {
  if (!(Number.isSafeInteger(value) && (value as number) >= 0))
    throw new FormatError(field, 'must be a whole number from 0');
  return value as number;
}

/** `null`, or what the reader makes of anything else. */
export const orNull = <T>(
  read: (value: unknown, field: string) => T,
  value: unknown,
  field: string,
): T | null => (value === null ? null : read(value, field));
