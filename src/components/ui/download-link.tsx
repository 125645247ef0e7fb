import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { primaryButton, secondaryButton } from "./button-styles";

interface DownloadLinkProps {
  /** Where the file is on this site. */
  href: string;
  /** The name under which it is saved; the file's own where this is left out. */
  name?: string;
  /** True for the download that matters most on its screen. */
  primary?: boolean;
  /** What the link belongs to, for those who hear it on its own. */
  describedBy?: string;
  children: ReactNode;
}

const width = css`
  align-self: start;
  justify-self: start;
  width: 100%;

  &::after {
    content: "↓" / "";
    margin-left: ${theme.space.xs};
  }

  ${media.sm} {
    width: auto;
  }
`;

/** A link that looks like a button and saves a file, with script or without. */
export function DownloadLink({ href, name, primary = false, describedBy, children }: DownloadLinkProps) {
  return (
    <a
      href={href}
      download={name ?? ""}
      aria-describedby={describedBy}
      css={[primary ? primaryButton : secondaryButton, width]}
    >
      {children}
    </a>
  );
}
