import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { lead, pageColumn, stack } from "../../theme/mixins";
import { theme } from "../../theme/theme";
import { Actions } from "./links";
import { Emphasis, labelStyle } from "./headings";

export interface NoticePageProps {
  /** A short code above the title, such as 404. */
  code?: string;
  title: string;
  text: string;
  children?: ReactNode;
  /** The first action has the primary button. */
  actions: readonly Queries.Link[];
  below?: ReactNode;
  backdrop?: ReactNode;
  className?: string;
}

const pageStyle = css`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 70vh;
  padding: ${theme.space.opening} ${theme.space.gutter};
`;

const contentStyle = css`
  position: relative;
  ${stack("lg")};
  ${pageColumn};

  /*
   * The code's style is in this style, so that pages with and without a code have the same styles, and the
   * Content-Security-Policy needs one hash.
   */
  & > p:first-child {
    ${labelStyle};
  }
`;

const leadStyle = css`
  ${lead};
  max-width: 19.5em;
  margin-bottom: ${theme.space.md};
  color: ${theme.colour.muted};
`;

export function NoticePage(props: NoticePageProps) {
  const { code, title, text, children, actions, below, backdrop, className } = props;
  return (
    <section aria-labelledby="message" data-ground="dark" className={className} css={pageStyle}>
      {backdrop}
      <div css={contentStyle}>
        {code && <p>{code}</p>}
        <h1 id="message">
          <Emphasis text={title} />
        </h1>
        <p css={leadStyle}>{text}</p>
        {children}
        <Actions actions={actions} />
        {below}
      </div>
    </section>
  );
}
