import type { ComponentType, JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Takes what may be given to it as a whole: one of a wider choice of properties stands for a narrower one. */
type Lazy<P> = (props: P) => JSX.Element;
type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * A component that is fetched when it is first drawn; something else stands in its place meanwhile, however long that
 * takes (see `persist.ts`). One that has come and is broken throws while drawing, for the nearest boundary.
 */
export function lazy<P extends object>(
  load: Load<P>,
  Meanwhile: ComponentType<P> = () => null,
  isVital = true,
): Lazy<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Lazy(props) {
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

/** The same for what stands beside or in front of something that does well without it. */
export const onDemand = <P extends object>(load: Load<P>): Lazy<P> => lazy(load, undefined, false);
