import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { theme } from "../../theme/theme";
import { LinkedText } from "./links";

interface TermsProps {
  entries: readonly (readonly [term: string, detail: string])[];
  className?: string;
  /** The moment after which the whole list is removed (src/browser/update-dates.ts). */
  "data-until"?: string | undefined;
  children?: ReactNode;
}

const termsStyle = css`
  dt {
    color: ${theme.colour.muted};
    font-size: ${theme.type.small};
  }
`;

/** Terms with their details. The parent sets most of the style. */
export function Terms({ entries, children, ...props }: TermsProps) {
  return (
    <dl css={termsStyle} {...props}>
      {entries.map(([term, detail]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <LinkedText text={detail} />
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
