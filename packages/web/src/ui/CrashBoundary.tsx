/** Catches what a page throws while drawing, so that the reader gets a way back instead of a blank page. */
import { Component, type ComponentChildren } from 'preact';

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
