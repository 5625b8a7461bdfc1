import { useLayoutEffect, useRef } from 'preact/hooks';

/** A drawing from a file, which is no script, laid into the page, where it wears the theme and can move. */
export function Picture({ src }: { readonly src: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Without it a tile only lacks its picture.
    fetch(src)
      .then(answer => answer.text())
      .then(svg => frame.current?.setHTMLUnsafe(svg))
      .catch(() => {});
  }, [src]);
  return <div ref={frame} className="picture" />;
}
