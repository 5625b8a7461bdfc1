/**
 * Pseudonyms of addresses, for shares that outlast a connection: which tables one address has set. A keyed hash of which
 * 24 bits are kept: two visitors rarely meet in one, and yet whoever had both database and key could not tell which of
 * some 250 IPv4 addresses it was.
 */
import { createHmac } from 'node:crypto';
import { randomText } from '../identity/signer.ts';
import type { Store } from '../store/types.ts';

const BYTES = 3;

export type OriginOf = (visitor: string) => string;

/** All servers of one database give the same pseudonyms. */
export async function openOrigins(store: Pick<Store, 'secret'>): Promise<OriginOf> {
  const key = await store.secret('origins', randomText(32));
  return visitor =>
    createHmac('sha256', key).update(visitor).digest().subarray(0, BYTES).toString('base64url');
}
