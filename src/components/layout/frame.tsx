import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Message } from "../ui/message";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { Header } from "./header";
import { SkipLink } from "./skip-link";

interface FrameProps {
  /** The page's path, by which navigation marks where the visitor is. */
  path: string;
  children: ReactNode;
}

const column = css`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  overflow-x: clip;

  & > main {
    flex: 1;
  }
`;

/** What surrounds every page: skip link, header, main, footer; and a safety net round the page itself. */
export function Frame({ path, children }: FrameProps) {
  const { content } = useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      content {
        frame {
          skipLink
          ...HeaderWords
          ...SideMenuWords
          ...FooterWords
          applicationError {
            title
            text
            action {
              ...LinkFields
            }
          }
        }
        siteIdentity {
          ...HeaderIdentity
          ...FooterIdentity
        }
      }
    }
  `);
  const { frame, siteIdentity } = content;
  return (
    <div css={column}>
      <SkipLink label={frame.skipLink} />
      <Header path={path} words={frame} identity={siteIdentity} />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary instead={<Message {...frame.applicationError} />}>{children}</ErrorBoundary>
      </main>
      <Footer words={frame} identity={siteIdentity} />
    </div>
  );
}
