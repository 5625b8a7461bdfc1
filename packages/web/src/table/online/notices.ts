/** News of an on-line table that leave no other sign on the screen: said once, over the board. */
import { useEffect, useRef } from 'preact/hooks';
import type { HeardTable } from '../../match/heard.ts';
import { fill } from '../../text/index.ts';
import type { TableModel } from '../useTable.ts';
import { nameAt, type OnlineNow } from './useOnline.ts';
import type { TalkWords } from './words/index.ts';

/** The others' refusals, and their departures while the match goes on. */
export function noticeOf(heard: HeardTable, { news }: TalkWords): string | undefined {
  const { you, phase } = heard.view;
  const told = heard.happened.flatMap(one => {
    const isNews = one.kind === 'declined' || (one.kind === 'left' && phase === 'playing');
    return isNews && one.seat !== you ? [fill(news[one.kind], { name: nameAt(heard, one.seat) })] : [];
  });
  return told.length === 0 ? undefined : told.join(' ');
}

/** News of a change of the match wait until it is on the screen. */
export function useNotices(
  { heard }: OnlineNow,
  words: TalkWords,
  { snapshot, say }: Pick<TableModel<unknown>, 'snapshot' | 'say'>,
): void {
  const waiting = useRef<string | undefined>(undefined);
  const isShown = snapshot.seq >= heard.changes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the table.
  useEffect(() => {
    waiting.current = noticeOf(heard, words) ?? waiting.current;
    const sentence = waiting.current;
    if (!isShown || sentence === undefined) return;
    waiting.current = undefined;
    queueMicrotask(() => say({ sentence })); // after the last message is cleared
  }, [heard, isShown]);
}

/** Says that a command was refused for want of a connection. */
export function useUnsent(
  { online }: OnlineNow,
  { unplugged }: TalkWords,
  { say }: Pick<TableModel<unknown>, 'say'>,
): void {
  useEffect(() => online.onUnsent(() => say({ sentence: unplugged.unsent })), [online, unplugged, say]);
}
