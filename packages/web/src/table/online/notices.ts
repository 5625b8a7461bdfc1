/** News of an on-line table that leave no other sign on the screen: said once, over the board. */
import { useEffect } from 'preact/hooks';
import type { HeardTable } from '../../match/heard.ts';
import { fill } from '../../text/index.ts';
import type { Saying } from '../useSaying.ts';
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

export function useNotices({ heard }: OnlineNow, words: TalkWords, say: (saying: Saying) => void): void {
  const sentence = noticeOf(heard, words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the table.
  useEffect(() => {
    if (sentence) queueMicrotask(() => say({ sentence })); // after the last message is cleared
  }, [heard]);
}
