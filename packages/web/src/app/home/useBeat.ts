import { useEffect, useState } from 'preact/hooks';
import { useMotion } from '../../ui/appearance.ts';

const BEAT_MS = 3200;
/** Animation steps without user activity before the tiles rest: one per tile. */
const BEATS = 4;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Counts animation steps while the user is active and motion is wanted; at rest no timer runs. */
export function useBeat(): number {
  const isMoving = useMotion();
  const [beat, setBeat] = useState(-1);
  useEffect(() => {
    if (!isMoving) return undefined;
    let left = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      setBeat(now => now + 1);
      timer = --left > 0 ? setTimeout(next, BEAT_MS) : undefined;
    };
    const wake = () => {
      left = BEATS;
      timer ??= setTimeout(next, BEAT_MS);
    };
    wake();
    for (const sign of SIGNS) addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, wake);
    };
  }, [isMoving]);
  return beat;
}
