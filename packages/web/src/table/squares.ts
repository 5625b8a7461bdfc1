/** Squares of a board as the page knows them. */

/** What holds them all, and can be drawn over; a board that is only read lies elsewhere. */
export const BOARD = '[data-board]:not(.only-read *)';

export const isSquare = (target: EventTarget | null): boolean =>
  (target as Element).closest(`${BOARD} [data-square]`) !== null;

export function squareOf(target: EventTarget | null): number | undefined {
  const cell = (target as Element).closest<HTMLElement>('[data-square]');
  return cell ? Number(cell.dataset.square) : undefined;
}

/** What lies under the pointer, whatever lies over it. */
export const squareAt = (x: number, y: number): number | undefined =>
  document
    .elementsFromPoint(x, y)
    .map(squareOf)
    .find(square => square !== undefined);

/** Fingers are wider than squares: so far beside one still means it. */
const REACH_PIXELS = 22;

interface Pointed {
  readonly currentTarget: Element;
  readonly clientX: number;
  readonly clientY: number;
}

/** The square of some that lies nearest, if one lies within reach. */
export function nearest(
  { currentTarget, clientX, clientY }: Pointed,
  squares: readonly number[],
): number | undefined {
  const [first] = squares
    .map(square => {
      const box = currentTarget.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
      const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
      const far = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
      return { square, far };
    })
    .filter(({ far }) => far <= REACH_PIXELS)
    .sort((a, b) => a.far - b.far);
  return first?.square;
}
