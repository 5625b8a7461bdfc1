import { useRef } from 'preact/hooks';
import { differ } from './render/memo.ts';

/** The previous object while all properties of the new one are the same, for props of a `memo` component. */
export function useShallow<T extends object>(value: T): T {
  const kept = useRef(value);
  if (differ(kept.current, value)) kept.current = value;
  return kept.current;
}
