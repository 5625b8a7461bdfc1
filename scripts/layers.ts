/**
 * Imports point one way: engine <- games <- {bots, table} <- {web, {server, lab} <- cli}, no cycles between files, no import into
 * another package but through its public names, and no dependency at all in engine and games.
 * Inside the web client: ui <- text, match <- table <- games <- app, types and globs included. Tests may look up.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checked tree; tests name another one. */
const ROOT = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..');

/** Allowed imports between our packages. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  wire: ['engine'],
  table: ['engine', 'games', 'wire'],
  web: ['engine', 'games', 'bots', 'wire', 'table'],
  server: ['engine', 'games', 'bots', 'wire', 'table'],
  lab: ['engine', 'games', 'bots'],
  cli: ['engine', 'games', 'bots', 'wire', 'table', 'server', 'lab'],
};
/** Packages that run anywhere: outside their tests they import not even Node's modules. */
const PURE = new Set(['engine', 'games', 'bots', 'table']);
/** The layers of the web client, lowest first. A folder imports itself and those of earlier rows. */
const WEB_LAYERS: readonly (readonly string[])[] = [['ui'], ['text', 'match'], ['table'], ['games'], ['app']];
/** Code that Vite runs during the build, no part of the client. */
const WEB_TOOLS = 'build';
const WITHOUT_DEPENDENCIES = ['engine', 'games'];

const problems: string[] = [];
const graph = new Map<string, string[]>();

for (const name of Object.keys(MAY_IMPORT)) {
  for (const file of sourcesBelow(join(ROOT, 'packages', name))) checkFile(name, file);
}
for (const name of WITHOUT_DEPENDENCIES) checkDependencies(name);
checkFolders();
for (const cycle of cycles()) problems.push(`cycle: ${cycle.map(file => relative(ROOT, file)).join(' -> ')}`);

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `${graph.size} files, imports point one way` : `${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sourcesBelow(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function checkFile(name: string, file: string): void {
  const isTest = /\.test\.tsx?$|[\\/](test|testkit)[\\/]|[\\/]vite\.config\.ts$/.test(file);
  const isTool = /\.main\.ts$/.test(file);
  const links: string[] = [];
  for (const { specifier, isType } of importsOf(readFileSync(file, 'utf8'))) {
    const complain = (what: string): number =>
      problems.push(`${relative(ROOT, file)}: ${what} "${specifier}"`);
    if (specifier.startsWith('.')) {
      const target = resolve(dirname(file), specifier.replace(/\?.*$/, ''));
      // The rules reader is built from documents.
      if (!target.startsWith(join(ROOT, 'packages', name)) && !isTest && !target.endsWith('.md'))
        complain('reaches into another package');
      if (!isType) links.push(target);
    } else if (specifier.startsWith('@tessera/')) {
      const target = specifier.split('/')[1] as string;
      if (target !== name && !MAY_IMPORT[name]?.includes(target)) complain('imports upwards');
    } else if (PURE.has(name) && !isTest && !isTool) complain('must not depend on');
    if (!isTest && isAnotherGame(file, specifier)) complain('imports another game');
    if (name === 'web' && !isTest && !isDownInWeb(file, specifier)) complain('imports a higher layer');
  }
  graph.set(file, links);
}

/** Games may not import a sibling, neither their rules nor their tables; the lists of games know them all. */
function isAnotherGame(file: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return false;
  const target = resolve(dirname(file), specifier);
  return ['packages/games/src', 'packages/web/src/games'].some(games => {
    const [own, other] = [file, target].map(path => folderIn(join(ROOT, games), path));
    return own !== undefined && other !== undefined && own !== other;
  });
}

/** The folder of `parent` that a file lies in; undefined for one outside, or directly there. */
function folderIn(parent: string, file: string): string | undefined {
  return /^(?!\.\.)([^/\\]+)[/\\]/.exec(relative(parent, file))?.[1];
}

/** Entry points, directly in `src`, may import every layer; no layer imports them. */
function isDownInWeb(file: string, specifier: string): boolean {
  const sources = join(ROOT, 'packages', 'web', 'src');
  const own = folderIn(sources, file);
  const target = resolve(dirname(file), specifier);
  if (own === undefined || !specifier.startsWith('.') || relative(sources, target).startsWith('..'))
    return true;
  const other = folderIn(sources, target);
  const rowOf = (folder: string | undefined): number =>
    WEB_LAYERS.findIndex(row => row.some(one => one === folder));
  return own === other || (rowOf(other) >= 0 && rowOf(other) < rowOf(own));
}

/** Reports folders outside every layer, which would not be checked. */
function checkFolders(): void {
  const sources = join(ROOT, 'packages', 'web', 'src');
  if (!existsSync(sources)) return;
  const known = [...WEB_LAYERS.flat(), WEB_TOOLS];
  for (const entry of readdirSync(sources, { withFileTypes: true }))
    if (entry.isDirectory() && !known.includes(entry.name))
      problems.push(`packages/web/src/${entry.name}: belongs to no layer`);
}

function importsOf(source: string): { specifier: string; isType: boolean }[] {
  // The start of a comment follows a blank: `games/*/worker.ts` has none.
  const code = source.replace(/(^|\s)\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s+)?['"]([^'"]+)['"]/g;
  const dynamic = /import(?:\.meta\.glob(?:<[\w\s,<>]+>)?)?\(\s*['"]([^'"]+)['"]/g;
  return [
    ...[...code.matchAll(statement)].map(([, type, specifier]) => ({
      specifier: specifier as string,
      isType: Boolean(type),
    })),
    // A lazily loaded module cannot close a cycle at start.
    ...[...code.matchAll(dynamic)].map(([, specifier]) => ({ specifier: specifier as string, isType: true })),
  ];
}

function checkDependencies(name: string): void {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
  const foreign = Object.keys(manifest.dependencies ?? {}).filter(one => !one.startsWith('@tessera/'));
  if (foreign.length > 0)
    problems.push(`packages/${name}: must have no dependencies, has ${foreign.join(', ')}`);
}

/** One cycle for each file that closes one (depth first, three colours). */
function cycles(): string[][] {
  const found: string[][] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (file: string, trail: readonly string[]): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...trail.slice(trail.indexOf(file)), file]);
      return;
    }
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
