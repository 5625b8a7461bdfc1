import { useEffect, useState } from 'preact/hooks';

export interface Asked<T> {
  /** The latest answer; undefined until the first one. */
  readonly value: T | undefined;
  /** True if the last request failed. */
  readonly hasFailed: boolean;
}

/**
 * Polling intervals: the first grows up to the second while nothing changes; after a failure the third, with
 * jitter.
 */
const [SHORTEST_MS, LONGEST_MS, AWAY_MS] = [5000, 60_000, 1000];

/**
 * Polls the server while the page is visible, and at once when it becomes visible; `key` identifies the
 * request.
 */
export function useAsked<T>(key: string, ask: () => Promise<T>): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ value: undefined, hasFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    let wait = SHORTEST_MS;
    let last = '';
    const hear = (value: T): void => {
      const text = JSON.stringify(value);
      wait = text === last ? Math.min(LONGEST_MS, Math.max(SHORTEST_MS, wait * 1.5)) : SHORTEST_MS;
      last = text;
      if (isWanted) setAsked({ value, hasFailed: false });
    };
    const fail = (): void => {
      wait = AWAY_MS * (0.5 + Math.random() / 2);
      if (isWanted) setAsked(found => ({ ...found, hasFailed: true }));
    };
    const again = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden) await ask().then(hear, fail);
      clearTimeout(timer);
      if (isWanted) timer = setTimeout(again, wait);
    };
    const looked = (): void => {
      if (document.hidden) return;
      wait = SHORTEST_MS;
      void again();
    };
    void again();
    addEventListener('focus', looked);
    addEventListener('online', looked);
    document.addEventListener('visibilitychange', looked);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      removeEventListener('focus', looked);
      removeEventListener('online', looked);
      document.removeEventListener('visibilitychange', looked);
    };
  }, [key]);
  return asked;
}
