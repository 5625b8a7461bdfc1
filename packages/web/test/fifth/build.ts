/** Builds the client with the fifth game as its only one, unminified and uncompressed, for tests. */
import { join } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import config from '../../vite.config.ts';

const SOURCE = join(import.meta.dirname, '..', '..', 'src', 'games');

/** Modules to replace, and their replacements. */
const SWAPPED: ReadonlyMap<string, string> = new Map(
  [
    ['index.ts', 'games.ts'],
    ['workers.ts', 'workers.ts'],
  ].map(([theirs, ours]) => [join(SOURCE, theirs as string), join(import.meta.dirname, ours as string)]),
);

const swapped: Plugin = {
  name: 'tessera-fifth-game',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/(index|workers)\.ts$/.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const ours = found && SWAPPED.get(found.id);
    return ours ?? null;
  },
};

export async function buildFifth(outDir: string): Promise<void> {
  const { plugins = [], build: options, ...rest } = config as UserConfig;
  // The chunking rules of real games do not apply: modules are left to their importers.
  const { output: _, ...rolldownOptions } = options?.rolldownOptions ?? {};
  const kept = plugins
    .flat()
    .filter(plugin => plugin && !('name' in plugin && plugin.name === 'tessera-compressed'));
  await build({
    ...rest,
    configFile: false,
    logLevel: 'warn',
    plugins: [swapped, ...kept],
    build: {
      ...options,
      outDir,
      emptyOutDir: true,
      rolldownOptions,
      minify: false,
      reportCompressedSize: false,
    },
  });
}
