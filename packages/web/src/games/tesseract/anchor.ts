/** Where on the screen a list belongs that asks what was meant. */
import type { Press } from '../../table/hand.ts';

type Point = Pick<Press, 'x' | 'y'>;

/** At the panel the list is about, else where the pointer pressed, else at what has the focus. */
export const anchorOf = (about: string, pressed: Point | undefined): Point =>
  panelAnchor(about) ?? pressed ?? focusAnchor();

const PANELS: Readonly<Record<string, string>> = { contain: '.tess-lab', study: '.tess-hand' };

function panelAnchor(about: string): Point | undefined {
  const panel = PANELS[about] && document.querySelector(PANELS[about]);
  if (!panel) return undefined;
  const { left, right, top } = panel.getBoundingClientRect();
  return { x: (left + right) / 2, y: top + 36 };
}

/** Something that is hidden or has no size stands for the middle of the window. */
function focusAnchor(): Point {
  const { left, right, top, bottom, width } =
    document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  const isPlace = width > 4 && width < innerWidth / 2;
  return isPlace
    ? { x: (left + right) / 2, y: (top + bottom) / 2 }
    : { x: innerWidth / 2, y: innerHeight / 2 };
}
