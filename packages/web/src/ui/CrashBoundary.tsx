/** Error boundary: a page that throws while rendering is replaced by a way back. */
import { Component, type ComponentChildren } from 'preact';

interface Props {
  readonly children: ComponentChildren;
  /** Rendered instead of the page that failed. */
  readonly fallback: (error: unknown) => ComponentChildren;
}

interface State {
  readonly failed: { readonly error: unknown } | null;
}

// A class, since Preact has no error boundaries for function components.
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
