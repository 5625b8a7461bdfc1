/** Requests of the protocol except `go`, each with its fields. */
import {
  type AnyGame,
  type AnyMatch,
  type Fields,
  FormatError,
  optional,
  parseOptions,
  readCount,
  readFlag,
  readListOf,
  readText,
  type Seat,
  type Viewer,
} from '@tessera/engine';
import type { Manifest } from '../games/manifest.ts';
import { whyNot } from '../line.ts';
import { seatsFor } from '../seating.ts';
import { readFields, readWritten } from '../shape.ts';
import { legalAnswers } from '../start.ts';
import type { Mode } from './modes.ts';
import { HalfPlayed, type Opening, type OpenMatch } from './openMatch.ts';
import { NotNow, PROTOCOL } from './protocol.ts';

/** Everything a request may read and change. */
export interface RequestContext {
  readonly manifest: Manifest;
  readonly opened: OpenMatch;
  readonly mode: Mode;
}

export interface RequestKind {
  readonly fields: readonly string[];
  /** True if the request changes the match, which is refused while a bot thinks. */
  readonly changes: boolean;
  answer(context: RequestContext, fields: Fields): object;
}

const readTexts = readListOf(readText);
const readCounts = readListOf(readCount);

export const REQUESTS: Readonly<Record<string, RequestKind>> = {
  hello: {
    fields: [],
    changes: false,
    answer: ({ manifest: { game, bots }, mode }) => ({
      protocol: PROTOCOL,
      mode: mode.name,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: game.seats,
      isTogether: game.isTogether,
      endings: game.endings,
      options: game.options,
      bots: bots.names,
    }),
  },
  options: {
    fields: ['options', 'seats', 'seat'],
    changes: true,
    answer(context, fields) {
      const options = parseOptions<object>(context.manifest.game.options, fields.options);
      const { seats } = { ...context.opened.opening, ...optional(fields, 'seats', readCount) };
      const eyes = readEyes(fields, seats);
      context.opened.open({ options, seats }, []);
      return standing(context, eyes);
    },
  },
  position: {
    fields: ['position', 'strict', 'seats', 'seed', 'rolls', 'moves', 'seat'],
    changes: true,
    answer(context, fields) {
      const opening = openingOf(context.manifest.game, context.opened.opening, fields);
      const { moves = [] } = optional(fields, 'moves', readTexts);
      const eyes = readEyes(fields, opening.seats);
      return played(0, context, eyes, () => context.opened.open(opening, moves));
    },
  },
  moves: {
    fields: ['moves', 'seat'],
    changes: true,
    answer(context, fields) {
      const { match } = context.opened;
      const seat = readSeat(fields, match.header.seats);
      const moves = readTexts(fields.moves, 'moves');
      return played(match.length, context, seat, () => context.opened.play(moves, seat));
    },
  },
  undo: {
    fields: ['seat'],
    changes: true,
    answer(context, fields) {
      const { match } = context.opened;
      const eyes = readEyes(fields, match.header.seats);
      const isFinal = match.decider === undefined && !context.mode.canUndoEnd;
      const refusal = match.undoRefusal() ?? (isFinal ? 'gameOver' : undefined);
      if (refusal) throw new NotNow('undo', `the last answer cannot be taken back: ${refusal}`);
      context.opened.undo();
      return standing(context, eyes);
    },
  },
  legal: {
    fields: ['seat'],
    changes: false,
    answer: ({ opened: { match } }, fields) => ({
      decider: match.decider ?? null,
      legal: legalAnswers(match.game, match.state, readSeat(fields, match.header.seats)),
    }),
  },
  check: {
    fields: ['move', 'seat'],
    changes: false,
    answer({ manifest, opened: { match } }, fields) {
      const seat = readSeat(fields, match.header.seats) ?? match.decider ?? 0;
      const refused = whyNot(match, seat, readText(fields.move, 'move'), 'move');
      return refused
        ? { legal: false, sentence: manifest.words().refusal(refused), ...refused }
        : { legal: true };
    },
  },
  state: {
    fields: ['seat', 'since'],
    changes: false,
    answer(context, fields) {
      const { match } = context.opened;
      const eyes = readEyes(fields, match.header.seats);
      const viewer = viewerOf(eyes, match);
      const { since } = optional(fields, 'since', readCount);
      return {
        ...(since === undefined ? standing(context, eyes) : playedSince(since, context, eyes)),
        ...context.mode.more(match),
        legal: viewer === match.decider ? legalAnswers(match.game, match.state) : [],
        view: match.game.view(match.state, viewer),
      };
    },
  },
  log: {
    fields: ['seat'],
    changes: false,
    answer({ opened: { match }, mode }, fields) {
      const viewer = viewerOf(readEyes(fields, match.header.seats), match);
      return { log: mode.log(match, viewer) };
    },
  },
};

