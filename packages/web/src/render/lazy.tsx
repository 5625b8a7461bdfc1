import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * A component that is fetched when it is first drawn; something else stands in its place meanwhile. One that cannot be
 * fetched throws while drawing, for the nearest boundary, and is asked for again the next time.
 */
export function lazy<P extends object>(
  load: Load<P>,
  Meanwhile: ComponentType<P> = () => null,
  isVital = true,
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
    if (failed && isVital) throw failed.error;
    return <Meanwhile {...props} />;
  };
}

/** The same for what stands beside or in front of something that does well without it: it is missing until it can be fetched. */
export const onDemand = <P extends object>(load: Load<P>): ComponentType<P> => lazy(load, undefined, false);
