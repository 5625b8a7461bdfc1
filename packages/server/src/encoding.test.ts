import { expect, test } from 'vitest';
import { chooseEncoding, ENCODINGS } from './encoding.ts';

test.each([
  ['a browser', 'gzip, deflate, br, zstd', 'br'],
  ['an older browser', 'gzip, deflate', 'gzip'],
  ['any order and case', 'GZIP, BR', 'br'],
  ['spaces', ' gzip ; q=0.5 ,br ; q=0.4 ', 'gzip'],
  ['a preference', 'br;q=0.5, gzip;q=0.9', 'gzip'],
  ['never brotli', 'br;q=0, gzip', 'gzip'],
  ['never, in many digits', 'br;q=0.000, gzip;q=0.0', undefined],
  ['anything', '*', 'br'],
  ['anything but gzip', 'gzip;q=0, *', 'br'],
  ['anything but brotli', 'br;q=0, *;q=0.1', 'gzip'],
  ['gzip and nothing else', 'gzip, *;q=0', 'gzip'],
  ['nothing', '*;q=0', undefined],
  ['unpacked', 'identity', undefined],
  ['unpacked rather', 'identity, br;q=0.5', undefined],
  ['what we have not', 'zstd, deflate', undefined],
  ['only what we have not', 'zstd, identity;q=0', undefined],
  ['a weight that is none', 'br;q=high, gzip;q=0.1', 'gzip'],
  ['an empty header', '', undefined],
  ['no header', undefined, undefined],
])('%s: %s', (_name, accepted, chosen) => {
  expect(chooseEncoding(accepted, ENCODINGS)).toBe(chosen);
});

test('an encoding without a file is not chosen', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br, gzip', [])).toBeUndefined();
});
