import { Component, type ReactNode } from "react";
import { Crashed } from "./crashed.tsx";
import { report } from "./report.ts";

/** Catches what breaks while drawing: the person gets a way on, the operator gets a report. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error);
  }

  override render(): ReactNode {
    return this.state.broken ? <Crashed onRetry={() => this.setState({ broken: false })} /> : this.props.children;
  }
}
