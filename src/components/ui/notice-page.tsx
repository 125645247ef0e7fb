import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { lead, pageWide, stack } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { Actions } from "./links";
import { Emphasis, labelStyle } from "./headings";
import { Flame, lowFlame } from "./backdrops";

interface NoticePageProps {
  /** A drawing in src/theme/artwork/flames, if the message is a whole page. */
  flame?: string;
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
}

const band = css`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 70vh;
  padding: ${theme.space.opening} ${theme.space.gutter};
`;

/* On a phone, the flame has its own space below the links. */
const aboveFlame = css`
  ${media.narrow} {
    padding-bottom: calc(${lowFlame} + ${theme.space.md});
  }
`;

const inner = css`
  position: relative;
  ${stack("lg")};
  ${pageWide};

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
export function NoticePage({ flame, code, title, text, actions, below, children }: NoticePageProps) {
  return (
    <section aria-labelledby="message" data-ground="dark" css={[band, flame !== undefined && aboveFlame]}>
      {flame !== undefined && <Flame drawing={flame} />}
      <div css={inner}>
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
