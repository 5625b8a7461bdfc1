/** Schemas shared by several messages. */
import { LANGUAGES } from '@tessera/engine';
import { z } from 'zod';
import type { Infer } from './infer.ts';
import { NAME_LENGTH, tidyName, tidyText } from './names.ts';

export const Seat = z.int().min(0).max(7);
export const Count = z.int().min(0);
/** Milliseconds, since 1970 or of a duration. */
export const Time = z.number();
export const Level = z.string().max(24);

export const Name = z
  .string()
  .max(200)
  .overwrite(tidyName)
  .min(1)
  .max(NAME_LENGTH)
  .regex(/[\p{L}\p{N}\p{S}\p{P}]/u);

export const Title = z.string().max(200).overwrite(tidyText).max(40);

/** Idempotency key of a command, correlation id of a question; chosen by the client. */
export const Key = z.string().regex(/^[\w-]{1,40}$/);

/**
 * Thinking time, in seconds. `total` is a seat's time for the whole match and grows by `increment` with every turn it
 * finishes; `move` is for one turn and does not carry over. Null: not limited.
 */
export const Pace = z.strictObject({
  total: z.int().min(10).max(86_400).nullable(),
  increment: z.int().min(0).max(3600),
  move: z.int().min(5).max(2_592_000).nullable(),
});
export type Pace = Infer<typeof Pace>;

export const Language = z.enum(LANGUAGES);
export type Language = Infer<typeof Language>;

/** Permissions of people without a chair. */
export const Doors = z.strictObject({
  /** May follow the match. Before the start everybody with the link sees who sits there. */
  mayWatch: z.boolean(),
  mayTalk: z.boolean(),
});
export type Doors = Infer<typeof Doors>;

export const Phase = z.enum(['gathering', 'playing', 'ended']);
export type Phase = Infer<typeof Phase>;

/** Options of a game; their schema is the game's own. */
export const Options = z.record(z.string(), z.unknown());

export const Outcome = z.object({ winners: z.array(Seat), reason: z.string() });
