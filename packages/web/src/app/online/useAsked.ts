import { useEffect, useState } from 'preact/hooks';

export interface Asked<T> {
  /** Undefined until the first answer. */
  readonly value: T | undefined;
  /** The last question found nobody. */
  readonly hasFailed: boolean;
}

const EVERY_MS = 5000;

/** Asks now and then, as long as somebody looks at the page; `key` names the question. */
export function useAsked<T>(key: string, ask: () => Promise<T>): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ value: undefined, hasFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const again = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden)
        await ask().then(
          value => isWanted && setAsked({ value, hasFailed: false }),
          () => isWanted && setAsked(last => ({ ...last, hasFailed: true })),
        );
      clearTimeout(timer);
      if (isWanted) timer = setTimeout(again, EVERY_MS);
    };
    const looked = (): void => {
      if (!document.hidden) void again();
    };
    void again();
    document.addEventListener('visibilitychange', looked);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', looked);
    };
  }, [key]);
  return asked;
}
