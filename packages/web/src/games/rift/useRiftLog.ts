import type { Colour, RiftView } from '@tessera/games/rift';
import { useMemo } from 'preact/hooks';
import type { HistoryEntry } from '../../match/client.ts';
import { type Log, useLog } from '../../table/useLog.ts';
import type { TableModel } from '../../table/useTable.ts';
import { tellerOf } from './story.ts';
import type { Text } from './text/index.ts';
import { outcomeTitle } from './words.ts';

/** The moves of this match in words. */
export function useRiftLog(
  { entries, snapshot, coach, names }: TableModel<RiftView>,
  text: Text,
  me: Colour,
): Log {
  const { outcome } = snapshot;
  const end = outcome ? endWords(text, outcomeTitle(text, snapshot, names), outcome.reason) : undefined;
  const story = useMemo(() => ({ teller: () => tellerOf(text, me), end }), [text, me, end]);
  return useLog(entries, coach.samples, story, outcome ? decisiveOf(entries) : undefined);
}

const endWords = ({ rift }: Text, title: string, reason: string): string =>
  `${title}. ${rift.reasons[reason as keyof typeof rift.reasons] ?? ''}`;

/** The last capture decided it, or where there was none the last move. */
function decisiveOf(entries: readonly HistoryEntry[]): number {
  const last = entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'captured'));
  return last < 0 ? entries.length : last + 1;
}
