import { useLayoutEffect } from 'preact/hooks';
import { isCovered } from '../../table/useEscape.ts';
import { ASKED } from '../../table/useKeys.ts';

/**
 * Moves the focus once to a decision that is not made on the board, unless a dialog is open. `asked` is the sequence
 * number of its moment: later snapshots of that moment leave the focus where the player has put it.
 */
export function useFocusAsked(asked: number | undefined): void {
  useLayoutEffect(() => {
    if (asked !== undefined && !isCovered())
      document.querySelector<HTMLElement>(ASKED)?.focus({ preventScroll: true });
  }, [asked]);
}
