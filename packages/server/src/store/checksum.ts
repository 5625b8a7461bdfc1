/** Hash chain: the checksum of a record covers the one before it, so that any changed, missing or moved record is detected. */
import { hash } from 'node:crypto';

/** Start of a table's chain, which binds it to the table. */
export const firstSum = (table: string): string => sumOf('table', table);

/** 128 bits of SHA-256. */
export const sumOf = (before: string, ...parts: readonly (string | number)[]): string =>
  hash('sha256', JSON.stringify([before, ...parts]), 'base64url').slice(0, 22);
