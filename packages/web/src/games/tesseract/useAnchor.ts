/** Where the last press was: the pointer, or whatever had the focus. */
import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { Anchor } from './Chooser.tsx';

export interface AnchorDeeds {
  /** `about`: what is asked; the lists of actions stand at the panel they are about. */
  anchor(about: string): Anchor;
  readonly on: {
    onPointerDownCapture(event: TargetedPointerEvent<HTMLElement>): void;
    onKeyDownCapture(): void;
  };
}

export function useAnchor(): AnchorDeeds {
  const last = useRef<Anchor | undefined>(undefined);
  return {
    anchor: about => placeAnchor(about) ?? last.current ?? focusAnchor(),
    on: {
      onPointerDownCapture: event => {
        last.current = { x: event.clientX, y: event.clientY };
      },
      onKeyDownCapture: () => {
        last.current = undefined;
      },
    },
  };
}

const PANELS: Readonly<Record<string, string>> = { contain: '.tess-lab', study: '.tess-hand' };

function placeAnchor(about: string): Anchor | undefined {
  const panel = PANELS[about] && document.querySelector(PANELS[about]);
  if (!panel) return undefined;
  const { left, right, top } = panel.getBoundingClientRect();
  return { x: (left + right) / 2, y: top + 36 };
}

/** Something that is hidden or has no size stands for the middle of the window. */
function focusAnchor(): Anchor {
  const { left, right, top, bottom, width } =
    document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  const isPlace = width > 4 && width < innerWidth / 2;
  return isPlace
    ? { x: (left + right) / 2, y: (top + bottom) / 2 }
    : { x: innerWidth / 2, y: innerHeight / 2 };
}
