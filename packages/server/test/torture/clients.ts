/** Two versions of the client: stubs for a short trial, real builds for a long one. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const CONFIG = fileURLToPath(new URL('../../../web/vite.config.ts', import.meta.url));

export interface Client {
  readonly folder: string;
  /** Entry point of this version's server. */
  readonly main?: string;
}

/** A page and two assets named by their version. */
export function madeUp(folder: string, name: string): Client {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<title>${name}</title>`);
  for (const kind of ['js', 'css'])
    writeFileSync(join(folder, 'assets', `app-${name}.${kind}`), `/* ${name} */`);
  return { folder };
}

/**
 * This client with other hashes of all scripts; or, with `UPGRADE_FROM`, that of an older checkout with
 * packages installed, and its server.
 */
export async function builtBefore(folder: string): Promise<Client> {
  const older = process.env.UPGRADE_FROM;
  const config = older === undefined ? CONFIG : join(older, 'packages', 'web', 'vite.config.ts');
  await buildInto(folder, config, older === undefined ? '/* the version before */' : undefined);
  return older === undefined
    ? { folder }
    : { folder, main: join(older, 'packages', 'server', 'src', 'main.ts') };
}

export async function builtNow(folder: string): Promise<Client> {
  await buildInto(folder, CONFIG);
  return { folder };
}

async function buildInto(outDir: string, configFile: string, banner?: string): Promise<void> {
  const rolldownOptions = banner === undefined ? {} : { output: { banner } };
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions } });
}

export const assetsOf = ({ folder }: Client): readonly string[] =>
  readdirSync(join(folder, 'assets'))
    .filter(name => !/\.(br|gz)$/.test(name))
    .map(name => `/assets/${name}`);
