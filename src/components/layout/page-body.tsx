import { graphql, useStaticQuery } from "gatsby";
import { Component, type ReactNode } from "react";
import { NoticePage } from "../ui/notice-page";

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** If a page's component throws an error in the browser, the page's content is replaced, but not header and footer. */
class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

export function PageBody({ children }: { children: ReactNode }) {
  const { frame } = useStaticQuery<Queries.ApplicationErrorQuery>(graphql`
    query ApplicationError {
      frame {
        applicationError { title text action { ...LinkFields } }
      }
    }
  `);
  const { action, ...texts } = frame.applicationError;
  return <ErrorBoundary fallback={<NoticePage {...texts} actions={[action]} />}>{children}</ErrorBoundary>;
}
