/** The content pack of a match. */
import { useRef } from 'preact/hooks';
import type { MatchSnapshot } from '../match/client.ts';

/** Keeps the first copy of the pack: every snapshot contains an equal one. */
export function useMatchPack<P>({
  setup: { id },
  view,
}: MatchSnapshot<{ readonly options: { readonly pack: P } }>): P {
  const kept = useRef({ id, pack: view.options.pack });
  if (kept.current.id !== id) kept.current = { id, pack: view.options.pack };
  return kept.current.pack;
}
