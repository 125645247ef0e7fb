import { css } from "@emotion/react";
import { media, theme } from "../../theme/theme";
import { Flame, lowFlameHeight } from "./backdrops";
import { NoticePage, type NoticePageProps } from "./notice-page";

interface FlameNoticeProps extends NoticePageProps {
  /** A drawing in src/theme/artwork/flames. */
  flame: string;
}

/* On a phone, the flame has its own space below the links. */
const spaceForFlameStyle = css`
  ${media.narrow} {
    padding-bottom: calc(${lowFlameHeight} + ${theme.space.md});
  }
`;

/** A page with one message in front of a flame. */
export function FlameNotice({ flame, ...notice }: FlameNoticeProps) {
  return <NoticePage {...notice} css={spaceForFlameStyle} backdrop={<Flame drawing={flame} />} />;
}
