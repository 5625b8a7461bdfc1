/** Plays an analysis by the rules before it is stored, so that a fault is named by its place in the text. */
import { checkAnalysis } from '../../../match/analysis/board.ts';
import type { Analysis, Read } from '../../../match/analysis/text.ts';
import { startBotWorker } from '../../../match/ports.ts';
import type { Unread } from './reading.ts';

export async function checked(read: Read | Analysis | Unread): Promise<Analysis | Unread> {
  if ('why' in read) return read;
  const found = await checkAnalysis(read, startBotWorker);
  if (!found) return { why: 'no worker could be started' };
  if (!('why' in found)) return found;
  const place = 'places' in read ? read.places.get(found.at) : undefined;
  return place ? { why: `text, line ${place.line}, column ${place.column}: ${found.why}` } : found;
}
