/** Something to be done at a table: a command of somebody, a clock that ran out, a bot's answer. */
import type { Refusal, RefusalCode } from '@tessera/wire';
import type { Handled, Table } from '../table/index.ts';

/** What whoever wanted it is told, once it is durable or refused. */
export type Outcome = { readonly seq: number; readonly table?: string } | { readonly refused: Refusal };

export interface Deed {
  /** Who wants it, and their word for it: with the same word it is not done twice. */
  readonly by?: { readonly guest: string; readonly key: string };
  /** The pseudonym of the address it comes from, for a table that begins by it. */
  readonly origin?: string | undefined;
  run(table: Table, now: number): Handled;
  /** It is durable, or refused. */
  settle(outcome: Outcome): void;
  /** There is no such table. */
  fail(error: unknown): void;
}

/** Whether it is one wish of one person. */
export const isSame = (a: Deed['by'], b: Deed['by']): boolean =>
  a !== undefined && b !== undefined && a.key === b.key && a.guest === b.guest;

/** A no of the server, not of the table. */
export const refusedBy = (code: RefusalCode): { readonly refused: Refusal } => ({
  refused: { code, clause: '' },
});
