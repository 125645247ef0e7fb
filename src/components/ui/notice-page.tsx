import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { lead, pageColumn, stack } from "../../theme/mixins";
import { theme } from "../../theme/theme";
import { Actions } from "./links";
import { Emphasis, labelStyle } from "./headings";

/** The props of a page with one message. */
export interface NoticePageProps {
  /** A short code above the title, such as 404. */
  code?: string;
  title: string;
  text: string;
  /** Content between the text and the buttons. */
  children?: ReactNode;
  /** The first is the primary one. */
  actions: readonly Queries.Link[];
  /** Content below the buttons. */
  below?: ReactNode;
  /** A drawing behind the message. */
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
   * The code's style is set from the parent, so pages with and without a code share their styles and one hash in the
   * policy.
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

/** A page with one message and its links. */
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
