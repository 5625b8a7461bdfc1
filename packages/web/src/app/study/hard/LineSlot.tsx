// @chunk draft
/** Place of the line about the difficulty, which is fetched when the player scrolls near it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { onDemand } from '../../../ui/render/lazy.tsx';
import type { LineProps } from './HardLine.tsx';

const HardLine = onDemand<LineProps>(() => import('./HardLine.tsx'));

export function LineSlot(props: LineProps) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      entries => entries.some(one => one.isIntersecting) && setNear(true),
      {
        rootMargin: '100px',
      },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className="new-line">
      {isNear && <HardLine {...props} />}
    </div>
  );
}
