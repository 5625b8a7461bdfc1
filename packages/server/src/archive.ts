/**
 * Assets of the client, of this build and of earlier and later ones. Every server puts its own into the store when it
 * starts, so that in a rolling upgrade an old page gets its chunks from a new server and a new page from an old one.
 */
import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { contentOf, type Files, isAsset, type ServedFile, servedAs } from './files.ts';
import type { Builds } from './store/types.ts';

/** Minimal interval between two lookups in the store for unknown assets. */
const LOOK_EVERY_MS = 1000;

/** Paths and their Brotli bytes as Base64. */
type Packed = readonly (readonly [path: string, body: string])[];

/** Called once for each unreadable build. */
type Complain = (build: string, error: unknown) => void;

export class Archive {
  readonly #complain: Complain;
  #builds: Builds | undefined;
  readonly #known = new Map<string, Files>();
  #looking: Promise<void> | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(complain: Complain = () => {}) {
    this.#complain = complain;
  }

  /** Stores the assets of this server's builds, unless another server did. */
  async open(builds: Builds, now: number, ...own: readonly Files[]): Promise<void> {
    this.#builds = builds;
    for (const files of own) {
      const assets = [...files].filter(([path]) => isAsset(path));
      const id = hash('sha256', assets.map(([path]) => path).join('\n'), 'base64url').slice(0, 16);
      this.#known.set(id, files);
      if (!(await builds.use(id, now))) await builds.save(id, packed(assets), now);
    }
  }

  /** An asset of another build. */
  async find(path: string): Promise<ServedFile | undefined> {
    if (!isAsset(path) || !this.#builds) return undefined;
    const found = this.#found(path);
    if (found) return found;
    await this.#look(this.#builds).catch(() => undefined); // an unreachable store counts as empty
    return this.#found(path);
  }

  #found(path: string): ServedFile | undefined {
    for (const files of this.#known.values()) {
      const file = files.get(path);
      if (file) return file;
    }
    return undefined;
  }

  /** Requests soon after a lookup share the next one. */
  #look(builds: Builds): Promise<void> {
    this.#looking ??= this.#refreshInTime(builds).finally(() => {
      this.#lookedAt = performance.now();
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #refreshInTime(builds: Builds): Promise<void> {
    const wait = this.#lookedAt + LOOK_EVERY_MS - performance.now();
    if (wait > 0) await sleep(wait, undefined, { ref: false });
    await this.#refresh(builds);
  }

  async #refresh(builds: Builds): Promise<void> {
    const ids = await builds.ids();
    for (const id of this.#known.keys()) if (!ids.includes(id)) this.#known.delete(id);
    for (const id of ids) {
      const text = this.#known.has(id) ? undefined : await builds.find(id);
      if (text !== undefined) this.#known.set(id, this.#readable(id, text));
    }
  }

  /** A damaged build counts as empty and is not read again. */
  #readable(id: string, text: string): Files {
    try {
      return unpacked(text);
    } catch (error) {
      this.#complain(id, error);
      return new Map();
    }
  }
}

/** The build has packed what gets smaller: the rest is pictures and fonts, and would only delay the start. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

function packed(assets: Iterable<readonly [string, ServedFile]>): string {
  const files: Packed = [...assets].map(([path, { plain, packed }]) => {
    const body = packed.get('br')?.body ?? brotliCompressSync(plain.body, QUICK);
    return [path, body.toString('base64')];
  });
  return JSON.stringify(files);
}

/** Stored assets are served below `/assets/` only, with the content type of their extension. */
function unpacked(text: string): Files {
  const files = (JSON.parse(text) as Packed).filter(([path]) => isAsset(path));
  return new Map(
    files.map(([path, base64]) => {
      const body = Buffer.from(base64, 'base64');
      return [path, servedAs(path, brotliDecompressSync(body), new Map([['br', contentOf(body)]]))];
    }),
  );
}
