/**
 * Vite plugin: builds workers together with the pages instead of separately (Vite's default), so that rules,
 * readers and the engine are chunks shared by both and fetched once.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'src/worker.ts';
const PAGE = 'index.html';
/** Preload helper in place of Vite's own, which is four times as large and works in pages only. */
const FETCH_PART = 'src/ui/render/fetchPart.ts';
/** Expression by which the source starts a worker; the dev server leaves it as it is. */
const ADDRESS = "new URL('../worker.ts', import.meta.url)";

export function workersBesidePages(root: string): Plugin {
  let worker = '';
  return {
    name: 'tessera-workers',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      worker = this.emitFile({
        type: 'chunk',
        id: join(root, WORKER),
        name: 'worker',
        preserveSignature: false,
      });
    },
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => join(root, FETCH_PART),
    },
    transform: {
      filter: { code: ADDRESS },
      handler: code => ({ code: code.replaceAll(ADDRESS, `import.meta.ROLLUP_FILE_URL_${worker}`) }),
    },
    generateBundle(_options, bundle) {
      const page = fileWith(bundle, join(root, PAGE));
      const work = fileWith(bundle, join(root, WORKER));
      if (reachable(bundle, work).has(page))
        this.error(`workers would load ${page}, which is made for pages: see partOf`);
      if (reachable(bundle, page).has(work))
        this.error(`pages would load ${work}, which is made for workers: see partOf`);
      for (const later of behindCommon(bundle))
        this.error(`common would load ${later}, which loads it and might run too early: see @chunk`);
      for (const [words, rules] of ringsOfWords(bundle))
        this.error(`${words} would load ${rules}, which loads it: words need no code of the rules then`);
    },
  };
}

/** The chunk that contains a module. */
const fileWith = (bundle: Rolldown.OutputBundle, id: string): string =>
  Object.values(bundle).find(one => one.type === 'chunk' && one.moduleIds.includes(id))?.fileName ?? '';

/** Chunks that run before `common` although they read its facts. */
function behindCommon(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter(one => one.type === 'chunk');
  const common = chunks.find(({ name }) => name === 'common');
  return chunks
    .filter(
      ({ fileName, imports }) => common?.imports.includes(fileName) && imports.includes(common.fileName),
    )
    .map(({ fileName }) => fileName);
}

/**
 * Import cycles between a game's words and its rules (rules contain some English words); in a cycle the words
 * might run before the rules.
 */
function ringsOfWords(bundle: Rolldown.OutputBundle): readonly (readonly [words: string, rules: string])[] {
  const chunks = Object.values(bundle).filter(one => one.type === 'chunk');
  return chunks.flatMap(({ name, fileName, imports }) => {
    const game = /^(\w+)-[a-z]{2}$/.exec(name)?.[1];
    const rules = chunks.filter(
      one => one.name === game && imports.includes(one.fileName) && one.imports.includes(fileName),
    );
    return rules.map(one => [fileName, one.fileName] as const);
  });
}

function reachable(bundle: Rolldown.OutputBundle, from: string): ReadonlySet<string> {
  const seen = new Set([from]);
  for (const file of seen) {
    const one = bundle[file];
    if (one?.type === 'chunk') for (const next of [...one.imports, ...one.dynamicImports]) seen.add(next);
  }
  return seen;
}

/** Packages whose modules are loaded by workers too. */
const SHARED = /^(engine|games|bots)\//;
/**
 * Index files of such a package: re-exports only; the files behind them are assigned to chunks one by one.
 */
const WHOLE = /\/packages\/(engine|games|bots)\/src\/(\w+\/)?index\.ts$/;

/** Chunks by folder, the first match wins; null leaves the file to its importers. */
type Folders = readonly (readonly [folder: RegExp, chunk: string | null])[];

