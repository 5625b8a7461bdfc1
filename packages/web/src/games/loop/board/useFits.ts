/** Fits the contents of all eras into their boxes: each step saves room, and text goes last. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EraThings } from './eras.ts';
import { depthOf, isAbove, type Ring } from './layout.ts';

/**
 * Hidden tiles without their word, smaller pieces, missions without names, still smaller pieces, names of cards on two lines, the
 * smallest pieces, cards without names.
 */
const LAST = 7;

export function useFits(
  root: RefObject<HTMLElement | null>,
  eras: readonly EraThings[],
  ring: Ring,
  language: string,
): void {
  const fitted = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const boxes = [...(root.current?.querySelectorAll<HTMLElement>('.lb-box') ?? [])];
    const about = eras.map(things => JSON.stringify([things, ring.width, ring.height, language]));
    const before = fitted.current;
    fitted.current = about;
    fitAll(
      boxes,
      boxes.filter((_, era) => about[era] !== before[era]),
      ring,
    );
  }, [root, eras, ring, language]);
}

/**
 * Boxes with the same content keep their step while it fits. All boxes are measured before any is changed: every
 * round lays the page out once.
 */
function fitAll(boxes: readonly HTMLElement[], changed: readonly HTMLElement[], ring: Ring): void {
  const steps = new Map(changed.map(box => [box, 0]));
  for (const box of changed) box.dataset.fit = '';
  for (let open = boxes; open.length > 0; ) {
    open = open.filter(box => (steps.get(box) ?? 0) < LAST && !fits(box, boxes.indexOf(box), ring));
    for (const box of open) {
      const step = (steps.get(box) ?? -1) + 1;
      steps.set(box, step);
      box.dataset.fit = '1234567'.slice(0, step);
    }
  }
}

/** Pixels by which contents may be taller than their box. */
const OVER = 4;

/** Measured without the transforms of running animations. */
function fits(box: HTMLElement, era: number, ring: Ring): boolean {
  const parts = [...box.children] as HTMLElement[];
  const top = Math.min(...parts.map(part => part.offsetTop));
  const bottom = Math.max(...parts.map(part => part.offsetTop + part.offsetHeight));
  return (
    bottom - top <= box.clientHeight * depthOf(era) + OVER &&
    parts.every(part => widthOf(part) <= box.clientWidth + 1) &&
    [...box.querySelectorAll('.lb-name')].every(isWhole) &&
    [...box.querySelectorAll<HTMLElement>('.lb-folk > *, .lb-goods > *')].every(
      ({ offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height }) =>
        isAbove(ring, era, { left, top, width, height }),
    )
  );
}

const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 3;

/** Width of the contents of a row. `scrollWidth` would count pieces on their way from another era where they are drawn. */
function widthOf(row: HTMLElement): number {
  const pieces = [...row.children].filter(one => one instanceof HTMLElement);
  const right = Math.max(...pieces.map(one => one.offsetLeft + one.offsetWidth));
  return right - Math.min(...pieces.map(one => one.offsetLeft));
}
