import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { labelStyle } from "./label-style";

const separator = " • ";

/* What separates two parts stands before the second, and vanishes over the edge where that begins a line. */
const parted = css`
  ${labelStyle};
  max-width: none;
  margin-left: -1.3em;
  clip-path: inset(0 0 0 1.3em);

  span {
    display: inline-block;
    padding-left: 1.3em;
  }

  i {
    display: inline-block;
    width: 1.3em;
    margin-left: -1.3em;
    font-style: normal;
    text-align: center;
  }
`;

/** The small letter-spaced line over a headline; of several parts with bullets between, each stays whole. */
export function Eyebrow({ children }: { children: ReactNode }) {
  const [first, ...others] = typeof children === "string" ? children.split(separator) : [];
  if (others.length === 0) return <p css={labelStyle}>{children}</p>;
  return (
    <p css={parted}>
      <span>{first}</span>
      {others.map((part) => (
        <span key={part}>
          <i aria-hidden="true">{separator}</i>
          {part}
        </span>
      ))}
    </p>
  );
}
