/** The content packs this browser keeps: read from a file, refused in words, chosen by name. */
import { decode, FormatError, type PackComplaint } from '@tessera/engine';
import { type Pack, packComplaints, parsePack } from '@tessera/games/tesseract';

const KEY = 'tessera.packs';

/** Larger than any pack can be: what is bigger is some other file. */
const MAX_CHARACTERS = 500_000;

/** A pack, or why there is none: not the right kind of file (and where it breaks), or the rows that are wrong. */
export type PackResult =
  | { readonly pack: Pack }
  | { readonly refusal: 'tooLarge' | 'notJson'; readonly at: string }
  | { readonly complaints: readonly PackComplaint[] };

/** Reads the text of a file. */
export function readPack(text: string): PackResult {
  if (text.length > MAX_CHARACTERS) return { refusal: 'tooLarge', at: '' };
  let given: unknown;
  try {
    given = decode(text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { refusal: 'notJson', at: error.column ? `${error.line ?? 1}:${error.column}` : '' };
  }
  const complaints = packComplaints(given);
  return complaints.length > 0 ? { complaints } : { pack: parsePack(given) };
}

/** The part of `localStorage` that is used. */
type Keep = Pick<Storage, 'getItem' | 'setItem'>;

/** By name; what cannot be read any more is left out. */
export function storedPacks(storage = browserStorage): readonly Pack[] {
  const kept = attempt(() => JSON.parse(storage().getItem(KEY) ?? '[]') as unknown);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap(one => attempt(() => parsePack(one)) ?? []);
}

/** Adds a pack, in place of one of the same name. False when the browser keeps no more. */
export function storePack(pack: Pack, storage = browserStorage): boolean {
  const others = storedPacks(storage).filter(({ name }) => name !== pack.name);
  return write([...others, pack], storage);
}

export function removePack(name: string, storage = browserStorage): boolean {
  return write(
    storedPacks(storage).filter(pack => pack.name !== name),
    storage,
  );
}

const browserStorage = (): Keep => globalThis.localStorage;

const write = (packs: readonly Pack[], storage: () => Keep): boolean =>
  attempt(() => {
    storage().setItem(KEY, JSON.stringify(packs));
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
