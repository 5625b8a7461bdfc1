/** Bounded reading of lines from untrusted streams. */
import type { Readable } from 'node:stream';

/** Stands for a line beyond the limit, which is discarded while it arrives. */
export const TOO_LONG = Symbol('too long');

/** The whole text of a stream, or TOO_LONG beyond `limit` bytes, where reading stops. */
export async function boundedText(stream: Readable, limit: number): Promise<string | typeof TOO_LONG> {
  const decoder = new TextDecoder(); // skips a byte order mark
  let text = '';
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limit) return TOO_LONG;
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The lines of a stream, holding at most `limit` characters of one: TOO_LONG is yielded as soon as a line
 * exceeds it.
 */
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
