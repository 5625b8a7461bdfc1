/** Syntax of the engine protocol: one JSON object per line, each way (docs/cli.md specifies it). */
import { decode, type Fields, FormatError } from '@tessera/engine';
import { Failure } from '../command.ts';

/** Protocol version, raised whenever outside programs would have to be changed. */
export const PROTOCOL = 3;
/** Longest line, in characters. */
export const LINE_LIMIT = 1 << 20;

export type RequestId = string | number;

export interface Request {
  readonly id: RequestId;
  readonly type: string;
  /** All other fields. */
  readonly fields: Fields;
}

/** Thrown for a request that is not possible at present. */
export class NotNow extends Error {
  readonly kind: 'busy' | 'over' | 'undo';
  constructor(kind: NotNow['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The id of a line if it can be read at all, so that even a refusal repeats it. */
export function idOf(value: unknown): RequestId | null {
  if (value === null || typeof value !== 'object') return null;
  const { id } = value as { id?: unknown };
  const isFit = typeof id === 'string' ? id.length <= 100 : Number.isFinite(id);
  return isFit ? (id as RequestId) : null;
}

export function parseRequest(value: unknown): Request {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new FormatError('line', 'must be a JSON object such as {"id":1,"type":"hello"}');
  const { id: _, type, ...fields } = value as Record<string, unknown>;
  const id = idOf(value);
  if (id === null) throw new FormatError('id', 'is needed: a number, or a text of at most 100 characters');
  if (typeof type !== 'string') throw new FormatError('type', 'is needed: the name of a request');
  return { id, type, fields };
}

export const decodeLine = (line: string): unknown => decode(line, 'line');

/** An error as the `error` field of an answer. */
export function refusalOf(error: unknown): Fields {
  if (error instanceof Failure) return error.data;
  if (error instanceof FormatError) {
    const { field, column, message } = error;
    return { kind: 'malformed', message, field, ...(column === undefined ? {} : { column }) };
  }
  if (error instanceof NotNow) return { kind: error.kind, message: error.message };
  return { kind: 'fault', message: `a fault in tessera itself: ${(error as Error).message}` };
}
