/** Hit tests on the squares of a board. */

/** Selector of the board that accepts input; boards that are only read are excluded. */
export const BOARD = '[data-board]:not(.only-read *)';

export const isSquare = (target: EventTarget | null): boolean =>
  (target as Element).closest(`${BOARD} [data-square]`) !== null;

export function squareOf(target: EventTarget | null): number | undefined {
  const cell = (target as Element).closest<HTMLElement>('[data-square]');
  return cell ? Number(cell.dataset.square) : undefined;
}

/** The square at a point, below any overlay. */
export const squareAt = (x: number, y: number): number | undefined =>
  document
    .elementsFromPoint(x, y)
    .map(squareOf)
    .find(square => square !== undefined);

/** Radius in which a touch snaps to a square: fingers are wider than squares. */
const REACH_PIXELS = 22;

interface Pointed {
  readonly currentTarget: Element;
  readonly clientX: number;
  readonly clientY: number;
}

/** The nearest of some squares within reach. */
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
