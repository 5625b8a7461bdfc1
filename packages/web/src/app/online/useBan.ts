import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { ApiError, api } from './api.ts';
import { errorWords } from './refusals.ts';

/** The reason of the guest's ban; undefined for everybody else, and until it is known. */
export function useBan(words: OnlineWords): string | undefined {
  const [why, tell] = useState<string>();
  useEffect(() => {
    api.me().catch(error => {
      if (error instanceof ApiError && error.problem?.code === 'banned')
        tell(fill(words.refused, { why: errorWords(words, error) }));
    });
  }, [words]);
  return why;
}