/** Sentences of a game in one language, from its rules and from the client. */
const WORDS: Folders = [
  [/^games\/src\/(\w+)\/text\/([a-z]{2})\//, '$1-$2'],
  [/^web\/src\/games\/(\w+)\/(?:text|words)\/([a-z]{2})\//, '$1-$2'],
  [/^web\/src\/games\/(\w+)\/story\/words\/([a-z]{2})\.ts$/, '$1-$2'],
];
/**
 * Rules and bots of a game. Facts and titles are known before a game is chosen; what reads positions from outside, explains refusals or defines
 * terms is needed by few matches; puzzles and measured rates are fetched game by game.
 */
const RULES: Folders = [
  [/^games\/src\/\w+\/(?:facts|text\/titles)\.ts$/, 'common'],
  [/^games\/src\/\w+\/text\/titles\/([a-z]{2})\.ts$/, 'titles-$1'],
  [/^games\/src\/\w+\/(?:career\/text|explain|glossary|reading|text\/(?:options|reasons|refusals))\//, null],
  [/^games\/src\/(\w+)\//, '$1'],
  [/^bots\/src\/(?:measured|puzzles)\//, null],
  [/^bots\/src\/(\w+)\//, '$1-bots'],
];
/** Components around every table, whichever of them a game uses. */
const TABLE: Folders = [
  [/^web\/src\/table\/(?:offers\/|story\/(?:words\/index|\w+)\.)/, 'logged'],
  [
    /^web\/src\/table\/(?:analysis|clocks|course|ending|looks|marking|newMatch|online|share|sound|story)\//,
    null,
  ],
  [/^web\/src\/table\//, 'table'],
];

/**
 * Chunk marker in the first line of a file, overrides its folder: `// @chunk NAME`. In a name, `*` stands for
 * the game whose folder it is; `own` leaves the file to its importers. `// @chunk NAME deep` collects all modules
 * that the file needs at once and that nothing else needs without it: one file compresses better than many. Those of
 * its game that others need too are one chunk for themselves.
 */
const MARKER = /^(?:\/\/|\/\*) @chunk (\S+)( deep)?/;
const GAME = /\/(?:games|bots)\/(?:src\/)?(\w+)\//;

/** The chunk of a module; null leaves it to its importers. */
export function partOf(root: string) {
  const [page, worker] = [join(root, PAGE), join(root, WORKER)];
  let start: ReadonlySet<string> | undefined;
  let work: ReadonlySet<string> | undefined;
  let behind: ReadonlyMap<string, string> | undefined;
  return (id: string, modules: Rolldown.ChunkingContext): string | null => {
    start ??= reach([page], importsIn(modules));
    work ??= reach([worker], importsIn(modules));
    behind ??= behindMarked([page, worker], modules);
    const path = relative(join(root, '..'), id).replaceAll('\\', '/');
    const words = chunkIn(WORDS, path);
    if (words) return words;
    if (start.has(id) && (work.has(id) || SHARED.test(path))) return 'common';
    const marked = markerOf(id)?.chunk;
    if (marked && marked !== 'own') return marked;
    const rules = marked ? undefined : chunkIn(RULES, path);
    if (rules !== undefined) return rules;
    if (start.has(id)) return 'start';
    if (work.has(id) && id !== worker) return 'engine';
    return marked ? null : (chunkIn(TABLE, path) ?? behind.get(id) ?? null);
  };
}

function chunkIn(folders: Folders, path: string): string | null | undefined {
  const found = folders.find(([folder]) => folder.test(path));
  return found && (found[1]?.replace(/\$(\d)/g, (_, i) => found[0].exec(path)?.[Number(i)] ?? '') ?? null);
}

interface Marker {
  readonly chunk: string;
  readonly isDeep: boolean;
}

/** The game in whose folder a module lies; empty for any other. */
const gameOf = (id: string): string => GAME.exec(id.replaceAll('\\', '/'))?.[1] ?? '';

/** Chunk marker of a module; packages in node_modules have none. */
function markerOf(id: string): Marker | undefined {
  if (!/\.(?:tsx?|css)$/.test(id) || id.includes('node_modules')) return undefined;
  const [, name, deep] = MARKER.exec(readFileSync(id, 'utf8')) ?? [];
  const game = gameOf(id);
  return name === undefined ? undefined : { chunk: name.replace('*', game), isDeep: deep !== undefined };
}

/** Chunks of the modules that a deeply marked one needs at once: its own, and those of its game that others reach too. */
function behindMarked(
  entries: readonly string[],
  modules: Rolldown.ChunkingContext,
): ReadonlyMap<string, string> {
  const later = (id: string): readonly string[] => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const next = (id: string): readonly string[] => [...importsIn(modules)(id), ...later(id)];
  const chunks = new Map<string, string>();
  for (const id of reach(entries, next)) {
    const marker = markerOf(id);
    if (!marker?.isDeep) continue;
    const others = reach(entries, one => next(one).filter(it => it !== id));
    for (const own of reach([id], importsIn(modules))) {
      if (!others.has(own)) chunks.set(own, marker.chunk);
      else if (gameOf(own) === gameOf(id)) chunks.set(own, `${gameOf(id)}-shared`);
    }
  }
  return chunks;
}

/** Static imports of a module before tree shaking, index files of shared packages left out. */
const importsIn =
  (modules: Rolldown.ChunkingContext) =>
  (id: string): readonly string[] =>
    (modules.getModuleInfo(id)?.importedIds ?? []).filter(next => !WHOLE.test(next));

/** Modules that lead on from others, those included. */
function reach(from: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set(from);
  for (const id of seen) for (const one of next(id)) seen.add(one);
  return seen;
}
