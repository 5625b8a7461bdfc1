/** Esc closes whatever came last, whoever opened it. Dialogs and popovers lie over all of it, and close by themselves. */
import { useLayoutEffect } from 'preact/hooks';
import { useStable } from '../ui/useStable.ts';

/** What is open, the last on top. */
const layers: (() => void)[] = [];

/** The browser's own layers. */
const NATIVE = 'dialog[open], :popover-open';

export const isCovered = (): boolean => document.querySelector(NATIVE) !== null;

function closeTopmost(event: KeyboardEvent): void {
  const close = layers.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !close || isCovered()) return;
  event.preventDefault();
  close();
}

/** While something is open, Esc closes it once nothing lies over it. At once: not a frame later, which may be long in 3D. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const layer = useStable(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // The same function each time: the browser keeps one of it.
    addEventListener('keydown', closeTopmost);
    layers.push(layer);
    return () => {
      layers.splice(layers.lastIndexOf(layer), 1);
    };
  }, [isOpen, layer]);
}
