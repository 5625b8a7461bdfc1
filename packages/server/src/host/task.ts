/** Something to be done at a table: a command of somebody, a clock that ran out, a bot's answer. */

import type { Handled, Table } from '@tessera/table';
import type { Refusal, RefusalCode } from '@tessera/wire';
import type { CommandKey } from '../store/types.ts';

/** What whoever wanted it is told, once it is durable or refused. */
export type Outcome = { readonly seq: number; readonly table?: string } | { readonly refused: Refusal };

export interface Deed {
  /** Who wants it, their idempotency key, and a hash of the command: with the same key it is not done twice. */
  readonly by?: Required<CommandKey>;
  /** The pseudonym of the address it comes from, for a table that begins by it. */
  readonly origin?: string | undefined;
  run(table: Table, now: number): Handled;
  /** It is durable, or refused. */
  settle(outcome: Outcome): void;
  /** There is no such table. */
  fail(error: unknown): void;
}

/** Whether two commands of one person have the same key. */
export const isSame = (a: Deed['by'], b: Deed['by']): boolean =>
  a !== undefined && b !== undefined && a.key === b.key && a.guest === b.guest;

/** A no of the server, not of the table. */
export const refusedBy = (code: RefusalCode): { readonly refused: Refusal } => ({
  refused: { code, clause: '' },
});

/** They asked to be forgotten, and are nobody by now. */
export class NoGuest extends Error {}

/** There is no table of this id, or no longer. */
export class NoTable extends Error {}
