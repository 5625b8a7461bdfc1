import { useEffect } from 'preact/hooks';

/** Shows a message in the window title, for people who look at another tab. */
export function useTitle(isYours: boolean, words: string): void {
  useEffect(() => {
    if (!isYours) return undefined;
    const before = document.title;
    const title = `● ${words} · ${before}`;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [isYours, words]);
}
