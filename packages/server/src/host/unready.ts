/** Refusals for failures of the store. */
import type { Refusal, Unready } from '@tessera/wire';
import { type FailureCode, StoreFailure } from '../store/failure.ts';

export type UnreadyReason = Unready;

const REASONS: Readonly<Partial<Record<FailureCode, UnreadyReason>>> = {
  full: 'full',
  unreachable: 'unreachable',
  busy: 'unreachable', // locked by another process
  broken: 'broken',
  newer: 'broken',
  closed: 'stopping',
};

export const isDamaged = (error: unknown): boolean =>
  error instanceof StoreFailure && error.code === 'damaged';

/** Undefined for an error that is not about storing. */
export const reasonOf = (error: unknown): UnreadyReason | undefined =>
  error instanceof StoreFailure ? REASONS[error.code] : undefined;

/** Undefined for a failure of one operation only. */
export function unreadyBy(error: unknown): Refusal | undefined {
  if (isDamaged(error)) return { code: 'damaged', clause: '' };
  const reason = reasonOf(error);
  return reason && { code: 'busy', clause: '', params: { reason } };
}

export const notKept = (error: unknown): Refusal => unreadyBy(error) ?? { code: 'notKept', clause: '' };
