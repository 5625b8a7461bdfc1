/** How far back somebody at a table may go, alone or with the others' consent. */
import { isMatchWord, type Viewer } from '@tessera/engine';
import type { Standing } from '@tessera/wire';
import type { Book } from './book.ts';

export interface Undo {
  readonly status: Standing['undo'];
  /** How many answers that takes back. */
  readonly count: number;
}

const NOTHING: Undo = { status: 'nothingToUndo', count: 0 };

/**
 * Down to the viewer's last own answer. Alone as long as nothing was revealed since and nobody else has answered but
 * bots and those who keep a chair; they do not mind.
 */
export function undoOf({ match, ledger }: Book, viewer: Viewer): Undo {
  if (!match || ledger.phase !== 'playing' || viewer === 'watcher' || ledger.gone[viewer]) return NOTHING;
  const { entries } = match;
  const isBots = (i: number): boolean =>
    ledger.by[i] === 'keeper' || ledger.chairs[entries[i]?.seat ?? -1]?.kind === 'bot';
  const isOwn = (i: number): boolean =>
    entries[i]?.seat === viewer && ledger.by[i] !== 'keeper' && ledger.by[i] !== 'fallback';
  let last = entries.length - 1;
  while (last >= 0 && isBots(last)) last--;
  if (last >= 0 && isOwn(last) && !isMatchWord(entries[last]?.move ?? '')) {
    const count = entries.length - last;
    return { status: match.undoRefusal(count) ? 'ask' : 'ready', count };
  }
  while (last >= 0 && !isOwn(last)) last--;
  return last < 0 ? NOTHING : { status: 'ask', count: entries.length - last };
}
