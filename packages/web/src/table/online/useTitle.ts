import { useEffect } from 'preact/hooks';

/** Says so in the title of the window, for whoever looks at another one. */
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
