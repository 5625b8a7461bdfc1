/** Messages on the socket, one JSON text each. A client may have several tables open on one socket. */
import { z } from 'zod';
import { Command, Refusal } from './commands.ts';
import type { Infer } from './infer.ts';
import { Count, Key, Seat } from './primitives.ts';
import { Happening, TableState, TableView } from './table.ts';

const TableId = z.string().regex(/^[\w-]{6,40}$/);

/** A place on a game's board: a square, a card, a planet. */
const Place = z.string().min(1).max(40);

export const ClientMessage = z.discriminatedUnion('type', [
  /** Subscribes to a table, or resumes: `seq` is the last record seen, 0 for none. */
  z.strictObject({ type: z.literal('open'), table: TableId, seq: Count }),
  z.strictObject({ type: z.literal('close'), table: TableId }),
  z.strictObject({ type: z.literal('do'), table: TableId, key: Key, command: Command }),
  /** Questions, answered by `answer`. */
  z.strictObject({ type: z.literal('legal'), table: TableId, key: Key }),
  z.strictObject({ type: z.literal('history'), table: TableId, key: Key, from: Count }),
  z.strictObject({ type: z.literal('viewAt'), table: TableId, key: Key, count: Count }),
  /** Broadcast to everybody at the table, not stored. */
  z.strictObject({
    type: z.literal('point'),
    table: TableId,
    from: Place,
    to: Place.optional(),
  }),
  /** Heartbeat, echoed by the server. */
  z.strictObject({ type: z.literal('beat') }),
]);
export type ClientMessage = Infer<typeof ClientMessage>;

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

/** The whole table: the first answer to `open`, and sent again after a gap that cannot be filled. */
const TableMessage = z.strictObject({ type: z.literal('table'), seq: Count, table: TableView });

/** Changes since the last message about this table; `state` has the fields that differ. */
const ChangeMessage = z.strictObject({
  type: z.literal('change'),
  table: z.string(),
  seq: Count,
  happened: z.array(Happening),
  state: exactPartial(TableState),
});

/** The answer of `/changes`. */
export const TableNews = z.discriminatedUnion('type', [TableMessage, ChangeMessage]);

export const ServerMessage = z.discriminatedUnion('type', [
  /** First message to a client that connects with `?wire=`: versions of the protocol and of each game's rules. */
  z.strictObject({
    type: z.literal('hello'),
    wire: Count,
    oldest: Count,
    rules: z.record(z.string(), Count),
  }),
  TableMessage,
  ChangeMessage,
  /** The command is carried out and durable. */
  z.strictObject({
    type: z.literal('done'),
    key: z.string(),
    seq: Count,
    table: z.string().exactOptional(),
  }),
  z.strictObject({ type: z.literal('refused'), key: z.string(), refusal: Refusal }),
  z.strictObject({ type: z.literal('answer'), key: z.string(), value: z.unknown() }),
  z.strictObject({
    type: z.literal('pointed'),
    table: z.string(),
    name: z.string(),
    seat: Seat.nullable(),
    from: z.string(),
    to: z.string().exactOptional(),
  }),
  /** A problem of the connection: a malformed message, a missing table, a server about to stop. */
  z.strictObject({
    type: z.literal('problem'),
    code: z.enum(PROBLEMS),
    /** Key of the offending message, if it had one: there will be no other answer. */
    key: z.string().exactOptional(),
    table: z.string().exactOptional(),
    detail: z.string().exactOptional(),
  }),
  z.strictObject({ type: z.literal('beat') }),
]);
export type ServerMessage = Infer<typeof ServerMessage>;

/** Like zod's `partial`, but a field is absent or present, never undefined. */
function exactPartial<Shape extends z.ZodRawShape>(object: z.ZodObject<Shape>) {
  type Partial = { [Field in keyof Shape]: z.ZodExactOptional<Shape[Field]> };
  const fields = Object.entries(object.shape).map(([name, field]) => [
    name,
    z.exactOptional(field as z.ZodType),
  ]);
  return z.strictObject(Object.fromEntries(fields) as Partial);
}
