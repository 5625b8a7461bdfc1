/** Motion that style sheets cannot express: a callback per frame, only while anybody could see it. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useMotion } from './appearance.ts';

/** Pictures on the home page need no more, and a phone stays cool. */
const FRAME_MS = 33;

/** Calls `draw` with the time of the motion in milliseconds, while `target` is on screen and motion is wanted. */
export function useFrames(target: RefObject<Element | null>, draw: (time: number) => void): void {
  const isMoving = useMotion();
  useEffect(() => {
    const element = target.current;
    if (!element || !isMoving) return undefined;
    let frame = 0;
    let last = 0;
    const step = (now: number) => {
      frame = requestAnimationFrame(step);
      if (now - last < FRAME_MS) return;
      last = now;
      draw(now);
    };
    const watcher = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      if (entry?.isIntersecting) frame = requestAnimationFrame(step);
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [target, draw, isMoving]);
}
