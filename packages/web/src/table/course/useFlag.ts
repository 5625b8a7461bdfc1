import { useLayoutEffect } from 'preact/hooks';

/** Sets an attribute `data-NAME` of the page while it holds: style sheets of any part read it, without `:has()`. */
export function useFlag(name: string, holds = true): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (holds) dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name, holds]);
}
