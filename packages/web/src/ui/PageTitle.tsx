/** The one h1 of a page: sets the document title and takes the focus after navigation. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hasNavigated } from './router.ts';
import { useWords } from './words.ts';

interface PageTitleProps {
  /** Title of the browser tab; the product's name is added. */
  readonly title: string;
  /** Shown instead of `title`. */
  readonly children?: ComponentChildren;
  readonly className?: string;
}

export function PageTitle({ title, children, className = 'page-title' }: PageTitleProps) {
  const { product } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === product ? title : `${title} · ${product}`;
  }, [title, product]);
  useEffect(() => {
    // The focus stays alone on the first load: there the browser decides where reading starts.
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
