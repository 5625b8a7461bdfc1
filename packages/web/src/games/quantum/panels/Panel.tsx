/** The frame of a panel: title, a remark on the right, content. */
import '../../../table/panel.css';
import type { ComponentChildren } from 'preact';
import './panels.css';

interface FrameProps {
  readonly className: string;
  /** For who cannot see it. */
  readonly name: string;
  readonly title?: ComponentChildren;
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Panel({ className, name, title, aside, children }: FrameProps) {
  return (
    <section className={`tb-panel q-panel ${className}`} aria-label={name}>
      {title !== undefined && (
        <header className="q-head">
          <h2>{title}</h2>
          {aside !== undefined && <span className="q-aside">{aside}</span>}
        </header>
      )}
      {children}
    </section>
  );
}
