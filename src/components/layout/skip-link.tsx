import { css } from "@emotion/react";
import { primaryButton } from "../ui/button-styles";

const style = css`
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
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#content" css={style}>
      {label}
    </a>
  );
}
