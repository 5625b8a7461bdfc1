import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Inlines an SVG file, which then follows the theme and can be animated; a file of its own keeps it out of
 * the scripts.
 */
export function Picture({ src }: { readonly src: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A failed fetch leaves the tile without its picture.
    fetch(src)
      .then(answer => answer.text())
      .then(svg => {
        if (frame.current) frame.current.innerHTML = svg;
      })
      .catch(() => {});
  }, [src]);
  return <div ref={frame} className="picture" />;
}
