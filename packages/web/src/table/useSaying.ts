import { useEffect, useState } from 'preact/hooks';

export interface Saying {
  readonly sentence: string;
  readonly clause?: string | undefined;
}

const SAID_MS = 8000;

/** A toast that disappears after a while. */
export function useSaying(): readonly [Saying | undefined, (saying: Saying | undefined) => void] {
  const [saying, say] = useState<Saying>();
  useEffect(() => {
    if (!saying) return;
    const timer = setTimeout(() => say(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [saying]);
  return [saying, say];
}
