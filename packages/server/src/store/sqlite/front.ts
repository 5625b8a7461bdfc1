/**
 * Commits changes to the write-ahead log and tracks them until their checkpoint. The process that has the file open is
 * its only writer: heads of journals and idempotency keys are those in the database and those
 * pending here.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type FailureCode, StoreFailure } from '../failure.ts';
import { type Change, runsOf, seqAfter } from '../runs.ts';
import { explain } from './explain.ts';
import type { Tail } from './tail.ts';
import { type Batch, bodyOf, changesOf } from './tailFormat.ts';

/** A checkpoint follows an append after this time, or at once after this many changes. */
const CHECKPOINT_MS = 1000;
const MANY = 10_000;
/** Transient failures of a checkpoint. */
const PASSES: readonly FailureCode[] = ['full', 'busy'];

/** Applies batches to the database in order, before any later query. */
type WriteCheckpoint = (batches: readonly Batch[]) => Promise<unknown>;

export class Front {
  readonly #tail: Tail;
  readonly #checkpoint: WriteCheckpoint;
  readonly #head: StatementSync;
  readonly #seen: StatementSync;
  /** Appended to the log, and perhaps not in the database yet. */
  #pending: Batch[] = [];
  readonly #heads = new Map<string, { readonly seq: number; readonly id: number }>();
  #count = 0;
  #last: number;
  /** Last batch handed to a checkpoint. */
  #handed: number;
  #timer: NodeJS.Timeout | undefined;
  #failure: StoreFailure | undefined;

  /** `reader` sees the database, with everything up to the batch `checkpointed`. */
  constructor(tail: Tail, reader: DatabaseSync, checkpointed: number, checkpoint: WriteCheckpoint) {
    this.#tail = tail;
    this.#checkpoint = checkpoint;
    this.#last = this.#handed = checkpointed;
    this.#head = reader.prepare('select seq from tables where id = ?');
    this.#seen = reader.prepare('select 1 from keys where table_id = ? and guest = ? and key = ?');
  }

  /** Returns whether each change was accepted; the others are stale. None of them creates a table. */
  async commit(changes: readonly Change[]): Promise<readonly boolean[]> {
    requireSound(changes);
    if (this.#failure) throw this.#failure;
    try {
      const repeated = this.#repeated(changes);
      const runs = runsOf(changes.filter(change => !repeated.has(change)));
      const fresh = runs.filter(run => run.changes[0]?.after === this.#headOf(run.table));
      const accepted = fresh.flatMap(run => run.changes);
      if (accepted.length > 0) await this.#append(accepted);
      const isAccepted = new Set(accepted);
      return changes.map(change => isAccepted.has(change));
    } catch (error) {
      throw error instanceof StoreFailure ? error : explain(error);
    }
  }

  /** Starts a checkpoint. A transient failure is retried with the next query; any other is permanent. */
  checkpoint(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const fresh = this.#pending.filter(({ id }) => id > this.#handed);
    if (fresh.length === 0) return;
    this.#handed = this.#last;
    this.#count = 0;
    const { id: last } = fresh.at(-1) as Batch;
    this.#checkpoint(fresh)
      .then(() => this.#forget(last))
      .catch(({ code, message }: StoreFailure) => {
        if (!PASSES.includes(code)) this.#failure = new StoreFailure('broken', message);
      });
  }

  /** Permanent failure, until a restart. */
  get failure(): StoreFailure | undefined {
    return this.#failure;
  }

  /** Health check: rejects with a StoreFailure. */
  async probe(): Promise<void> {
    if (this.#failure) throw this.#failure;
    await this.#tail.probe();
  }

  async #append(changes: readonly Change[]): Promise<void> {
    const batch = { id: this.#last + 1, body: bodyOf(changes) };
    try {
      await this.#tail.append(batch);
    } catch (error) {
      const failure = error as StoreFailure;
      if (!failure.canGoOn) this.#failure ??= failure;
      throw failure;
    }
    this.#last = batch.id;
    this.#pending.push(batch);
    this.#count += changes.length;
    for (const change of changes) this.#heads.set(change.table, { seq: seqAfter([change]), id: batch.id });
    if (this.#count >= MANY) this.checkpoint();
    else this.#timer ??= setTimeout(() => this.checkpoint(), CHECKPOINT_MS).unref();
  }

  #forget(checkpointed: number): void {
    this.#pending = this.#pending.filter(({ id }) => id > checkpointed);
    for (const [table, { id }] of this.#heads) if (id <= checkpointed) this.#heads.delete(table);
    this.#tail.forget(checkpointed);
  }

  #headOf(table: string): number | undefined {
    return this.#heads.get(table)?.seq ?? (this.#head.get(table) as { seq: number } | undefined)?.seq;
  }

  /** Changes with a repeated command. The filter rules out almost all keys; only the rest are looked up. */
  #repeated(changes: readonly Change[]): ReadonlySet<Change> {
    const repeated = new Set<Change>();
    for (const change of changes) {
      for (const { guest, key } of change.keys ?? []) {
        if (change.known?.mayHave(guest, key) === false) continue;
        const isSeen = this.#seen.get(change.table, guest, key) !== undefined;
        if (isSeen || this.#isPending(change.table, guest, key)) repeated.add(change);
      }
    }
    return repeated;
  }

  /** Searches the pending batches. Rare, hence without an index: only bodies that contain the key are parsed. */
  #isPending(table: string, guest: string, key: string): boolean {
    const quoted = JSON.stringify(key);
    return this.#pending.some(
      batch =>
        batch.body.includes(quoted) &&
        changesOf(batch).some(
          change =>
            change.table === table && change.keys?.some(one => one.guest === guest && one.key === key),
        ),
    );
  }
}

/** Refuses changes that a later checkpoint could not apply. */
function requireSound(changes: readonly Change[]): void {
  const isSound = changes.every(({ records }) => records.every(({ at }) => Number.isFinite(at)));
  if (!isSound) throw new StoreFailure('refused', 'The database does not take it: a record has no time.');
}
