/** Catches what a page throws while drawing, so that the reader gets a way back instead of a blank page. */
import { Component, type ComponentChildren } from 'preact';
import { useText } from '../text/index.ts';
import { Notice } from './Notice.tsx';

interface Props {
  readonly children: ComponentChildren;
  /** Drawn instead of what failed. */
  readonly fallback: (error: unknown) => ComponentChildren;
}

interface State {
  readonly failed: { readonly error: unknown } | null;
}

// Preact offers error boundaries to classes only.
export class CrashBoundary extends Component<Props, State> {
  override state: State = { failed: null };

  static override getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override render(): ComponentChildren {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}

export function CrashPage({ error }: { readonly error: unknown }) {
  const { crash, match } = useText();
  return (
    <>
      <Notice title={crash.title} text={crash.text}>
        <button type="button" className="button is-main" onClick={() => location.reload()}>
          {match.reload}
        </button>
      </Notice>
      <details className="crash-details">
        <summary>{crash.details}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by the keyboard. */}
        <pre tabIndex={0}>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </>
  );
}
