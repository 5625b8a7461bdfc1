/** Commands of people at a table, and the reasons for which one is refused. */
import { z } from 'zod';
import type { Infer } from './infer.ts';
import { tidyText } from './names.ts';
import { Count, Doors, Level, Name, Seat } from './primitives.ts';
import { Proposal } from './table.ts';

/** An answer in a game's notation. */
const Move = z.string().min(1).max(400);
/** A player's contribution to the seed of the dice. */
const Entropy = z.string().max(64);

export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'oneMoment',
  'takeYourTime',
  'yourMove',
  'watchOut',
  'together',
  'rematch',
  'goodNight',
] as const;

export const Command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat: Seat.optional(), name: Name, entropy: Entropy.optional() }),
  /** Frees the chair, before the start. */
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('ready'), isReady: z.boolean() }),
  /** The host fills a chair before the start; null clears it. */
  z.strictObject({ do: z.literal('bot'), seat: Seat, level: Level.nullable() }),
  /** The host starts, or anybody seated while the host is away; open chairs get a bot of this level. */
  z.strictObject({ do: z.literal('start'), level: Level.optional() }),
  /** The host closes a table that has not started. */
  z.strictObject({ do: z.literal('close') }),
  /** `after`: number of answers the player had seen; refused if there have been others since. */
  z.strictObject({ do: z.literal('play'), move: Move, after: Count }),
  z.strictObject({ do: z.literal('takeBack'), after: Count }),
  /** Replays answers that the sender took back alone, with the bots' answers to them. */
  z.strictObject({ do: z.literal('redo'), after: Count }),
  /** Resigns: the seat leaves by the rules. */
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('ask'), proposal: Proposal }),
  z.strictObject({ do: z.literal('answer'), ask: z.int().min(1), agrees: z.boolean() }),
  z.strictObject({ do: z.literal('plan'), moves: z.array(Move).max(40), isOrder: z.boolean() }),
  /** Takes the chair back from its keeper. */
  z.strictObject({ do: z.literal('return') }),
  /** A bot of this level plays for the sender until they return. */
  z.strictObject({ do: z.literal('keep'), level: Level }),
  z.strictObject({ do: z.literal('chat'), text: z.string().max(1000).overwrite(tidyText).min(1).max(400) }),
  z.strictObject({ do: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  /** The host opens or closes the table to people without a chair. */
  z.strictObject({ do: z.literal('doors'), doors: Doors }),
  z.strictObject({ do: z.literal('rematch') }),
]);
export type Command = Infer<typeof Command>;

/** Reason for which a command was not carried out, ready to be translated. */
export const Refusal = z.strictObject({
  /** A code of the game's rules, or one of `REFUSALS`. */
  code: z.string(),
  /** Clause of the rules; empty for a refusal of the table or the server. */
  clause: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
});
export type Refusal = Infer<typeof Refusal>;

export const REFUSALS = [
  'notSeated', // needs a chair
  'notHost',
  'notYourTurn',
  'notNow', // wrong phase of the match
  'chairTaken',
  'notReady', // somebody seated is not ready yet
  'notFull', // chairs are open, and no bots were asked for
  'noChair', // no such chair, or none is free
  'tooLate', // the match went on since: look again
  'notNotation',
  'nothingToTakeBack',
  'nothingToRedo',
  'rated', // no take-backs in a rated match
  'mustAsk', // something was revealed: needs consent
  'askedAlready',
  'noSuchAsk',
  'unknownLevel',
  'noTalk', // only seated people may talk at this table
  'keyReused', // the idempotency key was used for another command
  'busy', // overloaded, or the store is not writable (`params.reason`); try again
  'tooFast', // rate limit of this visitor
  'tooManyTables', // quota of open tables of this guest
  'tooManyFromHere', // quota of open tables of this address
  'notKept', // could not be stored, so it did not happen
  'damaged', // the stored journal of this table cannot be read
  'shut', // ended by an operator; `reason` says why
  'silenced', // muted by an operator: may play, not talk
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Reasons for which a server can store nothing at the moment. */
export const UNREADY = ['full', 'unreachable', 'broken', 'stopping'] as const;
export type Unready = (typeof UNREADY)[number];
