import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { ApiError, api } from './api.ts';
import { errorWords } from './refusals.ts';

/** Why an operator has shut this guest out; undefined for everybody else, and until that is known. */
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
