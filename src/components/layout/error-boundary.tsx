import { Component, type ReactNode } from "react";
import { ApplicationError } from "./application-error";

interface ErrorBoundaryState {
  failed: boolean;
}

/** Keeps the site's frame standing when a page's own code fails in the browser. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ApplicationError /> : this.props.children;
  }
}
