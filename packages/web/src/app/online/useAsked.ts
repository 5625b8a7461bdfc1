import { useEffect, useState } from 'preact/hooks';

export interface Asked<T> {
  /** Undefined until the first answer. */
  readonly value: T | undefined;
  /** The last question found nobody. */
  readonly hasFailed: boolean;
}

/** Where nothing happens one asks less and less; a server that is away is asked soon again, but not by everybody at once. */
const [SHORTEST_MS, LONGEST_MS, AWAY_MS] = [5000, 60_000, 1000];

/** Asks now and then, as long as somebody looks at the page, and at once when they look again; `key` names the question. */
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
