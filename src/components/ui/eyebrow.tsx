import type { ReactNode } from "react";
import { labelStyle } from "./label-style";

/** The small letter-spaced line over a headline. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p css={labelStyle}>{children}</p>;
}
