// @chunk own
/** Reader of content packs in files, fetched with the first file. */
import { decode, FormatError, type PackComplaint } from '@tessera/engine';
import type { PackKind } from './packs.ts';
import type { Named } from './storage.ts';

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
