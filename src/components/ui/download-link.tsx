import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { primaryButton, secondaryButton } from "./button-styles";
import { SpokenColon } from "./spoken-colon";
import { VisuallyHidden } from "./visually-hidden";

interface DownloadLinkProps {
  /** The file's path on this site. */
  href: string;
  /** The name under which the file is saved; the file's own by default. */
  name?: string;
  /** Whether this is the most important download in its view. */
  primary?: boolean;
  /** A description of the file for screen readers, after the label. */
  about?: string;
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

/** A link to a file, styled as a button; it works without script. */
export function DownloadLink({ href, name, primary = false, about, children }: DownloadLinkProps) {
  return (
    <a href={href} download={name ?? ""} css={[primary ? primaryButton : secondaryButton, width]}>
      {about === undefined ? (
        children
      ) : (
        <>
          <span>
            {children}
            <SpokenColon />
          </span>
          <VisuallyHidden>{about}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
