/** A table as one viewer may know it. */
import type { GameEvent } from '@tessera/engine';
import { z } from 'zod';
import type { Infer } from './infer.ts';
import { Count, Doors, Language, Options, Outcome, Pace, Phase, Seat, Time } from './primitives.ts';

/**
 * Reason for which a table ended without an outcome. Before the match: closed by its host, or abandoned for too long. During
 * it: `home`, the only person there took it home, and its secret is told.
 */
export const ClosedWhy = z.enum(['host', 'expired', 'home']);
export type ClosedWhy = Infer<typeof ClosedWhy>;

export const Chair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string() }),
  z.strictObject({
    kind: z.literal('person'),
    name: z.string(),
    /** Presence: a page of theirs is open. */
    isHere: z.boolean(),
    isReady: z.boolean(),
    /** Level of the bot that plays while the person is away. */
    keeper: z.string().nullable(),
    /** True after resigning: the chair is given up for good. */
    hasLeft: z.boolean(),
  }),
]);
export type Chair = Infer<typeof Chair>;

/** Time left on the clocks, in milliseconds at the moment of sending. Null: not limited. */
export const Clocks = z.strictObject({
  /** Time for the whole match, by seat. */
  left: z.array(Time.nullable()),
  /** Time for the running turn. */
  turn: Time.nullable(),
  /** The seat whose clock runs; null before the start, in a pause and at the end. */
  running: Seat.nullable(),
});
export type Clocks = Infer<typeof Clocks>;

/** An action that needs the consent of others. */
export const Proposal = z.discriminatedUnion('kind', [
  /** Takes back the last `count` of `after` answers although something was revealed since. */
  z.strictObject({
    kind: z.literal('takeBack'),
    count: z.int().min(1).max(500),
    after: Count,
  }),
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.literal('resume') }),
  z.strictObject({ kind: z.literal('pace'), pace: Pace }),
]);
export type Proposal = Infer<typeof Proposal>;

/** A proposal that waits for consent. */
export const Ask = z.strictObject({
  id: Count,
  by: Seat,
  proposal: Proposal,
  /** Seats that have not answered yet. A team needs a majority, rivals need everybody. */
  waitsFor: z.array(Seat),
  agreed: z.array(Seat),
});
export type Ask = Infer<typeof Ask>;

/** Commitment to the dice, made before the first answer and opened after the last. */
export const Dice = z.strictObject({
  /** SHA-256 of the secret, in hexadecimal. */
  seal: z.string(),
  /** Entropy that players added, by seat. */
  entropy: z.array(z.string()),
  /** Null until the match is over. */
  secret: z.string().nullable(),
});
export type Dice = Infer<typeof Dice>;

/** Answers prepared in advance, each given on one's turn if it is still legal then. */
export const Plan = z.strictObject({
  moves: z.array(z.string()),
  /** Played by the server at once; otherwise only stored. */
  isOrder: z.boolean(),
});
export type Plan = Infer<typeof Plan>;

export const ChatLine = z.strictObject({
  at: Time,
  /** Null for a watcher. */
  seat: Seat.nullable(),
  name: z.string(),
  text: z.string().exactOptional(),
  /** Key of a translated phrase, instead of a text. */
  phrase: z.string().exactOptional(),
});
export type ChatLine = Infer<typeof ChatLine>;

export const Played = z.strictObject({
  seat: Seat,
  /** In notation, or a word of the match such as `leave`. */
  move: z.string(),
  /** Answered by the bot that keeps the chair, by the rules because time was up, or by a plan. */
  by: z.enum(['keeper', 'fallback', 'plan']).exactOptional(),
});
export type Played = Infer<typeof Played>;

/** The match's current position, as far as the viewer may know it. */
export const Standing = z.strictObject({
  /** A view of the game's own type. */
  view: z.unknown(),
  /** Number of answers given so far. */
  count: Count,
  toAct: Seat.nullable(),
  outcome: Outcome.nullable(),
  /** Undo for the viewer: available, by consent only, or the reason against it. */
  undo: z.enum(['ready', 'ask', 'nothingToUndo', 'chanceDrawn', 'hiddenRevealed']),
  /** Number of answers that undo would drop. */
  undoCount: Count,
  /** Number of answers that redo would replay; absent for none. */
  redoCount: Count.exactOptional(),
});
export type Standing = Infer<typeof Standing>;

