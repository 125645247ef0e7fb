import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { scripted } from "../../hydration/scripted";
import { media, theme } from "../../theme/theme";
import { secondaryButton } from "./button-styles";
import { SpokenColon, VisuallyHidden } from "./headings";
import { useInterfaceTexts } from "./site-texts";

interface ShareButtonProps {
  /** The shared address: a path of this site, or a fragment of the page. */
  href: string;
  /** The accessible name of the shared thing. */
  about: string;
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.md};
  margin-top: ${theme.space.md};
  font-size: ${theme.type.label};

  ${scripted};

  ${media.print} {
    display: none;
  }
`;

const button = css`
  ${secondaryButton};
  min-height: 2.75rem;
  padding-block: ${theme.space.xs};
`;

/** A button that shares an address; the script in every page's head handles the click (browser/share-on-click.ts). */
export function ShareButton({ href, about }: ShareButtonProps) {
  const { share } = useInterfaceTexts();
  if (!share) return null;
  return (
    <WithStatus>
      <button type="button" data-share={href} data-copied={share.copied} css={button}>
        <span>
          {share.label}
          <SpokenColon />
        </span>
        <VisuallyHidden>{about}</VisuallyHidden>
      </button>
    </WithStatus>
  );
}

/**
 * A button that needs script, and the status in which the script shows the result of a click
 * (browser/copy-on-click.ts).
 */
export function WithStatus({ children }: { children: ReactNode }) {
  return (
    <div css={row}>
      {children}
      {/* React must not change what the script wrote here before hydration. */}
      <span role="status" dangerouslySetInnerHTML={{ __html: "" }} />
    </div>
  );
}
