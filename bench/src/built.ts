/** Pages built from source in the run that measures them. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import type { Say } from './bench.ts';
import { type Finding, formatBytes } from './results.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Folder of all builds. */
export const TMP = here('../.tmp');
export const CLIENT_CONFIG = here('../../packages/web/vite.config.ts');
/** Build folder of the client. */
export const CLIENT_FOLDER = join(TMP, 'client');
/** Name of the run that built the client. */
const CLIENT_RUN = join(TMP, 'client.run');

export interface Script {
  readonly file: string;
  readonly text: string;
  readonly bytes: number;
}

/** Builds into a folder of its own and lists all JavaScript, gzipped. */
export async function buildInto(outDir: string, config: InlineConfig): Promise<readonly Script[]> {
  const shared = { outDir, emptyOutDir: true, manifest: 'manifest.json', modulePreload: { polyfill: false } };
  await build({ ...config, mode: 'production', logLevel: 'error', build: { ...config.build, ...shared } });
  return scriptsIn(outDir);
}

/** Builds the client; the benchmarks of one run, each a process of its own, share one build. */
export async function buildClient(): Promise<readonly Script[]> {
  const { BENCH_RUN } = process.env;
  const builtBy = existsSync(CLIENT_RUN) ? readFileSync(CLIENT_RUN, 'utf8') : undefined;
  if (BENCH_RUN && builtBy === BENCH_RUN) return scriptsIn(CLIENT_FOLDER);
  await rm(CLIENT_RUN, { force: true });
  const scripts = await buildInto(CLIENT_FOLDER, { configFile: CLIENT_CONFIG });
  if (BENCH_RUN) await writeFile(CLIENT_RUN, BENCH_RUN);
  return scripts;
}

async function scriptsIn(outDir: string): Promise<readonly Script[]> {
  const names = (await readdir(outDir, { recursive: true })).map(name => name.replaceAll(sep, '/'));
  const files = names.filter(file => /\.m?js$/.test(file)).sort();
  return Promise.all(
    files.map(async file => {
      const text = await readFile(join(outDir, file), 'utf8');
      return { file, text, bytes: gzipSync(text, { level: 9 }).length };
    }),
  );
}

/** Writes a small page, to be built from there. */
export async function writePage(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const root = join(TMP, name);
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text);
  return root;
}

/** Total gzipped size. */
export const total = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);

export function listScripts(name: string, scripts: readonly Script[], say: Say): void {
  say(`   ${name}: ${formatBytes(total(scripts))} in ${scripts.length} files`);
  for (const { file, bytes } of scripts) say(`      ${formatBytes(bytes).padStart(9)}  ${file}`);
}

/** Two builds side by side, all their JavaScript gzipped. */
export function compareBuilds(
  heading: Pick<Finding, 'id' | 'what' | 'peer' | 'verified' | 'target'>,
  ours: readonly Script[],
  theirs: readonly Script[],
): Finding {
  const ratio = total(ours) / total(theirs);
  const sizes = { ours: formatBytes(total(ours)), theirs: formatBytes(total(theirs)) };
  return { ...heading, ...sizes, median: ratio, worst: ratio };
}
