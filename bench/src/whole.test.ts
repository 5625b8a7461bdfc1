import { expect, test } from 'vitest';
import { requireWhole } from './whole.ts';

const PAGE =
  '<script>first()</script><script type="module" blocking="render" crossorigin src="/index.js"></script>';

const manifest = {
  'index.html': { file: 'index.js', isEntry: true },
  'src/worker.ts': { file: 'worker.js', isEntry: true },
  'src/games/rift/RiftTable.tsx': { file: 'RiftTable.js' },
  '_rift-casmzey.js': { file: 'position.js' },
  '_rift-dlpi3ei.js': { file: 'rules.js' },
  '_rift-bots-dc1qlul.js': { file: 'bots.js' },
  '_loop-table-bwqyncj.js': { file: 'loopTable.js' },
  '_loop-table-BnP4p7wW.css': { file: 'loopTable.css' },
  '_loop-bl4bafv.js': { file: 'loop.js' },
};
const RIFT = ['index.js', 'worker.js', 'RiftTable.js', 'rules.js', 'bots.js'];
const without = (file: string) => RIFT.filter(one => one !== file);

const weigh = (files: readonly string[], { game = 'rift', page = PAGE } = {}) =>
  requireWhole({ game, page, manifest, files });

test('a visitor with the page, the worker, the table and the rules is weighed', () => {
  expect(() => weigh(RIFT)).not.toThrow();
  expect(() => weigh(['index.js', 'worker.js', 'loopTable.js', 'loop.js'], { game: 'loop' })).not.toThrow();
});

test.each([
  ['index.js', 'the page'],
  ['worker.js', 'the worker'],
  ['RiftTable.js', 'the table of rift'],
  ['rules.js', 'the rules of rift'],
])('a visitor without %s is not: %s is missing', (file, name) => {
  expect(() => weigh(without(file))).toThrow(`a visitor of rift would not load ${name}`);
});

test('a style sheet is not a table', () => {
  const files = ['index.js', 'worker.js', 'loopTable.css', 'loop.js'];
  expect(() => weigh(files, { game: 'loop' })).toThrow('would not load the table of loop');
});

test('a page with several entry scripts, or none, is not weighed', () => {
  const page = `${PAGE}<script type="module" src="/second.js"></script>`;
  expect(() => weigh(RIFT, { page })).toThrow(
    'index.html has 2 entry scripts instead of one: /index.js, /second.js',
  );
  expect(() => weigh(RIFT, { page: '<script>first()</script>' })).toThrow('index.html has 0 entry scripts');
});
