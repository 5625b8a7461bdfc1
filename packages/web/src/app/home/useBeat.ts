import { useEffect, useState } from 'preact/hooks';
import { useMotion } from '../../ui/appearance.ts';

const BEAT_MS = 3200;
/** How long tiles move without a sign of anybody: a turn for each. */
const BEATS = 4;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Counts beats as long as somebody is there and motion is wanted; then it rests, and costs nothing. */
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
