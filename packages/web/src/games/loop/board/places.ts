/** Hit tests on pieces of the ring. */
import type { Thing } from '../contract.ts';

/** Parses the key of a piece, the inverse of `keyOf`. */
export function thingOf(key: string | undefined): Thing | undefined {
  const [kind = '', number] = (key ?? '').split(' ');
  return number === undefined ? undefined : ({ kind, [kind]: Number(number) } as unknown as Thing);
}

export const keyAt = (target: EventTarget | null): string | undefined =>
  (target as Element | null)?.closest<HTMLElement>('[data-thing]')?.dataset.thing;

/** The era that contains an element of the ring. */
export function eraAt(target: EventTarget | null): number | undefined {
  const era = (target as Element | null)?.closest<HTMLElement>('[data-era]')?.dataset.era;
  return era === undefined ? undefined : Number(era);
}

/** Radius in which a touch snaps to a piece: fingers are wider than pieces. */
const REACH_PIXELS = 22;

interface Pointed {
  readonly currentTarget: Element;
  readonly clientX: number;
  readonly clientY: number;
}

/** The nearest marked piece within reach. */
export function nearestMarked({ currentTarget, clientX, clientY }: Pointed): string | undefined {
  const [first] = [...currentTarget.querySelectorAll<HTMLElement>('.lb-thing[data-mark]')]
    .map(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const aside = (from: number, size: number, at: number): number =>
        Math.max(from - at, at - from - size, 0);
      return {
        key: element.dataset.thing,
        far: Math.hypot(aside(left, width, clientX), aside(top, height, clientY)),
      };
    })
    .filter(({ far }) => far <= REACH_PIXELS)
    .sort((a, b) => a.far - b.far);
  return first?.key;
}
