/** What a player is told when something could not be stored, by what went wrong. */
import type { Refusal, Unready } from '@tessera/wire';
import { type FailureCode, StoreFailure } from '../store/failure.ts';

export type UnreadyReason = Unready;

const REASONS: Readonly<Partial<Record<FailureCode, UnreadyReason>>> = {
  full: 'full',
  unreachable: 'unreachable',
  busy: 'unreachable', // somebody else holds the database
  broken: 'broken',
  newer: 'broken',
  closed: 'stopping',
};

export const isDamaged = (error: unknown): boolean =>
  error instanceof StoreFailure && error.code === 'damaged';

/** Why nothing can be stored; undefined for an error of another kind. */
export const reasonOf = (error: unknown): UnreadyReason | undefined =>
  error instanceof StoreFailure ? REASONS[error.code] : undefined;

/** Undefined for a failure that concerns this one thing alone. */
export function unreadyBy(error: unknown): Refusal | undefined {
  if (isDamaged(error)) return { code: 'damaged', clause: '' };
  const reason = reasonOf(error);
  return reason && { code: 'busy', clause: '', params: { reason } };
}

export const notKept = (error: unknown): Refusal => unreadyBy(error) ?? { code: 'notKept', clause: '' };
