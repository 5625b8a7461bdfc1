import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { partOf } from './workers.ts';

const packages = mkdtempSync(join(tmpdir(), 'tessera-chunks-'));
afterAll(() => rmSync(packages, { recursive: true }));

const root = join(packages, 'web');
/** Module graph: the page loads the shell and one reader that workers load too. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'web/index.html': ['web/src/ui/Shell.tsx', 'web/src/table/Dialog.tsx', 'engine/src/read.ts'],
  'web/src/worker.ts': ['engine/src/read.ts'],
  'web/src/games/loop/LoopTable.tsx': ['web/src/games/loop/ring.ts', 'web/src/games/loop/words.ts'],
  'web/src/games/loop/Chooser.tsx': ['web/src/games/loop/ring.ts', 'web/src/games/loop/choices.ts'],
  'web/src/games/loop/Form.tsx': ['web/src/games/loop/words.ts'],
};
/** Modules that are loaded on demand. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'web/index.html': ['web/src/games/loop/LoopTable.tsx', 'web/src/games/loop/Form.tsx'],
  'web/src/games/loop/LoopTable.tsx': ['web/src/games/loop/Chooser.tsx'],
};
const idsOf = (graph: typeof IMPORTS, id: string): readonly string[] =>
  (graph[id.slice(packages.length + 1)] ?? []).map(path => join(packages, path));
const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: idsOf(IMPORTS, id),
    dynamicallyImportedIds: idsOf(LATER, id),
  }),
} as unknown as Rolldown.ChunkingContext;

function write(path: string, source: string): string {
  const id = join(packages, path);
  mkdirSync(dirname(id), { recursive: true });
  writeFileSync(id, source);
  return id;
}
for (const path of [IMPORTS, LATER].flatMap(graph => [...Object.keys(graph), ...Object.values(graph).flat()]))
  write(path, path.endsWith('Table.tsx') ? '// @chunk *-table deep\n' : '');

const chunkOf = (path: string, source = ''): string | null => partOf(root)(write(path, source), modules);

test.each([
  ['games/src/rift/rules/slides.ts', 'rift'],
  ['games/src/rift/text/fr/index.ts', 'rift-fr'],
  ['web/src/games/rift/words/fr/table.ts', 'rift-fr'],
  ['web/src/games/rift/story/words/fr.ts', 'rift-fr'],
  ['games/src/rift/explain/why.ts', null],
  ['bots/src/loop/search.ts', 'loop-bots'],
  ['bots/src/rift/search.ts', 'rift-bots'],
  ['engine/src/read.ts', 'common'],
  ['web/src/ui/Shell.tsx', 'start'],
  ['web/src/table/TableFrame.tsx', 'table'],
  ['web/src/table/story/StoryPanel.tsx', 'logged'],
  ['web/src/table/online/Talk.tsx', null],
  ['web/src/app/home/Home.tsx', null],
])('a file without a marker belongs to the chunk of its folder: %s', (path, chunk) => {
  expect(chunkOf(path)).toBe(chunk);
});

test.each([
  ['engine/src/match.ts', '// @chunk engine\n', 'engine'],
  ['web/src/games/rift/marks.ts', '// @chunk *-board\n', 'rift-board'],
  ['bots/src/loop/levels.ts', '// @chunk *\n', 'loop'],
  ['bots/src/loop/reviewing.ts', '// @chunk own\n', null],
  ['web/src/table/ChosenCard.css', '/* @chunk logged */\n', 'logged'],
  ['web/src/table/Dialog.tsx', '// @chunk own\n', 'start'],
])('a marker in the first line goes before the folder: %s', (path, source, chunk) => {
  expect(chunkOf(path, source)).toBe(chunk);
});

test('a renamed file stays in its chunk', () => {
  for (const [path, source] of [
    ['games/src/loop/ring.ts', ''],
    ['games/src/loop/text/cs/cards.ts', ''],
    ['engine/src/undo.ts', '// @chunk engine\n'],
    ['web/src/table/HintButton.tsx', '// @chunk logged\n'],
  ] as const) {
    const renamed = path.replace(/\w+(?=\.tsx?$)/, 'anything');
    expect(chunkOf(renamed, source)).toBe(chunkOf(path, source));
  }
});

test('a deep marker collects what the file needs at once and nothing else needs without it', () => {
  const chunkIn = (name: string): string | null =>
    partOf(root)(join(packages, `web/src/games/loop/${name}`), modules);
  expect(['LoopTable.tsx', 'ring.ts'].map(chunkIn)).toEqual(['loop-table', 'loop-table']);
  expect(['Form.tsx', 'Chooser.tsx', 'choices.ts'].map(chunkIn)).toEqual([null, null, null]);
});

test('what a deeply marked file shares with other parts of its game is one chunk', () => {
  const words = join(packages, 'web/src/games/loop/words.ts');
  expect(partOf(root)(words, modules)).toBe('loop-shared');
});
