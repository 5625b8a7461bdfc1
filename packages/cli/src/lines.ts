/** Lines from a stream that may send anything. */
import type { Readable } from 'node:stream';

/** A line longer than the limit: its text is thrown away as it comes. */
export const TOO_LONG = Symbol('too long');

/** The lines of a stream, never holding more than `limit` characters of one. */
export async function* boundedLines(
  stream: Readable,
  limit: number,
): AsyncGenerator<string | typeof TOO_LONG> {
  const decoder = new TextDecoder();
  let rest = '';
  let isTooLong = false;
  for await (const chunk of stream) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split('\n');
    for (const [i, part] of parts.entries()) {
      if (i > 0) {
        yield isTooLong ? TOO_LONG : rest.replace(/\r$/, '');
        rest = '';
        isTooLong = false;
      }
      if (isTooLong || rest.length + part.length > limit) [rest, isTooLong] = ['', true];
      else rest += part;
    }
  }
  if (isTooLong) yield TOO_LONG;
  else if (rest !== '') yield rest;
}
