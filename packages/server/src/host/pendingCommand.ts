/** A command of somebody, from when it is heard until they are told what became of it. */
import { hash } from 'node:crypto';
import type { Circumstances, Handled, NewIds, Table } from '@tessera/table';
import type { Command, Me } from '@tessera/wire';
import type { CommandKey } from '../store/types.ts';
import type { Departures } from './departures.ts';
import type { Load } from './load.ts';
import { newIds } from './newTable.ts';
import type { Watch } from './storedTable.ts';
import type { Deed, Outcome } from './task.ts';

/** Whoever waits for it. */
export type Asking = Pick<Deed, 'settle' | 'fail'>;

interface Around {
  readonly load: Load;
  readonly departures: Departures;
  readonly watch: Watch | undefined;
  isHere(table: string, guest: string): boolean;
}

/** Four bytes: enough to tell apart two commands that somebody gave one key by mistake. */
const hashOf = (command: Command): number => hash('sha1', JSON.stringify(command), 'buffer').readInt32BE(0);

/** One object and no promise: there are thousands a second. */
export class Wish implements Deed, Circumstances {
  readonly by: Required<CommandKey>;
  readonly origin: string | undefined;
  readonly #around: Around;
  readonly #table: string;
  readonly #name: string;
  readonly #command: Command;
  readonly #asking: Asking;
  readonly #began = performance.now();
  #ids: NewIds | undefined;
  #isTold = false;

  constructor(
    around: Around,
    table: string,
    { id, name }: Me,
    key: string,
    command: Command,
    asking: Asking,
    origin?: string,
  ) {
    this.by = { guest: id, key, command: hashOf(command) };
    this.origin = origin;
    this.#around = around;
    this.#table = table;
    this.#name = name;
    this.#command = command;
    this.#asking = asking;
    around.load.begin();
    around.departures.begin(id);
  }

  run(table: Table, now: number): Handled {
    return table.handle({ guest: this.by.guest, name: this.#name }, this.#command, now, this);
  }

  /** Of a table for another game: the same ones if it has to be tried again. */
  newIds(): NewIds {
    this.#ids ??= newIds();
    return this.#ids;
  }

  isHere(guest: string): boolean {
    return this.#around.isHere(this.#table, guest);
  }

  settle(outcome: Outcome): void {
    if (!this.#isFirst()) return;
    const result = 'refused' in outcome ? outcome.refused.code : 'done';
    this.#around.watch?.command(result, performance.now() - this.#began);
    this.#asking.settle(outcome);
  }

  fail(error: unknown): void {
    if (this.#isFirst()) this.#asking.fail(error);
  }

  #isFirst(): boolean {
    if (this.#isTold) return false;
    this.#isTold = true;
    this.#around.load.end();
    this.#around.departures.end(this.by.guest);
    return true;
  }
}
