// @chunk table
import { useCallback, useRef } from 'preact/hooks';

/** Wraps the latest version of a callback in a function whose identity never changes. */
export function useStable<A extends readonly unknown[], R>(latest: (...args: A) => R): (...args: A) => R {
  const ref = useRef(latest);
  ref.current = latest;
  return useCallback((...args: A) => ref.current(...args), []);
}
