import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { GlobalStyles } from "../../theme/global-styles";
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
  return (
    <div css={column}>
      <GlobalStyles />
      <SkipLink />
      <Header path={path} />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}
