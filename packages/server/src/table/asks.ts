/** Proposals that others have to agree to. */
import type { Ask } from '@tessera/wire';
import type { Book } from './book.ts';

export function asksFor({ ledger }: Book): readonly Ask[] {
  return ledger.asks.map(({ id, by, proposal, agreed }) => ({ id, by, proposal, agreed, waitsFor: [] }));
}
