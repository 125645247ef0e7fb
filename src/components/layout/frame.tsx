import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { AnnouncementLine } from "../ui/announcement-line";
import { primaryButton } from "../ui/button-styles";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageBody } from "./page-body";

const skipStyle = css`
  ${primaryButton};
  position: fixed;
  z-index: 3;
  top: 0;
  left: 0;

  &:not(:focus) {
    clip-path: inset(50%);
    transform: translateY(-120%);
  }
`;

/** The first Tab stop: skips the navigation. */
function SkipLink({ label }: { label: string }) {
  return (
    <a href="#content" css={skipStyle}>
      {label}
    </a>
  );
}

interface FrameProps {
  /** The current page's path, which navigation marks. */
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

/** The frame of every page: skip link, announcements, header, main, footer. */
export function Frame({ path, children }: FrameProps) {
  const { frame, siteIdentity } = useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      frame {
        skipLink
        ...HeaderWords
        ...SideMenuWords
        ...FooterWords
      }
      siteIdentity {
        ...HeaderIdentity
        ...FooterIdentity
      }
    }
  `);
  return (
    <div css={column}>
      <SkipLink label={frame.skipLink} />
      <AnnouncementLine />
      <Header path={path} words={frame} identity={siteIdentity} />
      <main id="content" tabIndex={-1}>
        <PageBody>{children}</PageBody>
      </main>
      <Footer words={frame} identity={siteIdentity} />
    </div>
  );
}
