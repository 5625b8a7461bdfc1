/**
 * Texts as frames of the protocol (RFC 6455, 5.2), any number of them in one piece. The library would hand each to the
 * system in two, and most of what a message costs is handing it over.
 */

const TEXT = 0x81; // all of it, not masked: a server's are not
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];

const sizeOf = (length: number): number => length + (length < TWO_BYTES ? 2 : length < 65_536 ? 4 : 10);

export function framesOf(texts: readonly string[]): Buffer {
  let size = 0;
  for (const text of texts) size += sizeOf(Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const text of texts) {
    frames[at] = TEXT;
    at = writeLength(frames, Buffer.byteLength(text), at + 1);
    at += frames.write(text, at);
  }
  return frames;
}

/** Returns where the text begins. */
function writeLength(frames: Buffer, length: number, at: number): number {
  if (length < TWO_BYTES) {
    frames[at] = length;
    return at + 1;
  }
  if (length < 65_536) {
    frames[at] = TWO_BYTES;
    return frames.writeUInt16BE(length, at + 1);
  }
  frames[at] = EIGHT_BYTES;
  return frames.writeBigUInt64BE(BigInt(length), at + 1);
}
