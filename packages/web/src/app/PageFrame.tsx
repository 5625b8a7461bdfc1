/** Frame around every page but a table. */
import './shell.css';
import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { useText } from '../text/index.ts';
import { Tabs, TopBar } from './TopBar.tsx';

/** Puts a page between the top bar and, on a phone, the tab bar. */
export function PageFrame({ children }: { readonly children: ComponentChildren }) {
  const { skip } = useText();
  const content = useRef<HTMLElement>(null);
  // The skip link moves the focus by script: on the rules page the fragment of the address names a clause.
  const skipTo = (event: TargetedMouseEvent<HTMLElement>) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <div className="frame">
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link is a link to whoever hears it. */}
      <a className="skip" href="#content" onClick={skipTo}>
        {skip}
      </a>
      <TopBar />
      <main ref={content} id="content" className="page" tabIndex={-1}>
        {children}
      </main>
      <Tabs />
    </div>
  );
}
