/** Content packs stored in this browser: imported from files, validated, chosen by name. */
import { decode, FormatError, type PackComplaint } from '@tessera/engine';

export interface Named {
  readonly name: string;
}

/** Packs of one game. */
export interface PackKind<P extends Named> {
  /** Storage key. */
  readonly key: string;
  complaints(given: unknown): readonly PackComplaint[];
  /** Parses a valid pack; throws otherwise. */
  parse(given: unknown): P;
}

/** Size limit: no pack is larger. */
const MAX_CHARACTERS = 500_000;

/**
 * A pack, or the reason of its refusal: a file of another kind (and where it breaks), or its invalid rows.
 */
export type PackResult<P> =
  | { readonly pack: P }
  | { readonly refusal: 'tooLarge' | 'notJson'; readonly at: string }
  | { readonly complaints: readonly PackComplaint[] };

/** Parses the text of a file. */
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

/** Stored packs by name; unreadable ones are left out. */
export function storedPacks<P extends Named>(kind: PackKind<P>, storage = browserStorage): readonly P[] {
  const kept = attempt(() => JSON.parse(storage().getItem(kind.key) ?? '[]') as unknown);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap(one => attempt(() => kind.parse(one)) ?? []);
}

/** Stores a pack in place of one of the same name; false when storage is full. */
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

/** Returns undefined if storage is forbidden, full or corrupt. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
