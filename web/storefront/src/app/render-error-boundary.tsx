// Shows the fallback while its subject fails to render, and tries again with the next subject.
// Reporting the error is the root's business: React hands it there.

import { Component, type ReactNode } from "react";

type Props = { subject: unknown; fallback: ReactNode; children: ReactNode };

type State = { failed: boolean };

export class RenderErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.subject !== this.props.subject) {
      this.setState({ failed: false });
    }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
