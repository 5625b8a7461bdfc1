/** Rings and arrows that players draw on a board, as data. */

/**
 * Ink by the modifier key held while drawing, a convention of chess sites; each has a stroke pattern of its
 * own. Lines of an engine have theirs.
 */
export type Ink = 'plain' | 'shift' | 'alt' | 'both' | 'theirs' | `line${1 | 2 | 3}`;

/** An arrow, or a ring where both ends are the same square. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly ink: Ink;
  /** Name of the person who drew it at another screen. */
  readonly name?: string;
}

type Held = Pick<MouseEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

export function inkOf({ shiftKey, altKey, ctrlKey, metaKey }: Held): Ink {
  const isShift = shiftKey || ctrlKey || metaKey;
  return isShift ? (altKey ? 'both' : 'shift') : altKey ? 'alt' : 'plain';
}

/** Removes a mark that is drawn again, replaces it in another ink. */
export function toggled(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const others = marks.filter(({ from, to }) => from !== mark.from || to !== mark.to);
  const isThere = marks.some(one => !others.includes(one) && one.ink === mark.ink);
  return isThere ? others : [...others, mark];
}

/** A square on the screen: its centre and width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Square size in pixels above which arrow tips and names stop growing. */
export const LARGE = 80;

const round = (value: number): number => Math.round(value * 10) / 10;

/** SVG paths of a straight shaft from centre to centre, and of its tip. */
export function arrowOf(from: Spot, to: Spot): { readonly shaft: string; readonly head: string } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const on = (along: number, across: number): string =>
    `${round(from.x + ux * along - uy * across)},${round(from.y + uy * along + ux * across)}`;
  const size = Math.min(to.size, LARGE);
  const [tip, wide] = [size * 0.46, size * 0.24];
  const neck = length - tip;
  return {
    shaft: `M${on(from.size * 0.2, 0)}L${on(neck, 0)}`,
    head: `M${on(length, 0)}L${on(neck, wide)}L${on(neck, -wide)}Z`,
  };
}
