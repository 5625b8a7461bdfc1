/** What is asked by HTTP, below `/api`: who one is, which tables there are, a new one, a finished one. */
import { z } from 'zod';
import { Command, type Refusal } from './commands.ts';
import { Name, tidyText } from './names.ts';
import { Key } from './socket.ts';
import { Doors, Language, Pace, type Phase } from './table.ts';

/** A guest: one click, one name. `link` brings the same guest to another device; only they get it. */
export interface Me {
  readonly id: string;
  readonly name: string;
}
export const NewGuest = z.strictObject({ name: Name });
export type NewGuest = z.infer<typeof NewGuest>;
export const PrivateKey = z.strictObject({ key: z.string().regex(/^[\w-]{20,100}$/) });

const NewChair = z.discriminatedUnion('kind', [
  /** Who sets the table; at most one. */
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(24) }),
]);

export const NewTable = z.strictObject({
  game: z.string().regex(/^[a-z]{2,20}$/),
  title: z.string().max(200).overwrite(tidyText).max(40).default(''),
  options: z.record(z.string(), z.unknown()).default({}),
  chairs: z.array(NewChair).min(1).max(8),
  pace: Pace,
  openTo: z.enum(['link', 'everybody']),
  /** What happens in a competitive game when time is up for good. */
  onTime: z.enum(['bot', 'loss']).default('bot'),
  /** The level of bots that keep chairs whose people are away; a fair one if nobody says. */
  keeper: z.string().min(1).max(24).optional(),
  hasHints: z.boolean().default(false),
  /** Whether people who do not sit there may watch and talk; both, if nobody says. */
  doors: Doors.optional(),
  language: Language,
  entropy: z.string().max(64).optional(),
});
export type NewTable = z.infer<typeof NewTable>;

/** Which tables are asked for; `live` needs people to be there, `slow` is turn by turn. */
export const LobbyQuery = z.strictObject({
  game: z.string().max(20).optional(),
  pace: z.enum(['live', 'slow']).optional(),
  language: Language.optional(),
});

/** Asks for what happened after `seq`, and waits for it a while. */
export const ChangesQuery = z.strictObject({ seq: z.coerce.number().int().min(0).default(0) });

/** A table in a list. */
export interface TableLine {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly title: string;
  readonly phase: Phase;
  readonly pace: Pace;
  readonly language: Language;
  readonly options: Readonly<Record<string, unknown>>;
  /** Names in the chairs; null for an open one. */
  readonly chairs: readonly {
    readonly name: string | null;
    readonly isBot: boolean;
    /** Of a bot; null for everybody else. */
    readonly level: string | null;
    readonly isHere: boolean;
  }[];
  readonly updated: number;
  /** Of those who look: whether it is their turn, and until when (ms since 1970), if they sit there. */
  readonly isYours: boolean;
  readonly isYourTurn: boolean;
  readonly deadline: number | null;
  readonly toAct: string | null;
  /** The chair of whoever decides, bots too. */
  readonly turn: number | null;
  readonly moves: number;
  /** A position for a small picture, as everybody may know it; null before the start. */
  readonly position: string | null;
  readonly outcome: { readonly winners: readonly number[]; readonly reason: string } | null;
  /** Whether people who do not sit there may watch; if not, they are told nothing of the match. */
  readonly mayWatch: boolean;
}

export interface Lobby {
  readonly open: readonly TableLine[];
  /** Being played, open to everybody: may be watched. */
  readonly playing: readonly TableLine[];
  readonly people: number;
  readonly tables: number;
}

/** A command by HTTP, for who has no socket; see `do` of the socket. */
export const Deed = z.strictObject({ key: Key, command: Command });

/** Everything that goes wrong below `/api` has this shape: a code for programs, a sentence for people. */
export interface ApiProblem {
  readonly code: ApiProblemCode;
  readonly message: string;
  /** Why the table did not do what it was asked to. */
  readonly refusal?: Refusal;
}

export const API_PROBLEMS = [
  'garbage', // the request is not what the schema says
  'tooLarge',
  'tooFast',
  'busy',
  'noGuest', // one has to have a name first
  'notHere', // no such table, page, code or key
  'notOver', // only finished matches are told in full
  'refused', // by the table: see `refusal`
  'closed', // this table is closed to people who do not sit at it
  'elsewhere', // asked by a page of another site
  'banned', // an operator has shut this guest out; the message says why
  'broken', // ours to mend
  'damaged', // what is stored of this table cannot be read any more
] as const;
export type ApiProblemCode = (typeof API_PROBLEMS)[number];
