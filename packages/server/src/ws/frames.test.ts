import type { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as library from 'ws';
import { framesOf } from './frames.ts';

/** The half of the library that reads; its types do not name it. */
const { Receiver } = library as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** What the library reads out of bytes, in pieces of any size. */
function read(bytes: Buffer, piece: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const texts: string[] = [];
    const receiver = new Receiver({ isServer: false });
    receiver.on('message', (data: Buffer, isBinary: boolean) =>
      texts.push(isBinary ? 'binary' : String(data)),
    );
    receiver.on('error', reject).on('finish', () => resolve(texts));
    for (let from = 0; from < bytes.length; from += piece) receiver.write(bytes.subarray(from, from + piece));
    receiver.end();
  });
}

test('texts of every length are read as they were, one after the other', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map(length => 'x'.repeat(length));
  expect(await read(framesOf(texts), 10_000)).toEqual(texts);
});

test('whatever was written is read, in whatever pieces it comes', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 300 }),
      async (texts, piece) => {
        expect(await read(framesOf(texts), piece)).toEqual(texts);
      },
    ),
    { seed: 11, numRuns: 200 },
  );
});
