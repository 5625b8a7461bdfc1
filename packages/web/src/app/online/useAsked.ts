import { useEffect, useState } from 'preact/hooks';

export interface Asked<T> {
  /** Undefined until the first answer. */
  readonly value: T | undefined;
  /** The last question found nobody. */
  readonly hasFailed: boolean;
}

/** Where nothing happens one asks less and less. */
const [SHORTEST_MS, LONGEST_MS] = [5000, 60_000];

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
      wait = text === last ? Math.min(LONGEST_MS, wait * 1.5) : SHORTEST_MS;
      last = text;
      if (isWanted) setAsked({ value, hasFailed: false });
    };
    const again = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden)
        await ask().then(hear, () => isWanted && setAsked(found => ({ ...found, hasFailed: true })));
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
    document.addEventListener('visibilitychange', looked);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      removeEventListener('focus', looked);
      document.removeEventListener('visibilitychange', looked);
    };
  }, [key]);
  return asked;
}
