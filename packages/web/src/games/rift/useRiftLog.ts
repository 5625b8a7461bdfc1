import type { Reason } from '@tessera/bots';
import { type Colour, type RiftView, whyOf } from '@tessera/games/rift';
import { useMemo } from 'preact/hooks';
import type { HistoryEntry } from '../../match/client.ts';
import { type Log, useLog } from '../../table/useLog.ts';
import type { TableModel } from '../../table/useTable.ts';
import { tellerOf } from './story.ts';
import type { Text } from './text/index.ts';
import { outcomeTitle } from './words.ts';

/** The moves of this match in words. */
export function useRiftLog(table: TableModel<RiftView>, text: Text, me: Colour): Log {
  const { entries, snapshot, names } = table;
  const { outcome } = snapshot;
  const end = outcome ? endWords(text, outcomeTitle(text, snapshot, names), outcome.reason) : undefined;
  const story = useMemo(
    () => ({
      teller: () => tellerOf(text, me),
      why: ({ key, params }: Reason) => whyOf(text.rift, key, params),
      end,
    }),
    [text, me, end],
  );
  return useLog(table, story, outcome ? decisiveOf(entries) : undefined);
}

const endWords = ({ rift }: Text, title: string, reason: string): string =>
  `${title}. ${rift.reasons[reason as keyof typeof rift.reasons] ?? ''}`;

/** The last capture decided it, or where there was none the last move. */
function decisiveOf(entries: readonly HistoryEntry[]): number {
  const last = entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'captured'));
  return last < 0 ? entries.length : last + 1;
}
