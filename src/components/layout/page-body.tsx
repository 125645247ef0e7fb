import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Message } from "../ui/message";
import { ErrorBoundary } from "./error-boundary";

/** What stands in a page's `<main>`, with a safety net round it. */
export function PageBody({ children }: { children: ReactNode }) {
  const { frame } = useStaticQuery<Queries.ApplicationErrorQuery>(graphql`
    query ApplicationError {
      content {
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
    }
  `).content;
  return <ErrorBoundary instead={<Message {...frame.applicationError} />}>{children}</ErrorBoundary>;
}
