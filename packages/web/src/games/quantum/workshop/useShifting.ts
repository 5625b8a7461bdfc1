/** Q-MAP-2: a tile follows the pointer by whole squares, and it is one change when it is let go. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { COLUMNS, type Sketch, shifted } from './sketch.ts';

interface Shifting {
  /** How it looks meanwhile. */
  readonly preview: Sketch | undefined;
  grab(place: number, event: PointerEvent): void;
}

export function useShifting(sketch: Sketch, onChange: (next: Sketch) => void): Shifting {
  const [preview, setPreview] = useState<Sketch>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const grab = (place: number, down: PointerEvent): void => {
    const field = (down.target as Element).closest('.sketch');
    if (down.button !== 0 || !down.isPrimary || !field) return;
    const side = field.getBoundingClientRect().width / (3 * COLUMNS);
    let latest: Sketch | undefined;
    const moved = ({ clientX, clientY }: PointerEvent): void => {
      const steps = [clientX - down.clientX, clientY - down.clientY].map(far => Math.round(far / side));
      latest = shifted(sketch, place, steps as unknown as [number, number]) ?? latest;
      setPreview(latest);
    };
    const released = ({ type }: PointerEvent): void => {
      stop.current?.();
      if (latest && type === 'pointerup') onChange(latest);
    };
    stop.current?.();
    const listening = new AbortController();
    stop.current = () => {
      listening.abort();
      setPreview(undefined);
    };
    const { signal } = listening;
    addEventListener('pointermove', moved, { signal });
    addEventListener('pointerup', released, { signal });
    addEventListener('pointercancel', released, { signal });
  };
  return { preview, grab };
}
