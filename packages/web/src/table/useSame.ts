// @chunk logged
import { useRef } from 'preact/hooks';

/** The previous object while the new one is equal: plain data of constant size, compared as JSON. */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
