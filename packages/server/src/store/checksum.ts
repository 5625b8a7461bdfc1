/** Every record is summed with the sum of the one before it: nothing changes, vanishes or moves without being found. */
import { hash } from 'node:crypto';

/** What the first record of a journal follows: it belongs to this table and no other. */
export const firstSum = (table: string): string => sumOf('table', table);

/** 128 bits of SHA-256. */
export const sumOf = (before: string, ...parts: readonly (string | number)[]): string =>
  hash('sha256', JSON.stringify([before, ...parts]), 'base64url').slice(0, 22);
