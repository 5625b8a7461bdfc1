/** What somebody at a table may want; each is answered once, and repeated with the same key it is not done twice. */
import { z } from 'zod';
import { Name, tidyText } from './names.ts';
import { Doors, Pace } from './table.ts';

const Seat = z.int().min(0).max(7);
/** An answer in a game's notation. */
const Move = z.string().min(1).max(400);
/** Any text by which a player's own luck is mixed in. */
const Entropy = z.string().max(64);

export const Proposed = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('takeBack'),
    count: z.int().min(1).max(500),
    after: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  z.strictObject({ kind: z.literal('pace'), pace: Pace }),
]);

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
  /** Before the start: the chair is free again. */
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('ready'), isReady: z.boolean() }),
  /** The host fills or clears a chair before the start; null clears it. */
  z.strictObject({ do: z.literal('bot'), seat: Seat, level: z.string().max(24).nullable() }),
  /** The host starts, or another who sits there while the host is away; chairs that are open get a bot of this level. */
  z.strictObject({ do: z.literal('start'), level: z.string().max(24).optional() }),
  /** The host closes a table that has not started: nobody is waited for any more. */
  z.strictObject({ do: z.literal('close') }),
  /** `after`: how many answers the player had seen; given to another situation it is refused, not played. */
  z.strictObject({ do: z.literal('play'), move: Move, after: z.int().min(0) }),
  z.strictObject({ do: z.literal('takeBack'), after: z.int().min(0) }),
  /** Plays again what the speaker took back alone, with what bots had answered to it. */
  z.strictObject({ do: z.literal('redo'), after: z.int().min(0) }),
  /** Gives up: by the rules a seat leaves. */
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('ask'), proposal: Proposed }),
  z.strictObject({ do: z.literal('answer'), ask: z.int().min(1), agrees: z.boolean() }),
  z.strictObject({ do: z.literal('plan'), moves: z.array(Move).max(40), isOrder: z.boolean() }),
  /** Takes the chair back from its keeper. */
  z.strictObject({ do: z.literal('return') }),
  /** A bot of this level plays for the speaker until they return. */
  z.strictObject({ do: z.literal('keep'), level: z.string().max(24) }),
  z.strictObject({ do: z.literal('chat'), text: z.string().max(1000).overwrite(tidyText).min(1).max(400) }),
  z.strictObject({ do: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  /** The host closes the table to people who do not sit at it, or opens it again. */
  z.strictObject({ do: z.literal('doors'), doors: Doors }),
  z.strictObject({ do: z.literal('rematch') }),
]);
export type Command = z.infer<typeof Command>;

/** Why something was not done, ready to be put into words. */
export interface Refusal {
  /** A code of the game's rules, or one of the table: `REFUSALS`. */
  readonly code: string;
  /** Empty when no rule says so but the table itself. */
  readonly clause: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export const REFUSALS = [
  'notSeated', // only who holds a chair may
  'notHost',
  'notYourTurn',
  'notNow', // not in this phase of the match
  'chairTaken',
  'notReady', // somebody who sits there is not ready yet
  'notFull', // chairs are open, and no bots were asked for
  'noChair', // there is no such chair, or none is free
  'tooLate', // the match went on since: look again
  'notNotation',
  'nothingToTakeBack',
  'nothingToRedo',
  'rated', // nothing is taken back in a rated match
  'mustAsk', // something was revealed: others have to agree
  'askedAlready',
  'noSuchAsk',
  'unknownLevel',
  'noTalk', // only who sits at this table may talk here
  'keyReused', // the idempotency key was used for another command
  'busy', // the server has more to do than it can, or cannot store anything (`params.reason`); try again
  'tooFast', // this visitor asks too often
  'tooManyTables', // this guest has as many open tables as one may have
  'tooManyFromHere', // all guests of this address together have
  'notKept', // it could not be stored, so it did not happen
  'damaged', // what is stored of this table cannot be read any more
  'shut', // an operator has ended the table; `reason` says why
  'silenced', // an operator lets this guest play, and not talk
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Why a server can store nothing at the moment. */
export const UNREADY = ['full', 'unreachable', 'broken', 'stopping'] as const;
export type Unready = (typeof UNREADY)[number];
