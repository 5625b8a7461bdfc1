/**
 * What a server says, as schemas: its documents are made of them, and tests hold every message against them. The types
 * are those of table.ts, http.ts and socket.ts; a schema that says something else does not compile.
 */
import type { GameEvent } from '@tessera/engine';
import { z } from 'zod';
import { Proposed, type Refusal } from './commands.ts';
import { API_PROBLEMS, type ApiProblem, type Lobby, type Me, type TableLine } from './http.ts';
import { PROBLEMS, type ServerMessage } from './socket.ts';
import {
  type Chair,
  type ChatLine,
  CLOSED_WHY,
  Doors,
  type Happening,
  Language,
  type Note,
  OFFER_REASONS,
  Pace,
  type Played,
  type TableState,
  type TableView,
} from './table.ts';

const Seat = z.int().min(0).max(7);
const Count = z.int().min(0);
const Time = z.number();
const Phase = z.enum(['gathering', 'playing', 'ended']);
const Options = z.record(z.string(), z.unknown());
const Outcome = z.object({ winners: z.array(Seat), reason: z.string() });
const Event = z.looseObject({ type: z.string() }) as unknown as z.ZodType<GameEvent>;

const SaidRefusal = z.strictObject({
  code: z.string(),
  clause: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
}) satisfies z.ZodType<Refusal>;

const SaidChair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string() }),
  z.strictObject({
    kind: z.literal('person'),
    name: z.string(),
    isHere: z.boolean(),
    isReady: z.boolean(),
    keeper: z.string().nullable(),
    hasLeft: z.boolean(),
  }),
]) satisfies z.ZodType<Chair>;

const By = z.enum(['keeper', 'fallback', 'plan']).exactOptional();
const SaidPlayed = z.strictObject({ seat: Seat, move: z.string(), by: By }) satisfies z.ZodType<Played>;

const SaidChat = z.strictObject({
  at: Time,
  seat: Seat.nullable(),
  name: z.string(),
  text: z.string().exactOptional(),
  phrase: z.string().exactOptional(),
}) satisfies z.ZodType<ChatLine>;

const SaidNote = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('chance'), count: Count, seat: Seat, chance: z.number() }),
  z.strictObject({
    kind: z.literal('reason'),
    count: Count,
    reason: z.strictObject({
      key: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  }),
  z.strictObject({ kind: z.literal('declined'), count: Count, seat: Seat }),
]) satisfies z.ZodType<Note>;

const State = z.strictObject({
  phase: Phase,
  title: z.string(),
  pace: Pace,
  isPaused: z.boolean(),
  chairs: z.array(SaidChair),
  host: Seat.nullable(),
  clocks: z.strictObject({
    left: z.array(Time.nullable()),
    turn: Time.nullable(),
    running: Seat.nullable(),
  }),
  asks: z.array(
    z.strictObject({
      id: Count,
      by: Seat,
      proposal: Proposed,
      waitsFor: z.array(Seat),
      agreed: z.array(Seat),
    }),
  ),
  dice: z.strictObject({ seal: z.string(), entropy: z.array(z.string()), secret: z.string().nullable() }),
  takeBacks: Count,
  watchers: Count,
  doors: Doors,
  next: z.string().nullable(),
  closed: z.enum(CLOSED_WHY).nullable(),
  shut: z.string().nullable(),
  you: Seat.nullable(),
  plan: z.strictObject({ moves: z.array(z.string()), isOrder: z.boolean() }).nullable(),
  standing: z
    .strictObject({
      view: z.unknown(),
      count: Count,
      toAct: Seat.nullable(),
      outcome: Outcome.nullable(),
      undo: z.enum(['ready', 'ask', 'nothingToUndo', 'chanceDrawn', 'hiddenRevealed']),
      undoCount: Count,
      redoCount: Count.exactOptional(),
    })
    .nullable(),
}) satisfies z.ZodType<TableState>;

const View = z.strictObject({
  ...State.shape,
  id: z.string(),
  game: z.string(),
  options: Options,
  rulesVersion: Count,
  created: Time,
  code: z.string(),
  openTo: z.enum(['link', 'everybody']),
  onTime: z.enum(['bot', 'loss']),
  hasHints: z.boolean(),
  language: Language,
  yours: z.array(Seat),
  isAnalysis: z.literal(true).exactOptional(),
  isRated: z.literal(true).exactOptional(),
  notes: z.array(SaidNote).exactOptional(),
  isHost: z.boolean(),
  moves: z.array(SaidPlayed),
  chat: z.array(SaidChat),
}) satisfies z.ZodType<TableView>;

