/** The frame of a panel: title, a remark on the right, content. */
import { type ReactNode, useId } from 'react';
import './panels.css';

interface PanelFrameProps {
  readonly className: string;
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Panel({ className, title, aside, children }: PanelFrameProps) {
  const id = useId();
  return (
    <section className={`tess-panel ${className}`} aria-labelledby={id}>
      <header className="tess-head">
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <span className="tess-aside">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
