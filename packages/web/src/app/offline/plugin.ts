/**
 * Vite plugin: writes the service worker (`serviceWorker.js`) and the list of files it may keep (`offline.json`), after
 * all other files have been written and compressed.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Build, KeptFile } from './keeping.ts';

const WORKER = 'serviceWorker.js';
const MANIFEST = 'offline.json';
/** Not kept: its own files, the page under a name that serves no tables, and compressed siblings. */
const IS_LEFT_OUT = /^(?:serviceWorker\.js|offline\.json|index\.html)$|\.(?:br|gz)$/;
/** Folders of a game in the packages games and bots and in the client. */
const GAME = /\/(?:games|bots)\/(?:src\/)?(\w+)\//;

/** `compress` writes the compressed siblings of a file. */
export function keptOffline(root: string, compress: (file: string) => Promise<void>): Plugin {
  /** The game of each file that belongs to one table only. */
  const owners = new Map<string, string>();
  return {
    name: 'tessera-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      owners.clear();
      for (const [file, game] of ownersIn(bundle, gamesIn(root))) owners.set(file, game);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const contents = buildOf(dir, owners);
        writeFileSync(join(dir, MANIFEST), JSON.stringify(contents));
        await buildWorker(root, dir, contents);
        for (const file of [MANIFEST, WORKER]) await compress(join(dir, file));
      },
    },
  };
}

/** Ids of the games: folders of the rules that state facts. */
const gamesIn = (root: string): ReadonlySet<string> => {
  const folder = join(root, '..', 'games', 'src');
  const isGame = (name: string): boolean =>
    statSync(join(folder, name, 'facts.ts'), { throwIfNoEntry: false })?.isFile() ?? false;
  return new Set(readdirSync(folder).filter(isGame));
};

/** Chunks and style sheets whose modules are of exactly one game. */
export function ownersIn(
  bundle: Rolldown.OutputBundle,
  games: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const users = new Map<string, Set<string>>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const found = chunk.moduleIds.map(id => GAME.exec(id.replaceAll('\\', '/'))?.[1] ?? '');
    const own = new Set(found.filter(game => games.has(game)));
    const name = own.size === 1 ? ([...own][0] as string) : '';
    const { viteMetadata } = chunk as {
      readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
    };
    for (const file of [chunk.fileName, ...(viteMetadata?.importedCss ?? [])])
      users.set(file, (users.get(file) ?? new Set()).add(name));
  }
  const single = [...users].flatMap(([file, names]) => {
    const [name = ''] = names;
    return names.size === 1 && name !== '' ? [[file, name] as const] : [];
  });
  return new Map(single);
}

/** Lists a built folder. */
export function buildOf(dir: string, owners: ReadonlyMap<string, string>): Build {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .filter(file => !IS_LEFT_OUT.test(file))
    .sort();
  const kept = (file: string): KeptFile => [`/${file}`, sizeOf(join(dir, file))];
  const shell = files.filter(file => !owners.has(file)).map(kept);
  const owned = Map.groupBy(files, file => owners.get(file) ?? '');
  owned.delete('');
  const parts = Object.fromEntries([...owned].map(([game, own]) => [game, own.map(kept)]));
  const digest = createHash('sha256')
    .update(JSON.stringify([shell, parts]))
    .update(readFileSync(join(dir, 'index.html')));
  return { version: digest.digest('hex').slice(0, 12), shell, parts };
}

/** Bytes as they travel. */
const sizeOf = (file: string): number =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

/** A classic script, since not every supported browser runs modules as service workers. */
async function buildWorker(root: string, dir: string, contents: Build): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    define: { BUILD: JSON.stringify(contents) },
    build: {
      outDir: dir,
      emptyOutDir: false,
      lib: {
        entry: join(root, 'src', 'app', 'offline', 'serviceWorker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => WORKER,
      },
    },
  });
}
