import { css } from "@emotion/react";
import { lead, pageWide, stack, wholeCard } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { Actions, SmartLink } from "./links";
import { Emphasis, labelStyle } from "./headings";
import { Flame } from "./backdrops";

interface NoticePageProps {
  /** A drawing in src/theme/artwork/flames, if the message is a whole page. */
  flame?: string;
  /** A short code above the title, such as 404. */
  code?: string;
  title: string;
  text: string;
  /** A sentence in large letters below the text. */
  promise?: string | null;
  /** The first is the primary one. */
  actions: readonly Queries.Link[];
  /** Links below the buttons, each with a sentence. */
  doors?: readonly Door[] | null;
}

interface Door extends Queries.Link {
  readonly text: string;
}

const band = css`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 70vh;
  padding: ${theme.space.opening} ${theme.space.gutter};
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

const promiseStyle = css`
  max-width: 21em;
  margin-bottom: ${theme.space.md};
  padding-left: min(${theme.space.lg}, 6vw);
  border-left: 3px solid ${theme.colour.accent};
  font: italic 400 ${theme.type.h3} / 1.2 ${theme.font.italic};
  text-wrap: balance;
`;

const doorList = css`
  display: grid;
  gap: ${theme.space.lg};
  margin-top: ${theme.space.md};

  & > li {
    position: relative;
    padding-top: ${theme.space.md};
    border-top: 1px solid ${theme.colour.border};
    /* No line of the flame behind crosses the text. */
    background-color: ${theme.colour.ground};
  }

  a {
    ${wholeCard};
    color: ${theme.colour.ink};
    font: 400 ${theme.type.lead} / 1.25 ${theme.font.display};
    text-decoration-color: ${theme.colour.accent};
  }

  p {
    margin-top: ${theme.space.xs};
    color: ${theme.colour.muted};
    font-size: ${theme.type.label};
  }

  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    max-width: 58rem;
  }
`;

/** A page with one message and its links. */
export function NoticePage({ flame, code, title, text, promise, actions, doors }: NoticePageProps) {
  return (
    <section aria-labelledby="message" data-ground="dark" css={band}>
      {flame !== undefined && <Flame drawing={flame} onPhones="low" />}
      <div css={inner}>
        {code && <p>{code}</p>}
        <h1 id="message">
          <Emphasis text={title} />
        </h1>
        <p css={leadStyle}>{text}</p>
        {promise && <p css={promiseStyle}>{promise}</p>}
        <Actions actions={actions} />
        {doors && (
          <ul css={doorList}>
            {doors.map(({ label, href, text: about }) => (
              <li key={href}>
                <SmartLink href={href}>{label}</SmartLink>
                <p>{about}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
