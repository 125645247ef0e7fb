import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { scriptOnlyStyle } from "../../hydration/scripted";
import { hideInPrint, wrappedRow } from "../../theme/mixins";
import { theme } from "../../theme/theme";
import { compactButton, secondaryButton } from "./button-styles";
import { SpokenColon, VisuallyHidden } from "./headings";
import { useInterfaceTexts } from "./site-texts";

interface ShareButtonProps {
  /** The address to share: a path of this site, or a fragment of the page. */
  href: string;
  /** The name of the shared thing, for screen readers. */
  subject: string;
}

const statusRowStyle = css`
  ${wrappedRow("xs", "md")};
  align-items: center;
  margin-top: ${theme.space.md};
  font-size: ${theme.type.label};

  ${scriptOnlyStyle};

  ${hideInPrint};

  /* The button is as high as the other buttons, also while a list of addresses is open. */
  [data-buttons] > & {
    min-height: 3.25rem;
    margin-top: 0;
  }
`;

/** A button that shares an address. The script in every page's head handles the click (browser/share-on-click.ts). */
export function ShareButton({ href, subject }: ShareButtonProps) {
  const { share } = useInterfaceTexts();
  if (!share) return null;
  return (
    <WithStatus>
      <button
        type="button"
        data-share={href}
        data-copied={share.copied}
        css={[secondaryButton, compactButton]}
      >
        <span>
          {share.label}
          <SpokenColon />
        </span>
        <VisuallyHidden>{subject}</VisuallyHidden>
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
    <div css={statusRowStyle}>
      {children}
      {/* React must not change the text that the script wrote here before hydration. */}
      <span role="status" dangerouslySetInnerHTML={{ __html: "" }} />
    </div>
  );
}
