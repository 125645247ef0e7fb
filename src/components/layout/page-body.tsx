import { graphql, useStaticQuery } from "gatsby";
import { Component, type ReactNode } from "react";
import { NoticePage } from "../ui/notice-page";

interface ErrorBoundaryProps {
  /** Rendered instead of the children after one of them has thrown. */
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps the header and the footer when a page's component throws in the browser. */
class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** The content of a page's `<main>`, inside an error boundary. */
export function PageBody({ children }: { children: ReactNode }) {
  const { frame } = useStaticQuery<Queries.ApplicationErrorQuery>(graphql`
    query ApplicationError {
      frame {
        applicationError { title text action { ...LinkFields } }
      }
    }
  `);
  const { action, ...texts } = frame.applicationError;
  return <ErrorBoundary instead={<NoticePage {...texts} actions={[action]} />}>{children}</ErrorBoundary>;
}
