/** Messages on the socket, one JSON text each. A client may have several tables open on one socket. */
import { z } from 'zod';
import { Command, type Refusal } from './commands.ts';
import type { Happening, TableState, TableView } from './table.ts';

const TableId = z.string().regex(/^[\w-]{6,40}$/);
/** Chosen by whoever asks, so that the answer finds its question; of commands it makes repeating harmless. */
export const Key = z.string().regex(/^[\w-]{1,40}$/);

/** A square, a card, a planet: whatever the board of a game calls its places. */
const Place = z.string().min(1).max(40);

export const ClientMessage = z.discriminatedUnion('type', [
  /** Begins or resumes: `seq` is the last one seen, 0 for all of it. */
  z.strictObject({ type: z.literal('open'), table: TableId, seq: z.int().min(0) }),
  z.strictObject({ type: z.literal('close'), table: TableId }),
  z.strictObject({ type: z.literal('do'), table: TableId, key: Key, command: Command }),
  /** Questions, answered by `answer`. */
  z.strictObject({ type: z.literal('legal'), table: TableId, key: Key }),
  z.strictObject({ type: z.literal('history'), table: TableId, key: Key, from: z.int().min(0) }),
  z.strictObject({ type: z.literal('viewAt'), table: TableId, key: Key, count: z.int().min(0) }),
  /** Shown to everybody at the table for a moment and kept by nobody. */
  z.strictObject({
    type: z.literal('point'),
    table: TableId,
    from: Place,
    to: Place.optional(),
  }),
  z.strictObject({ type: z.literal('beat') }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export type ServerMessage =
  /** First, to whoever connects with `?wire=`: what this server understands, and by which rules it plays each game. */
  | {
      readonly type: 'hello';
      readonly wire: number;
      readonly oldest: number;
      readonly rules: Readonly<Record<string, number>>;
    }
  /** All of a table: the first answer to `open`, and whenever too much was missed. */
  | { readonly type: 'table'; readonly seq: number; readonly table: TableView }
  /** What happened since the last message about this table, and what is different now. */
  | {
      readonly type: 'change';
      readonly table: string;
      readonly seq: number;
      readonly happened: readonly Happening[];
      readonly state: Partial<TableState>;
    }
  /** A command is done and durable. */
  | { readonly type: 'done'; readonly key: string; readonly seq: number; readonly table?: string }
  | { readonly type: 'refused'; readonly key: string; readonly refusal: Refusal }
  | { readonly type: 'answer'; readonly key: string; readonly value: unknown }
  | {
      readonly type: 'pointed';
      readonly table: string;
      readonly name: string;
      readonly seat: number | null;
      readonly from: string;
      readonly to?: string;
    }
  /** Something about this connection: what was sent is no message, a table is not there, the server is about to stop. */
  | {
      readonly type: 'problem';
      readonly code: ProblemCode;
      /** Of what was sent, if it had one: nobody will answer it. */
      readonly key?: string;
      readonly table?: string;
      readonly detail?: string;
    }
  | { readonly type: 'beat' };

export const PROBLEMS = [
  'garbage',
  'tooLarge',
  'tooFast',
  'noTable',
  'stopping',
  'busy',
  'closed',
  'damaged',
  'banned',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];