/** A sentence of the game's catalogue of reasons. */
const NoteReason = z.strictObject({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type NoteReason = Infer<typeof NoteReason>;

/** A remark about a moment of a match; without effect, and private to its guest. */
export const Note = z.discriminatedUnion('kind', [
  /** Win probability, 0 to 1, of the seat to decide after `count` answers. */
  z.strictObject({ kind: z.literal('chance'), count: Count, seat: Seat, chance: z.number() }),
  /** A bot's reason for the answer that followed `count` others. */
  z.strictObject({ kind: z.literal('reason'), count: Count, reason: NoteReason }),
  /** The seat's offer to end after `count` answers was declined. */
  z.strictObject({ kind: z.literal('declined'), count: Count, seat: Seat }),
]);
export type Note = Infer<typeof Note>;

/** Fields that are replaced as a whole when they change; lists that only grow are updated by happenings. */
export const TableState = z.strictObject({
  phase: Phase,
  title: z.string(),
  pace: Pace,
  isPaused: z.boolean(),
  chairs: z.array(Chair),
  /** The host's chair, or null. While the host is away others may start. */
  host: Seat.nullable(),
  clocks: Clocks,
  asks: z.array(Ask),
  dice: Dice,
  /** Number of take-backs that passed a revelation. */
  takeBacks: Count,
  watchers: Count,
  doors: Doors,
  /** Id of the rematch's table. */
  next: z.string().nullable(),
  closed: ClosedWhy.nullable(),
  /** The operator's reason for ending the table. */
  shut: z.string().nullable(),
  /** The chair for which the viewer acts now; null for a watcher. */
  you: Seat.nullable(),
  /** Plan of the viewer. */
  plan: Plan.nullable(),
  /** Null before the start. */
  standing: Standing.nullable(),
});
export type TableState = Infer<typeof TableState>;

export const TableView = z.strictObject({
  ...TableState.shape,
  id: z.string(),
  game: z.string(),
  options: Options,
  rulesVersion: Count,
  created: Time,
  /** Code that others type to find the table. */
  code: z.string(),
  openTo: z.enum(['link', 'everybody']),
  onTime: z.enum(['bot', 'loss']),
  hasHints: z.boolean(),
  language: Language,
  /** Every chair of the viewer; several for people at one screen, who are one guest. */
  yours: z.array(Seat),
  /** An analysis: nothing is at stake. */
  isAnalysis: z.literal(true).exactOptional(),
  /** Rated: no take-backs. */
  isRated: z.literal(true).exactOptional(),
  /** Number of answers given before the match came to this table; their dice were not promised here. Absent for none. */
  moved: Count.exactOptional(),
  /** The viewer's own, ordered by answer; absent for none. */
  notes: z.array(Note).exactOptional(),
  /** The viewer may fill chairs with bots and start, with a chair or without. */
  isHost: z.boolean(),
  moves: z.array(Played),
  chat: z.array(ChatLine),
});
export type TableView = Infer<typeof TableView>;

/** A bot's reason: it agrees to an end that wins or when it is lost anyway; it declines when better or undecided. */
export const OfferReason = z.enum(['wins', 'lost', 'better', 'open']);
export type OfferReason = Infer<typeof OfferReason>;

/** An event of the rules; only its tag is checked here, the rest is the game's own. */
const Event = z.looseObject({ type: z.string() }) as unknown as z.ZodType<GameEvent>;

/** A change at a table, told to viewers for logs, notices and animation. */
export const Happening = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('played'),
    ...Played.shape,
    events: z.array(Event),
    /** Played by `redo`. */
    isAgain: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('tookBack'), count: Count, by: Seat, wasAsked: z.boolean() }),
  z.strictObject({ kind: z.enum(['sat', 'stood', 'left', 'returned']), seat: Seat, name: z.string() }),
  z.strictObject({ kind: z.literal('kept'), seat: Seat, level: z.string() }),
  z.strictObject({ kind: z.enum(['started', 'ended', 'paused', 'resumed']) }),
  z.strictObject({ kind: z.literal('asked'), seat: Seat, proposal: Proposal }),
  z.strictObject({
    kind: z.enum(['agreed', 'declined']),
    seat: Seat,
    proposal: Proposal,
    /** Reason of a bot. */
    why: OfferReason.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('noted'), note: Note }),
  z.strictObject({ kind: z.literal('pace'), pace: Pace }),
  z.strictObject({ kind: z.literal('shut'), reason: z.string() }),
  z.strictObject({ kind: z.literal('chat'), ...ChatLine.shape }),
]);
export type Happening = Infer<typeof Happening>;
