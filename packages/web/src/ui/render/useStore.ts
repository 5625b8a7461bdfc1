import { useEffect, useReducer, useRef } from 'preact/hooks';

/** Subscribes to an external store; re-renders when the value it reads changes. */
export function useStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const value = read();
  const drawn = useRef({ value, read });
  drawn.current = { value, read };
  useEffect(() => {
    const look = () => {
      const { value: before, read: now } = drawn.current;
      if (!Object.is(before, now())) redraw(0);
    };
    look(); // the value may have changed between rendering and subscribing
    return subscribe(look);
  }, [subscribe]);
  return value;
}
