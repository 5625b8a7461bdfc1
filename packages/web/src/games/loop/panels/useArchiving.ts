import { archivedIn } from '@tessera/games/loop';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LoopModel } from '../contract.ts';

const FLIGHT_MS = 800;

/** Lets a newly archived mission fly from its tile on the ring to its place in the list of missions. */
export function useArchiving({ view, isMoving, back }: LoopModel): void {
  const count = archivedIn(view);
  const before = useRef(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mission flies when their number grows, and at no other time.
  useLayoutEffect(() => {
    const isNew = count === before.current + 1;
    before.current = count;
    if (!isNew || !isMoving || back.past) return;
    const place = document.querySelector(`.lp-goal li:nth-child(${count})`);
    // L-ARCH-1: whoever archives stands there.
    const tile = document.querySelector(`.lb-era[data-era="${view.eras[view.active]}"] .lb-tile`);
    if (!place || !tile) return;
    const [from, to] = [tile.getBoundingClientRect(), place.getBoundingClientRect()];
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(1.4)`;
    place.animate(
      [
        { transform: start, opacity: 0.4, zIndex: 9 },
        { transform: 'none', opacity: 1, zIndex: 9 },
      ],
      { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
  }, [count]);
}
