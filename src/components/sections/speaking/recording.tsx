import { css } from "@emotion/react";
import { stack, touchTarget, cardLink } from "../../../theme/mixins";
import { theme } from "../../../theme/theme";
import { Picture } from "../../ui/picture";
import { SmartLink } from "../../ui/links";

const recordingStyle = css`
  ${stack("xs")};
  position: relative;
  max-width: 26rem;
  margin-top: ${theme.space.md};

  a {
    ${touchTarget};
    justify-self: start;
    ${cardLink};
  }

  /* Above the area of the link, so that the text can be selected. */
  h3,
  p {
    position: relative;
    z-index: 2;
  }
`;

/* A triangle on a disc marks the picture as a video. */
const playMarkStyle = css`
  position: relative;

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 3.5rem;
    height: 3.5rem;
    margin: auto;
    border-radius: 50%;
    background-color: ${theme.colour.accent};
    forced-color-adjust: none;
  }

  &::after {
    width: 1.25rem;
    height: 1.5rem;
    border-radius: 0;
    background-color: ${theme.colour.onAccent};
    translate: 0.15rem 0;
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
`;

type RecordingProps = Omit<Queries.SpeakingPagePlanningWatch, "picture"> & {
  picture: Queries.PictureFragment;
};

/** A talk on another site: a picture and a link to the talk, without an embedded player. */
export function Recording({ picture, title, text, action }: RecordingProps) {
  return (
    <div css={recordingStyle}>
      <div css={playMarkStyle}>
        <Picture picture={picture} sizes="(min-width: 64em) 24rem, min(26rem, 90vw)" />
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
      <SmartLink href={action.href}>{action.label}</SmartLink>
    </div>
  );
}