/** Fields at the end of most answers: the standing of the match for a viewer. */
function standing({ opened: { match }, mode }: RequestContext, eyes: Viewer | undefined): object {
  const viewer = viewerOf(eyes, match);
  return {
    seat: viewer,
    position: mode.position(match, viewer),
    decider: match.decider ?? null,
    outcome: match.game.outcome(match.state) ?? null,
    plies: match.length,
  };
}

/** The same fields, with the answers played since `first`. */
function playedSince(first: number, context: RequestContext, eyes: Viewer | undefined): object {
  const { match, played } = context.opened;
  const shown = context.mode.played(played.slice(first), viewerOf(eyes, match));
  return { played: shown, ...standing(context, eyes) };
}

/**
 * Thrown for a request refused after it had drawn or revealed something: that part is committed, and
 * reported.
 */
export class Committed extends Error {
  override readonly cause: unknown;
  readonly told: object;
  constructor(cause: unknown, told: object) {
    super('some moves were played');
    this.cause = cause;
    this.told = told;
  }
}

/** Plays moves; the answer lists those played, even when not all could be. */
function played(first: number, context: RequestContext, eyes: Viewer | undefined, play: () => void): object {
  try {
    play();
  } catch (error) {
    throw error instanceof HalfPlayed ? new Committed(error.cause, playedSince(first, context, eyes)) : error;
  }
  return playedSince(first, context, eyes);
}

/** The seat that a request names, if it names one. */
function readSeat(fields: Fields, seats: number): Seat | undefined {
  const { seat } = optional(fields, 'seat', readCount);
  if (seat !== undefined && seat >= seats)
    throw new FormatError('seat', `is ${seat}, but there are only ${seats}, counted from 0`);
  return seat;
}

/** The viewer of a request, if it names one. */
const readEyes = (fields: Fields, seats: number): Viewer | undefined =>
  fields.seat === 'watcher' ? 'watcher' : readSeat(fields, seats);

/** The default viewer is the seat that decides. */
const viewerOf = (eyes: Viewer | undefined, match: AnyMatch): Viewer => eyes ?? match.decider ?? 'watcher';

function openingOf(game: AnyGame, { options, seats: before }: Opening, fields: Fields): Opening {
  const given = optional(fields, 'position', readWritten);
  const { strict = false } = optional(fields, 'strict', readFlag);
  const { seats: asked } = optional(fields, 'seats', readCount);
  const start =
    given.position === undefined
      ? undefined
      : game.notation.parsePosition(given.position, options, strict ? 'strict' : 'lenient');
  return {
    options,
    seats: seatsFor(game, asked, start, 'seats', before),
    ...given,
    ...optional(fields, 'seed', readText),
    ...optional(fields, 'rolls', readCounts),
  };
}

/** Returns the fields of a request; throws for unknown ones. */
export const checkedFields = (
  kind: { readonly fields: readonly string[] },
  type: string,
  fields: Fields,
): Fields => readFields(kind.fields)(fields, type);
