import { Component, type ReactNode } from "react";
import { report } from "../errors/report.ts";

type Props = { fallback?: ReactNode; children: ReactNode };

/** Keeps an error in one part of the page from taking the others with it. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    report(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
