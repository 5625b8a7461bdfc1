/**
 * Texts as frames of the protocol (RFC 6455, 5.2), any number of them in one piece. The library would hand each to the
 * system in two, and most of what a message costs is handing it over.
 */

const TEXT = 0x81; // all of it, not masked: a server's are not
const [TWO_BYTES, EIGHT_BYTES] = [126, 127];

const headOf = (length: number): number => (length < TWO_BYTES ? 2 : length < 65_536 ? 4 : 10);

export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map(text => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i] as number;
    frames[at] = TEXT;
    at = writeLength(frames, length, at + 1);
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
