/** Box of a panel: title, a remark on the right, content. */
import '../../../table/panel.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './panels.css';

interface PanelFrameProps {
  readonly className: string;
  readonly title: ComponentChildren;
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Panel({ className, title, aside, children }: PanelFrameProps) {
  const id = useId();
  return (
    <section className={`tb-panel tess-panel ${className}`} aria-labelledby={id}>
      <header className="tess-head">
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <span className="tess-aside">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
