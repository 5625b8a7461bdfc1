/**
 * Pseudonyms of addresses, for quotas that outlast a connection: the tables one address has set. A keyed hash truncated to
 * 24 bits: collisions of visitors are rare, and yet each value stands for some 250 IPv4 addresses, even to a reader of
 * both database and key.
 */
import { createHmac } from 'node:crypto';
import { randomText } from '../identity/signer.ts';
import type { Store } from '../store/types.ts';

const BYTES = 3;

export type OriginOf = (visitor: string) => string;

/** The key is shared by all servers of one database. */
export async function openOrigins(store: Pick<Store, 'secret'>): Promise<OriginOf> {
  const key = await store.secret('origins', randomText(32));
  return visitor =>
    createHmac('sha256', key).update(visitor).digest().subarray(0, BYTES).toString('base64url');
}