const SaidHappening = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('played'),
    ...SaidPlayed.shape,
    events: z.array(Event),
    isAgain: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('tookBack'), count: Count, by: Seat, wasAsked: z.boolean() }),
  z.strictObject({ kind: z.enum(['sat', 'stood', 'left', 'returned']), seat: Seat, name: z.string() }),
  z.strictObject({ kind: z.literal('kept'), seat: Seat, level: z.string() }),
  z.strictObject({ kind: z.enum(['started', 'ended', 'paused', 'resumed']) }),
  z.strictObject({ kind: z.literal('asked'), seat: Seat, proposal: Proposed }),
  z.strictObject({
    kind: z.enum(['agreed', 'declined']),
    seat: Seat,
    proposal: Proposed,
    why: z.enum(OFFER_REASONS).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('noted'), note: SaidNote }),
  z.strictObject({ kind: z.literal('pace'), pace: Pace }),
  z.strictObject({ kind: z.literal('shut'), reason: z.string() }),
  z.strictObject({ kind: z.literal('chat'), ...SaidChat.shape }),
]) satisfies z.ZodType<Happening>;

const TableMessage = z.strictObject({ type: z.literal('table'), seq: Count, table: View });
const ChangeMessage = z.strictObject({
  type: z.literal('change'),
  table: z.string(),
  seq: Count,
  happened: z.array(SaidHappening),
  state: z.strictObject(
    Object.fromEntries(
      Object.entries(State.shape).map(([name, field]) => [name, z.exactOptional(field as z.ZodType)]),
    ),
  ) as unknown as z.ZodType<Partial<TableState>>,
});

/** What `/changes` answers with. */
export const TableNews = z.discriminatedUnion('type', [TableMessage, ChangeMessage]);

export const SaidMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    wire: Count,
    oldest: Count,
    rules: z.record(z.string(), Count),
  }),
  TableMessage,
  ChangeMessage,
  z.strictObject({
    type: z.literal('done'),
    key: z.string(),
    seq: Count,
    table: z.string().exactOptional(),
  }),
  z.strictObject({ type: z.literal('refused'), key: z.string(), refusal: SaidRefusal }),
  z.strictObject({ type: z.literal('answer'), key: z.string(), value: z.unknown() }),
  z.strictObject({
    type: z.literal('pointed'),
    table: z.string(),
    name: z.string(),
    seat: Seat.nullable(),
    from: z.string(),
    to: z.string().exactOptional(),
  }),
  z.strictObject({
    type: z.literal('problem'),
    code: z.enum(PROBLEMS),
    key: z.string().exactOptional(),
    table: z.string().exactOptional(),
    detail: z.string().exactOptional(),
  }),
  z.strictObject({ type: z.literal('beat') }),
]) satisfies z.ZodType<ServerMessage>;

export const SaidMe = z.strictObject({ id: z.string(), name: z.string() }) satisfies z.ZodType<Me>;

export const SaidLine = z.strictObject({
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
      name: z.string().nullable(),
      isBot: z.boolean(),
      level: z.string().nullable(),
      isHere: z.boolean(),
    }),
  ),
  updated: Time,
  isYours: z.boolean(),
  isYourTurn: z.boolean(),
  deadline: Time.nullable(),
  toAct: z.string().nullable(),
  turn: Seat.nullable(),
  moves: Count,
  position: z.string().nullable(),
  outcome: Outcome.nullable(),
  mayWatch: z.boolean(),
}) satisfies z.ZodType<TableLine>;

export const SaidLobby = z.strictObject({
  open: z.array(SaidLine),
  playing: z.array(SaidLine),
  people: Count,
  tables: Count,
}) satisfies z.ZodType<Lobby>;

export const SaidDone = z.strictObject({ seq: Count, table: z.string().exactOptional() });
export const SaidKey = z.strictObject({ key: z.string() });

export const SaidProblem = z.strictObject({
  code: z.enum(API_PROBLEMS),
  message: z.string(),
  refusal: SaidRefusal.exactOptional(),
}) satisfies z.ZodType<ApiProblem>;
