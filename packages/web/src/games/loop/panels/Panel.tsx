/** Box of a panel: title, a remark on the right, content. */
import '../../../table/panel.css';
import type { ComponentChildren } from 'preact';
import './panels.css';

interface FrameProps {
  readonly className: string;
  readonly title: string;
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Panel = ({ className, title, aside, children }: FrameProps) => (
  <section className={`tb-panel lp-panel ${className}`} aria-label={title}>
    <header className="lp-head">
      <h2>{title}</h2>
      {aside !== undefined && <span className="lp-aside">{aside}</span>}
    </header>
    {children}
  </section>
);
