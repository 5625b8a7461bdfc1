/**
 * Stack of layers that Esc closes, last opened first. Native dialogs and popovers are above it and close by
 * themselves.
 */
import { useLayoutEffect } from 'preact/hooks';
import { useStable } from '../ui/useStable.ts';

/** Close functions of the open layers, topmost last. */
const layers: (() => void)[] = [];

/** Native layers; `:is()` skips a selector that an older browser does not know. */
const NATIVE = ':is(dialog[open], :popover-open)';

export const isCovered = (): boolean => document.querySelector(NATIVE) !== null;

function closeTopmost(event: KeyboardEvent): void {
  const close = layers.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !close || isCovered()) return;
  event.preventDefault();
  close();
}

/**
 * Esc closes the layer once nothing is above it. A layout effect registers it at once: in 3D the next frame
 * may be late.
 */
export function useEscape(isOpen: boolean, close: () => void): void {
  const layer = useStable(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // The same listener each time: the browser registers it once.
    addEventListener('keydown', closeTopmost);
    layers.push(layer);
    return () => {
      layers.splice(layers.lastIndexOf(layer), 1);
    };
  }, [isOpen, layer]);
}
