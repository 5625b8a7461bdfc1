import { useLayoutEffect } from 'preact/hooks';
import { isCovered } from '../../table/useEscape.ts';
import { ASKED } from '../../table/useKeys.ts';

/** Time in milliseconds for which Space, which skips animations, presses no decision that appears below it. */
const ECHO_MS = 400;

/**
 * Moves the focus once to a decision that is not made on the board, unless a dialog is open. `asked` is the sequence
 * number of its moment: later snapshots of that moment leave the focus where the player has put it.
 */
export function useFocusAsked(asked: number | undefined): void {
  useLayoutEffect(() => {
    if (asked === undefined || isCovered()) return;
    document.querySelector<HTMLElement>(ASKED)?.focus({ preventScroll: true });
    const shown = performance.now();
    const guard = (event: KeyboardEvent): void => {
      if (event.key === ' ' && event.timeStamp - shown < ECHO_MS) event.preventDefault();
    };
    addEventListener('keydown', guard, true);
    return () => removeEventListener('keydown', guard, true);
  }, [asked]);
}
