/** A unit of work at a table: a command, an expired clock, a bot's answer. */
import type { Handled, Table } from '@tessera/table';
import type { Refusal, RefusalCode } from '@tessera/wire';
import type { CommandKey } from '../store/types.ts';

/** Known once the task is durable or refused; `table` is the id of a rematch. */
export type TaskResult = { readonly seq: number; readonly table?: string } | { readonly refused: Refusal };

export interface Task {
  /** Guest, idempotency key and hash of a command. */
  readonly by?: Required<CommandKey>;
  /** Pseudonym of the client's address, stored with a rematch. */
  readonly origin?: string | undefined;
  run(table: Table, now: number): Handled;
  resolve(result: TaskResult): void;
  /** Rejects with NoTable. */
  reject(error: unknown): void;
}

export const isSameKey = (a: Task['by'], b: Task['by']): boolean =>
  a !== undefined && b !== undefined && a.key === b.key && a.guest === b.guest;

/** A refusal by the server rather than by the table. */
export const refusedBy = (code: RefusalCode): { readonly refused: Refusal } => ({
  refused: { code, clause: '' },
});

/** The guest has asked to be deleted. */
export class NoGuest extends Error {}

/** No table has this id, or it was removed. */
export class NoTable extends Error {}
