// @chunk own
import { useLayoutEffect } from 'preact/hooks';
import { isCovered } from './useEscape.ts';
import { ASKED } from './useKeys.ts';

/** The focus follows a decision that is not made on the board, unless somebody reads in a dialog. */
export function useFocusAsked(asked: unknown): void {
  useLayoutEffect(() => {
    if (asked && !isCovered()) document.querySelector<HTMLElement>(ASKED)?.focus({ preventScroll: true });
  }, [asked]);
}
