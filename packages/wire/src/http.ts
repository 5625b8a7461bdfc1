/** Requests and answers of the HTTP API, below `/api`. */
import { z } from 'zod';
import { Command, Refusal } from './commands.ts';
import type { Infer } from './infer.ts';
import {
  Count,
  Doors,
  Key,
  Language,
  Name,
  Options,
  Outcome,
  Pace,
  Phase,
  Seat,
  Time,
  Title,
} from './primitives.ts';

/** A guest: an identity made of one click and one name. */
export const Me = z.strictObject({ id: z.string(), name: z.string() });
export type Me = Infer<typeof Me>;

export const NewGuest = z.strictObject({ name: Name });

/** Secret that makes another device the same guest. */
export const PrivateKey = z.strictObject({ key: z.string().regex(/^[\w-]{20,100}$/) });

/** The answer that tells a new private key; its form is up to the server. */
export const IssuedKey = z.strictObject({ key: z.string() });

const NewChair = z.discriminatedUnion('kind', [
  /** The guest who sets the table; at most one of a new match. */
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(24) }),
]);

export const NewTable = z.strictObject({
  game: z.string().regex(/^[a-z]{2,20}$/),
  title: Title.default(''),
  options: Options.default({}),
  chairs: z.array(NewChair).min(1).max(8),
  pace: Pace,
  openTo: z.enum(['link', 'everybody']),
  /** Consequence of running out of time in a competitive game. */
  onTime: z.enum(['bot', 'loss']).default('bot'),
  /** Level of the bots that keep the chairs of people who are away; default: a fair one. */
  keeper: z.string().min(1).max(24).optional(),
  hasHints: z.boolean().default(false),
  /** Default: everybody may watch and talk. */
  doors: Doors.optional(),
  language: Language,
  entropy: z.string().max(64).optional(),
});
export type NewTable = Infer<typeof NewTable>;

/** A table for a match that was begun elsewhere; several chairs may be `me`: people at one screen are one guest. */
export const MovedTable = z.strictObject({
  ...NewTable.omit({ game: true, options: true }).shape,
  /** The log of the match, which names game and options. */
  from: z.looseObject({}),
});
export type MovedTable = Infer<typeof MovedTable>;

/** Filter of the lobby; at a `live` table people have to be there, a `slow` one is played turn by turn. */
export const LobbyQuery = z.strictObject({
  game: z.string().max(20).optional(),
  pace: z.enum(['live', 'slow']).optional(),
  language: Language.optional(),
});

/** Long poll for the records after `seq`. */
export const ChangesQuery = z.strictObject({ seq: z.coerce.number().int().min(0).default(0) });

/** A table in a list. */
export const TableLine = z.strictObject({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  title: z.string(),
  phase: Phase,
  pace: Pace,
  language: Language,
  options: Options,
  chairs: z.array(
    z.strictObject({
      /** Null for an open chair. */
      name: z.string().nullable(),
      isBot: z.boolean(),
      /** Level of a bot, else null. */
      level: z.string().nullable(),
      isHere: z.boolean(),
    }),
  ),
  updated: Time,
  /** True if the viewer sits there. */
  isYours: z.boolean(),
  isYourTurn: z.boolean(),
  /** Deadline of the viewer's turn, in ms since 1970; null for everybody else. */
  deadline: Time.nullable(),
  /** Name of the person or bot to act. */
  toAct: z.string().nullable(),
  /** Chair of the person or bot to act. */
  turn: Seat.nullable(),
  moves: Count,
  /** Public position, for a small picture; null before the start. */
  position: z.string().nullable(),
  outcome: Outcome.nullable(),
  /** If false, people without a chair are told nothing of the match. */
  mayWatch: z.boolean(),
});
export type TableLine = Infer<typeof TableLine>;

export const Lobby = z.strictObject({
  open: z.array(TableLine),
  /** Matches in progress, open to everybody. */
  playing: z.array(TableLine),
  people: Count,
  tables: Count,
});
export type Lobby = Infer<typeof Lobby>;

/** A command by HTTP; see `do` of the socket. */
export const CommandRequest = z.strictObject({ key: Key, command: Command });

/** The command is carried out and durable; `table` is the id of a rematch. */
export const CommandDone = z.strictObject({ seq: Count, table: z.string().exactOptional() });

export const API_PROBLEMS = [
  'garbage', // the request does not fit its schema
  'tooLarge',
  'tooFast',
  'busy',
  'noGuest', // needs a name first
  'notHere', // no such table, page, code or key
  'notOver', // only finished matches are shown in full
  'refused', // refused by the table: see `refusal`
  'closed', // this table is closed to people without a chair
  'elsewhere', // cross-site request
  'banned', // an operator has banned this guest; the message says why
  'broken', // internal error
  'damaged', // the stored journal of this table cannot be read
] as const;
export type ApiProblemCode = (typeof API_PROBLEMS)[number];

/** Every error below `/api`: a code for programs, a sentence for people. */
export const ApiProblem = z.strictObject({
  code: z.enum(API_PROBLEMS),
  message: z.string(),
  /** Reason of a refused command. */
  refusal: Refusal.exactOptional(),
});
export type ApiProblem = Infer<typeof ApiProblem>;
