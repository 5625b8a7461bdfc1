/** What a held table is given, and what it gives. */
import type { ClientMessage, Note, NoteReason, ServerMessage } from '@tessera/wire';
import type { LocalTable } from './localTable.ts';
import type { BotAsk, BotTurn, BotWord, TableRecord, World } from './types.ts';

/** The place where the records of one table are kept. */
export interface Journal {
  /** Atomic: rejects with nothing written. `table` is the table after these records. */
  append(records: readonly TableRecord[], table: LocalTable): Promise<void>;
}

/** The answer of a bot; with `resigns` it gives up instead. */
export interface BotThought {
  readonly move: string;
  readonly reason?: NoteReason;
  readonly resigns?: true;
}

/** All that a held table cannot do by itself. */
export interface HeldWorld extends World {
  now(): number;
  /** Sets the one timer; returns what stops it. */
  after(ms: number, run: () => void): () => void;
  /** Rejects when the bot fails; then the rules answer for it. */
  think(turn: BotTurn, signal: AbortSignal): Promise<BotThought>;
  /** Whether a bot would agree to an end by which it does not win; without it, none would. */
  consider?(ask: BotAsk, signal: AbortSignal): Promise<BotWord>;
  /** A promise of ours was broken, or the journal could not be written. */
  onFault?(error: unknown): void;
}

export interface HeldTable {
  readonly table: LocalTable;
  /** Resolves when the message is answered; never rejects. Bots think from `open` until `close`. */
  receive(message: ClientMessage): Promise<void>;
  /** Keeps a remark of the guest's page. */
  note(note: Note): Promise<void>;
  /** Stops the clock and the bots; nothing is answered afterwards. */
  close(): void;
}

export type Post = (message: ServerMessage) => void;
