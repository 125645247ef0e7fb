import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { primaryButton, secondaryButton } from "./button-styles";
import { SpokenColon } from "./spoken-colon";
import { VisuallyHidden } from "./visually-hidden";

interface DownloadLinkProps {
  /** Where the file is on this site. */
  href: string;
  /** The name under which the file is saved; the file's own by default. */
  name?: string;
  /** True for the download that matters most on its screen. */
  primary?: boolean;
  /** What the file is, after the label for screen readers. */
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

/** A link styled as a button that downloads a file, with script or without. */
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
