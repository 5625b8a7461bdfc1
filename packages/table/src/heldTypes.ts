/** Interfaces of a held table: its environment, and its handle. */
import type { Fields, MatchLog } from '@tessera/engine';
import type { ClientMessage, Note, NoteReason, ServerMessage } from '@tessera/wire';
import type { LocalTable } from './localTable.ts';
import type { BotAsk, BotTurn, BotWord, TableRecord, World } from './types.ts';

/** Append-only storage for the records of one table. */
export interface Journal {
  /** Atomic: on rejection nothing was written. `table` is the table after these records. */
  append(records: readonly TableRecord[], table: LocalTable): Promise<void>;
}

/** Result of a bot's search; with `resigns` the bot leaves instead of playing `move`. */
export interface BotThought {
  readonly move: string;
  readonly reason?: NoteReason;
  readonly resigns?: true;
}

/** Environment of a held table: time, timer, bots and error reporting. */
export interface HeldWorld extends World {
  now(): number;
  /** Sets the only timer; returns its cancel function. */
  after(ms: number, run: () => void): () => void;
  /** Rejects if the bot fails; the rules then answer for it. */
  think(turn: BotTurn, signal: AbortSignal): Promise<BotThought>;
  /** Asks a bot about an end by which it would not win; without it, every bot declines. */
  consider?(ask: BotAsk, signal: AbortSignal): Promise<BotWord>;
  /** Reports a broken invariant or a failed append. */
  onFault?(error: unknown): void;
}

export interface HeldTable {
  readonly table: LocalTable;
  /** Resolves when the message is answered; never rejects. Bots think between `open` and `close`. */
  receive(message: ClientMessage): Promise<void>;
  /** Stores a note made by the guest's page. */
  note(note: Note): Promise<void>;
  /** Log of the match; see `Table.log`. */
  log(around?: Fields): Promise<MatchLog | undefined>;
  /** Stops clock and bots; later messages get no answer. */
  close(): void;
}

export type Post = (message: ServerMessage) => void;
