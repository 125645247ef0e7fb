import { graphql, useStaticQuery } from "gatsby";
import { Message } from "../ui/message";

/** What stands in a page's place when its code has failed. */
export function ApplicationError() {
  const { content } = useStaticQuery<Queries.ApplicationErrorQuery>(graphql`
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
  `);
  return <Message {...content.frame.applicationError} />;
}
