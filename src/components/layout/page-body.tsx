import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Message } from "../ui/message";
import { ErrorBoundary } from "./error-boundary";

/** The content of a page's `<main>`, inside an error boundary. */
export function PageBody({ children }: { children: ReactNode }) {
  const { frame } = useStaticQuery<Queries.ApplicationErrorQuery>(graphql`
    query ApplicationError {
      frame {
        applicationError {
          title
          text
          action {
            ...LinkFields
          }
        }
      }
    }
  `);
  const { action, ...words } = frame.applicationError;
  return <ErrorBoundary instead={<Message {...words} actions={[action]} />}>{children}</ErrorBoundary>;
}
