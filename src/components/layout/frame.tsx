import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { AnnouncementLine } from "./announcement-line";
import { primaryButton } from "../ui/button-styles";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageBody } from "./page-body";

const skipStyle = css`
  ${primaryButton};
  position: fixed;
  z-index: 3;
  inset: 0 auto auto 0;

  &:not(:focus) {
    clip-path: inset(50%);
    transform: translateY(-120%);
  }
`;

const columnStyle = css`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  overflow-x: clip;

  & > main {
    flex: 1;
  }
`;

export function Frame({ path, children }: { path: string; children: ReactNode }) {
  const data = useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      frame {
        skipLink homeLink mainNavigation menu sideMenu closeMenu
        footer {
          closing closingReference quickLinks social write copyright privacy { ...LinkFields }
        }
      }
      siteIdentity {
        ministry { name }
        copyrightYear
        legal { responsible address }
        navigation {
          header { ...LinkFields } action { ...LinkFields } menu { ...LinkFields }
          quickLinks { ...LinkFields } groups { title links { ...LinkFields } }
        }
        social { label url }
        addresses {
          general { label email } speaking { label email } prayer { label email } contact { label email }
        }
      }
    }
  `);
  return (
    <div css={columnStyle}>
      <a href="#content" css={skipStyle}>
        {data.frame.skipLink}
      </a>
      <AnnouncementLine />
      <Header path={path} {...data} />
      <main id="content" tabIndex={-1}>
        <PageBody>{children}</PageBody>
      </main>
      <Footer path={path} {...data} />
    </div>
  );
}
