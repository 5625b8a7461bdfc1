/** Errors below /api, in one shape. */
import type { ApiProblem, ApiProblemCode, Refusal } from '@tessera/wire';
import type { FastifyError } from 'fastify';
import { type UnreadyReason, unreadyBy } from '../host/unready.ts';
import { StoreFailure } from '../store/failure.ts';
import type { Sanction } from '../store/types.ts';

const STATUS: Readonly<Record<ApiProblemCode, number>> = {
  garbage: 400,
  noGuest: 401,
  closed: 403,
  elsewhere: 403,
  banned: 403,
  notHere: 404,
  notOver: 409,
  refused: 409,
  tooLarge: 413,
  tooFast: 429,
  broken: 500,
  busy: 503,
  damaged: 500,
};

const SENTENCES: Readonly<Record<Exclude<ApiProblemCode, 'garbage' | 'refused'>, string>> = {
  noGuest: 'Choose a name first.',
  closed: 'Only the players at this table may see it.',
  elsewhere: 'Other sites may not ask for this.',
  banned: 'You are banned from this server.',
  notHere: 'There is nothing here.',
  notOver: 'The match is not over yet.',
  tooLarge: 'That is too much at once.',
  tooFast: 'Too often in a short time: please wait a moment.',
  broken: 'Something went wrong on the server; it was written down. Please try again.',
  busy: 'The server is too busy: please try again in a moment.',
  damaged: 'What is stored of this table is damaged; whoever runs the server was told which record.',
};

/** Fixed sentences: details go to the log. */
export const UNREADY_SENTENCES: Readonly<Record<UnreadyReason, string>> = {
  full: 'The disk of this server is full: nothing can be stored until there is room again.',
  unreachable: 'This server cannot reach its database: nothing can be stored until it can.',
  broken: 'The disk of this server failed: nothing can be stored until it is started again.',
  stopping: 'This server is about to stop.',
};

/** Thrown by a route, answered as an `ApiProblem`. */
export class Problem extends Error {
  readonly code: ApiProblemCode;
  readonly refusal: Refusal | undefined;

  constructor(code: ApiProblemCode, sentence?: string, refusal?: Refusal) {
    super(sentence ?? SENTENCES[code as keyof typeof SENTENCES]);
    this.code = code;
    this.refusal = refusal;
  }

  get status(): number {
    return STATUS[this.code];
  }

  get body(): ApiProblem {
    return { code: this.code, message: this.message, ...(this.refusal && { refusal: this.refusal }) };
  }
}

/** Refusals for an exceeded quota. */
const TOO_MUCH: Readonly<Record<string, string>> = {
  tooManyTables: 'You have as many open tables as one guest may have: start or close one first.',
  tooManyFromHere: 'Your network has as many open tables as one may have: start or close one first.',
};

/** With the operator's reason and end date. */
export const bannedBy = ({ reason, until }: Sanction): Problem =>
  new Problem(
    'banned',
    [
      `You are banned from this server${until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 10)}`}.`,
      reason,
    ]
      .filter(Boolean)
      .join(' '),
    { code: 'banned', clause: '', params: { reason } },
  );

/** A refusal by the table; the client translates refusals of the rules. */
export function refused(refusal: Refusal): Problem {
  const { code, clause, params } = refusal;
  if (code === 'busy') return new Problem(code, UNREADY_SENTENCES[params?.reason as UnreadyReason], refusal);
  if (code === 'tooFast' || code === 'damaged') return new Problem(code, undefined, refusal);
  if (Object.hasOwn(TOO_MUCH, code)) return new Problem('tooFast', TOO_MUCH[code], refusal);
  return new Problem('refused', `The table says no: ${[code, clause].join(' ').trim()}.`, refusal);
}

/** Translates any error, also Fastify's own: a body that is not JSON, too long, of another type. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreFailure) {
    const refusal = unreadyBy(error);
    if (refusal) return refused(refusal);
  }
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode === 413) return new Problem('tooLarge');
  if (statusCode >= 400 && statusCode < 500)
    return new Problem('garbage', 'That is not what is asked for here.');
  return new Problem('broken');
}
