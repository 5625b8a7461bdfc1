/** The focus follows a choice that a key made: Enter then does what is marked, and not what had the focus before. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** `among`: selector of the choices; the focus is taken from none of them. */
export function useFollowedFocus<E extends HTMLElement>(
  isChosen: boolean,
  among: string,
): RefObject<E | null> {
  const own = useRef<E>(null);
  useLayoutEffect(() => {
    if (isChosen && document.activeElement?.matches(among)) own.current?.focus({ preventScroll: true });
  }, [isChosen, among]);
  return own;
}
