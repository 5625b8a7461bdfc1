/** Refusals of the server in words. */
import type { Refusal, Unready } from '@tessera/wire';
import { fill } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { ApiError } from './api.ts';

export function refusalWords({ refusals, unready }: OnlineWords, { code, params = {} }: Refusal): string {
  // A server that cannot store anything names the reason.
  if (code === 'busy' && params.reason !== undefined)
    return unready[params.reason as Unready] ?? refusals.busy;
  const known: Readonly<Record<string, string>> = refusals;
  return fill(known[code] ?? refusals.other, params);
}

/** Text of any error thrown by a request. */
export function errorWords(words: OnlineWords, error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (!problem) return words.failed;
  return refusalWords(words, problem.refusal ?? { code: problem.code, clause: '' });
}
