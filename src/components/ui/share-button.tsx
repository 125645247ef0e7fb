import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { scriptOnlyStyle } from "../../hydration/scripted";
import { hideInPrint, wrappedRow } from "../../theme/mixins";
import { theme } from "../../theme/theme";
import { compactButton, secondaryButton } from "./button-styles";
import { SpokenColon, VisuallyHidden } from "./headings";
import { useInterfaceTexts } from "./site-texts";

interface ShareButtonProps {
  /** The shared address: a path of this site, or a fragment of the page. */
  href: string;
  /** The accessible name of the shared thing. */
  subject: string;
}

const statusRowStyle = css`
  ${wrappedRow("xs", "md")};
  align-items: center;
  margin-top: ${theme.space.md};
  font-size: ${theme.type.label};

  ${scriptOnlyStyle};

  ${hideInPrint};

  /* As high as the other buttons, also while one of them is open. */
  [data-buttons] > & {
    min-height: 3.25rem;
    margin-top: 0;
  }
`;

/** A button that shares an address; the script in every page's head handles the click (browser/share-on-click.ts). */
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
      {/* React must not change what the script wrote here before hydration. */}
      <span role="status" dangerouslySetInnerHTML={{ __html: "" }} />
    </div>
  );
}
