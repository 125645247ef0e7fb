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
  contentBelowActions?: ReactNode;
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
   * The style of the code above the title (such as 404). It is in this rule, so that pages without a code have the
   * same CSS, which needs only one hash in the Content-Security-Policy.
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
  const { code, title, text, children, actions, contentBelowActions, backdrop, className } = props;
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
        {contentBelowActions}
      </div>
    </section>
  );
}
