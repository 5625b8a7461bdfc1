import { useEffect, useReducer, useRef } from 'preact/hooks';

/** What something outside says now; draws again whenever it says so and the value is another one. */
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
    look(); // it may have changed between drawing and listening
    return subscribe(look);
  }, [subscribe]);
  return value;
}
