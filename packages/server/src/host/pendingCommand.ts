/** A command from its receipt until its sender is answered, exactly once. */
import { hash } from 'node:crypto';
import type { Circumstances, Handled, NewIds, Table } from '@tessera/table';
import type { Command, Me } from '@tessera/wire';
import type { CommandKey } from '../store/types.ts';
import type { Departures } from './departures.ts';
import type { Load } from './load.ts';
import { newIds } from './newTable.ts';
import type { Observer } from './storedTable.ts';
import type { Task, TaskResult } from './task.ts';

export type Reply = Pick<Task, 'resolve' | 'reject'>;

interface CommandContext {
  readonly load: Load;
  readonly departures: Departures;
  readonly observer: Observer | undefined;
  isHere(table: string, guest: string): boolean;
}

/** Four bytes are enough to detect an idempotency key that is reused for another command by mistake. */
function hashOf(command: Command): number {
  const bytes = hash('sha1', JSON.stringify(command), 'latin1'); // a third of the cost of a buffer
  return (
    (bytes.charCodeAt(0) << 24) |
    (bytes.charCodeAt(1) << 16) |
    (bytes.charCodeAt(2) << 8) |
    bytes.charCodeAt(3)
  );
}

/** A single object without a promise, since commands arrive by thousands a second. */
export class PendingCommand implements Task, Circumstances {
  readonly by: Required<CommandKey>;
  readonly origin: string | undefined;
  readonly #context: CommandContext;
  readonly #table: string;
  readonly #name: string;
  readonly #command: Command;
  readonly #reply: Reply;
  readonly #began = performance.now();
  #ids: NewIds | undefined;
  #isAnswered = false;

  constructor(
    context: CommandContext,
    table: string,
    { id, name }: Me,
    key: string,
    command: Command,
    reply: Reply,
    origin?: string,
  ) {
    this.by = { guest: id, key, command: hashOf(command) };
    this.origin = origin;
    this.#context = context;
    this.#table = table;
    this.#name = name;
    this.#command = command;
    this.#reply = reply;
    context.load.begin();
    context.departures.begin(id);
  }

  run(table: Table, now: number): Handled {
    return table.handle({ guest: this.by.guest, name: this.#name }, this.#command, now, this);
  }

  /** Ids of a rematch; the same ones when the command is retried. */
  newIds(): NewIds {
    this.#ids ??= newIds();
    return this.#ids;
  }

  isHere(guest: string): boolean {
    return this.#context.isHere(this.#table, guest);
  }

  resolve(result: TaskResult): void {
    if (!this.#isFirst()) return;
    const label = 'refused' in result ? result.refused.code : 'done';
    this.#context.observer?.command(label, performance.now() - this.#began);
    this.#reply.resolve(result);
  }

  reject(error: unknown): void {
    if (this.#isFirst()) this.#reply.reject(error);
  }

  #isFirst(): boolean {
    if (this.#isAnswered) return false;
    this.#isAnswered = true;
    this.#context.load.end();
    this.#context.departures.end(this.by.guest);
    return true;
  }
}
