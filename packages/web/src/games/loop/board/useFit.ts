/** Fits the content of an era into its box: each step saves room, and text goes last. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useSame } from '../../../table/useSame.ts';
import type { EraThings } from './eras.ts';
import type { Ring } from './layout.ts';

/** Smaller pieces, still smaller ones, tiles without names, cards of half width, cards without names. */
const LAST = 5;

export function useFit(
  box: RefObject<HTMLElement | null>,
  things: EraThings,
  ring: Ring,
  language: string,
): void {
  const content = useSame(things);
  const fitted = useRef<readonly unknown[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is measured when one of them changes.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const about = [content, ring, language];
    const isSame = about.every((one, i) => one === fitted.current[i]);
    fitted.current = about;
    // Trying out steps lays the page out anew each time: an era with the same pieces keeps its step while it fits.
    if (isSame && fits(element)) return;
    for (let step = 0; step <= LAST; step++) {
      element.dataset.fit = '12345'.slice(0, step);
      if (fits(element)) return;
    }
  }, [box, things, ring, language]);
}

/** Measured without the transforms of running animations. */
function fits(box: HTMLElement): boolean {
  const parts = [...box.children] as HTMLElement[];
  const top = Math.min(...parts.map(part => part.offsetTop));
  const bottom = Math.max(...parts.map(part => part.offsetTop + part.offsetHeight));
  return bottom - top <= box.clientHeight && parts.every(part => part.scrollWidth <= box.clientWidth + 1);
}
