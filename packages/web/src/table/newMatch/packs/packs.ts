/** The content packs this browser keeps: read from a file, refused in words, chosen by name. */
import { decode, FormatError, type PackComplaint } from '@tessera/engine';

export interface Named {
  readonly name: string;
}

/** The packs of one game. */
export interface PackKind<P extends Named> {
  /** Under which they are kept. */
  readonly key: string;
  complaints(given: unknown): readonly PackComplaint[];
  /** Throws for what has complaints. */
  parse(given: unknown): P;
}

/** Larger than any pack can be: what is bigger is some other file. */
const MAX_CHARACTERS = 500_000;

/** A pack, or why there is none: not the right kind of file (and where it breaks), or the rows that are wrong. */
export type PackResult<P> =
  | { readonly pack: P }
  | { readonly refusal: 'tooLarge' | 'notJson'; readonly at: string }
  | { readonly complaints: readonly PackComplaint[] };

/** Reads the text of a file. */
export function readPack<P extends Named>(kind: PackKind<P>, text: string): PackResult<P> {
  if (text.length > MAX_CHARACTERS) return { refusal: 'tooLarge', at: '' };
  let given: unknown;
  try {
    given = decode(text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const at = error.column ? `${error.line ?? 1}:${error.column}` : '';
    if (error.message.includes('not valid JSON')) return { refusal: 'notJson', at };
    return { complaints: [{ at, reason: error.message.slice(error.message.indexOf(': ') + 2) }] };
  }
  const complaints = kind.complaints(given);
  return complaints.length > 0 ? { complaints } : { pack: kind.parse(given) };
}

/** The part of `localStorage` that is used. */
type Keep = Pick<Storage, 'getItem' | 'setItem'>;

/** By name; what cannot be read any more is left out. */
export function storedPacks<P extends Named>(kind: PackKind<P>, storage = browserStorage): readonly P[] {
  const kept = attempt(() => JSON.parse(storage().getItem(kind.key) ?? '[]') as unknown);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap(one => attempt(() => kind.parse(one)) ?? []);
}

/** Adds a pack, in place of one of the same name. False when the browser keeps no more. */
export function storePack<P extends Named>(kind: PackKind<P>, pack: P, storage = browserStorage): boolean {
  const others = storedPacks(kind, storage).filter(({ name }) => name !== pack.name);
  return write(kind, [...others, pack], storage);
}

export const removePack = <P extends Named>(
  kind: PackKind<P>,
  name: string,
  storage = browserStorage,
): boolean =>
  write(
    kind,
    storedPacks(kind, storage).filter(pack => pack.name !== name),
    storage,
  );

const browserStorage = (): Keep => globalThis.localStorage;

const write = <P extends Named>({ key }: PackKind<P>, packs: readonly P[], storage: () => Keep): boolean =>
  attempt(() => {
    storage().setItem(key, JSON.stringify(packs));
    return true;
  }) ?? false;

/** Storage may be barred or full, and what it holds may be anything. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
