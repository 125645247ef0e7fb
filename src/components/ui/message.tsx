import { css } from "@emotion/react";
import { theme } from "../../theme/theme";
import { Actions } from "./actions";
import { Emphasis } from "./emphasis";
import { Flame } from "./flame";
import { labelStyle } from "./label-style";

interface MessageProps {
  /** A drawing of src/theme/artwork/flames, where the message is a page of its own. */
  flame?: string;
  /** A short code over the title, such as 404. */
  code?: string;
  title: string;
  text: string;
  action: Queries.LinkFieldsFragment;
}

const band = css`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 70vh;
  padding: ${theme.space.x4} ${theme.space.gutter};
`;

const inner = css`
  position: relative;
  display: grid;
  gap: ${theme.space.lg};
  width: 100%;
  max-width: ${theme.widths.page};
  margin-inline: auto;

  /* A code, said from here: so pages with and without one share their styles, and the policy has one hash for them. */
  & > p:first-child {
    ${labelStyle};
  }
`;

const lead = css`
  max-width: 20.6em;
  margin-bottom: ${theme.space.md};
  color: ${theme.colour.muted};
  font-size: ${theme.type.lead};
  line-height: 1.45;
`;

/** A page that has one thing to say, and one way on. */
export function Message({ flame, code, title, text, action }: MessageProps) {
  return (
    <section aria-labelledby="message" data-ground="dark" css={band}>
      {flame !== undefined && <Flame drawing={flame} onPhones="low" />}
      <div css={inner}>
        {code && <p>{code}</p>}
        <h1 id="message">
          <Emphasis text={title} />
        </h1>
        <p css={lead}>{text}</p>
        <Actions actions={[action]} />
      </div>
    </section>
  );
}
