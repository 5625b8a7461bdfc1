import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * A component that is fetched when it is first drawn; something else stands in its place meanwhile. One that cannot be
 * fetched throws while drawing, for the nearest boundary, and is asked for again the next time.
 */
export function lazy<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  Meanwhile: ComponentType<P> = () => null,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [failed, settle] = useState<{ readonly error?: unknown }>();
    useLayoutEffect(() => {
      if (Loaded) return;
      load().then(
        loaded => {
          Loaded = loaded.default;
          settle({});
        },
        (error: unknown) => settle({ error }),
      );
    }, []);
    if (Loaded) return <Loaded {...props} />;
    if (failed) throw failed.error;
    return <Meanwhile {...props} />;
  };
}
