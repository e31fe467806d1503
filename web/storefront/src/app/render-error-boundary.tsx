// Shows the fallback while its subject fails to render, and tries again with the next subject.
// Reporting the error is the root's business: React hands it there.

import { Component, type ReactNode } from "react";

type Props = { subject: unknown; fallback: ReactNode; children: ReactNode };

type State = { subject: unknown; failed: boolean };

export class RenderErrorBoundary extends Component<Props, State> {
  override state: State = { subject: this.props.subject, failed: false };

  static getDerivedStateFromProps({ subject }: Props, state: State): State | null {
    return subject === state.subject ? null : { subject, failed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
