/** Lines from a stream that may send anything. */
import type { Readable } from 'node:stream';

/** Longer than the limit: such a text is thrown away as it comes. */
export const TOO_LONG = Symbol('too long');

/** All of a stream, unless it is longer than `limit` bytes; then no more of it is read. */
export async function boundedText(stream: Readable, limit: number): Promise<string | typeof TOO_LONG> {
  const decoder = new TextDecoder(); // which passes over a byte order mark
  let text = '';
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limit) return TOO_LONG;
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The lines of a stream, never holding more than `limit` characters of one: a longer one is told as soon as it is. */
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
        if (!isTooLong) yield rest.replace(/\r$/, '');
        rest = '';
        isTooLong = false;
      }
      if (isTooLong) continue;
      rest += part;
      if (rest.length <= limit) continue;
      rest = '';
      isTooLong = true;
      yield TOO_LONG;
    }
  }
  if (rest !== '') yield rest;
}
