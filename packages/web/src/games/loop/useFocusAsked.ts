import { useLayoutEffect } from 'preact/hooks';
import { isCovered } from '../../table/useEscape.ts';
import { ASKED } from '../../table/useKeys.ts';

/** Moves the focus to a decision that is not made on the board, unless a dialog is open. */
export function useFocusAsked(asked: unknown): void {
  useLayoutEffect(() => {
    if (asked && !isCovered()) document.querySelector<HTMLElement>(ASKED)?.focus({ preventScroll: true });
  }, [asked]);
}
