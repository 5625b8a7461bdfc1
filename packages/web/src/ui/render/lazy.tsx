import type { ComponentType, JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Function type, so that a component with wider props can stand for one with narrower props. */
type Lazy<P> = (props: P) => JSX.Element;
type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/**
 * Lazy-loaded component: fetched at its first render, with a placeholder however long that takes (see
 * `persist.ts`). A chunk that arrives broken throws while rendering, for the nearest error boundary.
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

/** Lazy-loaded component whose failure hides it: for optional content beside or in front of a page. */
export const onDemand = <P extends object>(load: Load<P>): Lazy<P> => lazy(load, undefined, false);
