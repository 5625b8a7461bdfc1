/** Text as part of an address: short text stays readable, long text is compressed. */
import { FormatError } from '@tessera/engine';

/** Maximum length of unpacked text, beyond any match. */
export const LARGEST = 4_000_000;
/** Maximum length of readable text. */
const READABLE = 300;
/** Prefix of compressed text; no text of ours begins with it. */
const PACKED = '~';

export const packed = async (text: string): Promise<string> =>
  text.length <= READABLE && !text.startsWith(PACKED) ? text : PACKED + toLetters(await deflated(text));

/** Decompresses; throws FormatError for malformed input and for decompression bombs. */
export async function unpacked(part: string, field: string): Promise<string> {
  if (!part.startsWith(PACKED)) return part;
  try {
    return await inflated(fromLetters(part.slice(PACKED.length)));
  } catch (error) {
    throw error instanceof FormatError
      ? error
      : new FormatError(field, 'is damaged: a letter is missing or changed');
  }
}

const deflated = (text: string): Promise<Uint8Array> =>
  bytesOf(through(new CompressionStream('deflate-raw'), new Blob([text])));

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const text = await bytesOf(through(new DecompressionStream('deflate-raw'), new Blob([bytes])));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

const through = (change: CompressionStream | DecompressionStream, blob: Blob): ReadableStream<Uint8Array> =>
  blob.stream().pipeThrough(change as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);

/** Reads a stream up to the limit: a few letters can decompress to any number of zeros. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LARGEST) {
      await reader.cancel();
      throw new FormatError('log', 'is too long to be a match');
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Base64url. */
const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
