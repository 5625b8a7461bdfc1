import { expect, test } from 'vitest';
import { onlyBehind } from './chunks.ts';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_shared'],
    dynamicImports: ['table', 'reader'],
  },
  _shared: { file: 'shared.js' },
  table: { file: 'table.js', imports: ['_shared', '_board'] },
  reader: { file: 'reader.js', imports: ['_shared', '_board'], dynamicImports: ['pages'] },
  _board: { file: 'board.js' },
  pages: { file: 'pages.js', imports: ['reader'] },
};

test('only what nothing else leads to is behind a part', () => {
  expect([...onlyBehind(manifest, ['reader'])].sort()).toEqual(['pages.js', 'reader.js']);
});

test('a part that is not there is an error, not an empty answer', () => {
  expect(() => onlyBehind(manifest, ['gone'])).toThrow('the built client has no chunk for gone');
});
