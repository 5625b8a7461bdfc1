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

test('onlyBehind lists the files that no other part leads to', () => {
  expect([...onlyBehind(manifest, ['reader'])].sort()).toEqual(['pages.js', 'reader.js']);
});

test('onlyBehind throws for a missing part', () => {
  expect(() => onlyBehind(manifest, ['gone'])).toThrow('the built client has no chunk for gone');
});
