import { useEffect, useState } from 'preact/hooks';

const EVERY_MS = 500;

/** Redraws periodically while a clock runs. */
export function useTick(isRunning: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick(count => count + 1), EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
}
